//! Fuzzes every parser of outside input with almost valid inputs: it accepts or refuses them, and
//! never panics.
//!
//! `HALMA_FUZZ=10000000 cargo test --release --test bot fuzz:: -- --nocapture` makes this many inputs in
//! total, from another seed with `HALMA_SEED`. Inputs that fail are printed, to be made into a test
//! of the parser. `HALMA_CORPUS=folder` keeps the valid ones, for `fuzz`. What guided fuzzing found
//! to reach other code is in `fuzz/corpus` and read first.
#![expect(clippy::unwrap_used, reason = "a test")]
#![expect(clippy::print_stdout, reason = "prints how many were tried")]

mod files;
mod mutate;
mod readers;
mod stores;
mod texts;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use mutate::Mutator;

/// The default number of inputs in total.
const FEW: usize = 20_000;

fn keep(folder: &Path, inputs: &[Vec<u8>]) {
    fs::create_dir_all(folder).unwrap();
    for (number, input) in inputs.iter().enumerate() {
        fs::write(folder.join(format!("valid-{number}")), input).unwrap();
    }
}

/// What guided fuzzing of a reader has found.
fn found(folder: &str) -> Vec<Vec<u8>> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    let Ok(files) = fs::read_dir(corpus.join(folder)) else {
        return Vec::new();
    };
    let mut found: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    found.sort();
    found.iter().map(|file| fs::read(file).unwrap()).collect()
}

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

/// Feeds a reader its share of all inputs: `share` per 1,000.
fn fuzz(what: &str, share: usize, good: Vec<Vec<u8>>, mut read: impl FnMut(&[u8]) -> bool) {
    let folder = what.replace(' ', "_");
    if let Some(corpus) = std::env::var_os("HALMA_CORPUS") {
        keep(&Path::new(&corpus).join(&folder), &good);
    }
    let count = (number("HALMA_FUZZ", FEW) * share / 1_000).max(20);
    let mut mutator = Mutator::new(number("HALMA_SEED", 1) as u64, good);
    for input in &mutator.good {
        assert!(read(input), "{what}: a valid input is refused");
    }
    let found = found(&folder);
    let mut taken = 0;
    for number in 0..found.len() + count {
        let input = match found.get(number) {
            Some(input) => input.clone(),
            None => mutator.next(),
        };
        let is_taken = catch_unwind(AssertUnwindSafe(|| read(&input)));
        let Ok(is_taken) = is_taken else {
            panic!("{what} panicked at {:?}", String::from_utf8_lossy(&input));
        };
        taken += usize::from(is_taken);
    }
    println!(
        "{what}: {} found and {count} new inputs, {taken} of them taken",
        found.len()
    );
}
