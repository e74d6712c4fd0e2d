//! A cache of analyses of finished games: people who share one have usually just seen it.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;

use crate::ids::{MatchId, Turn};
use halma_mind::Review;

/// The maximum number kept, some kilobytes each.
const MOST_KEPT: NonZeroUsize = NonZeroUsize::new(64).expect("more than none");

/// A game at its last turn, which increases with every change of the game.
type Key = (MatchId, Turn);

/// The cache; clones share it.
#[derive(Clone)]
pub struct Reviews(Arc<Mutex<LruCache<Key, Arc<Review>>>>);

impl Default for Reviews {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(MOST_KEPT))))
    }
}

impl Reviews {
    /// Returns a game's review, if it is cached.
    pub fn of(&self, key: Key) -> Option<Arc<Review>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(&key).cloned()
    }

    /// Caches a review.
    pub fn keep(&self, key: Key, review: Review) -> Arc<Review> {
        let review = Arc::new(review);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.put(key, Arc::clone(&review));
        review
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_is_kept_for_the_turn_at_which_the_game_ended() {
        let (reviews, id) = (Reviews::default(), MatchId(1));
        let review = Review {
            leads: Vec::new(),
            moments: Vec::new(),
            missed: None,
            race: None,
        };
        assert!(reviews.of((id, Turn(7))).is_none());
        let kept = reviews.keep((id, Turn(7)), review);
        let seen = reviews.clone().of((id, Turn(7)));
        assert!(seen.is_some_and(|seen| Arc::ptr_eq(&seen, &kept)));
        assert!(reviews.of((id, Turn(9))).is_none(), "a takeback and more");
    }
}
