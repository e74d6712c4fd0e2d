//! What can be wrong with a match that is stored.

use halma_rules::notation::StandingError;
use halma_rules::{GameOver, Illegal, OutRefused, Rules, RulesError, UnknownName};

/// Why an event cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EventFault {
    /// A ply that is not legal.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// A seat that cannot go out.
    #[error("{0}")]
    Out(#[from] OutRefused),
    /// Something after the end.
    #[error("{0}")]
    Over(#[from] GameOver),
    /// A reason that docs/rules.md does not know.
    #[error("unknown reason {0:?}")]
    Reason(String),
    /// An end that is not decided away from the board.
    #[error("{0:?} is not decided away from the board")]
    NotDecided(String),
    /// So many plies were taken back where there are fewer.
    #[error("there are no {0} plies to take back")]
    Back(u16),
}

/// Why a log cannot be replayed: the number of an event, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// An event, counted from 1, that cannot have happened.
    #[error("event {0}: {1}")]
    Event(usize, EventFault),
}

/// What is wrong with a stored match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Damage {
    /// It names a game or rules that there are not.
    #[error(transparent)]
    Name(#[from] UnknownName),
    /// It names a combination that does not exist.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// It names rules that this version plays no matches by.
    #[error("this version plays no matches of {} by {}", .0.variant(), .0.rule_set())]
    NotOffered(Rules),
    /// Its time for a move cannot be chosen.
    #[error("{0:?} hours for a move")]
    MoveTime(Option<u16>),
    /// The computer plays at a level that there is not.
    #[error("the computer's level {0}")]
    Level(u8),
    /// It has another number of players than its game has seats.
    #[error("{found} players for {seats} seats")]
    Players {
        /// The players.
        found: usize,
        /// The seats.
        seats: usize,
    },
    /// Its log does not replay.
    #[error(transparent)]
    Log(#[from] ReplayError),
    /// A part of its log is missing, or its head is of an earlier time.
    #[error("the log has {found} events where there were {known}")]
    LogLength {
        /// How many there are.
        found: u64,
        /// How many the head knows of.
        known: u64,
    },
    /// Its standing cannot be read.
    #[error(transparent)]
    Standing(#[from] StandingError),
    /// It names a seat that there is not.
    #[error("there is no seat {0}")]
    Seat(u8),
    /// Its last move cannot be read.
    #[error("the route {0:?} cannot be read")]
    Route(String),
    /// It names a reason that docs/rules.md does not know.
    #[error("unknown reason {0:?}")]
    Reason(String),
    /// Its head is not what its log comes to.
    #[error("the head does not agree with the log")]
    Head,
    /// It is not found where it is looked for.
    #[error("an index does not know it")]
    Index,
}
