//! The role of the leading process.

use std::sync::Arc;

use super::{LEASE, Taken, taken};
use crate::ids::Timestamp;
use crate::store::records::{LeaderRecord, LeaseRecord};
use crate::store::{ChangeSet, Slot, Store, StoreError};
use crate::version::VERSION;

/// Takes the lead if nobody has it.
pub(super) async fn take(store: &Arc<Store>, now: Timestamp) -> Result<Option<Taken>, StoreError> {
    let (leader, lease) = (Slot::leader(), Slot::lease());
    let found = store.load_many(&[leader.key(), lease.key()]).await?;
    let revision = |index: usize| found[index].as_ref().map_or(0, |stored| stored.revision);
    let last = found[0].as_ref().map(|stored| leader.read(stored));
    let last = last.transpose()?.map_or(0, |last: LeaderRecord| last.epoch);
    if let Some(stored) = &found[1]
        && lease.read(stored)?.until > now
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
    let until = now + LEASE;
    changes.put(lease, &LeaseRecord { until })?;
    taken(store, changes, (leader, &record), lease, None).await
}
