//! Random test cases: the same in every run, unless you search for new ones.

use std::env;

use proptest::test_runner::{Config, FileFailurePersistence, RngSeed};

/// Runs `cases` cases from a fixed seed; `HALMA_CASES` and `HALMA_SEED` override both, as
/// `.ci/search` does. Cases that failed before are kept in `found`, a file in the repository, and
/// are tried first.
pub fn config(cases: u32, found: &'static str) -> Config {
    let number = |name| {
        env::var(name)
            .ok()
            .and_then(|text| text.parse::<u64>().ok())
    };
    Config {
        cases: number("HALMA_CASES").map_or(cases, |cases| cases.try_into().unwrap_or(u32::MAX)),
        rng_seed: RngSeed::Fixed(number("HALMA_SEED").unwrap_or(1)),
        failure_persistence: Some(Box::new(FileFailurePersistence::Direct(found))),
        ..Config::default()
    }
}
