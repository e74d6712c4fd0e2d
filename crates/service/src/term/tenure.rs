//! How long a process holds a role, as it knows without asking the store.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::time::Instant;

use super::LEASE;

/// The time for which a role is certainly held, by this process's monotonic clock. It begins before
/// the store was asked for the lease, so it ends no later than the lease does for others.
#[derive(Clone, Debug)]
pub struct Tenure {
    /// Its end; `None` if no other process can take the role.
    until: Option<Arc<Mutex<Instant>>>,
}

impl Tenure {
    /// Creates one without an end.
    pub(super) fn unlimited() -> Self {
        Self { until: None }
    }

    /// Creates one for a lease that was asked for at this moment.
    pub(super) fn since(asked: Instant) -> Self {
        Self {
            until: Some(Arc::new(Mutex::new(asked + LEASE))),
        }
    }

    /// Notes that the lease was renewed, for which the store was asked at this moment.
    pub(super) fn renewed(&self, asked: Instant) {
        self.end_at(asked + LEASE);
    }

    /// Notes that the role is given up or lost.
    pub(super) fn end(&self) {
        self.end_at(Instant::now());
    }

    fn end_at(&self, end: Instant) {
        if let Some(until) = &self.until {
            *until.lock().unwrap_or_else(PoisonError::into_inner) = end;
        }
    }

    /// Returns true while nobody else can hold the role.
    pub fn lasts(&self) -> bool {
        self.until.as_ref().is_none_or(|until| {
            Instant::now() < *until.lock().unwrap_or_else(PoisonError::into_inner)
        })
    }
}
