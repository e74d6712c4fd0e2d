//! The state of the gateway connection.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

/// The shards that are connected to the gateway, by number.
#[derive(Debug, Default)]
pub struct Link {
    shards: Mutex<HashSet<u32>>,
    connected: Notify,
}

impl Link {
    /// Notes that a shard is connected.
    pub fn up(&self, shard: u32) {
        let mut shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
        if shards.insert(shard) {
            self.connected.notify_one();
        }
    }

    /// Notes that a shard is not connected.
    pub fn down(&self, shard: u32) {
        let mut shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
        shards.remove(&shard);
    }

    /// Notes that interactions come as calls: there is no gateway that could be away.
    pub fn note_no_gateway(&self) {
        self.up(0);
    }

    /// Waits until a shard connects.
    pub async fn connects(&self) {
        self.connected.notified().await;
    }

    /// Returns true if any shard is connected.
    pub fn is_up(&self) -> bool {
        self.count() > 0
    }

    /// Returns the number of connected shards.
    pub fn count(&self) -> usize {
        let shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
        shards.len()
    }
}
