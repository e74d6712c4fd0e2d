//! The records themselves: plain versioned types, independent of the engine. Moves and positions
//! are stored in notation, so the engine can change its internals freely.

mod cups;
mod finished;
mod games;
mod holder;
mod log;
mod matches;
mod people;
mod posts;
mod results;
mod servers;

use serde::{Deserialize, Serialize};

pub use cups::{
    CupGameRecord, CupNews, CupRecord, CupResult, CupRoundRecord, CupStage, EntrantRecord,
};
pub use finished::{CompactGame, FinishedRecord};
pub use games::{
    BanksRecord, Cancelled, CourseRecord, CourseV1, GameHead, LastRecord, Moderated, NeedsRecord,
    Offer, OfferKind, ProvenRecord, TurnState, Undone,
};
pub use holder::{Account, Holder};
pub use log::{EVENTS_OF_A_CHUNK, EventRecord, LogRecord};
pub use matches::{
    BankRecord, Card, Closed, CupGame, FirstMove, Lost, MatchBody, MatchRecord, Options, Paused,
    Place, RuleOptions, Series, StageRecord, Thread, Voided,
};
pub use people::{
    AwayRecord, BeatenLevel, BeatenRecord, BoardForm, ChallengesRecord, MarchRecord, NoteRecord,
    OpenedRecord, PlanRecord, PlayerRecord, PuzzleRecord, Reminders, SessionRecord, SettingsRecord,
    Walked,
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
    ChangedSetting, CupDeed, Daily, Deed, DeedRecord, Digest, Logged, Moved, PastBoards,
    ServerRecord, Setting,
};

use crate::ids::{MatchId, NodeId, Timestamp};

/// The result of an interaction, kept so that a repeat changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InteractionRecord {
    /// The match it changed or created.
    pub id: MatchId,
    /// The post it created, if any.
    pub post: Option<u64>,
}

/// The bot's last sign of life.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeartbeatRecord {
    /// When.
    pub at: Timestamp,
}

/// The leader among several processes with one store. It only changes when another process takes
/// over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeaderRecord {
    /// The number of leaders so far.
    pub epoch: u64,
    /// A random number that identifies the process.
    pub node: u64,
    /// The version of the program.
    pub version: String,
}

/// A process that answers, one of several with one store. It only changes with the process.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NodeRecord {
    /// Its name.
    pub id: NodeId,
    /// The version of the program.
    pub version: String,
    /// The newest format that it reads; 0 for versions that didn't say.
    #[serde(default)]
    pub reads: u32,
}

/// How long a process keeps its role unless it renews the lease.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum LeaseRecord {
    /// In a store that all versions read.
    V1 {
        /// Until when, by the store's clock.
        until: Timestamp,
    },
    /// In a store with compact games: versions that can't read those can't read this lease either,
    /// so they never lead.
    V2 {
        /// Until when, by the store's clock.
        ends: Timestamp,
    },
}

impl LeaseRecord {
    /// Creates a lease, in a store that may have compact games or not.
    pub fn new(until: Timestamp, is_compact: bool) -> Self {
        if is_compact {
            Self::V2 { ends: until }
        } else {
            Self::V1 { until }
        }
    }

    /// Returns until when it lasts, by the store's clock.
    pub fn until(&self) -> Timestamp {
        match self {
            Self::V1 { until } | Self::V2 { ends: until } => *until,
        }
    }
}

/// A period in which the bot was offline; its start is the key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OutageRecord {
    /// When it was back.
    pub until: Timestamp,
}

/// The hash of the last registered commands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CommandsRecord {
    /// The hash, in hexadecimal digits.
    pub hash: String,
    /// The version of the program that registered them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
}

/// Returns true if a value is the default and needn't be stored.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
