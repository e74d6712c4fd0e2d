//! Coverage-guided fuzzing of what reads outside input. Each target is a reader of `tests/fuzz`.
//!
//! `.ci/fuzz 600` tries all of them, ten minutes each, and keeps what reaches new code in `corpus`.
#![allow(clippy::unwrap_used, reason = "as in the tests")]

#[path = "../../tests/fuzz/readers.rs"]
pub mod readers;

/// The target of a reader.
#[macro_export]
macro_rules! target {
    ($reader:ident) => {
        libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
            $crate::readers::$reader(bytes);
        });
    };
}
