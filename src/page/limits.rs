//! How often and how much people may call: per person, and per address or token for those who aren't
//! signed in yet.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::clock::DefaultClock;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use halma_service::ids::PlayerId;

use super::MOST_STREAMS;

/// The maximum number of open streams of a person.
const MOST_STREAMS_OF_ONE: usize = 4;
/// When this many are known, those who are back at their full allowance are forgotten.
const MOST_KNOWN: usize = 10_000;

/// The calls of a person: per second in the long run, and at once. Each page asks again after each move,
/// and after its post.
const OF_A_PERSON: (u32, u32) = (16, 120);
/// Those of them for which Discord is asked, up to five times each.
const QUESTIONS: (u32, u32) = (1, 10);
/// The calls of an address or with a token, without a session.
const OF_A_STRANGER: (u32, u32) = (1, 60);
/// The maximum number of people who sign in inside Discord at a time, and of those from one address:
/// they wait for Discord.
const MOST_SIGN_INS: usize = 512;
const MOST_SIGN_INS_OF_ONE: usize = 128;

type Calls<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

/// The limits of the page.
pub(super) struct Limits {
    people: Calls<PlayerId>,
    questions: Calls<PlayerId>,
    strangers: Calls<Stranger>,
    streams: Places<PlayerId>,
    sign_ins: Places<IpAddr>,
}

/// Someone without a session.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stranger {
    /// A caller at an address.
    At(IpAddr),
    /// A caller with an invalid token, by its fingerprint.
    With(u64),
}

impl Stranger {
    /// Returns the caller with a token.
    pub fn of_token(token: &str) -> Self {
        Self::With(twox_hash::XxHash3_64::oneshot(token.as_bytes()))
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            people: RateLimiter::hashmap(quota(OF_A_PERSON)),
            questions: RateLimiter::hashmap(quota(QUESTIONS)),
            strangers: RateLimiter::hashmap(quota(OF_A_STRANGER)),
            streams: Places::new(MOST_STREAMS, MOST_STREAMS_OF_ONE),
            sign_ins: Places::new(MOST_SIGN_INS, MOST_SIGN_INS_OF_ONE),
        }
    }
}

impl Limits {
    /// Counts a call of a person. Returns false if there were too many.
    pub fn person(&self, player: PlayerId) -> bool {
        is_allowed(&self.people, &player)
    }

    /// Counts a call for which Discord is asked. Returns false if there were too many.
    pub fn question(&self, player: PlayerId) -> bool {
        is_allowed(&self.questions, &player)
    }

    /// Counts a call without a session. Returns false if there were too many.
    pub fn stranger(&self, stranger: &Stranger) -> bool {
        is_allowed(&self.strangers, stranger)
    }

    /// Returns a place for a stream of a person, if there is one.
    pub fn stream(&self, player: PlayerId) -> Option<Place<PlayerId>> {
        self.streams.take(player)
    }

    /// Returns a place for someone at an address who signs in inside Discord, if there is one.
    pub fn sign_in(&self, address: IpAddr) -> Option<Place<IpAddr>> {
        self.sign_ins.take(address)
    }
}

/// A limited number of places, and of those that one may have.
struct Places<K> {
    most: usize,
    most_of_one: usize,
    taken: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Copy + Eq + Hash> Places<K> {
    fn new(most: usize, most_of_one: usize) -> Self {
        Self {
            most,
            most_of_one,
            taken: Arc::default(),
        }
    }

    fn take(&self, whose: K) -> Option<Place<K>> {
        let mut taken = locked(&self.taken);
        let all: usize = taken.values().sum();
        let own = taken.get(&whose).copied().unwrap_or_default();
        if own >= self.most_of_one || all >= self.most {
            return None;
        }
        taken.insert(whose, own + 1);
        let taken = Arc::clone(&self.taken);
        Some(Place { taken, whose })
    }
}

/// A place; freed when dropped.
pub(super) struct Place<K: Eq + Hash> {
    taken: Arc<Mutex<HashMap<K, usize>>>,
    whose: K,
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = locked(&self.taken);
        if let Some(own) = taken.get_mut(&self.whose) {
            *own -= 1;
            if *own == 0 {
                taken.remove(&self.whose);
            }
        }
    }
}

fn quota((per_second, at_once): (u32, u32)) -> Quota {
    let number = |calls| NonZeroU32::new(calls).expect("no limit is zero");
    Quota::per_second(number(per_second)).allow_burst(number(at_once))
}

fn is_allowed<K: Clone + Eq + Hash>(calls: &Calls<K>, who: &K) -> bool {
    if calls.len() >= MOST_KNOWN {
        calls.retain_recent();
    }
    calls.check_key(who).is_ok()
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_who_calls_too_often_waits_and_nobody_else_does() {
        let limits = Limits::default();
        let (one, other) = (PlayerId(1), PlayerId(2));
        let allowed = (0..1_000).filter(|_| limits.person(one)).count();
        assert!((120..1_000).contains(&allowed), "{allowed}");
        assert!(limits.person(other));
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
