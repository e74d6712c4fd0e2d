//! What the checks look for, and the outcome that they give (RULES.md, section 4).

use super::check::{Check, STALL_ROUNDS};
use super::outcome::{Outcome, Reason};
use super::seat::Seat;
use super::standing::Standing;

/// The turn that has just ended.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub seat: Seat,
    /// The round that this turn completed.
    pub completed: Option<u32>,
}

impl Check {
    /// Looks after a ply whether this check ends the game.
    pub(super) fn after_ply(self, standing: &Standing, turn: Turn) -> Option<Outcome> {
        let rules = standing.rules();
        match self {
            Self::BuiltInRound => turn.completed.and_then(|_| built_in_round(standing)),
            Self::HomeInRound => {
                (turn.completed? == rules.home_round()?).then(|| home_in_round(standing))?
            }
            Self::TempoInRound => {
                (turn.completed? >= rules.tempo_round()?).then(|| tempo_in_round(standing))
            }
            Self::BuiltAtOnce => {
                let built = standing.position.is_built(turn.seat);
                built.then(|| Outcome::won(turn.seat, Reason::Built))
            }
            Self::HomeAfterOwnMoves => home_after_own_moves(standing, turn.seat),
            Self::Locked => locked(standing, turn.seat),
            Self::Stall => stall(standing, turn),
            Self::Blocked => standing
                .position
                .is_blocked()
                .then(|| Outcome::drawn(Reason::Blocked)),
        }
    }

    /// Looks after a seat went out of a game of more seats (RULES.md, section 6).
    pub(super) fn after_out(self, standing: &Standing, turn: Turn) -> Option<Outcome> {
        match self {
            Self::Stall | Self::Blocked => self.after_ply(standing, turn),
            _ => None,
        }
    }
}

/// The one of two seats that a condition holds for wins, both draw.
fn one_or_both(
    standing: &Standing,
    reason: Reason,
    wins: impl Fn(Seat) -> bool,
) -> Option<Outcome> {
    let mut winners = standing.playing().filter(|&seat| wins(seat));
    match (winners.next(), winners.next()) {
        (None, _) => None,
        (Some(winner), None) => Some(Outcome::won(winner, reason)),
        (Some(_), Some(_)) => Some(Outcome::drawn(reason)),
    }
}

fn built_in_round(standing: &Standing) -> Option<Outcome> {
    one_or_both(standing, Reason::Built, |seat| {
        standing.position.is_built(seat)
    })
}

fn home_in_round(standing: &Standing) -> Option<Outcome> {
    let has_left = |seat| standing.position.stones_at_home(seat) == 0;
    if standing.playing().all(has_left) {
        return None;
    }
    let winner = one_or_both(standing, Reason::Home, has_left);
    winner.or(Some(Outcome::drawn(Reason::Home)))
}

fn tempo_in_round(standing: &Standing) -> Outcome {
    let lowest = standing
        .playing()
        .map(|seat| standing.position.tempo(seat))
        .min();
    one_or_both(standing, Reason::Tempo, |seat| {
        Some(standing.position.tempo(seat)) == lowest
    })
    .unwrap_or(Outcome::drawn(Reason::Tempo))
}

fn home_after_own_moves(standing: &Standing, seat: Seat) -> Option<Outcome> {
    let checked = standing.own_moves[seat] > standing.rules().home_moves()?;
    if !checked || standing.position.stones_at_home(seat) == 0 {
        return None;
    }
    let winner = standing.playing().find(|&other| other != seat)?;
    Some(Outcome::won(winner, Reason::Home))
}

fn locked(standing: &Standing, mover: Seat) -> Option<Outcome> {
    let later = standing.playing().filter(|&seat| seat >= mover);
    let earlier = standing.playing().filter(|&seat| seat < mover);
    let winner = later
        .chain(earlier)
        .find(|&seat| is_locked_out(standing, seat))?;
    Some(Outcome::won(winner, Reason::Locked))
}

/// Whether all that keeps a seat from being built are locked stones of other seats.
fn is_locked_out(standing: &Standing, seat: Seat) -> bool {
    let position = &standing.position;
    let setup = position.setup();
    let mut locked_stones = 0;
    for &color in setup.colors(seat) {
        let mut own_stones = 0;
        for &cell in setup.goal_cells(color) {
            match position.placement().at(cell) {
                Some(stone) if stone == color => own_stones += 1,
                Some(stone) if setup.owner(stone) != seat && position.is_locked(cell) => {
                    locked_stones += 1;
                }
                _ => return false,
            }
        }
        if own_stones == 0 {
            return false;
        }
    }
    locked_stones > 0
}

fn stall(standing: &Standing, turn: Turn) -> Option<Outcome> {
    turn.completed?;
    let quiet_rounds = standing.stall.as_ref()?.quiet_rounds;
    let loser = stall_loser(standing);
    let winner = standing.playing().find(|seat| Some(*seat) != loser);
    let outcome = match (loser, winner) {
        (Some(_), Some(winner)) => Outcome::won(winner, Reason::Stall),
        _ => Outcome::drawn(Reason::Stall),
    };
    (quiet_rounds >= STALL_ROUNDS).then_some(outcome)
}

/// The one of two seats that alone has a stone in its own home, and so loses by the stall rule.
pub(super) fn stall_loser(standing: &Standing) -> Option<Seat> {
    let is_home = |seat: &Seat| standing.position.stones_at_home(*seat) > 0;
    let mut at_home = standing.playing().filter(is_home);
    match (standing.out.len(), at_home.next(), at_home.next()) {
        (2, only, None) => only,
        _ => None,
    }
}
