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
    /// Notes that a shard has connected or disconnected.
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

    /// Notes that interactions arrive as HTTP calls, so there is no gateway to lose.
    pub fn note_no_gateway(&self) {
        self.note(0, true);
    }

    /// Waits until a shard connects.
    pub async fn connects(&self) {
        self.connected.notified().await;
    }

    /// Returns true if any shard is connected.
    pub fn is_up(&self) -> bool {
        let shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
        !shards.is_empty()
    }
}
