//! Records of finished games, which are compact: they are the most of what a store has.

use serde::{Deserialize, Serialize};

use super::holder::Holder;
use crate::ids::{ChannelId, Code, GuildId, Timestamp, Turn};

/// A finished game: its head, its log and its result in one; versions differ in their tag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FinishedRecord {
    /// The first version.
    #[serde(rename = "1")]
    V1(CompactGame),
}

impl FinishedRecord {
    /// Returns the code people use for it.
    pub fn code(&self) -> Code {
        let Self::V1(game) = self;
        game.0
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
