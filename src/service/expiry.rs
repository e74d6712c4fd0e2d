//! Challenges that nobody answered in time.

use super::draft::Draft;
use super::matches::{Closed, Match, Stage};
use super::posts::Intent;
use super::{PostKind, Service, retry};
use crate::ids::{MatchId, Timestamp};
use crate::service::error::Error;

impl Service {
    /// Closes a challenge of which nothing is to be seen any more, so that a new one can take its
    /// place. Nobody is told, for the new one tells them.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn drop_challenge(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let _turn = self.turnstile(id).await;
        retry!(self.try_drop_challenge(id, now))
    }

    async fn try_drop_challenge(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let Some(before) = self.load(&mut draft, id).await? else {
            return Ok(());
        };
        if let Stage::Open(lobby) = &before.stage {
            let after = Match {
                card: before.card.clone(),
                stage: lobby.closed(Closed::Withdrawn, now),
            };
            Self::put_match(&mut draft, Some(&before), &after)?;
        }
        Ok(draft.commit().await?)
    }

    /// Posts an open challenge anew, whose message is gone.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn post_again(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let _turn = self.turnstile(id).await;
        retry!(self.try_post_again(id, now))
    }

    async fn try_post_again(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let Some(before) = self.load(&mut draft, id).await? else {
            return Ok(());
        };
        if matches!(before.stage, Stage::Open(_)) {
            let mut after = before.clone();
            after.card.message = None;
            after.card.message_answers = None;
            let intent = Intent {
                not_before: Some(now),
                ..Intent::default()
            };
            let kind = PostKind::Challenge;
            self.put_post(&mut draft, &mut after, kind, intent).await?;
            Self::put_match(&mut draft, Some(&before), &after)?;
        }
        Ok(draft.commit().await?)
    }

    /// Closes a challenge that has expired; any other match stays as it is.
    pub(super) async fn expire(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        retry!(self.try_expire(id, now))
    }

    async fn try_expire(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        if let Some(before) = self.load(&mut draft, id).await? {
            self.judge_expiry(&mut draft, &before, now).await?;
        }
        Ok(draft.commit().await?)
    }

    /// Closes a challenge whose time is over.
    pub(super) async fn judge_expiry(
        &self,
        draft: &mut Draft<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let Stage::Open(lobby) = &before.stage else {
            return Ok(());
        };
        if lobby.expires > now {
            return Ok(());
        }
        let after = Match {
            card: before.card.clone(),
            stage: lobby.closed(Closed::Expired, now),
        };
        self.put_board(draft, before, after, now).await
    }
}
