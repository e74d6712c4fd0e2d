//! Almost valid inputs: valid ones with bytes changed, removed, repeated, mixed with others, or
//! replaced by known trouble.

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

/// What breaks parsers more often than random bytes.
const STUMBLES: [&str; 24] = [
    "",
    "\0",
    "-",
    "--",
    ":",
    "/",
    "\\",
    "\"",
    "{",
    "[[[[[[[[",
    "null",
    "-1",
    "0",
    "1e999",
    "18446744073709551616",
    "9999999999999999999999",
    "\u{202e}",
    "\u{2068}c7\u{2069}",
    "ÿ",
    "𝟗",
    "é\u{301}",
    "\r\n",
    "  ",
    "a1",
];
/// The longest input, longer than users can send.
const MOST_BYTES: usize = 8_000;

/// Mutates valid inputs.
pub struct Mutator {
    random: StdRng,
    pub good: Vec<Vec<u8>>,
}

impl Mutator {
    pub fn new(seed: u64, good: Vec<Vec<u8>>) -> Self {
        Self {
            random: StdRng::seed_from_u64(seed),
            good,
        }
    }

    fn below(&mut self, limit: usize) -> usize {
        self.random.random_range(0..limit.max(1))
    }

    fn chosen(&mut self) -> Vec<u8> {
        let which = self.below(self.good.len());
        self.good[which].clone()
    }

    /// The next input.
    pub fn next(&mut self) -> Vec<u8> {
        let mut bytes = self.chosen();
        for _ in 0..=self.below(4) {
            self.change(&mut bytes);
        }
        bytes.truncate(MOST_BYTES.max(self.good.iter().map(Vec::len).max().unwrap_or(0)));
        bytes
    }

    fn change(&mut self, bytes: &mut Vec<u8>) {
        let length = bytes.len();
        let (one, other) = (self.below(length + 1), self.below(length + 1));
        let (from, to) = (one.min(other), one.max(other));
        match self.below(8) {
            0 if length > 0 => bytes[from.min(length - 1)] ^= 1 << self.below(8),
            1 if length > 0 => bytes[from.min(length - 1)] = self.random.random(),
            2 => drop(bytes.drain(from..to)),
            3 => {
                let part = bytes[from..to].to_vec();
                bytes.splice(to..to, part);
            }
            4 => {
                let other = self.chosen();
                let (begin, end) = (self.below(other.len() + 1), self.below(other.len() + 1));
                let part = other[begin.min(end)..begin.max(end)].to_vec();
                bytes.splice(from..from, part);
            }
            5 => {
                let other = self.chosen();
                bytes.truncate(from);
                let begin = self.below(other.len() + 1);
                bytes.extend_from_slice(&other[begin..]);
            }
            6 => bytes.truncate(to),
            _ => {
                let stumble = STUMBLES[self.below(STUMBLES.len())];
                bytes.splice(from..from, stumble.bytes());
            }
        }
    }
}
