//! The role of an answering process: it has a number, and is removed if it was silent for too long.

use std::sync::Arc;
use std::time::Duration;

use crate::version::VERSION;
use halma_store::ids::{MatchId, Node, NodeId, Timestamp};
use halma_store::records::{LeaseRecord, NodeRecord};
use halma_store::{COMPACT, ChangeSet, Key, Prefix, Slot, Store, StoreError};
use tokio_util::sync::CancellationToken;

use super::{LEASE, Taken, taken};

/// How often to check for expired leases.
const LOOK_EVERY: Duration = Duration::from_secs(2);
const MOST_NODES: usize = MatchId::NODES as usize;

/// Takes a free number. The number 0 is for processes with their own store.
pub(super) async fn take(
    store: &Arc<Store>,
    id: NodeId,
    now: Timestamp,
) -> Result<Option<Taken>, StoreError> {
    let known = leases(store).await?;
    let is_free = |number: &u16| known.iter().all(|(other, ..)| other != number);
    // Processes that start at the same time start searching at different places.
    let numbers = u64::from(MatchId::NODES - 1);
    let mut tried = (0..numbers).map(|step| 1 + (id.0.wrapping_add(step) % numbers) as u16);
    let Some(number) = tried.find(is_free) else {
        return Ok(None);
    };
    let (node, lease) = (Slot::node(number.into()), Slot::node_lease(number.into()));
    let record = NodeRecord {
        id,
        version: VERSION.to_owned(),
        reads: COMPACT,
    };
    let mut changes = ChangeSet::new();
    changes.expect(node.key(), 0);
    changes.expect(lease.key(), 0);
    changes.put(node, &record)?;
    let until = now + LEASE;
    changes.put(lease, &LeaseRecord::new(until, false))?;
    let own = Node { id, number };
    taken(store, changes, (node, &record), lease, Some(own)).await
}

/// Gives the role up.
pub(super) async fn resign(store: &Store, node: Node) -> Result<(), StoreError> {
    let mut changes = ChangeSet::new();
    changes.delete(Slot::node(node.number.into()));
    changes.delete(Slot::node_lease(node.number.into()));
    store.commit(changes).await
}

/// Removes processes whose leases have expired, again and again: others then take over what they
/// were answering, and their changes are refused.
pub async fn bury_until(store: Arc<Store>, stop: CancellationToken) {
    loop {
        match bury(&store).await {
            Ok(()) => {}
            Err(StoreError::Deposed) => return,
            Err(error) => tracing::warn!(%error, "can't check which processes are gone"),
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(LOOK_EVERY) => {}
        }
    }
}

async fn bury(store: &Store) -> Result<(), StoreError> {
    let Some(now) = store.shared_clock().await? else {
        return Ok(());
    };
    for (number, lease, revision) in leases(store).await? {
        if lease.until() > now {
            continue;
        }
        let mut changes = ChangeSet::new();
        let slot = Slot::node_lease(number.into());
        // It may just have been renewed.
        changes.expect(slot.key(), revision);
        changes.delete(slot);
        changes.delete(Slot::node(number.into()));
        match store.commit(changes).await {
            Ok(()) => tracing::warn!(number, "a process that answered is gone"),
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Returns the leases of all numbers, with their revisions.
async fn leases(store: &Store) -> Result<Vec<(u16, LeaseRecord, u64)>, StoreError> {
    let mut leases = Vec::new();
    let scanned = store.scan_records(Prefix::NodeLeases, None, MOST_NODES);
    for (key, stored) in scanned.await? {
        if let Key::NodeLease(number) = key {
            let lease = Slot::node_lease(number).read(&stored)?;
            leases.push((number as u16, lease, stored.revision));
        }
    }
    Ok(leases)
}
