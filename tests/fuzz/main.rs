//! Everything that reads what others wrote, with inputs that nearly are what it expects: it refuses
//! them or takes them, and never panics.
//!
//! `HALMA_FUZZ=10000000 cargo test --release --test fuzz -- --nocapture` makes so many inputs in
//! all, from another seed with `HALMA_SEED`; an input that is found is written out, to become a
//! test where the parser is.
#![expect(clippy::unwrap_used, reason = "a test")]
#![expect(clippy::print_stdout, reason = "how many were tried")]

#[path = "../common/mod.rs"]
mod common;
mod files;
mod mutate;
mod stores;
mod texts;

use std::panic::{AssertUnwindSafe, catch_unwind};

use mutate::Mutator;

/// How many inputs there are in all unless the variable says otherwise.
const FEW: usize = 20_000;

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

/// Gives a reader its share of all inputs, of which `share` of 1,000 are its own.
fn fuzz(what: &str, share: usize, good: Vec<Vec<u8>>, mut read: impl FnMut(&[u8]) -> bool) {
    let count = (number("HALMA_FUZZ", FEW) * share / 1_000).max(20);
    let mut mutator = Mutator::new(number("HALMA_SEED", 1) as u64, good);
    for input in &mutator.good {
        assert!(read(input), "{what}: a good input is refused");
    }
    let mut taken = 0;
    for _ in 0..count {
        let input = mutator.next();
        let is_taken = catch_unwind(AssertUnwindSafe(|| read(&input)));
        let Ok(is_taken) = is_taken else {
            panic!("{what} panicked at {:?}", String::from_utf8_lossy(&input));
        };
        taken += usize::from(is_taken);
    }
    println!("{what}: {count} inputs, {taken} of them taken");
}
