//! Challenges that nobody answered in time.

use crate::ids::{MatchId, Timestamp};
use crate::service::Service;
use crate::service::change::{Draft, Error};
use crate::service::matches::{Closed, Match, Stage};

impl Service {
    /// Closes a challenge that has expired; any other match stays as it is.
    pub(in crate::service) async fn expire(
        &self,
        id: MatchId,
        now: Timestamp,
    ) -> Result<(), Error> {
        self.change_match(id, |mut draft, before| async move {
            self.judge_expiry(&mut draft, &before, now).await?;
            Ok(draft.commit().await?)
        })
        .await
    }

    /// Closes a challenge whose time is over.
    pub(in crate::service) async fn judge_expiry(
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
