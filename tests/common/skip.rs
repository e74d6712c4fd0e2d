//! Skips tests whose programs aren't installed.

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Mutex;

/// Returns true if tests must not be skipped.
fn is_ci() -> bool {
    std::env::var("CI").is_ok_and(|value| value == "true")
}

/// Prints once, past the test harness, which tests are skipped and why.
pub fn skip(tests: &str, why: &str) {
    static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    assert!(!is_ci(), "{why}");
    let line = format!("{tests} are skipped: {why}\n");
    if SAID.lock().unwrap().insert(line.clone()) {
        std::io::stderr().write_all(line.as_bytes()).unwrap();
    }
}
