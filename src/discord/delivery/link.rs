//! Whether the gateway is connected.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

/// The shards that are connected to the gateway, by their numbers.
#[derive(Debug, Default)]
pub struct Link {
    shards: Mutex<HashSet<u32>>,
    connected: Notify,
}

impl Link {
    /// Notes that a shard is connected, or is no longer.
    pub fn note(&self, shard: u32, connected: bool) {
        let mut shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
        if connected {
            if shards.insert(shard) {
                self.connected.notify_one();
            }
        } else {
            shards.remove(&shard);
        }
    }

    /// Notes that interactions come as calls: there is no gateway that could be away.
    pub fn note_no_gateway(&self) {
        self.note(0, true);
    }

    /// Waits until a shard connects.
    pub async fn connects(&self) {
        self.connected.notified().await;
    }

    /// Whether any shard is connected.
    pub fn is_up(&self) -> bool {
        let shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
        !shards.is_empty()
    }
}
