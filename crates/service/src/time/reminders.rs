//! Reminders: at most one per turn, when a quarter of its time is left, and not in quiet hours.

use std::time::Duration;

use halma_store::ids::{Timestamp, hours, minutes};
use halma_store::records::{Errand, Reminders};
use halma_store::{Due, Slot};

use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::{Holder, Match, Stage};
use crate::outbox::put_errand;
use crate::people::QuietHours;

/// A reminder after quiet hours needs at least this much time left; otherwise it comes before them.
const LEAST_AFTER_NIGHT: Duration = hours(1);
/// How long before quiet hours such a reminder is sent.
const BEFORE_NIGHT: Duration = minutes(10);

impl Service {
    /// Handles a possible reminder: it is marked and handed on if it is time.
    pub(crate) async fn judge_reminder(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let Some(at) = self.remind_at(tx, before, now).await? else {
            return Ok(());
        };
        if at > now {
            tx.put_index(Slot::due(at, Due::Reminder, before.id));
            return Ok(());
        }
        let mut play = before.running()?.clone();
        play.turn_state.reminded = true;
        let mut after = before.later(play, 0);
        put_errand(tx, &after, Errand::Remind)?;
        // The board has no further reminder to turn off.
        self.put_refresh_of(tx, &mut after, now).await?;
        self.record(tx, Some(before), &after).await
    }

    /// Returns whether a reminder should still be sent. The person may have changed the settings,
    /// or quiet hours may have started during an outage; then it waits for the morning.
    pub(crate) async fn still_remind(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let mut play = found.running()?.clone();
        play.turn_state.reminded = false;
        let waiting = found.later(play, 0);
        let at = self.remind_at(tx, &waiting, now).await?;
        if let Some(at) = at.filter(|at| *at > now) {
            self.record(tx, Some(found), &waiting).await?;
            tx.put_index(Slot::due(at, Due::Reminder, found.id));
        }
        Ok(at.is_some_and(|at| at <= now))
    }

    /// Returns when to remind the player to move, if at all.
    async fn remind_at(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, Error> {
        let deadline = self.read_deadline(tx, found).await?;
        let (Some(look), Some(deadline), Stage::Running(play)) =
            (found.reminder_look(), deadline, &found.stage)
        else {
            return Ok(None);
        };
        let Holder::Person(player) = play.to_move() else {
            return Ok(None);
        };
        let settings = self.settings_of(player).await?;
        if settings.reminders != Reminders::All || deadline <= now {
            return Ok(None);
        }
        let quarter = look.since(play.turn_began()) / 2;
        let quiet = QuietHours::of(&settings);
        let at = wanted(deadline, quarter, quiet.as_ref());
        let night = quiet.and_then(|quiet| quiet.around(at.max(now)));
        // A reminder missed during an outage must not wake anyone either.
        Ok(match night {
            Some((_, end)) if end < deadline => Some(end),
            Some(_) => None,
            None => Some(at),
        })
    }
}

/// Returns the moment when a quarter of the time is left. In quiet hours it moves to their end, or
/// to just before their start if too little time would be left.
fn wanted(deadline: Timestamp, quarter: Duration, quiet: Option<&QuietHours>) -> Timestamp {
    let at = deadline - quarter;
    match quiet.and_then(|quiet| quiet.around(at)) {
        None => at,
        Some((_, end)) if end + LEAST_AFTER_NIGHT <= deadline => end,
        Some((begin, _)) => begin - BEFORE_NIGHT,
    }
}
