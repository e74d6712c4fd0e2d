//! Noting hints: nobody is told, but a win with a hint doesn't count as beating the computer.

use halma_store::ids::MatchId;

use crate::Service;
use crate::change::Error;
use crate::matches::Stage;

impl Service {
    /// Notes a hint in a game against the computer. Other games need no note.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn note_hint(&self, id: MatchId) -> Result<(), Error> {
        let _turn = self.gates.enter(id).await;
        self.change_match(id, |mut tx, before| async move {
            let mut after = before.clone();
            let Stage::Running(play) = &mut after.stage else {
                return Ok(());
            };
            let is_against_computer = play.seats.iter().any(|holder| holder.level().is_some());
            if play.hints || !is_against_computer {
                return Ok(());
            }
            play.hints = true;
            self.record(&mut tx, Some(&before), &after).await?;
            Ok(tx.commit().await?)
        })
        .await
    }
}
