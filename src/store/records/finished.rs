//! Records of finished games, which are compact: they are the most of what a store has.

use serde::{Deserialize, Serialize};

use super::holder::Holder;
use super::results::ResultRecord;
use crate::ids::{ChannelId, Code, GuildId, Timestamp, Turn};

/// A finished game: its head, its log and its result in one; versions differ in their tag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FinishedRecord {
    /// The first version.
    #[serde(rename = "1")]
    V1(CompactGame),
    /// Nothing but the result: the rest was deleted.
    #[serde(rename = "deleted")]
    Deleted(DeletedGame),
}

impl FinishedRecord {
    /// Returns the code people use for it.
    pub fn code(&self) -> Code {
        match self {
            Self::V1(game) => game.0,
            Self::Deleted(game) => game.code,
        }
    }
}

/// The code of a game, its variant and rule set, when it was made, its turn, server and channel,
/// who sat where; then all else as one text, see `service/matches/compact`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CompactGame(
    pub Code,
    pub String,
    pub String,
    pub Timestamp,
    pub Turn,
    pub GuildId,
    pub ChannelId,
    pub Vec<Holder>,
    pub String,
);

/// What is left of a deleted game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeletedGame {
    /// The code people use for it.
    pub code: Code,
    /// How many days it was kept.
    pub days: u16,
    /// Its result, if it was counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<DeletedResult>,
}

/// The result of a deleted game, and what else counts in tallies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeletedResult {
    /// The result.
    pub result: ResultRecord,
    /// How long each move of each seat took, in seconds.
    pub seconds: Vec<Vec<u32>>,
    /// Whether it is rated.
    pub rated: bool,
}
