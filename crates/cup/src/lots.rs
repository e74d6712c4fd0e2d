//! Draws of lots that anyone can check.
//!
//! At the announcement the bot publishes the SHA-256 of a secret. The seed is the SHA-256 of the
//! secret and the id of the message that closed the entry, which nobody knew before. The secret is
//! published with the pairings.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// Returns what is published before the draw: the SHA-256 of the secret, 64 hexadecimal digits.
pub fn commitment(secret: &[u8]) -> String {
    hexadecimal(&Sha256::digest(secret))
}

/// Returns a cup's seed: the SHA-256 of the secret's bytes followed by the closing message's id as
/// decimal text, 64 hexadecimal digits.
pub fn seed(secret: &[u8], closing: u64) -> String {
    let digest = Sha256::new().chain_update(secret);
    hexadecimal(&digest.chain_update(closing.to_string()).finalize())
}

/// Returns the bytes that lower-case or upper-case hexadecimal digits stand for, two each.
pub(crate) fn bytes(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2);
    let byte = |pair: &[u8]| {
        let digit = |digit: &u8| char::from(*digit).to_digit(16);
        match pair {
            [high, low] => Some((digit(high)? * 16 + digit(low)?) as u8),
            _ => None,
        }
    };
    pairs.map(byte).collect()
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a String takes any text");
        text
    })
}
