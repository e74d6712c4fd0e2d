//! Work that grows with the length of a game: on a thread for it, so that no answer waits, one piece
//! at a time, and kept.

use std::fmt;
use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;

use super::Service;

/// The maximum number of games that are kept, some dozens of kilobytes each if they are very long.
const MOST_KEPT: NonZeroUsize = NonZeroUsize::new(64).expect("more than none");

/// A cache of the results used last; clones share it.
pub struct Kept<K, V>(Arc<Mutex<LruCache<K, V>>>);

impl<K: Hash + Eq, V: Clone> Kept<K, V> {
    /// Returns what is kept under a key.
    pub fn of(&self, key: &K) -> Option<V> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(key).cloned()
    }

    /// Keeps something under a key, and returns it.
    pub fn keep(&self, key: K, value: V) -> V {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.put(key, value.clone());
        value
    }
}

impl<K: Hash + Eq, V> Default for Kept<K, V> {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(MOST_KEPT))))
    }
}

impl<K, V> fmt::Debug for Kept<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Kept")
    }
}

impl<K, V> Clone for Kept<K, V> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl Service {
    /// Runs work that grows with the length of a game on a thread for it, one piece at a time, so that
    /// it takes no more than one processor, and little of one that others need.
    ///
    /// # Panics
    /// The work panics.
    pub async fn slowly<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        self.slow.run(work).await.expect("work that doesn't panic")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_keep_the_same_and_no_more_than_there_is_room_for() {
        let kept = Kept::default();
        for number in 0..1_000 {
            kept.clone().keep(number, Arc::new(number));
        }
        let found: Vec<_> = (0..1_000).filter_map(|number| kept.of(&number)).collect();
        assert_eq!(found.len(), MOST_KEPT.get());
        assert!(found.iter().any(|kept| **kept == 999));
    }
}
