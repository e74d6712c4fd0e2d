//! Challenges that nobody answered in time.

use halma_store::ids::{MatchId, Timestamp};

use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::{Closed, Match, Stage};

impl Service {
    /// Closes a challenge that has expired; other matches stay as they are.
    pub(crate) async fn expire(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        self.change_match(id, |mut tx, before| async move {
            self.judge_expiry(&mut tx, &before, now).await?;
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Closes a challenge whose time is up.
    pub(crate) async fn judge_expiry(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let Stage::Open(lobby) = &before.stage else {
            return Ok(());
        };
        if lobby.expires > now {
            return Ok(());
        }
        let after = before.at(lobby.closed(Closed::Expired, now));
        self.put_board(tx, before, after, now).await
    }
}
