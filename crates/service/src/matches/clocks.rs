//! The moments that follow from a match: the end of its turn, its reminder, its checks.

use std::time::Duration;

use halma_store::ids::{Timestamp, days, hours};
use halma_store::records::Thread;

use super::{Match, Stage};

/// Moves due within a day get no reminder.
const LEAST_REMINDED_HOURS: u16 = 24;
/// How long a game is paused before it ends.
const PATIENCE: Duration = days(7);
/// How often to check whether the player to move is still there. A thread is archived after a week,
/// and only then can it be unarchived.
const VISIT_EVERY: Duration = hours(7 * 24 + 1);
/// How long a thread stays open after its game, for talk and a rematch.
const OPEN_AFTER: Duration = days(1);

impl Match {
    /// Returns when the current turn ends, ignoring time that doesn't count. `None` without a
    /// clock, if one person plays alone, and for the computer.
    pub fn deadline(&self) -> Option<Timestamp> {
        let Stage::Running(play) = &self.stage else {
            return None;
        };
        let regular = self.terms.move_time.hours()?;
        if play.is_alone() || play.to_move().person().is_none() || self.card.paused.is_some() {
            return None;
        }
        let length = hours(regular.into()) + hours(play.turn_state.given_hours.into());
        Some(play.turn_began() + length)
    }

    /// Returns when to consider a reminder for the current turn: at half of the time, because quiet
    /// hours may come before the last quarter. The exact moment depends on the person.
    pub fn reminder_look(&self) -> Option<Timestamp> {
        let Stage::Running(play) = &self.stage else {
            return None;
        };
        let regular = self.terms.move_time.hours()?;
        if regular < LEAST_REMINDED_HOURS || play.turn_state.reminded || play.is_alone() {
            return None;
        }
        let began = play.turn_began();
        Some(began + self.deadline()?.since(began) / 2)
    }

    /// Returns when to check whether the player to move is still there and the thread is active. In
    /// a channel with a clock, the deadline decides instead.
    pub fn visit_at(&self) -> Option<Timestamp> {
        let Stage::Running(play) = &self.stage else {
            return None;
        };
        let is_timed = self.terms.move_time.hours().is_some();
        let in_thread = matches!(self.card.thread, Thread::Of(_));
        if (is_timed && !in_thread) || self.card.paused.is_some() {
            return None;
        }
        let last = play.turn_state.visited.unwrap_or(play.turn_began());
        (in_thread || !play.is_alone()).then(|| last.max(play.turn_began()) + VISIT_EVERY)
    }

    /// Returns when a paused game ends, ignoring outages.
    pub fn lost_at(&self) -> Option<Timestamp> {
        let paused = self.card.paused?;
        let goes_on = matches!(self.stage, Stage::Running(_));
        goes_on.then(|| paused.since + PATIENCE)
    }

    /// Returns when the thread of a finished game is closed.
    pub fn close_thread_at(&self) -> Option<Timestamp> {
        match (&self.stage, self.card.thread) {
            (Stage::Finished(play), Thread::Of(_)) => Some(play.turn_began() + OPEN_AFTER),
            _ => None,
        }
    }
}
