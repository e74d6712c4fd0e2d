//! The moments that follow from a match: when its turn is over, when somebody is to be reminded,
//! when it is looked after.

use std::time::Duration;

use super::{Match, Stage};
use crate::ids::{Timestamp, days, hours};
use crate::store::records::Thread;

/// Nobody is reminded of a move that has to be made within the day anyway.
const LEAST_REMINDED_HOURS: u16 = 24;
/// How long a game stands still before it ends.
const PATIENCE: Duration = days(7);
/// How often it is looked whether the one to move is still there. A thread goes to sleep after a
/// week, and only then can it be woken.
const VISIT_EVERY: Duration = hours(7 * 24 + 1);
/// How long after a game its thread stays open, for words and a rematch.
const OPEN_AFTER: Duration = days(1);

impl Match {
    /// When the present turn is over, but for times that do not count; none without a clock, where one
    /// person plays alone, and for the computer.
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

    /// When the reminder of the present turn has to be thought of first: at half of the time, for
    /// a night may come before the quarter. The exact moment depends on the person.
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

    /// When it is to be looked whether the one to move is still there, and the thread awake. In a
    /// channel where a clock runs, its end decides.
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

    /// When a game that stands still ends, but for outages.
    pub fn lost_at(&self) -> Option<Timestamp> {
        let paused = self.card.paused?;
        let goes_on = matches!(self.stage, Stage::Running(_));
        goes_on.then(|| paused.since + PATIENCE)
    }

    /// When the thread of a game that has ended is closed.
    pub fn close_thread_at(&self) -> Option<Timestamp> {
        match (&self.stage, self.card.thread) {
            (Stage::Finished(play), Thread::Of(_)) => Some(play.turn_began() + OPEN_AFTER),
            _ => None,
        }
    }
}
