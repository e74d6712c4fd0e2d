//! The checks that a rule set is a list of (RULES.md, section 4), and their figures.

use super::board::Grid;
use super::outcome::{Outcome, Reason};
use super::rules::Rules;
use super::seat::{BySeat, Seat};
use super::standing::Standing;

/// Complete rounds in a row without progress after which the stall rule ends the game.
pub(super) const STALL_ROUNDS: u32 = 50;

/// One line of a rule set: a condition that may end the game after a ply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Check {
    /// gambiter 2: at the end of a round, the built seat wins; both built draw.
    BuiltInRound,
    /// gambiter 3: at the end of round H, a seat with a stone at home loses; both draw.
    HomeInRound,
    /// gambiter 4: at the end of round T, the lower tempo count wins.
    TempoInRound,
    /// brainking 1, closed-camp 2, classic 1, igroved 1: the seat that moved is built and wins.
    BuiltAtOnce,
    /// brainking 2: a stone at home after more than H own moves loses.
    HomeAfterOwnMoves,
    /// igroved 2: a goal that is full but for locked stones of others wins.
    Locked,
    /// The stall rule.
    Stall,
    /// Nobody can move.
    Blocked,
}

/// The turn that has just ended.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub seat: Seat,
    /// The round that this turn completed.
    pub completed: Option<u32>,
}

/// The round H of gambiter's stage one.
fn home_round(rules: Rules) -> u32 {
    let diagonals = rules.diagonals() == Some(true);
    match (rules.variant().grid(), diagonals) {
        (Grid::Square { size: 8 }, false) => 40,
        (Grid::Square { size: 8 }, true) => 30,
        (Grid::Square { size: 10 }, false) => 60,
        (Grid::Square { size: 10 }, true) => 50,
        (_, false) => 120,
        (_, true) => 110,
    }
}

/// The round T of gambiter's stage two.
fn tempo_round(rules: Rules) -> u32 {
    match rules.variant().grid() {
        Grid::Square { size: 8 } => 80,
        Grid::Square { size: 10 } => 120,
        _ => 240,
    }
}

/// The own moves H after which brainking allows no stone at home.
fn home_moves(rules: Rules) -> u32 {
    match rules.variant().grid() {
        Grid::Square { size: 8 } => 30,
        Grid::Square { size: 10 } => 50,
        _ => 110,
    }
}

impl Check {
    /// Looks after a ply whether this check ends the game.
    pub(super) fn after_ply(self, standing: &Standing, turn: Turn) -> Option<Outcome> {
        let rules = standing.position.rules();
        match self {
            Self::BuiltInRound => turn.completed.and_then(|_| built_in_round(standing)),
            Self::HomeInRound => {
                (turn.completed == Some(home_round(rules))).then(|| home_in_round(standing))?
            }
            Self::TempoInRound => {
                (turn.completed? >= tempo_round(rules)).then(|| tempo_in_round(standing))
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

    /// How near this check is to ending the game by itself, if it counts toward that.
    pub(super) fn forced_end(self, standing: &Standing) -> Option<ForcedEnd> {
        let position = &standing.position;
        let rounds_left = |last: u32| (last + 1).checked_sub(position.round()).filter(|&n| n > 0);
        let seats = position.setup().seats();
        let at_home = || BySeat::new(seats, |seat| position.stones_at_home(seat));
        match self {
            Self::HomeInRound => {
                let round = home_round(position.rules());
                let rounds_left = rounds_left(round)?;
                Some(ForcedEnd::HomeInRound {
                    round,
                    rounds_left,
                    at_home: at_home(),
                })
            }
            Self::TempoInRound => {
                let round = tempo_round(position.rules());
                let rounds_left = rounds_left(round).unwrap_or(1);
                Some(ForcedEnd::TempoInRound { round, rounds_left })
            }
            Self::HomeAfterOwnMoves => {
                let moves = home_moves(position.rules());
                let left = |seat| moves.saturating_sub(standing.own_moves[seat]);
                let moves_left = BySeat::new(seats, left);
                Some(ForcedEnd::HomeAfterOwnMoves {
                    moves,
                    moves_left,
                    at_home: at_home(),
                })
            }
            Self::Stall => {
                let quiet_rounds = standing.stall.as_ref()?.quiet_rounds;
                let rounds_left = STALL_ROUNDS.saturating_sub(quiet_rounds);
                Some(ForcedEnd::Stall {
                    quiet_rounds,
                    rounds_left,
                    loser: stall_loser(standing),
                })
            }
            Self::BuiltInRound | Self::BuiltAtOnce | Self::Locked | Self::Blocked => None,
        }
    }
}

/// How near a running game is to an end that the rules force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForcedEnd {
    /// Stones at home are counted at the end of a round (gambiter 3).
    HomeInRound {
        /// The round at whose end it happens.
        round: u32,
        /// Rounds until then, the present one included.
        rounds_left: u32,
        /// Stones in their own home.
        at_home: BySeat<usize>,
    },
    /// Tempo counts are compared at the end of a round (gambiter 4).
    TempoInRound {
        /// The round at whose end it happens.
        round: u32,
        /// Rounds until then, the present one included.
        rounds_left: u32,
    },
    /// After this many own moves each further one that leaves a stone at home loses (brainking 2).
    HomeAfterOwnMoves {
        /// Own moves that are free of the check.
        moves: u32,
        /// Own moves until then; 0 once the check is on.
        moves_left: BySeat<u32>,
        /// Stones in their own home.
        at_home: BySeat<usize>,
    },
    /// Rounds without progress are counted (the stall rule).
    Stall {
        /// Complete rounds in a row without progress.
        quiet_rounds: u32,
        /// Further ones until the game ends.
        rounds_left: u32,
        /// The seat that would lose if it ended as the stones stand now; none where it is drawn.
        loser: Option<Seat>,
    },
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
    let checked = standing.own_moves[seat] > home_moves(standing.position.rules());
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
fn stall_loser(standing: &Standing) -> Option<Seat> {
    let is_home = |seat: &Seat| standing.position.stones_at_home(*seat) > 0;
    let mut at_home = standing.playing().filter(is_home);
    match (standing.out.len(), at_home.next(), at_home.next()) {
        (2, only, None) => only,
        _ => None,
    }
}
