//! Posts that Discord refuses: parked, reported to the players, and retried only when the bot is
//! known to have access again, because Discord counts failed requests. The game is paused
//! meanwhile.

use std::time::Duration;

use halma_store::ids::{ChannelId, MatchId, Timestamp, UserId, days};
use halma_store::records::{Lost, ParkedRecord, PostRecord};
use halma_store::{ChangeSet, Due, Key, Prefix, Slot};

use super::posts::PostRef;
use crate::Service;
use crate::change::{Error, Transaction, read};
use crate::matches::Match;

/// How many index entries are read at once; the rest follows next time.
const MOST_AT_ONCE: usize = 100;
/// How long a post is parked: longer than any pause.
const KEPT: Duration = days(30);

impl Service {
    /// Parks a post and notes that its players have to be told.
    pub(crate) async fn park(
        &self,
        tx: &mut Transaction<'_>,
        reference: PostRef,
        post: PostRecord,
        why: &str,
        now: Timestamp,
    ) -> Result<(), Error> {
        let (id, channel) = (reference.id, post.channel);
        put_parked(tx, reference, post, why, now)?;
        match self.load(tx, id).await {
            Ok(None) => {}
            Ok(Some(before)) => {
                for player in before.people() {
                    tx.put_index(Slot::untold(player, id));
                }
                let mut after = before.clone();
                if channel == before.card.place.channel {
                    after.pause(Lost::Place, now);
                }
                self.record(tx, Some(&before), &after).await?;
            }
            Err(error) => tracing::error!(?error, "couldn't tell anyone about a parked post"),
        }
        Ok(())
    }

    /// Makes the parked posts of a channel due again, because the bot has access there now. Returns
    /// whether there were any.
    ///
    /// # Errors
    /// The store failed.
    pub async fn revive(&self, channel: ChannelId, now: Timestamp) -> Result<bool, Error> {
        let parked = Prefix::ParkedIn(channel);
        let mut any = false;
        for key in self.store.scan(parked, None, MOST_AT_ONCE).await? {
            if let Key::Parked(_, id, sequence) = key {
                any |= self
                    .change(|tx| self.try_revive(tx, key, PostRef { id, sequence }, now))
                    .await?;
            }
        }
        Ok(any)
    }

    async fn try_revive(
        &self,
        mut tx: Transaction<'_>,
        index: Key,
        post: PostRef,
        now: Timestamp,
    ) -> Result<bool, Error> {
        tx.delete(index);
        let slot = Slot::parked_post(post.id, post.sequence);
        let parked = tx.read(slot).await?;
        let is_there = parked.is_some();
        if let Some(parked) = parked {
            tx.delete(slot);
            let revived = PostRecord {
                not_before: now,
                ..parked.post
            };
            tx.put(Slot::post(post.id, post.sequence), &revived)?;
            match self.load(&mut tx, post.id).await {
                Ok(None) => {}
                Ok(Some(before)) => {
                    let mut after = before.clone();
                    after.resume_from(Lost::Place, now);
                    self.record(&mut tx, Some(&before), &after).await?;
                }
                Err(error) => tracing::error!(?error, "couldn't resume a match"),
            }
        }
        tx.commit().await?;
        Ok(is_there)
    }

    /// Returns whether part of a match couldn't be shown, so that it may be moved.
    pub(crate) async fn has_lost_place(&self, found: &Match) -> Result<bool, Error> {
        let why = found.card.paused.map(|paused| paused.why);
        Ok(why == Some(Lost::Place) || self.has_parked_posts(found.id).await?)
    }

    /// Returns whether Discord refused a post that shows the match.
    pub(crate) async fn has_parked_posts(&self, id: MatchId) -> Result<bool, Error> {
        let parked = self.store.scan(Prefix::ParkedPostsOf(id), None, 1).await?;
        Ok(!parked.is_empty())
    }

    /// Drops the posts of a match that Discord refused long ago: nobody waits for them.
    pub(crate) async fn drop_parked(
        &self,
        tx: &mut Transaction<'_>,
        id: MatchId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let parked = Prefix::ParkedPostsOf(id);
        for (key, stored) in tx.records(parked).await? {
            let Key::ParkedPost(id, sequence) = key else {
                continue;
            };
            let record = Slot::parked_post(id, sequence).read(&stored)?;
            if record.at + KEPT <= now {
                tx.delete(key);
                tx.delete(Key::Parked(record.post.channel, id, sequence));
            }
        }
        Ok(())
    }

    /// Undoes the note that a person was told about a match.
    ///
    /// # Errors
    /// The store failed.
    pub async fn put_untold_back(&self, user: UserId, id: MatchId) -> Result<(), Error> {
        let player = read(&self.store, Slot::user(user)).await?;
        let mut changes = ChangeSet::new();
        if let Some(player) = player {
            changes.put_index(Slot::untold(player, id));
        }
        Ok(self.store.commit(changes).await?)
    }
}

/// Moves a post out of the send queue for as long as someone may wait for it.
fn put_parked(
    tx: &mut Transaction<'_>,
    reference: PostRef,
    post: PostRecord,
    why: &str,
    now: Timestamp,
) -> Result<(), Error> {
    let PostRef { id, sequence } = reference;
    tx.delete(Key::Post(id, sequence));
    tx.put_index(Slot::parked(post.channel, id, sequence));
    tx.put_index(Slot::due(now + KEPT, Due::Parked, id));
    let parked = ParkedRecord {
        post,
        why: why.to_owned(),
        at: now,
    };
    Ok(tx.put(Slot::parked_post(id, sequence), &parked)?)
}
