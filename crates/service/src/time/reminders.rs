//! Reminders: one per turn, when a quarter of its time is left, or with banks one after each day of a
//! turn; not in quiet hours.

use std::time::Duration;

use halma_store::ids::{Timestamp, days, hours, minutes};
use halma_store::records::{Errand, Reminders};
use halma_store::{Due, Slot};

use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::{Holder, Match, Stage};
use crate::outbox::put_errand;
use crate::people::QuietHours;

/// A reminder after quiet hours needs at least this much time left; otherwise it comes before them.
const LEAST_AFTER_NIGHT: Duration = hours(1);
/// With banks, the last reminder of a turn comes with at most this much left.
const LAST_WITH: Duration = days(1);
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
        let is_last = before.remind_with().is_none_or(|rest| rest <= LAST_WITH);
        let mut play = before.running()?.clone();
        if play.banks.is_none() || is_last {
            play.turn_state.reminded = true;
        } else {
            play.turn_state.reminders += 1;
        }
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
        if !play.turn_state.reminded {
            play.turn_state.reminders = play.turn_state.reminders.saturating_sub(1);
        }
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
        let (Some(rest), Stage::Running(play)) = (found.remind_with(), &found.stage) else {
            return Ok(None);
        };
        let standstills = self.read_standstills(tx, found).await?;
        let deadline = found.when_left(Duration::ZERO, &standstills);
        let (Some(at), Some(deadline)) = (found.when_left(rest, &standstills), deadline) else {
            return Ok(None);
        };
        let Holder::Person(player) = play.to_move() else {
            return Ok(None);
        };
        let settings = self.settings_of(player).await?;
        if settings.reminders != Reminders::All || deadline <= now {
            return Ok(None);
        }
        let quiet = QuietHours::of(&settings);
        let at = outside(at, deadline, quiet.as_ref());
        let night = quiet.and_then(|quiet| quiet.around(at.max(now)));
        // A reminder missed during an outage must not wake anyone either.
        Ok(match night {
            Some((_, end)) if end < deadline => Some(end),
            Some(_) => None,
            None => Some(at),
        })
    }
}

/// Moves a moment in quiet hours to their end, or to just before their start if too little time would
/// be left.
fn outside(at: Timestamp, deadline: Timestamp, quiet: Option<&QuietHours>) -> Timestamp {
    match quiet.and_then(|quiet| quiet.around(at)) {
        None => at,
        Some((_, end)) if end + LEAST_AFTER_NIGHT <= deadline => end,
        Some((begin, _)) => begin - BEFORE_NIGHT,
    }
}
