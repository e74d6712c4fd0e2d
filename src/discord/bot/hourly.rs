//! What a person is told once an hour at most. It is kept in memory: after a restart somebody may be
//! told once more.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::ids::{Timestamp, UserId, hours};

/// When each person was told last.
#[derive(Clone, Default)]
pub struct Hourly(Arc<Mutex<HashMap<UserId, Timestamp>>>);

impl Hourly {
    /// Returns true if the person was not told within the hour.
    pub fn is_due(&self, user: UserId, now: Timestamp) -> bool {
        let told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        told.get(&user).is_none_or(|&at| is_over(at, now))
    }

    /// Notes that the person was told, and forgets everyone who was told more than an hour ago.
    pub fn note(&self, user: UserId, now: Timestamp) {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        told.retain(|_, at| !is_over(*at, now));
        told.insert(user, now);
    }
}

fn is_over(at: Timestamp, now: Timestamp) -> bool {
    at + hours(1) <= now
}
