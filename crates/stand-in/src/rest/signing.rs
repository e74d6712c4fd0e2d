//! The signatures of interaction calls.

use ed25519_dalek::{Signer, SigningKey};

/// The signing key; it needn't be secret, because only tests depend on it.
const KEY: [u8; 32] = *b"the stand-in signs what it calls";

/// The public key that verifies calls.
pub(crate) fn public_key() -> String {
    hex(SigningKey::from_bytes(&KEY).verifying_key().as_bytes())
}

/// The signature of a body at a time, in seconds since 1970.
pub(crate) fn signature(moment: &str, body: &str) -> String {
    let signed = SigningKey::from_bytes(&KEY).sign(format!("{moment}{body}").as_bytes());
    hex(&signed.to_bytes())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |digits, byte| {
        digits + &format!("{byte:02x}")
    })
}
