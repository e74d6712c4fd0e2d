//! Taking errands to run, if they still make sense.

use halma_store::Slot;
use halma_store::ids::{MatchId, Timestamp};
use halma_store::records::Errand;

use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::Stage;

impl Service {
    /// Takes the errand of a match to run at once. From now on it counts as done, so only one
    /// caller gets it. An errand that is no longer needed is dropped.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn take_errand(&self, id: MatchId, now: Timestamp) -> Result<Option<Errand>, Error> {
        match self.try_take_errand(id, now).await {
            // Another caller took it.
            Err(error) if error.is_conflict() => Ok(None),
            taken => taken,
        }
    }

    async fn try_take_errand(&self, id: MatchId, now: Timestamp) -> Result<Option<Errand>, Error> {
        let slot = Slot::errand(id);
        let mut tx = Transaction::new(&self.store);
        let record = tx.read(slot).await?;
        tx.delete(slot);
        let found = match self.load(&mut tx, id).await {
            Ok(found) => found,
            Err(error) => {
                tracing::error!(?error, %id, "dropping an errand of a damaged match");
                None
            }
        };
        let (Some(record), Some(found)) = (record, found) else {
            tx.commit().await?;
            return Ok(None);
        };
        let is_present = found.card.turn == record.turn
            && match (record.errand, &found.stage) {
                (Errand::Remind, Stage::Running(_)) => {
                    self.still_remind(&mut tx, &found, now).await?
                }
                (Errand::Visit | Errand::VisitAgain, Stage::Running(_))
                | (Errand::CloseThread, Stage::Finished(_)) => true,
                _ => false,
            };
        tx.commit().await?;
        if !is_present {
            return Ok(None);
        }
        Ok(Some(record.errand))
    }
}
