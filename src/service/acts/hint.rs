//! A hint that somebody is shown: nobody is told of it, but who was helped has not beaten the computer.

use crate::ids::MatchId;
use crate::service::Service;
use crate::service::change::{Draft, Error, retry};
use crate::service::matches::Stage;

impl Service {
    /// Notes that the computer was asked in a game against it. In other games there is nothing to note.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn note_hint(&self, id: MatchId) -> Result<(), Error> {
        let _turn = self.turnstile(id).await;
        retry(|| self.try_note_hint(id)).await
    }

    async fn try_note_hint(&self, id: MatchId) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let Some(before) = self.load(&mut draft, id).await? else {
            return Ok(());
        };
        let mut after = before.clone();
        let Stage::Running(play) = &mut after.stage else {
            return Ok(());
        };
        let is_against_computer = play.seats.iter().any(|holder| holder.level().is_some());
        if play.hints || !is_against_computer {
            return Ok(());
        }
        play.hints = true;
        self.record(&mut draft, Some(&before), &after).await?;
        Ok(draft.commit().await?)
    }
}
