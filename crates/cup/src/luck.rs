//! Luck that follows from a seed.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng as _, SeedableRng as _};
use sha2::{Digest as _, Sha256};

/// Random numbers that are the same wherever and whenever they are drawn: Xoshiro256++, started
/// with the SHA-256 of `<seed>:<purpose>`.
#[derive(Clone, Debug)]
pub(crate) struct Luck(Xoshiro256PlusPlus);

impl Luck {
    /// Starts luck for one purpose, so that draws don't depend on each other.
    pub(crate) fn new(seed: &str, purpose: &str) -> Self {
        let digest = Sha256::digest(format!("{seed}:{purpose}"));
        Self(Xoshiro256PlusPlus::from_seed(digest.into()))
    }

    /// Returns a number of so many bits, 1 to 64.
    pub(crate) fn bits(&mut self, bits: u32) -> u64 {
        self.0.next_u64() >> (64 - bits)
    }

    /// Returns a number below `end`, which isn't 0. It favors none by more than 1 in 2^32.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        ((self.bits(32) * end as u64) >> 32) as usize
    }

    /// Returns true with a probability.
    pub(crate) fn happens(&mut self, probability: f64) -> bool {
        self.part() < probability
    }

    /// Returns a number from 0 to below 1.
    pub(crate) fn part(&mut self) -> f64 {
        self.bits(53) as f64 / (1_u64 << 53) as f64
    }

    /// Shuffles, as Fisher and Yates did.
    pub(crate) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}
