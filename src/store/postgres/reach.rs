//! Whether the database can be reached: said once as that changes, whoever comes upon it.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::store::StoreError;

/// Whether the database was away when something was asked of it last.
#[derive(Default)]
pub(super) struct Reach {
    is_away: AtomicBool,
}

impl Reach {
    /// Notes what came of a call, and hands it on.
    pub fn note<T>(&self, called: Result<T, StoreError>) -> Result<T, StoreError> {
        match &called {
            Err(StoreError::Unavailable(why)) => {
                if !self.is_away.swap(true, Ordering::Relaxed) {
                    tracing::error!(
                        "database unreachable, retrying; nothing can be stored until then: {why}"
                    );
                }
            }
            // A conflict may stand for an answer that did not come.
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
