//! Posts with the matches that they show.

use halma_store::ids::{MatchId, PlayerId, UserId};
use halma_store::records::Errand;
use halma_store::{ChangeSet, Key, Prefix, Slot};

use super::MatchView;
use crate::Service;
use crate::change::{Error, read};
use crate::outbox::{Post, PostRef};
use crate::people::Participant;

/// The maximum number of matches a person is told about at once.
const MOST_AT_ONCE: usize = 100;

impl Service {
    /// Returns a post with the match it shows, or `None` if it was sent or replaced meanwhile.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn post(&self, reference: PostRef) -> Result<Option<(Post, MatchView)>, Error> {
        // Whose post it is comes first: someone who is known in the match, but deleted meanwhile, would
        // be notified of their own act.
        let Some(Post { by, .. }) = self.pending_post(reference).await? else {
            return Ok(None);
        };
        // Then the match. If it were read after a post that is overtaken meanwhile, that post would show
        // the newer turn and couldn't be told from the one that overtook it.
        let view = self.match_view(reference.id).await;
        let Some(post) = self.pending_post(reference).await? else {
            return Ok(None);
        };
        let view = if post.overtaken {
            self.match_view(reference.id).await?
        } else {
            view?
        };
        Ok(Some((Post { by, ..post }, view)))
    }

    /// Returns a person named in a notice.
    ///
    /// # Errors
    /// The store failed.
    pub async fn named(&self, player: PlayerId) -> Result<Participant, Error> {
        self.participant(player).await
    }

    /// Returns the matches of a person whose board couldn't be posted, if the person wasn't told
    /// yet. From now on the person counts as told.
    ///
    /// # Errors
    /// The store failed.
    pub async fn take_untold(&self, user: UserId) -> Result<Vec<MatchView>, Error> {
        let player = read(&self.store, Slot::user(user)).await?;
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

    /// Returns the errand of a match, to prepare it with requests that can be repeated.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn errand(&self, id: MatchId) -> Result<Option<(Errand, MatchView)>, Error> {
        let record = read(&self.store, Slot::errand(id)).await?;
        let Some(record) = record else {
            return Ok(None);
        };
        Ok(Some((record.errand, self.match_view(id).await?)))
    }
}
