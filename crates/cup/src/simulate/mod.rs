//! Whole cups of people who vanish, return, draw and run out of time: what becomes of the rules.

mod game;
mod world;

use std::fmt;

use serde::Serialize;

use crate::fault::wrong;
use crate::{Fault, Kind};
use world::World;

/// What is tried.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// The kind of cup; not stairs, which don't end.
    pub kind: Kind,
    /// How many people enter each.
    pub people: usize,
    /// How many play one game.
    pub seats: usize,
    /// The rounds of a Swiss, and of tables without a design.
    pub rounds: u32,
    /// How many cups.
    pub cups: u32,
    /// What all luck follows from.
    pub seed: u64,
    /// The chance that somebody vanishes or withdraws in a round. Half of them are back later.
    pub vanish: f64,
    /// The chance that a game is drawn.
    pub draw: f64,
    /// The chance that a game is lost on time.
    pub time: f64,
}

impl Trial {
    /// Returns a trial of 1,000 cups with the usual rounds and seats, in which one in ten vanishes,
    /// one game in twenty is drawn and one in ten is lost on time.
    pub fn new(kind: Kind, people: usize) -> Self {
        let tables = kind == Kind::Tables;
        Self {
            kind,
            people,
            seats: if tables { 4 } else { 2 },
            rounds: if tables { 3 } else { 5 },
            cups: 1_000,
            seed: 1,
            vanish: 0.1,
            draw: 0.05,
            time: 0.1,
        }
    }

    fn check(&self) -> Result<(), Fault> {
        let shares = [
            ("vanish", self.vanish),
            ("draw", self.draw),
            ("time", self.time),
        ];
        let is_wrong = |(_, share): &(&str, f64)| !(0.0..=1.0).contains(share);
        match shares.into_iter().find(is_wrong) {
            Some((name, given)) => wrong(format!("`{name}` is {given}; use a number from 0 to 1")),
            None if self.kind == Kind::Stairs => Err(Fault::Endless),
            None => Ok(()),
        }
    }
}

/// What came of a trial.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Report {
    /// The name of the kind.
    pub kind: String,
    /// People in each cup.
    pub people: usize,
    /// Cups played.
    pub cups: u32,
    /// Days that half of the cups took at most.
    pub median_days: u32,
    /// Days that the longest cup took.
    pub longest_days: u32,
    /// Days that a cup could have taken by its clocks, all rounds played.
    pub last_day: u32,
    /// Cups in which the strongest came first, perhaps together with others. In a league it is
    /// looked at in the first group.
    pub strongest_first: u32,
    /// Pairs paired again in a later round.
    pub repeats: u32,
    /// Rounds of a Swiss with a pair again or a second bye, though there was a pairing without.
    pub avoidable: u32,
    /// The most byes of one person in one cup.
    pub most_byes: u32,
    /// Games that didn't end by the last day of their round.
    pub unfinished: u32,
    /// Rounds played.
    pub rounds: u32,
    /// Rounds in which all waited over a week for the games of one pair or table.
    pub waited: u32,
}

impl fmt::Display for Report {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let share = f64::from(self.strongest_first) / f64::from(self.cups.max(1)) * 100.0;
        writeln!(
            to,
            "{} cups of the kind {}, {} people each",
            self.cups, self.kind, self.people
        )?;
        writeln!(
            to,
            "days: median {}, longest {}, by the clocks at most {}",
            self.median_days, self.longest_days, self.last_day
        )?;
        writeln!(to, "strongest first: {share:.1}%")?;
        writeln!(
            to,
            "paired again: {}, rounds where that was avoidable: {}",
            self.repeats, self.avoidable
        )?;
        writeln!(to, "most byes of one person: {}", self.most_byes)?;
        writeln!(to, "games never finished: {}", self.unfinished)?;
        write!(
            to,
            "rounds: {}, of which waited over a week for one pair or table: {}",
            self.rounds, self.waited
        )
    }
}

/// Plays the cups of a trial. The same trial always makes the same report.
///
/// # Errors
/// If such a cup can't be: see [`Fault`].
pub fn simulate(trial: &Trial) -> Result<Report, Fault> {
    trial.check()?;
    let mut report = Report {
        kind: trial.kind.name().to_owned(),
        people: trial.people,
        cups: trial.cups,
        ..Report::default()
    };
    let mut days = Vec::new();
    for nth in 0..trial.cups {
        days.push(World::new(trial, nth).play(&mut report)?);
    }
    days.sort_unstable();
    report.median_days = days.get(days.len() / 2).copied().unwrap_or_default();
    report.longest_days = days.last().copied().unwrap_or_default();
    Ok(report)
}
