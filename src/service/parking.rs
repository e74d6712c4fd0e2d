//! Posts that Discord refuses: parked, told to the players, and tried again when the bot is known
//! to be let in again. Never before, for Discord counts requests that it has to refuse. The game
//! stands still meanwhile.

use super::draft::{self, Draft};
use super::posts::PostRef;
use super::{MatchView, Service, retry};
use crate::ids::{ChannelId, MatchId, PlayerId, Timestamp, UserId};
use crate::service::error::Error;
use crate::store::records::{Lost, PostRecord};
use crate::store::{ChangeSet, Key, Prefix};

/// How many index entries are looked at in one go; the rest comes with the next occasion.
const MOST_AT_ONCE: usize = 100;

impl Service {
    /// Parks a post, and notes that its players are to be told.
    pub(super) async fn park(
        &self,
        draft: &mut Draft<'_>,
        reference: PostRef,
        record: PostRecord,
        why: &str,
        now: Timestamp,
    ) -> Result<(), Error> {
        let PostRef { id, sequence } = reference;
        draft.put_index(Key::Parked(record.channel, id, sequence));
        match self.load(draft, id).await {
            Ok(None) => {}
            Ok(Some(before)) => {
                for player in before.people() {
                    draft.put_index(Key::Untold(player, id));
                }
                let mut after = before.clone();
                if record.channel == before.card.place.channel {
                    after.pause(Lost::Place, now);
                }
                Self::put_match(draft, Some(&before), &after)?;
            }
            Err(error) => tracing::error!(?error, "nobody can be told of a parked post"),
        }
        let parked = PostRecord {
            parked: Some(why.to_owned()),
            ..record
        };
        Ok(draft.put(Key::Post(id, sequence), &parked)?)
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
        let key = Key::Post(post.id, post.sequence);
        let record: Option<PostRecord> = draft.read(key).await?;
        let is_there = record.is_some();
        if let Some(record) = record {
            let revived = PostRecord {
                parked: None,
                not_before: now,
                ..record
            };
            draft.put(key, &revived)?;
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
        let player: Option<PlayerId> = draft::read(&*self.store, Key::User(user)).await?;
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
        let posts = Prefix::PostsOf(id);
        for key in self.store.scan(posts, None, MOST_AT_ONCE).await? {
            let post: Option<PostRecord> = draft::read(&*self.store, key).await?;
            if post.is_some_and(|post| post.parked.is_some()) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Takes it back that a person was told of a match.
    ///
    /// # Errors
    /// The store failed.
    pub async fn put_untold_back(&self, user: UserId, id: MatchId) -> Result<(), Error> {
        let player: Option<PlayerId> = draft::read(&*self.store, Key::User(user)).await?;
        let mut changes = ChangeSet::new();
        if let Some(player) = player {
            changes.put_index(Key::Untold(player, id));
        }
        Ok(self.store.commit(changes).await?)
    }
}
