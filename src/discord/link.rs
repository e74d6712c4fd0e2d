//! Whether the gateway is connected.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use serenity::model::id::ShardId;

/// The shards that are connected to the gateway.
#[derive(Debug, Default)]
pub struct Link {
    shards: Mutex<HashSet<ShardId>>,
}

impl Link {
    /// Notes that a shard is connected, or is no longer.
    pub(super) fn note(&self, shard: ShardId, connected: bool) {
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
