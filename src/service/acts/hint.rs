//! A hint that somebody is shown: nobody is told of it, but who was helped has not beaten the computer.

use crate::ids::MatchId;
use crate::service::Service;
use crate::service::change::Error;
use crate::service::matches::Stage;

impl Service {
    /// Notes that the computer was asked in a game against it. In other games there is nothing to note.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn note_hint(&self, id: MatchId) -> Result<(), Error> {
        let _turn = self.turnstile(id).await;
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
