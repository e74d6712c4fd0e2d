//! Actions limited to once an hour. Kept in memory, so a restart may repeat one.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use halma_service::ids::{Timestamp, hours};

/// When each was last done.
#[derive(Clone)]
pub struct Hourly<K>(Arc<Mutex<HashMap<K, Timestamp>>>);

impl<K> Default for Hourly<K> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<K: Eq + Hash> Hourly<K> {
    /// Returns true if it wasn't done within the last hour.
    pub fn is_due(&self, key: &K, now: Timestamp) -> bool {
        is_due(&self.locked(), key, now)
    }

    /// Notes that it is done, and returns false if it was already done within the last hour.
    /// Forgets older entries.
    pub fn note(&self, key: K, now: Timestamp) -> bool {
        let mut done = self.locked();
        let is_due = is_due(&done, &key, now);
        if is_due {
            done.retain(|_, at| !is_over(*at, now));
            done.insert(key, now);
        }
        is_due
    }

    /// Notes that it wasn't done after all.
    pub fn take_back(&self, key: &K) {
        self.locked().remove(key);
    }

    fn locked(&self) -> MutexGuard<'_, HashMap<K, Timestamp>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_due<K: Eq + Hash>(done: &HashMap<K, Timestamp>, key: &K, now: Timestamp) -> bool {
    done.get(key).is_none_or(|&at| is_over(at, now))
}

fn is_over(at: Timestamp, now: Timestamp) -> bool {
    at + hours(1) <= now
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_service::ids::minutes;

    #[test]
    fn a_thing_is_done_once_an_hour() {
        let (hourly, start) = (Hourly::default(), Timestamp(0));
        assert!(hourly.note(1, start));
        assert!(!hourly.note(1, start + minutes(59)) && !hourly.is_due(&1, start + minutes(59)));
        assert!(hourly.is_due(&2, start), "another thing");
        hourly.take_back(&1);
        assert!(hourly.note(1, start + minutes(10)));
        assert!(!hourly.is_due(&1, start + minutes(69)));
        assert!(hourly.note(1, start + minutes(70)));
        assert!(hourly.note(2, start + minutes(200)));
        assert_eq!(hourly.locked().len(), 1, "the other is forgotten");
    }
}
