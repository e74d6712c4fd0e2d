//! The exchanges of codes of people who sign in to the board page.

use halma_service::Kept;
use sha2::{Digest as _, Sha256};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::stillness::Stillness;

/// The maximum number of codes that are exchanged at a time.
const MOST: usize = 4;

/// What is known of exchanges, and their places.
#[derive(Debug)]
pub(super) struct Exchanges {
    places: Semaphore,
    /// Kept by these requests alone: their limits are others than the bot's.
    pub stillness: Stillness,
    /// Codes that Discord has refused lately, by their hash: it would refuse them again.
    refused: Kept<[u8; 32], ()>,
}

impl Default for Exchanges {
    fn default() -> Self {
        Self {
            places: Semaphore::new(MOST),
            stillness: Stillness::default(),
            refused: Kept::default(),
        }
    }
}

impl Exchanges {
    /// Waits for a place; `None` if the code isn't worth a request.
    pub async fn place(&self, code: &str) -> Option<SemaphorePermit<'_>> {
        if !is_possible(code) || self.refused.of(&hash(code)).is_some() {
            return None;
        }
        Some(self.places.acquire().await.expect("it is never closed"))
    }

    /// Notes that Discord has refused a code.
    pub fn refuse(&self, code: &str) {
        self.refused.keep(hash(code), ());
    }
}

fn hash(code: &str) -> [u8; 32] {
    Sha256::digest(code).into()
}

/// Returns true if a code has the form of Discord's.
fn is_possible(code: &str) -> bool {
    let is_of_one = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    (8..=256).contains(&code.len()) && code.bytes().all(is_of_one)
}

#[cfg(test)]
mod tests {
    use futures::FutureExt as _;

    use super::*;

    const CODE: &str = "oiXtwqOzcr4nmmb0x8z8W2XLNWFvC9";

    #[tokio::test]
    async fn a_code_of_another_form_or_one_that_was_refused_is_not_worth_a_request() {
        let exchanges = Exchanges::default();
        assert!(exchanges.place(CODE).await.is_some());
        let long = "x".repeat(257);
        let odd = [
            "",
            "short",
            "with a space in it",
            "ümlaut-in-it",
            "a/b?c=d&e",
            &long,
        ];
        for odd in odd {
            assert!(exchanges.place(odd).await.is_none(), "{odd}");
        }
        exchanges.refuse(CODE);
        assert!(exchanges.place(CODE).await.is_none());
    }

    #[tokio::test]
    async fn a_few_are_exchanged_at_a_time() {
        let exchanges = Exchanges::default();
        let mut places = Vec::new();
        for number in 0..MOST {
            places.push(exchanges.place(&format!("{CODE}{number}")).await);
        }
        let waits = exchanges.place(CODE);
        futures::pin_mut!(waits);
        assert!((&mut waits).now_or_never().is_none());
        places.pop();
        assert!(waits.await.is_some());
    }
}
