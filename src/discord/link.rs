//! Whether the gateway is connected.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

/// The shards that are connected to the gateway, by their numbers.
#[derive(Debug, Default)]
pub struct Link {
    shards: Mutex<HashSet<u32>>,
}

impl Link {
    /// Notes that a shard is connected, or is no longer.
    pub(super) fn note(&self, shard: u32, connected: bool) {
        let mut shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
        if connected {
            shards.insert(shard);
        } else {
            shards.remove(&shard);
        }
    }

    /// Whether any shard is connected.
    pub(super) fn is_up(&self) -> bool {
        let shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
        !shards.is_empty()
    }
}
