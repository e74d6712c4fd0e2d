//! What is stored of what happened in games: the log of each, in chunks of bounded size.

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// How many events a chunk of a log has; the last one may have fewer.
pub const EVENTS_OF_A_CHUNK: u64 = 32;

/// A chunk of the log of a game; versions are told apart by their tag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "v")]
pub enum LogRecord {
    /// The first version.
    #[serde(rename = "1")]
    V1 {
        /// What happened, in order.
        events: Vec<EventRecord>,
    },
}

impl LogRecord {
    /// What happened, in order.
    pub fn events(self) -> Vec<EventRecord> {
        match self {
            Self::V1 { events } => events,
        }
    }
}

/// What happened in a game, and when. Kept short, for a long game has thousands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EventRecord {
    /// A ply in notation.
    #[serde(rename = "p")]
    Ply(String, Timestamp),
    /// A seat (counted from 1) went out for a reason of docs/rules.md.
    #[serde(rename = "o")]
    Out(u8, String, Timestamp),
    /// The game ended by what was decided away from the board: a reason of docs/rules.md.
    #[serde(rename = "e")]
    End(String, Timestamp),
    /// The last so many plies were taken back.
    #[serde(rename = "b")]
    Back(u16, Timestamp),
}

impl EventRecord {
    /// When it happened.
    pub fn at(&self) -> Timestamp {
        match self {
            Self::Ply(_, at) | Self::Out(_, _, at) | Self::End(_, at) | Self::Back(_, at) => *at,
        }
    }
}
