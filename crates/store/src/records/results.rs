//! Records of results: of each game, person, pair and table.

use std::collections::BTreeMap;

use halma_rating::Rating;
use serde::{Deserialize, Serialize};

use super::is_default;
use crate::ids::{GuildId, MatchId, PlayerId, Timestamp};

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ResultRecord {
    /// When it began.
    pub began: Timestamp,
    /// When it ended.
    pub ended: Timestamp,
    /// The moment it counts from: its end, or just after the last counted game of its players if
    /// that is later.
    pub counted: Timestamp,
    /// The server in which it was played.
    pub guild: GuildId,
    /// The variant.
    pub variant: String,
    /// The rule set.
    pub rules: String,
    /// Why it ended, a reason from docs/rules.md.
    pub reason: String,
    /// Whether it was played for places.
    #[serde(default, skip_serializing_if = "is_default")]
    pub for_places: bool,
    /// How many quarters of the computed change were applied to ratings; `None` if unrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quarters: Option<u8>,
    /// The result of each seat.
    pub seats: Vec<SeatResult>,
    /// When its server's tables had last been reset.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emptied: Option<Timestamp>,
    /// The decisions that it no longer counts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub voided: Vec<VoidedResult>,
}

/// A decision that a game no longer counts on its server, or anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VoidedResult {
    /// Its place in the order in which games are counted.
    pub counted: Timestamp,
    /// When it was made.
    pub at: Timestamp,
    /// Whether it holds for all servers.
    #[serde(default, skip_serializing_if = "is_default")]
    pub everywhere: bool,
}

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// Whose seat it was.
    pub player: PlayerId,
    /// The number of players who did better; ties share a place.
    pub place: u8,
    /// How it went.
    pub fared: Fared,
    /// The number of moves.
    pub moves: u32,
    /// The longest chain, in jumps.
    #[serde(default, skip_serializing_if = "is_default")]
    pub chain: u16,
    /// Whether this player ran out of time.
    #[serde(default, skip_serializing_if = "is_default")]
    pub late: bool,
    /// The rating before and after, counting all servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub everywhere: Option<RatingChange>,
    /// The rating before and after, counting only its server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub here: Option<RatingChange>,
}

/// A change of a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatingChange {
    /// The rating before.
    pub from: RatingRecord,
    /// The rating after.
    pub to: RatingRecord,
}

/// A rating: thousandths of a point, thousandths of its deviation, billionths of volatility.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatingRecord(pub i32, pub u32, pub u32);

/// The rating of someone without games.
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

/// The numbers of games won, drawn and lost.
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

impl Balance {
    /// Returns the total number of games.
    pub fn count(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Returns the balance from the other side.
    #[must_use]
    pub fn turned(self) -> Self {
        Self {
            won: self.lost,
            lost: self.won,
            ..self
        }
    }

    /// Adds a game.
    pub fn add(&mut self, fared: Fared) {
        match fared {
            Fared::Won => self.won += 1,
            Fared::Drawn => self.drawn += 1,
            Fared::Lost => self.lost += 1,
        }
    }

    /// Removes a game.
    pub fn take_back(&mut self, fared: Fared) {
        let count = match fared {
            Fared::Won => &mut self.won,
            Fared::Drawn => &mut self.drawn,
            Fared::Lost => &mut self.lost,
        };
        *count = count.saturating_sub(1);
    }
}

/// The result of a game for one player.
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

/// A person's totals in a family of games, on one server or everywhere.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct TallyRecord {
    /// The rating after the last rated game.
    pub rating: RatingRecord,
    /// When that game was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<Timestamp>,
    /// When the server's tables had last been reset before the first of these games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emptied: Option<Timestamp>,
    /// Whether the rating was established then and is provisional now.
    #[serde(default, skip_serializing_if = "is_default")]
    pub faded: bool,
    /// All games.
    pub all: Balance,
    /// The games by variant.
    #[serde(default)]
    pub by_variant: BTreeMap<String, Balance>,
    /// The games by the reason they ended.
    #[serde(default)]
    pub by_reason: BTreeMap<String, Balance>,
    /// The games by seat number.
    #[serde(default)]
    pub by_seat: BTreeMap<u8, Balance>,
    /// The games for places by the place, from 1.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub by_place: BTreeMap<u8, Balance>,
    /// The latest results, newest last.
    #[serde(default)]
    pub last: Vec<Fared>,
    /// The current winning streak.
    #[serde(default, skip_serializing_if = "is_default")]
    pub streak: u32,
    /// The longest winning streak.
    #[serde(default, skip_serializing_if = "is_default")]
    pub best_streak: u32,
    /// The season of the last rated game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<u16>,
    /// The points in that season.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: u32,
    /// Earlier seasons with points, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub past: Vec<(u16, u32)>,
    /// The win over the highest-rated opponent, with that opponent's rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best_win: Option<(MatchId, i32)>,
    /// The longest chain, in jumps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest_chain: Option<(MatchId, u32)>,
    /// The win in the fewest moves, by variant.
    #[serde(default)]
    pub fastest: BTreeMap<String, (MatchId, u32)>,
    /// The number of moves.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moves: u32,
    /// The number of seats that ran out of time.
    #[serde(default, skip_serializing_if = "is_default")]
    pub late: u32,
    /// How many moves took how long: the key is the power of √2 of their seconds.
    #[serde(default)]
    pub times: BTreeMap<u8, u32>,
}

/// The head-to-head score of two people; a win belongs to the one with the smaller id.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct PairingRecord {
    /// The two-player games.
    #[serde(default)]
    pub balance: Balance,
    /// When their last rated games together ended, newest last.
    #[serde(default)]
    pub rated: Vec<Timestamp>,
}

/// A change within a table that its counts don't include yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RankMoveRecord {
    /// The person's score before, if in the table.
    pub from: Option<u32>,
    /// The person's score now, if in the table.
    pub to: Option<u32>,
}

/// A part of a table's counts: how many people are in each cell.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct RankCountsRecord {
    /// The non-empty cells by number.
    pub cells: BTreeMap<u8, u32>,
}
