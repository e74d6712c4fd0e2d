//! When the leader may store what versions before this one can't read.

use halma_store::records::{LeaseRecord, NodeRecord};
use halma_store::{COMPACT, ChangeSet, Key, Prefix, Slot, Store, StoreError};

use super::LEASE;

/// More processes than can answer at once.
const MOST_NODES: usize = 10_000;

/// Marks the leader's store as one that may have compact games, once no process answers that can't
/// read them. From then on such a process neither starts nor leads. Returns whether it is marked.
///
/// # Errors
/// The store failed, or another process has taken over.
pub async fn allow_compact_games(store: &Store) -> Result<bool, StoreError> {
    let now = store.shared_clock().await?;
    if now.is_some() && !all_read_compact_games(store).await? {
        return Ok(false);
    }
    let slot = Slot::format();
    let found = store.load(slot.key()).await?;
    let format = found.as_ref().map(|stored| slot.read(stored)).transpose()?;
    if format == Some(COMPACT) {
        return Ok(true);
    }
    let mut changes = ChangeSet::new();
    changes.expect(slot.key(), found.map_or(0, |stored| stored.revision));
    changes.put(slot, &COMPACT)?;
    if let Some(now) = now {
        changes.put(Slot::lease(), &LeaseRecord::new(now + LEASE, true))?;
    }
    match store.commit(changes).await {
        // The next call sees who came first.
        Err(StoreError::Conflict) => Ok(false),
        done => done.map(|()| true),
    }
}

async fn all_read_compact_games(store: &Store) -> Result<bool, StoreError> {
    let found = store.scan_records(Prefix::Nodes, None, MOST_NODES).await?;
    for (key, stored) in found {
        if let Key::Node(number) = key {
            let node: NodeRecord = Slot::node(number).read(&stored)?;
            if node.reads < COMPACT {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
