//! Challenges that nobody answered in time.

use super::draft::Draft;
use super::matches::{Closed, Match, Stage};
use super::{Service, retry};
use crate::ids::{MatchId, Timestamp};
use crate::service::error::Error;

impl Service {
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
        let stage = Stage::Closed {
            why: Closed::Expired,
            players: lobby.people(),
            at: now,
        };
        let after = Match {
            card: before.card.clone(),
            stage,
        };
        self.put_board(draft, before, after, now).await
    }
}
