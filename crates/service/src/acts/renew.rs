//! Challenges whose message is gone: dropped or posted again.

use halma_store::ids::{MatchId, Timestamp};
use halma_store::records::PostKind;

use crate::Service;
use crate::change::Error;
use crate::matches::{Closed, Stage};
use crate::outbox::Intent;

impl Service {
    /// Closes a challenge whose message is gone, so that a new one can replace it. Nobody is told
    /// because the new one tells them.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn drop_challenge(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let _turn = self.gates.enter(id).await;
        self.change_match(id, |mut tx, before| async move {
            if let Stage::Open(lobby) = &before.stage {
                let after = before.at(lobby.closed(Closed::Withdrawn, now));
                self.record(&mut tx, Some(&before), &after).await?;
            }
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Posts an open challenge again if its message is gone.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn post_again(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let _turn = self.gates.enter(id).await;
        self.change_match(id, |mut tx, before| async move {
            if matches!(before.stage, Stage::Open(_)) {
                let mut after = before.clone();
                after.card.message = None;
                after.card.message_answers = None;
                let intent = Intent {
                    now: Some(now),
                    not_before: Some(now),
                    ..Intent::default()
                };
                let kind = PostKind::Challenge;
                self.put_post(&mut tx, &mut after, kind, intent).await?;
                self.record(&mut tx, Some(&before), &after).await?;
            }
            Ok(tx.commit().await?)
        })
        .await
    }
}
