//! The moments that follow from a match: the end of its turn, its reminder, its checks.
//!
//! Clocks differ in three things only: what a turn begins with, what is left after it, and when to
//! remind.

use std::time::Duration;

use halma_store::ids::{Span, Timestamp, days, hours};
use halma_store::records::Thread;

use super::spans::weekends;
use super::{Match, Play, Stage, TimeControl, Weekends, merged, moved};

/// Moves due within a day get no reminder. With a bank, there is one after each day of a turn, the
/// last when a day is left.
const REMINDED_EVERY: Duration = days(1);
/// How long a game is paused before it ends.
const PATIENCE: Duration = days(7);
/// How often to check whether the player to move is still there. A thread is archived after a week,
/// and only then can it be unarchived.
const VISIT_EVERY: Duration = hours(7 * 24 + 1);
/// How long a thread stays open after its game, for talk and a rematch.
const OPEN_AFTER: Duration = days(1);

impl Match {
    /// Returns the game if a clock is running, and the clock: since when, and what was left then.
    fn clock(&self) -> Option<(&Play, Timestamp, Duration)> {
        let Stage::Running(play) = &self.stage else {
            return None;
        };
        if !play.is_on_clock() || self.card.paused.is_some() {
            return None;
        }
        match (self.terms.time_control, &play.banks) {
            (TimeControl::PerMove(regular), _) => {
                let length = hours(regular.into()) + hours(play.turn_state.given_hours.into());
                Some((play, play.turn_began(), length))
            }
            (TimeControl::Bank(_), Some(banks)) => {
                let left = banks.left(play.standing().position().to_move());
                Some((play, banks.since(), left))
            }
            (TimeControl::Unlimited | TimeControl::Bank(_), _) => None,
        }
    }

    /// Returns when the clock of the current turn has this much left, given the times that don't
    /// count. `None` without a clock, if one person plays alone, and for the computer.
    pub fn when_left(&self, rest: Duration, standstills: &[Span]) -> Option<Timestamp> {
        let (_, since, left) = self.clock()?;
        let aim = since + left.saturating_sub(rest);
        let mut at = aim;
        // Each weekend before the end can bring another one before it.
        loop {
            let later = moved(since, aim, &self.with_weekends(standstills, since, at));
            if later == at {
                return Some(at);
            }
            at = later;
        }
    }

    /// Returns when the current turn ends, ignoring outages and absences.
    pub fn deadline(&self) -> Option<Timestamp> {
        self.when_left(Duration::ZERO, &[])
    }

    /// Returns the times that don't count, sorted and without overlaps.
    fn with_weekends(&self, standstills: &[Span], from: Timestamp, until: Timestamp) -> Vec<Span> {
        let mut spans = standstills.to_vec();
        if self.terms.weekends == Weekends::Off {
            spans.extend(weekends(from, until));
        }
        merged(spans)
    }

    /// Subtracts the time until now from the bank of the seat to move.
    pub fn advance_banks(&mut self, now: Timestamp, standstills: &[Span]) {
        let Some(since) = self
            .play()
            .and_then(|play| Some(play.banks.as_ref()?.since()))
        else {
            return;
        };
        let mut standstills = self.with_weekends(standstills, since, now);
        standstills.extend(self.card.paused.map(|paused| Span {
            from: paused.since,
            until: now,
        }));
        if let Stage::Running(play) = &mut self.stage {
            play.advance_banks(now, &merged(standstills));
        }
    }

    /// Returns how much of the clock is left when the player to move is reminded next, if at all.
    pub fn remind_with(&self) -> Option<Duration> {
        let (play, _, length) = self.clock()?;
        if play.turn_state.reminded {
            return None;
        }
        let Some(banks) = &play.banks else {
            return (length >= REMINDED_EVERY).then(|| length / 4);
        };
        let next = REMINDED_EVERY * (u32::from(play.turn_state.reminders) + 1);
        let left = banks.at_turn();
        Some(if left > REMINDED_EVERY {
            left.saturating_sub(next).max(REMINDED_EVERY)
        } else {
            left / 4
        })
    }

    /// Returns when to consider a reminder for the current turn: earlier than it is due, because
    /// quiet hours may come before that. The exact moment depends on the person.
    pub fn reminder_look(&self) -> Option<Timestamp> {
        let rest = self.remind_with()?;
        let (play, ..) = self.clock()?;
        let is_early = play.banks.is_none() || rest < REMINDED_EVERY;
        self.when_left(if is_early { 2 * rest } else { rest }, &[])
    }

    /// Returns when to check whether the player to move is still there and the thread is active. In
    /// a channel with a clock, the deadline decides instead.
    pub fn visit_at(&self) -> Option<Timestamp> {
        let Stage::Running(play) = &self.stage else {
            return None;
        };
        let is_timed = self.terms.time_control != TimeControl::Unlimited;
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
