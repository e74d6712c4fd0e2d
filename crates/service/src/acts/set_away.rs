//! Going away, and coming back.

use halma_store::ids::{PlayerId, Timestamp};
use halma_store::{Due, Slot};

use crate::change::{Error, Transaction};
use crate::matches::Match;
use crate::people::Absence;
use crate::{Act, Service};

impl Service {
    /// Marks a person as away from now on for a number of days, or as back if it is 0. A running
    /// absence is replaced, and its remaining days don't count.
    ///
    /// # Errors
    /// A refusal: not enough days are left; or a fault.
    pub async fn set_away(&self, act: &Act, days: u16) -> Result<Absence, Error> {
        let (player, absence) = self.change(|tx| self.note_away(tx, act, days)).await?;
        for id in self.matches_of(player).await? {
            self.change_match(id, |tx, before| {
                self.apply_away(tx, before, player, act.now)
            })
            .await?;
        }
        Ok(absence)
    }

    /// Recomputes the clock of a match, which stops or resumes now, and updates its board.
    async fn apply_away(
        &self,
        mut tx: Transaction<'_>,
        before: Match,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        if before.deadline().is_none() || !before.waits_for_move_of(player) {
            return Ok(());
        }
        // Checks queued for the end of an absence may be due earlier now.
        for due in [Due::Deadline, Due::Reminder] {
            tx.put_index(Slot::due(now, due, before.id));
        }
        self.put_refresh(&mut tx, &before, now).await?;
        Ok(tx.commit().await?)
    }
}
