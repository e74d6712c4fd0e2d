//! One change of a match at a time, so that few have to be retried. A match that takes long holds up no
//! other one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use halma_store::ids::MatchId;
use tokio::sync::OwnedMutexGuard;

type Lock = Arc<tokio::sync::Mutex<()>>;

/// A gate for each match that is being changed; clones share them.
#[derive(Clone, Default)]
pub struct Gates(Arc<Mutex<HashMap<MatchId, Lock>>>);

/// Keeps others out until it is dropped.
pub struct Passage {
    gates: Gates,
    lock: Option<OwnedMutexGuard<()>>,
}

impl Gates {
    /// Waits until nobody else changes the match.
    pub async fn enter(&self, id: MatchId) -> Passage {
        let lock = Arc::clone(self.locked().entry(id).or_default());
        let lock = lock.lock_owned().await;
        Passage {
            gates: self.clone(),
            lock: Some(lock),
        }
    }

    fn locked(&self) -> MutexGuard<'_, HashMap<MatchId, Lock>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Passage {
    fn drop(&mut self) {
        self.lock = None;
        // Those that nobody holds or waits for; somebody may have stopped waiting.
        let mut gates = self.gates.locked();
        gates.retain(|_, lock| Arc::strong_count(lock) > 1);
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt as _;

    use super::*;

    #[test]
    fn one_waits_for_the_same_match_and_for_no_other() {
        let gates = Gates::default();
        let first = gates.enter(MatchId(1)).now_or_never();
        assert!(first.is_some());
        assert!(gates.clone().enter(MatchId(1)).now_or_never().is_none());
        let others: Vec<_> = (2..1_000)
            .map(|id| gates.enter(MatchId(id)).now_or_never())
            .collect();
        assert!(others.iter().all(Option::is_some));
        drop(first);
        assert!(gates.enter(MatchId(1)).now_or_never().is_some());
        drop(others);
        assert!(gates.locked().is_empty(), "none is kept");
    }
}
