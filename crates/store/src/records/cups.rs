//! Records of cups: who plays, when, and what came of it.

use serde::{Deserialize, Serialize};

use super::is_default;
use super::matches::{Options, Place};
use crate::ids::{MatchId, MessageId, PlayerId, Timestamp};

/// A cup. Its people and games have records of their own, so that many can enter or end at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupRecord {
    /// The server and the channel, and the language of its messages.
    pub place: Place,
    /// Its name, as the organizer typed it.
    pub name: String,
    /// Who made it.
    pub organizer: PlayerId,
    /// What is played, with which clock.
    pub options: Options,
    /// `swiss`, `round-robin`, `league`, `tables` or `stairs`.
    pub kind: String,
    /// The number of rounds, for kinds with several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// How many days a round takes at most.
    pub days: u16,
    /// Whether each game gets a thread.
    #[serde(default, skip_serializing_if = "is_default")]
    pub threads: bool,
    /// How far it has come.
    pub stage: CupStage,
    /// When entry closes.
    pub closes: Timestamp,
    /// Whether everyone who has entered plays, because the organizer began early.
    #[serde(default, skip_serializing_if = "is_default")]
    pub everyone: bool,
    /// The secret of the draw of lots, in hexadecimal digits; published with the first pairings.
    pub secret: String,
    /// The message that closed the entry, from whose id the draw follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closing: Option<MessageId>,
    /// How often entry stayed open for another week, because too few played.
    #[serde(default, skip_serializing_if = "is_default")]
    pub waited: u8,
    /// A league's seasons that are over. Each was one round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seasons: u32,
    /// The groups of a league's last season, highest first, each with its best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Vec<PlayerId>>,
    /// The rounds that have begun.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begun: Vec<CupRoundRecord>,
    /// What the channel hasn't been told yet, first things first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<CupNews>,
    /// The number of messages about it so far.
    #[serde(default)]
    pub told: u32,
}

/// How far a cup has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CupStage {
    /// People enter.
    Entry,
    /// People confirm that they play; others still enter.
    CalledIn,
    /// Nobody enters any more, and the draw of lots follows.
    Closed,
    /// A round is being played.
    Running,
    /// All rounds are over.
    Over,
    /// The organizer called it off.
    CalledOff,
}

/// A round of a cup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupRoundRecord {
    /// When it began.
    pub began: Timestamp,
    /// Its last day.
    pub ends: Timestamp,
    /// Who has no game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<PlayerId>,
    /// The groups, if there are several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Vec<PlayerId>>,
    /// Whether it is the table of the best at the end.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_final: bool,
}

/// What a channel is told about a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CupNews {
    /// People are asked whether they play.
    CallIn,
    /// Too few play, so entry stays open for another week.
    TooFew,
    /// Entry closes at another time.
    PutOff,
    /// Entry is closed.
    Closed,
    /// The organizer decided a game, by its number.
    Corrected(u64),
    /// A round has begun.
    Round,
    /// An outage moved the last day of a round.
    Later,
    /// A season of a league is over, and entry to the next one is open.
    Season,
    /// The cup is over.
    Over,
    /// The cup was called off.
    CalledOff,
}

/// Somebody in a cup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EntrantRecord {
    /// When the person entered.
    pub entered: Timestamp,
    /// The rating in whole points when entry closed; `None` for somebody who is new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i64>,
    /// Whether the person has said to be there.
    #[serde(default, skip_serializing_if = "is_default")]
    pub confirmed: bool,
    /// When the person was last seen on the stairs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Timestamp>,
    /// Whether the person plays the next round.
    #[serde(default, rename = "in", skip_serializing_if = "is_default")]
    pub is_in: bool,
}

/// A game of a cup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupGameRecord {
    /// The round, counted from 1.
    pub round: u32,
    /// Who plays, in seat order.
    pub seats: Vec<PlayerId>,
    /// Who asked for it, on the stairs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenger: Option<PlayerId>,
    /// The match, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<MatchId>,
    /// What came of it, once it has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<CupResult>,
    /// Whether it counts for nothing, because somebody left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub annulled: bool,
}

/// The result of a game of a cup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupResult {
    /// Each seat's place, from 1.
    pub places: Vec<u32>,
    /// The steps that each seat still needed, as far as they are known.
    pub margin: Vec<Option<i64>>,
    /// Why it ended: a reason of docs/rules.md, or `time`, `annulled`, `forfeit`.
    pub end: String,
    /// When it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
    /// Who decided it, if the organizer did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
}
