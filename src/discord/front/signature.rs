//! Verifies the signatures of Discord's calls: Ed25519 by its strict rules.

use data_encoding::HEXLOWER_PERMISSIVE;
use ed25519_dalek::{Signature, VerifyingKey};

/// Verifies that a call is Discord's.
#[derive(Clone)]
pub struct Verifier {
    key: VerifyingKey,
}

impl Verifier {
    /// Creates a verifier for an application's public key; `None` if it isn't a key, or a weak one
    /// that anyone can sign for (such as all zeros).
    pub fn new(key: [u8; 32]) -> Option<Self> {
        let key = VerifyingKey::from_bytes(&key).ok()?;
        (!key.is_weak()).then_some(Self { key })
    }

    /// Returns true if a hexadecimal signature is Discord's for a timestamp and a body.
    pub fn is_signed(&self, signature: &str, moment: &str, body: &[u8]) -> bool {
        let bytes = HEXLOWER_PERMISSIVE.decode(signature.as_bytes());
        let Some(signature) = bytes
            .ok()
            .and_then(|bytes| Signature::from_slice(&bytes).ok())
        else {
            return false;
        };
        let signed = [moment.as_bytes(), body].concat();
        self.key.verify_strict(&signed, &signature).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use data_encoding::HEXLOWER;
    use ed25519_dalek::{Signer as _, SigningKey};

    use super::*;

    /// The points of small order, each also in its non-canonical encodings.
    const WEAK: [&str; 14] = [
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0000000000000000000000000000000000000000000000000000000000000080",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000080",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
    ];

    #[test]
    fn keys_for_which_anybody_can_sign_are_refused() {
        for key in WEAK {
            let bytes = HEXLOWER.decode(key.as_bytes()).unwrap();
            assert!(Verifier::new(bytes.try_into().unwrap()).is_none(), "{key}");
        }
    }

    #[test]
    fn only_what_was_signed_is_taken() {
        let signing = SigningKey::from_bytes(&[7; 32]);
        let verifier = Verifier::new(signing.verifying_key().to_bytes()).unwrap();
        let signature = HEXLOWER.encode(&signing.sign(b"17{}").to_bytes());
        assert!(verifier.is_signed(&signature, "17", b"{}"));
        assert!(verifier.is_signed(&signature.to_uppercase(), "17", b"{}"));
        assert!(!verifier.is_signed(&signature, "18", b"{}"));
        assert!(!verifier.is_signed(&signature, "17", b"{ }"));
        for short in ["", "00", &signature[2..], &format!("{signature}00")] {
            assert!(!verifier.is_signed(short, "17", b"{}"), "{short}");
        }
        // A signature by a point of small order, which lax rules accept for any text under a weak
        // key.
        let zeros = "00".repeat(32);
        assert!(!verifier.is_signed(&format!("{}{zeros}", WEAK[2]), "17", b"{}"));
    }
}
