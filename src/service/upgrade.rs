//! What earlier versions stored otherwise than this one: brought up to date at the start, in steps.

use futures::StreamExt;

use super::Service;
use super::change::{Draft, Error, index_entries, read, retry};
use super::outbox::{PostRef, put_parked};
use crate::ids::{MatchId, Timestamp};
use crate::store::records::Lost;
use crate::store::{ChangeSet, Key, Prefix, Slot};

/// The steps, in the order in which they are made. A store names the last one that it has seen.
const STEPS: [(u32, Step); 5] = [
    (2, Step::Index),
    (3, Step::PartParked),
    (4, Step::WriteLogs),
    (5, Step::CountResults),
    (6, Step::Index),
];
const AT_THE_SAME_TIME: usize = 64;

#[derive(Clone, Copy)]
enum Step {
    /// Every unfinished match gets the index entries that it has in this version.
    Index,
    /// Posts that Discord refused get a key of their own, and their games stand still.
    PartParked,
    /// What happened in games is written to logs, matches become heads, and it is noted whose turn
    /// it is.
    WriteLogs,
    /// The games that have ended are counted, in the order in which they did.
    CountResults,
}

impl Service {
    /// Makes the steps that a store has not seen. What is damaged is left as it is, and logged.
    ///
    /// # Errors
    /// The store failed; the next start goes on.
    pub async fn upgrade(&self, now: Timestamp) -> Result<(), Error> {
        let seen: Option<u32> = read(&*self.store, Slot::upgraded()).await?;
        for (number, step) in STEPS {
            if seen.is_some_and(|seen| seen >= number) {
                continue;
            }
            match step {
                Step::Index => self.store_anew(Prefix::Unfinished).await?,
                Step::PartParked => self.part_parked(now).await?,
                Step::WriteLogs => self.store_anew(Prefix::Matches).await?,
                Step::CountResults => self.count_results().await?,
            }
            let mut changes = ChangeSet::new();
            changes.put(Slot::upgraded(), &number)?;
            self.store.commit(changes).await?;
        }
        self.finish_recount(now).await
    }

    /// Whether a store has seen all steps.
    ///
    /// # Errors
    /// The store failed.
    pub async fn is_up_to_date(&self) -> Result<bool, Error> {
        let seen: Option<u32> = read(&*self.store, Slot::upgraded()).await?;
        Ok(seen >= STEPS.last().map(|(number, _)| *number))
    }

    /// Stores all matches of an index anew, in the shape of this version.
    async fn store_anew(&self, prefix: Prefix) -> Result<(), Error> {
        let keys = self.store.scan(prefix, None, usize::MAX).await?;
        let ids = keys.into_iter().filter_map(|key| match key {
            Key::ChannelMatch(_, id) | Key::Match(id) => Some(id),
            _ => None,
        });
        futures::stream::iter(ids)
            .for_each_concurrent(AT_THE_SAME_TIME, |id| async move {
                if let Err(error) = retry(|| self.try_store_anew(id)).await {
                    tracing::error!(?error, %id, "a match cannot be brought up to date");
                }
            })
            .await;
        Ok(())
    }

    async fn try_store_anew(&self, id: MatchId) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let Some(found) = self.load(&mut draft, id).await? else {
            return Ok(());
        };
        self.record(&mut draft, Some(&found), &found).await?;
        // What an older version did not know of is no difference between the two.
        for entry in index_entries(&found) {
            draft.put_index(entry);
        }
        Ok(draft.commit().await?)
    }

    async fn count_results(&self) -> Result<(), Error> {
        let mut ended = Vec::new();
        for key in self.store.scan(Prefix::Matches, None, usize::MAX).await? {
            let Key::Match(id) = key else { continue };
            match self.find(id).await {
                Ok(Some(found)) => {
                    ended.extend(found.finished().ok().map(|play| (play.course.at, id)));
                }
                Ok(None) => {}
                Err(error) => tracing::error!(?error, %id, "a match cannot be counted"),
            }
        }
        ended.sort_unstable();
        for (_, id) in ended {
            if let Err(error) = retry(|| self.try_count_result(id)).await {
                tracing::error!(?error, %id, "a match cannot be counted");
            }
        }
        Ok(())
    }

    async fn try_count_result(&self, id: MatchId) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        if let Some(found) = self.load(&mut draft, id).await? {
            self.count(&mut draft, &found).await?;
        }
        Ok(draft.commit().await?)
    }

    async fn part_parked(&self, now: Timestamp) -> Result<(), Error> {
        for key in self.store.scan(Prefix::Posts, None, usize::MAX).await? {
            if let Err(error) = retry(|| self.try_part_parked(key, now)).await {
                tracing::error!(?error, %key, "a post cannot be brought up to date");
            }
        }
        Ok(())
    }

    async fn try_part_parked(&self, key: Key, now: Timestamp) -> Result<(), Error> {
        let Key::Post(id, sequence) = key else {
            return Ok(());
        };
        let mut draft = Draft::new(&*self.store);
        let post = draft.read(Slot::post(id, sequence)).await?;
        let Some(mut post) = post else { return Ok(()) };
        let Some(why) = post.parked.take() else {
            return Ok(());
        };
        let channel = post.channel;
        put_parked(&mut draft, PostRef { id, sequence }, post, &why, now)?;
        if let Some(before) = self.load(&mut draft, id).await?
            && channel == before.card.place.channel
        {
            let mut after = before.clone();
            after.pause(Lost::Place, now);
            self.record(&mut draft, Some(&before), &after).await?;
        }
        Ok(draft.commit().await?)
    }
}
