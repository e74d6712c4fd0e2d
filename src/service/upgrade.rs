//! What earlier versions stored without the index entries that this one needs: done once, at the
//! start.

use futures::StreamExt;

use super::draft::{self, Draft};
use super::settle::index_keys;
use super::{Service, retry};
use crate::ids::{MatchId, Timestamp};
use crate::service::error::Error;
use crate::store::records::Lost;
use crate::store::{ChangeSet, Key, Prefix};

/// Rises with every change of what is indexed.
const INDEXES: u32 = 2;
const AT_THE_SAME_TIME: usize = 64;

impl Service {
    /// Gives every unfinished match the index entries that it has in this version. A damaged match
    /// is left as it is, and logged.
    ///
    /// # Errors
    /// The store failed; the next start goes on.
    pub async fn upgrade(&self, now: Timestamp) -> Result<(), Error> {
        let known: Option<u32> = draft::read(&*self.store, Key::Indexes).await?;
        if known.is_some_and(|known| known >= INDEXES) {
            return Ok(());
        }
        let keys = self.store.scan(Prefix::Unfinished, None, usize::MAX);
        let ids = keys.await?.into_iter().filter_map(|key| match key {
            Key::ChannelMatch(_, id) => Some(id),
            _ => None,
        });
        futures::stream::iter(ids)
            .for_each_concurrent(AT_THE_SAME_TIME, |id| async move {
                if let Err(error) = retry!(self.try_index(id, now)) {
                    tracing::error!(?error, %id, "a match cannot be brought up to date");
                }
            })
            .await;
        let mut changes = ChangeSet::new();
        changes.put(Key::Indexes, &INDEXES)?;
        Ok(self.store.commit(changes).await?)
    }

    async fn try_index(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let Some(before) = self.load(&mut draft, id).await? else {
            return Ok(());
        };
        let mut after = before.clone();
        if self.has_parked_posts(id).await? {
            after.pause(Lost::Place, now);
        }
        Self::put_match(&mut draft, Some(&before), &after)?;
        for key in index_keys(&after) {
            draft.put_index(key);
        }
        Ok(draft.commit().await?)
    }
}
