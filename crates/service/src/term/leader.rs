//! The role of the leading process.

use std::sync::Arc;

use crate::version::VERSION;
use halma_store::ids::Timestamp;
use halma_store::records::LeaderRecord;
use halma_store::{ChangeSet, Slot, Store, StoreError};

use super::{LEASE, Taken, put_lease, taken};

/// Takes the lead if nobody has it.
pub(super) async fn take(store: &Arc<Store>, now: Timestamp) -> Result<Option<Taken>, StoreError> {
    let (leader, lease, format) = (Slot::leader(), Slot::lease(), Slot::format());
    let keys = [leader.key(), lease.key(), format.key()];
    let found = store.load_many(&keys).await?;
    let revision = |index: usize| found[index].as_ref().map_or(0, |stored| stored.revision);
    let last = found[0].as_ref().map(|stored| leader.read(stored));
    let last = last.transpose()?.map_or(0, |last: LeaderRecord| last.epoch);
    if let Some(stored) = &found[1]
        && lease.read(stored)?.until() > now
    {
        return Ok(None);
    }
    let record = LeaderRecord {
        epoch: last + 1,
        node: rand::random(),
        version: VERSION.to_owned(),
    };
    let mut changes = ChangeSet::new();
    changes.expect(leader.key(), revision(0));
    changes.expect(lease.key(), revision(1));
    changes.put(leader, &record)?;
    put_lease(&mut changes, found[2].as_ref(), lease, now + LEASE)?;
    taken(store, changes, (leader, &record), lease, None).await
}
