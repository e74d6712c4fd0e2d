//! The checks (docs/rules.md, section 4): when each ends a game, and how far off that is. Written
//! once, for everything that implements [`GameState`].

use super::cell::Cell;
use super::check::{Check, STALL_ROUNDS};
use super::outcome::{Outcome, Reason};
use super::rules::Rules;
use super::seat::{Color, Seat};
use super::setup::Setup;

/// What the checks read: a [`Standing`](super::Standing), or the state that a search keeps.
pub trait GameState {
    /// The rules that the game is played by.
    fn rules(&self) -> Rules;

    /// The variant laid out on its board.
    fn setup(&self) -> &'static Setup {
        self.rules().setup()
    }

    /// The round, counted from 1.
    fn round(&self) -> u32;

    /// The seats still playing, in turn order: neither out nor done.
    fn playing(&self) -> impl Iterator<Item = Seat>;

    /// Returns true if a seat is still playing.
    fn is_playing(&self, seat: Seat) -> bool {
        self.playing().any(|playing| playing == seat)
    }

    /// The number of plies that a seat has played.
    fn own_moves(&self, seat: Seat) -> u32;

    /// Complete rounds in a row without progress; `None` if the stall rule can't end the game.
    fn quiet_rounds(&self) -> Option<u32>;

    /// Returns true if every goal of a seat is filled with stones of the goal's own color.
    fn is_built(&self, seat: Seat) -> bool;

    /// Returns true if a seat has a stone in the home of its color.
    fn is_at_home(&self, seat: Seat) -> bool;

    /// The tempo count of a seat (docs/rules.md, section 5).
    fn tempo(&self, seat: Seat) -> u32;

    /// Returns true if every cell of a color's goal holds a stone of any color.
    fn is_goal_full(&self, color: Color) -> bool;

    /// The color of the stone on a cell.
    fn stone_at(&self, cell: Cell) -> Option<Color>;

    /// Returns true if the stone on a cell has neither an empty neighbor nor a jump.
    fn is_locked(&self, cell: Cell) -> bool;

    /// Returns true if nobody has a legal step or jump.
    fn is_blocked(&self) -> bool;
}

/// The turn that has just ended.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// Whose turn it was.
    pub seat: Seat,
    /// The round that this turn completed.
    pub completed: Option<u32>,
}

impl Check {
    /// Returns the outcome if this check ends the game after a ply.
    #[inline]
    pub fn after_ply(self, state: &impl GameState, turn: Turn) -> Option<Outcome> {
        match self {
            Self::BuiltInRound => {
                turn.completed?;
                one_or_both(state, Reason::Built, |seat| state.is_built(seat))
            }
            Self::HomeInRound => {
                (turn.completed? == state.rules().home_round()?).then(|| home_in_round(state))?
            }
            Self::TempoInRound => {
                (turn.completed? >= state.rules().tempo_round()?).then(|| tempo_in_round(state))
            }
            Self::BuiltAtOnce => {
                let built = state.is_built(turn.seat);
                built.then(|| Outcome::won(turn.seat, Reason::Built))
            }
            Self::HomeAfterOwnMoves => home_after_own_moves(state, turn.seat),
            Self::Locked => {
                let winner = first_from(state, turn.seat, |seat| is_locked_out(state, seat))?;
                Some(Outcome::won(winner, Reason::Locked))
            }
            Self::Filled => {
                let winner = first_from(state, turn.seat, |seat| is_filled(state, seat))?;
                Some(Outcome::won(winner, Reason::Filled))
            }
            Self::Stall => {
                turn.completed?;
                (state.quiet_rounds()? >= STALL_ROUNDS).then(|| stall(state))
            }
            Self::Blocked => state.is_blocked().then(|| Outcome::drawn(Reason::Blocked)),
        }
    }

    /// Returns the reason if a seat that is still playing reaches its aim by this check, on a ply
    /// of `mover`. For games that continue after a win.
    pub fn is_reached(self, state: &impl GameState, mover: Seat, seat: Seat) -> Option<Reason> {
        match self {
            Self::BuiltAtOnce => (seat == mover && state.is_built(seat)).then_some(Reason::Built),
            Self::Locked => is_locked_out(state, seat).then_some(Reason::Locked),
            Self::Filled => is_filled(state, seat).then_some(Reason::Filled),
            Self::BuiltInRound
            | Self::HomeInRound
            | Self::TempoInRound
            | Self::HomeAfterOwnMoves
            | Self::Stall
            | Self::Blocked => None,
        }
    }

    /// Returns the outcome if this check ends a game that continues after a win, or one of more
    /// than two seats after a seat went out (docs/rules.md, section 6).
    pub fn after_out(self, state: &impl GameState, turn: Turn) -> Option<Outcome> {
        match self {
            Self::Stall | Self::Blocked => self.after_ply(state, turn),
            Self::BuiltInRound
            | Self::HomeInRound
            | Self::TempoInRound
            | Self::BuiltAtOnce
            | Self::HomeAfterOwnMoves
            | Self::Locked
            | Self::Filled => None,
        }
    }

    /// Rounds until this check may end the game by its count, including the current one; for a
    /// check of own moves, plies of the seat. `None` if it counts nothing or its round is over.
    #[inline]
    pub fn rounds_left(self, state: &impl GameState, seat: Seat) -> Option<u32> {
        let rules = state.rules();
        match self {
            Self::HomeInRound => {
                let left = (rules.home_round()? + 1).checked_sub(state.round());
                left.filter(|&left| left > 0)
            }
            // Every round from that one on is checked.
            Self::TempoInRound => Some(
                (rules.tempo_round()? + 1)
                    .saturating_sub(state.round())
                    .max(1),
            ),
            Self::HomeAfterOwnMoves => {
                Some(rules.home_moves()?.saturating_sub(state.own_moves(seat)) + 1)
            }
            Self::Stall => Some(STALL_ROUNDS.saturating_sub(state.quiet_rounds()?)),
            Self::BuiltInRound
            | Self::BuiltAtOnce
            | Self::Locked
            | Self::Filled
            | Self::Blocked => None,
        }
    }
}

