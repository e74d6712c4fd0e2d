//! What is stored of results: of each game, of each person, of each pair, of each table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::is_default;
use crate::ids::{GuildId, MatchId, PlayerId, Timestamp};
use crate::rating::Rating;

/// What a game came to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ResultRecord {
    /// When it began.
    pub began: Timestamp,
    /// When it ended.
    pub ended: Timestamp,
    /// The moment at which it is counted: that of its end, or after the last game of its people that
    /// was counted before.
    pub counted: Timestamp,
    /// The server in which it was played.
    pub guild: GuildId,
    /// The variant.
    pub variant: String,
    /// The rule set.
    pub rules: String,
    /// The reason of docs/rules.md for which it ended.
    pub reason: String,
    /// How many quarters of the computed change moved ratings; missing where it was not rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quarters: Option<u8>,
    /// What it came to for each seat.
    pub seats: Vec<SeatResult>,
    /// When the tables of its server had been emptied last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emptied: Option<Timestamp>,
    /// When and where it was decided that it counts no more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub voided: Vec<VoidedResult>,
}

/// A decision that a game counts no more in its server, or everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VoidedResult {
    /// Its place in the order in which games are counted.
    pub counted: Timestamp,
    /// When it was made.
    pub at: Timestamp,
    /// Whether for all servers.
    #[serde(default, skip_serializing_if = "is_default")]
    pub everywhere: bool,
}

/// What a game came to for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// Whose seat it was.
    pub player: PlayerId,
    /// How many others did better; those who tied have the same.
    pub place: u8,
    /// How it went.
    pub fared: Fared,
    /// The moves that were made.
    pub moves: u32,
    /// The jumps of the longest chain.
    #[serde(default, skip_serializing_if = "is_default")]
    pub chain: u16,
    /// Whether the time for a move was over.
    #[serde(default, skip_serializing_if = "is_default")]
    pub late: bool,
    /// The rating before and after, among the games of all servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub everywhere: Option<RatingChange>,
    /// The same among the games of its server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub here: Option<RatingChange>,
}

/// What a game made of a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatingChange {
    /// The rating before.
    pub from: RatingRecord,
    /// The rating after.
    pub to: RatingRecord,
}

/// A rating: thousandths of a point, the same of its deviation, billionths of volatility.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatingRecord(i32, u32, u32);

/// The rating of somebody of whom nothing is known.
impl Default for RatingRecord {
    fn default() -> Self {
        Rating::START.into()
    }
}

impl From<Rating> for RatingRecord {
    fn from(rating: Rating) -> Self {
        let (value, deviation, volatility) = rating.stored();
        Self(value, deviation, volatility)
    }
}

impl From<RatingRecord> for Rating {
    fn from(record: RatingRecord) -> Self {
        Self::of_stored(record.0, record.1, record.2)
    }
}

/// How many games were won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Balance {
    /// Won.
    #[serde(default, rename = "w", skip_serializing_if = "is_default")]
    pub won: u32,
    /// Drawn.
    #[serde(default, rename = "d", skip_serializing_if = "is_default")]
    pub drawn: u32,
    /// Lost.
    #[serde(default, rename = "l", skip_serializing_if = "is_default")]
    pub lost: u32,
}

/// How a game went for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fared {
    /// Won.
    #[serde(rename = "w")]
    Won,
    /// Drawn.
    #[serde(rename = "d")]
    Drawn,
    /// Lost.
    #[serde(rename = "l")]
    Lost,
}

/// What a person's games of a family came to, in a server or everywhere.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct TallyRecord {
    /// The rating after the last game that was rated.
    pub rating: RatingRecord,
    /// When that was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<Timestamp>,
    /// When the tables of the server had been emptied last before the first of the games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emptied: Option<Timestamp>,
    /// Whether the rating was sure then, and is not any more.
    #[serde(default, skip_serializing_if = "is_default")]
    pub faded: bool,
    /// All games.
    pub all: Balance,
    /// The games by variant.
    #[serde(default)]
    pub by_variant: BTreeMap<String, Balance>,
    /// The games by the reason for which they ended.
    #[serde(default)]
    pub by_reason: BTreeMap<String, Balance>,
    /// The games by the number of the person's seat.
    #[serde(default)]
    pub by_seat: BTreeMap<u8, Balance>,
    /// How the last games went, the newest last.
    #[serde(default)]
    pub last: Vec<Fared>,
    /// The wins in a row up to the last game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub streak: u32,
    /// The most wins in a row.
    #[serde(default, skip_serializing_if = "is_default")]
    pub best_streak: u32,
    /// The season of the last game that was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<u16>,
    /// The points of that season.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: u32,
    /// The seasons before in which the person had points, and how many, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub past: Vec<(u16, u32)>,
    /// The win over the best rated, with the rating that that person had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best_win: Option<(MatchId, i32)>,
    /// The longest chain, in jumps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest_chain: Option<(MatchId, u32)>,
    /// By variant, the game that was built in the fewest moves.
    #[serde(default)]
    pub fastest: BTreeMap<String, (MatchId, u32)>,
    /// The moves made.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moves: u32,
    /// The seats that ran out of time.
    #[serde(default, skip_serializing_if = "is_default")]
    pub late: u32,
    /// How many moves took how long, by the power of the square root of two of their seconds.
    #[serde(default)]
    pub times: BTreeMap<u8, u32>,
}

/// What the games of two people came to; won is what the one with the smaller id won.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct PairingRecord {
    /// The games for two.
    #[serde(default)]
    pub balance: Balance,
    /// When the last rated games ended in which both sat, the newest last.
    #[serde(default)]
    pub rated: Vec<Timestamp>,
}

/// A move within a table that its counts do not know of yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RankMoveRecord {
    /// The score that the person had, if in the table.
    pub from: Option<u32>,
    /// The score that the person has, if in the table.
    pub to: Option<u32>,
}

/// A part of the counts of a table: how many people stand in each of its cells.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct RankCountsRecord {
    /// By the number of the cell, those that are not empty.
    pub cells: BTreeMap<u8, u32>,
}
