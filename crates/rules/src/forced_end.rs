//! How close a game is to the ends that its rules force (docs/rules.md, section 4).

use super::adjudicate::{GameState as _, stall_loser};
use super::check::Check;
use super::seat::{BySeat, Seat};
use super::standing::Standing;

/// How close a running game is to an end that the rules force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForcedEnd {
    /// Stones at home are counted at the end of a round (gambiter 3).
    HomeInRound {
        /// The round at whose end they are counted.
        round: u32,
        /// Rounds until then, including the current one.
        rounds_left: u32,
        /// Stones in their own home.
        at_home: BySeat<usize>,
    },
    /// Tempo counts are compared at the end of a round (gambiter 4).
    TempoInRound {
        /// The round at whose end they are compared.
        round: u32,
        /// Rounds until then, including the current one.
        rounds_left: u32,
    },
    /// After this many own moves, a move that leaves a stone at home loses (brainking 2).
    HomeAfterOwnMoves {
        /// Own moves before the check applies.
        moves: u32,
        /// Own moves until then; 0 once the check applies.
        moves_left: BySeat<u32>,
        /// Stones in their own home.
        at_home: BySeat<usize>,
    },
    /// Rounds without progress are counted (the stall rule).
    Stall {
        /// Complete rounds in a row without progress.
        quiet_rounds: u32,
        /// Further rounds until the game ends.
        rounds_left: u32,
        /// The seat that would lose if the game ended now; `None` if it would be a draw.
        loser: Option<Seat>,
    },
}

impl ForcedEnd {
    /// How many rounds or own moves before an end everyone is warned.
    pub const NEAR: u32 = 10;

    /// Rounds, or own moves of the seat to move, until this end; `None` if it wouldn't affect
    /// anyone in this position.
    pub fn left(&self, standing: &Standing) -> Option<u32> {
        let still_at_home =
            |at_home: &BySeat<usize>| standing.playing().any(|seat| at_home[seat] > 0);
        match self {
            Self::HomeInRound {
                rounds_left,
                at_home,
                ..
            } => still_at_home(at_home).then_some(*rounds_left),
            Self::TempoInRound { rounds_left, .. } => Some(*rounds_left),
            Self::HomeAfterOwnMoves {
                moves_left,
                at_home,
                ..
            } => {
                let seat = standing.position.to_move();
                // With none left, the check applies from the next move.
                (at_home[seat] > 0).then_some(moves_left[seat].max(1))
            }
            Self::Stall {
                quiet_rounds,
                rounds_left,
                ..
            } => (*quiet_rounds > 0).then_some(*rounds_left),
        }
    }
}

impl ForcedEnd {
    /// A seat's own moves until this end requires its home to be empty, including the last one;
    /// `None` if it doesn't require that.
    fn moves_to_leave_home(&self, standing: &Standing, seat: Seat) -> Option<u32> {
        match self {
            Self::HomeInRound { rounds_left, .. } => {
                let has_moved = seat < standing.position.to_move();
                Some(rounds_left - u32::from(has_moved))
            }
            // The first checked move may still be the one that takes the last stone out.
            Self::HomeAfterOwnMoves { moves_left, .. } => Some(moves_left[seat] + 1),
            Self::TempoInRound { .. } | Self::Stall { .. } => None,
        }
    }
}

impl ForcedEnd {
    /// How close a check is to ending the game, if it counts toward that.
    fn of(check: Check, standing: &Standing) -> Option<Self> {
        let position = &standing.position;
        let (rules, seats) = (position.rules(), position.setup().seats());
        let at_home = || BySeat::new(seats, |seat| position.stones_at_home(seat));
        let rounds_left = check.rounds_left(standing, position.to_move())?;
        match check {
            Check::HomeInRound => Some(Self::HomeInRound {
                round: rules.home_round()?,
                rounds_left,
                at_home: at_home(),
            }),
            Check::TempoInRound => Some(Self::TempoInRound {
                round: rules.tempo_round()?,
                rounds_left,
            }),
            Check::HomeAfterOwnMoves => {
                let left = |seat| check.rounds_left(standing, seat).map_or(0, |left| left - 1);
                Some(Self::HomeAfterOwnMoves {
                    moves: rules.home_moves()?,
                    moves_left: BySeat::new(seats, left),
                    at_home: at_home(),
                })
            }
            Check::Stall => Some(Self::Stall {
                quiet_rounds: standing.quiet_rounds()?,
                rounds_left,
                loser: stall_loser(standing),
            }),
            Check::BuiltInRound
            | Check::BuiltAtOnce
            | Check::Locked
            | Check::Filled
            | Check::Blocked => None,
        }
    }
}

impl Standing {
    /// How close the game is to each of the ends that the rules force; empty once it has ended.
    pub fn forced_ends(&self) -> Vec<ForcedEnd> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let checks = self.rules().rule_set().checks().iter();
        checks
            .filter_map(|check| ForcedEnd::of(*check, self))
            .collect()
    }

    /// Returns true if a seat has more stones at home than moves left to clear it, so that nothing
    /// it plays can help.
    pub fn is_late_to_leave_home(&self, seat: Seat) -> bool {
        let at_home = self.position.stones_at_home(seat);
        let ends = self.forced_ends();
        let mut moves = ends
            .iter()
            .filter_map(|end| end.moves_to_leave_home(self, seat));
        moves.any(|moves| at_home > moves as usize)
    }
}
