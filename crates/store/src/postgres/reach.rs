//! Logs once when the database becomes unreachable, and once when it is back.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::StoreError;

/// Whether the last call found the database unreachable.
#[derive(Default)]
pub(super) struct Reach {
    is_away: AtomicBool,
}

impl Reach {
    /// Notes the result of a call and returns it.
    pub fn note<T>(&self, called: Result<T, StoreError>) -> Result<T, StoreError> {
        match &called {
            Err(StoreError::Unavailable(why)) => {
                if !self.is_away.swap(true, Ordering::Relaxed) {
                    tracing::error!(
                        "database unreachable, retrying; nothing can be stored until then: {why}"
                    );
                }
            }
            // A conflict may mean that no answer came.
            Err(StoreError::Conflict | StoreError::Closed) => {}
            Ok(_) | Err(_) => {
                if self.is_away.swap(false, Ordering::Relaxed) {
                    tracing::warn!("database reachable again");
                }
            }
        }
        called
    }
}
