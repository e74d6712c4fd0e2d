//! Reminders: one for a turn at most, when a quarter of its time is left, and not at night.

use std::time::Duration;

use crate::ids::{Timestamp, hours, minutes};
use crate::service::Service;
use crate::service::change::{Error, Transaction};
use crate::service::matches::{Holder, Match, Stage};
use crate::service::outbox::put_errand;
use crate::service::people::QuietHours;
use crate::store::records::{Errand, Reminders};
use crate::store::{Due, Slot};

/// Who is reminded after a night has this time at least; otherwise it is done before the night.
const LEAST_AFTER_NIGHT: Duration = hours(1);
/// How long before a night somebody is reminded where it has to be before.
const BEFORE_NIGHT: Duration = minutes(10);

impl Service {
    /// Judges a reminder that has to be thought of: it is marked and handed on where its moment
    /// has come.
    pub(in crate::service) async fn judge_reminder(
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
        // There is no further one that the board could offer to leave out.
        self.put_refresh_of(tx, &mut after, now).await?;
        self.record(tx, Some(before), &after).await
    }

    /// Whether a reminder that was handed on is still to be sent: the person may have changed their
    /// mind, or have gone to bed while the bot was away; then it waits for the morning.
    pub(in crate::service) async fn still_remind(
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

    /// When the one to move is to be reminded, if at all.
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
        // What was missed, because the bot was away, does not wake anybody either.
        Ok(match night {
            Some((_, end)) if end < deadline => Some(end),
            Some(_) => None,
            None => Some(at),
        })
    }
}

/// The moment at which a quarter of the time is left. Out of a night it is moved to its end, or to
/// just before its beginning where the time would be too short afterwards.
fn wanted(deadline: Timestamp, quarter: Duration, quiet: Option<&QuietHours>) -> Timestamp {
    let at = deadline - quarter;
    match quiet.and_then(|quiet| quiet.around(at)) {
        None => at,
        Some((_, end)) if end + LEAST_AFTER_NIGHT <= deadline => end,
        Some((begin, _)) => begin - BEFORE_NIGHT,
    }
}
