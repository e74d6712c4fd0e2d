//! Stairs: a cup without an end. A win is a step up, a loss a step down.
//!
//! Days are plain numbers, and whoever asks says which is today. Limits follow from the list of
//! games; nothing is counted beside it.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use crate::Amount;
use crate::cup::Cup;

/// How many steps away somebody may be challenged.
pub const REACH: u32 = 3;
/// Days between two games of the same two.
pub const PAUSE_DAYS: i64 = 14;
/// Days unseen after which nobody can challenge a person.
pub const UNSEEN_DAYS: i64 = 14;
/// Days unseen after which a person is off the stairs.
pub const OFF_DAYS: i64 = 30;

/// Somebody on the stairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Climber {
    /// The step, from 1.
    pub step: u32,
    /// The day on which the person was last seen.
    pub seen: i64,
}

impl Climber {
    /// Returns true if the person hasn't been seen for so long that they are off the stairs.
    pub fn is_off(self, today: i64) -> bool {
        today - self.seen >= OFF_DAYS
    }
}

/// A game of two climbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bout {
    /// Who asked for it.
    pub challenger: String,
    /// Who was asked.
    pub challenged: String,
    /// The day on which it ended; `None` while it runs.
    pub ended: Option<i64>,
}

/// Why somebody can't challenge somebody. Each is one rule.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Both are the same.
    #[error("you can't challenge yourself; pick somebody else")]
    Yourself,
    /// The person isn't on the stairs, or has been off for a while.
    #[error("`{0}` isn't on the stairs; they have to step on first")]
    NotOn(String),
    /// More than three steps between them.
    #[error("they are {0} steps away; pick somebody at most 3 steps away")]
    TooFar(u32),
    /// The challenger's one game out is running.
    #[error("you already have a game you asked for; finish it first")]
    Out,
    /// The challenged person's one game in is running.
    #[error("they already have a game somebody asked them for; pick somebody else")]
    In,
    /// The two play, or have just played.
    #[error("you two have played within 14 days; {} more to go", days(*.0))]
    Again(i64),
    /// The challenged person is away.
    #[error("they haven't been here for {}; pick somebody else", days(*.0))]
    Unseen(i64),
}

fn days(days: i64) -> String {
    match days {
        1 => "1 day".to_owned(),
        _ => format!("{days} days"),
    }
}

/// Says if one may challenge the other today. `bouts` are the games that run and those that ended
/// within the last 14 days.
///
/// # Errors
/// The rule that forbids it.
pub fn may_challenge(
    stairs: &BTreeMap<String, Climber>,
    bouts: &[Bout],
    (challenger, challenged): (&str, &str),
    today: i64,
) -> Result<(), Refusal> {
    if challenger == challenged {
        return Err(Refusal::Yourself);
    }
    let on = |id: &str| {
        let climber = stairs.get(id).filter(|climber| !climber.is_off(today));
        climber.ok_or_else(|| Refusal::NotOn(id.to_owned()))
    };
    let (own, other) = (on(challenger)?, on(challenged)?);
    let distance = own.step.abs_diff(other.step);
    if distance > REACH {
        return Err(Refusal::TooFar(distance));
    }
    let unseen = today - other.seen;
    if unseen >= UNSEEN_DAYS {
        return Err(Refusal::Unseen(unseen));
    }
    check_bouts(bouts, challenger, challenged, today)
}

fn check_bouts(
    bouts: &[Bout],
    challenger: &str,
    challenged: &str,
    today: i64,
) -> Result<(), Refusal> {
    for bout in bouts {
        let both = [&*bout.challenger, &*bout.challenged];
        let ago = bout.ended.map_or(0, |ended| today - ended);
        if both.contains(&challenger) && both.contains(&challenged) && ago < PAUSE_DAYS {
            return Err(Refusal::Again(PAUSE_DAYS - ago));
        }
    }
    let mut running = bouts.iter().filter(|bout| bout.ended.is_none());
    if running.clone().any(|bout| bout.challenger == challenger) {
        return Err(Refusal::Out);
    }
    if running.any(|bout| bout.challenged == challenged) {
        return Err(Refusal::In);
    }
    Ok(())
}

/// Returns the steps of winner and loser after their game.
pub fn settled(winner: u32, loser: u32) -> (u32, u32) {
    (winner + 1, loser.saturating_sub(1).max(1))
}

/// Closes steps that nobody stands on, as on the first of a month.
pub fn close_empty(steps: &mut [u32]) {
    let taken: BTreeSet<u32> = steps.iter().copied().collect();
    let closed: BTreeMap<u32, u32> = taken.into_iter().zip(1..).collect();
    for step in steps {
        *step = closed[step];
    }
}

/// Returns everyone's step. A round of a cup on stairs is a month, its games in the order in which
/// they ended. Everyone starts on the first step; a draw moves nobody.
pub(crate) fn steps(cup: &Cup) -> Vec<Amount> {
    let mut steps = vec![1; cup.people.len()];
    for (month, round) in cup.played.iter().enumerate() {
        if month > 0 {
            close_empty(&mut steps);
        }
        for game in &round.games {
            let (one, other) = (game.seats[0], game.seats[1]);
            let (winner, loser) = match game.places[0].cmp(&game.places[1]) {
                std::cmp::Ordering::Less => (one, other),
                std::cmp::Ordering::Greater => (other, one),
                std::cmp::Ordering::Equal => continue,
            };
            (steps[winner], steps[loser]) = settled(steps[winner], steps[loser]);
        }
    }
    let step = |step: u32| Amount::of(i64::from(step), 1);
    steps.into_iter().map(step).collect()
}
