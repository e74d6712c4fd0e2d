//! What can be wrong with a stored match.

use halma_rules::notation::StandingError;
use halma_rules::{GameOver, Illegal, OutRefused, RulesError, UnknownName};
use halma_store::records::BankRecord;

/// Why an event is impossible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EventFault {
    /// An illegal ply.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// A seat that can't go out.
    #[error("{0}")]
    Out(#[from] OutRefused),
    /// An event after the end.
    #[error("{0}")]
    Over(#[from] GameOver),
    /// A reason not in docs/rules.md.
    #[error("unknown reason {0:?}")]
    Reason(String),
    /// An end that is decided on the board.
    #[error("{0:?} is not decided away from the board")]
    NotDecided(String),
    /// More plies taken back than there are.
    #[error("there are no {0} plies to take back")]
    Back(u16),
}

/// Why a log can't be replayed: the number of an event, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// An impossible event, counted from 1.
    #[error("event {0}: {1}")]
    Event(usize, EventFault),
}

/// What is wrong with a stored match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Damage {
    /// It names an unknown game or rule set.
    #[error(transparent)]
    Name(#[from] UnknownName),
    /// It names a combination that doesn't exist.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// Its time control isn't a valid choice.
    #[error("{0:?} hours for a move, bank {1:?}")]
    TimeControl(Option<u16>, Option<BankRecord>),
    /// The computer's level doesn't exist.
    #[error("the computer's level {0}")]
    Level(u8),
    /// The number of players differs from the number of seats.
    #[error("{found} players for {seats} seats")]
    Players {
        /// The number of players.
        found: usize,
        /// The number of seats.
        seats: usize,
    },
    /// Its log doesn't replay.
    #[error(transparent)]
    Log(#[from] ReplayError),
    /// Part of its log is missing, or its head is outdated.
    #[error("the log has {found} events where there were {known}")]
    LogLength {
        /// The number of events found.
        found: u64,
        /// The number of events in the head.
        known: u64,
    },
    /// Its position can't be read.
    #[error(transparent)]
    Standing(#[from] StandingError),
    /// It names a seat that doesn't exist.
    #[error("there is no seat {0}")]
    Seat(u8),
    /// Its last move can't be read.
    #[error("the route {0:?} cannot be read")]
    Route(String),
    /// It names a reason not in docs/rules.md.
    #[error("unknown reason {0:?}")]
    Reason(String),
    /// Its compact form can't be read.
    #[error("its compact form cannot be read")]
    Compact,
    /// Its head differs from its log.
    #[error("the head does not agree with the log")]
    Head,
    /// Its index entries are missing.
    #[error("an index does not know it")]
    Index,
}
