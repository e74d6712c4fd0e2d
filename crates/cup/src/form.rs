//! The JSON of a cup: what an arbiter keeps, and a second implementation reads.

use serde::{Deserialize, Serialize};

/// A cup as it is written: its kind, its people, and what they played. [`crate::Cup`] is the
/// checked form.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CupForm {
    /// `swiss`, `round-robin`, `league`, `tables` or `stairs`.
    pub kind: String,
    /// How many people play one game: 2, and 3, 4 or 6 at tables.
    #[serde(default = "two")]
    pub seats: usize,
    /// How many rounds: 3 to 7 in a Swiss, where it is needed; 1 to 7 at tables, where 3 is the
    /// default and a design needs one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// What every draw of lots follows from: 1 to 128 hexadecimal digits.
    pub seed: String,
    /// The people, at most 500, in any order.
    pub entrants: Vec<EntrantForm>,
    /// The groups of a league's last season, highest first, each with its best first. Empty in the
    /// first season.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Vec<String>>,
    /// The rounds played so far, in order.
    #[serde(default)]
    pub played: Vec<RoundForm>,
}

/// Somebody in a cup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EntrantForm {
    /// A name that nobody else in the cup has.
    pub id: String,
    /// The rating in whole points; `None` for somebody who is new.
    #[serde(default)]
    pub rating: Option<i64>,
    /// True if the person plays the next round.
    #[serde(rename = "in", default = "yes")]
    pub is_in: bool,
}

/// A round that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoundForm {
    /// Its number, from 1.
    pub round: u32,
    /// Who had no opponent.
    #[serde(default)]
    pub byes: Vec<String>,
    /// Its games.
    pub games: Vec<GameForm>,
}

/// A game that ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameForm {
    /// Who played, in order of their seats.
    pub seats: Vec<String>,
    /// The place of each seat: `[1, 2]`, or `[1, 1]` for a draw. It may be empty if the game is
    /// annulled.
    pub places: Vec<u32>,
    /// What each seat still needed at the end: 0 for who arrived, `None` if unknown.
    #[serde(default)]
    pub margin: Option<Vec<Option<i64>>>,
    /// Why it ended: a reason of docs/rules.md, or `time`, `annulled` (counts for nothing),
    /// `forfeit` (no moves).
    pub end: String,
}

fn two() -> usize {
    2
}

fn yes() -> bool {
    true
}
