//! What the records say. Plain versioned types of their own, apart from the engine's: moves and
//! positions stand in notation, so the engine may change its insides freely.

mod games;
mod holder;
mod log;
mod matches;
mod people;
mod posts;
mod results;
mod servers;

use serde::{Deserialize, Serialize};

pub use games::{
    Cancelled, CourseRecord, CourseV1, GameHead, LastRecord, Moderated, Offer, OfferKind,
    TurnState, Undone,
};
pub use holder::Holder;
pub use log::{EVENTS_OF_A_CHUNK, EventRecord, LogRecord};
pub use matches::{
    Card, Closed, FirstMove, Lost, MatchBody, MatchRecord, Options, Paused, Place, Series,
    StageRecord, Thread, Voided,
};
pub use people::{
    AwayRecord, BeatenLevel, BeatenRecord, BoardForm, ChallengesRecord, NoteRecord, PlayerRecord,
    PuzzleRecord, Reminders, SettingsRecord,
};
pub use posts::{
    Aside, Errand, ErrandRecord, Notice, ParkedRecord, PastMove, PastTurn, PostKind, PostRecord,
    Retirement,
};
pub use results::{
    Balance, Fared, PairingRecord, RankCountsRecord, RankMoveRecord, RatingChange, RatingRecord,
    ResultRecord, SeatResult, TallyRecord, VoidedResult,
};
pub use servers::{
    ChangedSetting, Daily, Deed, DeedRecord, Digest, Logged, Moved, PastBoards, ServerRecord,
    Setting,
};

use crate::ids::{MatchId, NodeId, Timestamp};

/// What an interaction led to, kept so that a repeat changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InteractionRecord {
    /// The match that it changed or made.
    pub id: MatchId,
    /// The post that it led to, if any.
    pub post: Option<u64>,
}

/// The last sign that the bot was there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeartbeatRecord {
    /// When.
    pub at: Timestamp,
}

/// The process that does the work, of several with one store. It changes with the process alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeaderRecord {
    /// How many there have been.
    pub epoch: u64,
    /// A number that the process has drawn.
    pub node: u64,
    /// The version of the program.
    pub version: String,
}

/// A process that answers, of several with one store. It changes with the process alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NodeRecord {
    /// Its name.
    pub id: NodeId,
    /// The version of the program.
    pub version: String,
}

/// How long a process holds its office, unless it says so again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeaseRecord {
    /// Until when, by the store's clock.
    pub until: Timestamp,
}

/// A time in which the bot was away; its beginning is the key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OutageRecord {
    /// When it was back.
    pub until: Timestamp,
}

/// The hash of the commands that were registered last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CommandsRecord {
    /// The hash, in hexadecimal digits.
    pub hash: String,
    /// The version of the program that registered them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
}

/// Whether a value is as usual, and so need not be stored.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
