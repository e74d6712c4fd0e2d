//! Going away, and coming back.

use crate::ids::{PlayerId, Timestamp};
use crate::service::change::{Error, Transaction};
use crate::service::matches::Match;
use crate::service::people::Absence;
use crate::service::{Act, Service};
use crate::store::{Due, Slot};

impl Service {
    /// Makes somebody away from now on for so many days, or brings them back with none. An absence
    /// that goes on is replaced; what is left of it is not counted.
    ///
    /// # Errors
    /// A refusal: so many days are not left; or a fault.
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

    /// Judges the clock of a match anew, which stands or goes on now, and lets its board say so.
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
        // What was queued for the end of an absence may have to come earlier.
        for due in [Due::Deadline, Due::Reminder] {
            tx.put_index(Slot::due(now, due, before.id));
        }
        self.put_refresh(&mut tx, &before, now).await?;
        Ok(tx.commit().await?)
    }
}
