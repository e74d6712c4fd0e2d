//! How often and how much people may call: per person, and per address for those who aren't signed
//! in yet.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::MOST_STREAMS;
use crate::ids::PlayerId;

/// The maximum number of open streams of a person.
const MOST_STREAMS_OF_ONE: usize = 4;
/// When this many are known, those who are back at their full allowance are forgotten.
const MOST_KNOWN: usize = 10_000;

/// The limits of the page.
#[derive(Default)]
pub(super) struct Limits {
    people: Buckets<PlayerId>,
    addresses: Buckets<IpAddr>,
    streams: Arc<Mutex<HashMap<PlayerId, usize>>>,
}

impl Limits {
    /// Counts a call of a person. Returns false if there were too many.
    pub fn person(&self, player: PlayerId) -> bool {
        self.people
            .take(player, ALLOWED_TO_A_PERSON, Instant::now())
    }

    /// Counts a call without a session. Returns false if there were too many.
    pub fn address(&self, address: IpAddr) -> bool {
        let allowed = ALLOWED_TO_AN_ADDRESS;
        self.addresses.take(address, allowed, Instant::now())
    }

    /// Returns a place for a stream of a person, if there is one.
    pub fn stream(&self, player: PlayerId) -> Option<Place> {
        let mut streams = locked(&self.streams);
        let all: usize = streams.values().sum();
        let own = streams.get(&player).copied().unwrap_or_default();
        if own >= MOST_STREAMS_OF_ONE || all >= MOST_STREAMS {
            return None;
        }
        streams.insert(player, own + 1);
        let streams = Arc::clone(&self.streams);
        Some(Place { streams, player })
    }
}

/// The place of a stream; freed when dropped.
pub(super) struct Place {
    streams: Arc<Mutex<HashMap<PlayerId, usize>>>,
    player: PlayerId,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut streams = locked(&self.streams);
        if let Some(own) = streams.get_mut(&self.player) {
            *own -= 1;
            if *own == 0 {
                streams.remove(&self.player);
            }
        }
    }
}

/// How many calls are allowed.
#[derive(Clone, Copy)]
struct Allowance {
    /// At once.
    burst: f64,
    /// Per second in the long run.
    rate: f64,
}

const ALLOWED_TO_A_PERSON: Allowance = Allowance {
    burst: 120.0,
    rate: 4.0,
};
const ALLOWED_TO_AN_ADDRESS: Allowance = Allowance {
    burst: 60.0,
    rate: 1.0,
};

/// What is left of each one's allowance, and since when.
struct Buckets<K>(Mutex<HashMap<K, (f64, Instant)>>);

impl<K> Default for Buckets<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash> Buckets<K> {
    fn take(&self, who: K, allowed: Allowance, now: Instant) -> bool {
        let left = |(left, since): &(f64, Instant)| {
            let passed = now.saturating_duration_since(*since).as_secs_f64();
            (left + passed * allowed.rate).min(allowed.burst)
        };
        let mut known = locked(&self.0);
        if known.len() >= MOST_KNOWN {
            known.retain(|_, bucket| left(bucket) < allowed.burst);
        }
        let before = known.get(&who).map_or(allowed.burst, left);
        let is_allowed = before >= 1.0;
        let after = if is_allowed { before - 1.0 } else { before };
        known.insert(who, (after, now));
        is_allowed
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn who_calls_too_often_waits_and_nobody_else_does() {
        let buckets = Buckets::default();
        let begun = Instant::now();
        let allowed = Allowance {
            burst: 3.0,
            rate: 0.5,
        };
        let take = |who: u8, seconds| {
            let now = begun + Duration::from_secs(seconds);
            buckets.take(who, allowed, now)
        };
        assert_eq!([0; 4].map(|at| take(1, at)), [true, true, true, false]);
        assert!(take(2, 0), "another one isn't held up");
        assert_eq!([1, 2, 3].map(|at| take(1, at)), [false, true, false]);
        assert_eq!([90; 4].map(|at| take(1, at)), [true, true, true, false]);
    }

    #[test]
    fn a_person_has_four_streams_and_gets_closed_ones_back() {
        let limits = Limits::default();
        let (one, other) = (PlayerId(1), PlayerId(2));
        let mut places: Vec<_> = (0..4).filter_map(|_| limits.stream(one)).collect();
        assert_eq!(places.len(), 4);
        assert!(limits.stream(one).is_none());
        assert!(limits.stream(other).is_some());
        places.pop();
        assert!(limits.stream(one).is_some());
    }

    #[test]
    fn all_streams_together_have_a_limit() {
        let limits = Limits::default();
        let places: Vec<_> = (0..2 * MOST_STREAMS as u64)
            .filter_map(|player| limits.stream(PlayerId(player)))
            .collect();
        assert_eq!(places.len(), MOST_STREAMS);
    }
}