/// Returns a win if a condition holds for one of two seats, and a draw if it holds for both.
#[inline]
fn one_or_both(
    state: &impl GameState,
    reason: Reason,
    wins: impl Fn(Seat) -> bool,
) -> Option<Outcome> {
    let mut winners = state.playing().filter(|&seat| wins(seat));
    match (winners.next(), winners.next()) {
        (None, _) => None,
        (Some(winner), None) => Some(Outcome::won(winner, reason)),
        (Some(_), Some(_)) => Some(Outcome::drawn(reason)),
    }
}

fn home_in_round(state: &impl GameState) -> Option<Outcome> {
    let has_left = |seat| !state.is_at_home(seat);
    if state.playing().all(has_left) {
        return None;
    }
    let winner = one_or_both(state, Reason::Home, has_left);
    winner.or(Some(Outcome::drawn(Reason::Home)))
}

fn tempo_in_round(state: &impl GameState) -> Outcome {
    let lowest = state.playing().map(|seat| state.tempo(seat)).min();
    let wins = |seat| Some(state.tempo(seat)) == lowest;
    one_or_both(state, Reason::Tempo, wins).unwrap_or(Outcome::drawn(Reason::Tempo))
}

#[inline]
fn home_after_own_moves(state: &impl GameState, seat: Seat) -> Option<Outcome> {
    let checked = state.own_moves(seat) > state.rules().home_moves()?;
    if !checked || !state.is_at_home(seat) {
        return None;
    }
    let winner = state.playing().find(|&other| other != seat)?;
    Some(Outcome::won(winner, Reason::Home))
}

/// Returns the first seat still playing that a condition holds for, in turn order from the seat
/// that has just moved.
#[inline]
fn first_from(state: &impl GameState, mover: Seat, holds: impl Fn(Seat) -> bool) -> Option<Seat> {
    let later = state.playing().filter(|&seat| seat >= mover);
    let earlier = state.playing().filter(|&seat| seat < mover);
    later.chain(earlier).find(|&seat| holds(seat))
}

/// Returns true if only locked stones of other seats keep a seat from being built.
#[inline]
fn is_locked_out(state: &impl GameState, seat: Seat) -> bool {
    // Usually some goal has an empty cell, and nothing more needs to be checked.
    are_goals_full(state, seat) && lacks_locked_stones_only(state, seat)
}

/// Returns true if a seat's goals are full and its own stones outnumber all others in each.
#[inline]
fn is_filled(state: &impl GameState, seat: Seat) -> bool {
    are_goals_full(state, seat) && has_most_of_each_goal(state, seat)
}

#[inline]
fn are_goals_full(state: &impl GameState, seat: Seat) -> bool {
    let mut colors = state.setup().colors(seat).iter();
    colors.all(|&color| state.is_goal_full(color))
}

fn has_most_of_each_goal(state: &impl GameState, seat: Seat) -> bool {
    let setup = state.setup();
    setup.colors(seat).iter().all(|&color| {
        let goal = setup.goal_cells(color);
        let stones = goal.iter().filter_map(|&cell| state.stone_at(cell));
        let (mut own_stones, mut counted) = (0, 0);
        for stone in stones {
            own_stones += usize::from(stone == color);
            counted += usize::from(!is_of_playing_partner(state, seat, stone));
        }
        counted == goal.len() && 2 * own_stones > goal.len()
    })
}

/// Returns true if a stone belongs to a partner who is still playing. It doesn't count as filling.
fn is_of_playing_partner(state: &impl GameState, seat: Seat, stone: Color) -> bool {
    let owner = state.setup().owner(stone);
    state.rules().partner(seat) == Some(owner) && state.is_playing(owner)
}

/// Returns true if a stone on a cell counts as another seat's locked stone: it can't move, or its
/// seat is done and never will.
fn counts_as_locked(state: &impl GameState, seat: Seat, (cell, stone): (Cell, Color)) -> bool {
    let owner = state.setup().owner(stone);
    owner != seat
        && !is_of_playing_partner(state, seat, stone)
        && (!state.is_playing(owner) || state.is_locked(cell))
}

fn lacks_locked_stones_only(state: &impl GameState, seat: Seat) -> bool {
    let setup = state.setup();
    let mut locked_stones = 0;
    for &color in setup.colors(seat) {
        let mut own_stones = 0;
        for &cell in setup.goal_cells(color) {
            match state.stone_at(cell) {
                Some(stone) if stone == color => own_stones += 1,
                Some(stone) if counts_as_locked(state, seat, (cell, stone)) => {
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

fn stall(state: &impl GameState) -> Outcome {
    let loser = stall_loser(state);
    let winner = state.playing().find(|seat| Some(*seat) != loser);
    match (loser, winner) {
        (Some(_), Some(winner)) => Outcome::won(winner, Reason::Stall),
        _ => Outcome::drawn(Reason::Stall),
    }
}

/// Returns the one of two seats that loses by the stall rule: only it still has a stone at home.
pub(super) fn stall_loser(state: &impl GameState) -> Option<Seat> {
    let mut at_home = state.playing().filter(|&seat| state.is_at_home(seat));
    match (state.setup().seats(), at_home.next(), at_home.next()) {
        (2, only, None) => only,
        _ => None,
    }
}
