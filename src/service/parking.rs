//! Posts that Discord refuses: parked, told to the players, and tried again when the bot is known
//! to be let in again. Never before, for Discord counts requests that it has to refuse. The game
//! stands still meanwhile.

use super::draft::{self, Draft};
use super::posts::PostRef;
use super::{MatchView, Service, retry};
use crate::ids::{ChannelId, MatchId, Timestamp, UserId};
use crate::service::error::Error;
use crate::store::records::{Lost, ParkedRecord, PostRecord};
use crate::store::{ChangeSet, Due, Key, Prefix, Slot};

/// How many index entries are looked at in one go; the rest comes with the next occasion.
const MOST_AT_ONCE: usize = 100;
/// How long a post waits for being let in: longer than any game stands still.
const KEPT_MS: i64 = 30 * 24 * 3_600_000;

impl Service {
    /// Parks a post, and notes that its players are to be told.
    pub(super) async fn park(
        &self,
        draft: &mut Draft<'_>,
        reference: PostRef,
        post: PostRecord,
        why: &str,
        now: Timestamp,
    ) -> Result<(), Error> {
        let (id, channel) = (reference.id, post.channel);
        put_aside(draft, reference, post, why, now)?;
        match self.load(draft, id).await {
            Ok(None) => {}
            Ok(Some(before)) => {
                for player in before.people() {
                    draft.put_index(Slot::untold(player, id));
                }
                let mut after = before.clone();
                if channel == before.card.place.channel {
                    after.pause(Lost::Place, now);
                }
                Self::put_match(draft, Some(&before), &after)?;
            }
            Err(error) => tracing::error!(?error, "nobody can be told of a parked post"),
        }
        Ok(())
    }

    /// Makes the parked posts of a channel due again, now that the bot is let in there. Gives
    /// whether there were any.
    ///
    /// # Errors
    /// The store failed.
    pub async fn revive(&self, channel: ChannelId, now: Timestamp) -> Result<bool, Error> {
        let parked = Prefix::ParkedIn(channel);
        let mut any = false;
        for key in self.store.scan(parked, None, MOST_AT_ONCE).await? {
            if let Key::Parked(_, id, sequence) = key {
                any |= retry!(self.try_revive(key, PostRef { id, sequence }, now))?;
            }
        }
        Ok(any)
    }

    async fn try_revive(&self, index: Key, post: PostRef, now: Timestamp) -> Result<bool, Error> {
        let mut draft = Draft::new(&*self.store);
        draft.delete(index);
        let slot = Slot::parked_post(post.id, post.sequence);
        let parked = draft.read(slot).await?;
        let is_there = parked.is_some();
        if let Some(parked) = parked {
            draft.delete(slot);
            let revived = PostRecord {
                not_before: now,
                ..parked.post
            };
            draft.put(Slot::post(post.id, post.sequence), &revived)?;
            match self.load(&mut draft, post.id).await {
                Ok(None) => {}
                Ok(Some(before)) => {
                    let mut after = before.clone();
                    after.resume_from(Lost::Place, now);
                    Self::put_match(&mut draft, Some(&before), &after)?;
                }
                Err(error) => tracing::error!(?error, "a match cannot go on"),
            }
        }
        draft.commit().await?;
        Ok(is_there)
    }

    /// The matches of a person whose board could not be posted, and of which the person was not
    /// told yet; from now on the person counts as told.
    ///
    /// # Errors
    /// The store failed.
    pub async fn take_untold(&self, user: UserId) -> Result<Vec<MatchView>, Error> {
        let player = draft::read(&*self.store, Slot::user(user)).await?;
        let Some(player) = player else {
            return Ok(Vec::new());
        };
        let untold = Prefix::UntoldTo(player);
        let keys = self.store.scan(untold, None, MOST_AT_ONCE).await?;
        let mut views = Vec::new();
        for key in &keys {
            if let Key::Untold(_, id) = *key
                && self.has_parked_posts(id).await?
            {
                views.push(self.match_view(id).await?);
            }
        }
        if !keys.is_empty() {
            let mut changes = ChangeSet::new();
            for key in keys {
                changes.delete(key);
            }
            self.store.commit(changes).await?;
        }
        Ok(views)
    }

    /// Whether Discord refused something that is to be shown of a match.
    pub(super) async fn has_parked_posts(&self, id: MatchId) -> Result<bool, Error> {
        let parked = self.store.scan(Prefix::ParkedPostsOf(id), None, 1).await?;
        Ok(!parked.is_empty())
    }

    /// Drops the posts of a match that Discord refused long ago: nobody waits for them any more.
    pub(super) async fn drop_parked(
        &self,
        draft: &mut Draft<'_>,
        id: MatchId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let parked = Prefix::ParkedPostsOf(id);
        for (key, stored) in draft.records(parked).await? {
            let Key::ParkedPost(id, sequence) = key else {
                continue;
            };
            let record = Slot::parked_post(id, sequence).read(&stored)?;
            if record.at.plus_ms(KEPT_MS) <= now {
                draft.delete(key);
                draft.delete(Key::Parked(record.post.channel, id, sequence));
            }
        }
        Ok(())
    }

    /// Takes it back that a person was told of a match.
    ///
    /// # Errors
    /// The store failed.
    pub async fn put_untold_back(&self, user: UserId, id: MatchId) -> Result<(), Error> {
        let player = draft::read(&*self.store, Slot::user(user)).await?;
        let mut changes = ChangeSet::new();
        if let Some(player) = player {
            changes.put_index(Slot::untold(player, id));
        }
        Ok(self.store.commit(changes).await?)
    }
}

/// Puts a post where it is not looked for when posts are sent, for as long as somebody may wait for
/// it.
pub(super) fn put_aside(
    draft: &mut Draft<'_>,
    reference: PostRef,
    post: PostRecord,
    why: &str,
    now: Timestamp,
) -> Result<(), Error> {
    let PostRef { id, sequence } = reference;
    draft.delete(Key::Post(id, sequence));
    draft.put_index(Slot::parked(post.channel, id, sequence));
    draft.put_index(Slot::due(now.plus_ms(KEPT_MS), Due::Parked, id));
    let parked = ParkedRecord {
        post,
        why: why.to_owned(),
        at: now,
    };
    Ok(draft.put(Slot::parked_post(id, sequence), &parked)?)
}
