//! Logs of games, in chunks of bounded size.

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// The number of events in a chunk; the last one may have fewer.
pub const EVENTS_OF_A_CHUNK: u64 = 32;

/// A chunk of a game's log; versions differ in their tag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "v")]
pub enum LogRecord {
    /// The first version.
    #[serde(rename = "1")]
    V1 {
        /// The events in order.
        events: Vec<EventRecord>,
    },
}

impl LogRecord {
    /// Returns the events in order.
    pub fn events(self) -> Vec<EventRecord> {
        match self {
            Self::V1 { events } => events,
        }
    }
}

/// An event in a game, and when it happened. Stored in short form because a long game has
/// thousands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EventRecord {
    /// A ply in notation.
    #[serde(rename = "p")]
    Ply(String, Timestamp),
    /// A seat (counted from 1) went out, with a reason from docs/rules.md.
    #[serde(rename = "o")]
    Out(u8, String, Timestamp),
    /// The game was ended away from the board, with a reason from docs/rules.md.
    #[serde(rename = "e")]
    End(String, Timestamp),
    /// This many plies were taken back.
    #[serde(rename = "b")]
    Back(u16, Timestamp),
}

impl EventRecord {
    /// Returns when it happened.
    pub fn at(&self) -> Timestamp {
        match self {
            Self::Ply(_, at) | Self::Out(_, _, at) | Self::End(_, at) | Self::Back(_, at) => *at,
        }
    }
}
