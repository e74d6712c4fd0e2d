//! Random cases: the same in every run, unless someone looks for new ones.

use std::env;

use proptest::test_runner::{Config, FileFailurePersistence, RngSeed};

/// So many cases from a fixed seed. The variables `HALMA_CASES` and `HALMA_SEED` say otherwise;
/// `.ci/search` sets them. Cases that failed once are kept in `found`, a file of the repository,
/// and are tried first.
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
