//! What the records say. Plain versioned types of their own, apart from the engine's: moves and
//! positions stand in notation, so the engine may change its insides freely.

mod people;
mod posts;
mod servers;

use serde::{Deserialize, Serialize};

pub use people::{AwayRecord, ChallengesRecord, PlayerRecord, Reminders, SettingsRecord};
pub use posts::{Errand, ErrandRecord, Notice, ParkedRecord, PostKind, PostRecord, Retirement};
pub use servers::{ChangedSetting, Deed, DeedRecord, Logged, Moved, ServerRecord, Setting};

use crate::ids::{
    ChannelId, Code, GuildId, InteractionId, MatchId, MessageId, PlayerId, Timestamp,
};

/// Who makes the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstMove {
    /// Seats are drawn by lot.
    Lot,
    /// The challenger has seat 1.
    Challenger,
    /// The first of the others has seat 1.
    Opponent,
    /// Seats are as they are listed among the players invited; for rematches.
    AsListed,
}

/// A match; versions are told apart by their tag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "v")]
pub enum MatchRecord {
    /// The first version.
    #[serde(rename = "1")]
    V1(MatchV1),
}

/// The first version of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchV1 {
    /// The name that people use.
    pub code: Code,
    /// When the challenge was made.
    pub made: Timestamp,
    /// Where it is played.
    pub place: PlaceRecord,
    /// What is played.
    pub options: OptionsRecord,
    /// Who made the challenge.
    pub challenger: PlayerId,
    /// Rises with every ply and never falls.
    pub turn: u64,
    /// The number of posts made so far.
    pub posts: u64,
    /// The newest of them that is a message with the match's buttons; the newest of all where it
    /// is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bearer: Option<u64>,
    /// The newest post that shows it; unknown in older records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<u64>,
    /// The message that bears the buttons now.
    pub message: Option<MessageId>,
    /// The interaction that this message answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_answers: Option<InteractionId>,
    /// The match that this one is a rematch of.
    pub rematch_of: Option<MatchId>,
    /// The rematch that followed.
    pub rematch: Option<MatchId>,
    /// Since when and why the game stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<PausedRecord>,
    /// Whether the game has a thread of its own.
    #[serde(default, skip_serializing_if = "ThreadRecord::is_none")]
    pub thread: ThreadRecord,
    /// How far it is.
    pub stage: StageRecord,
}

/// Where a match is played, and in which language its public messages are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceRecord {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// The language of public messages.
    pub locale: String,
}

/// What is played, in the names of RULES.md.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionsRecord {
    /// The variant.
    pub variant: String,
    /// The rule set.
    pub rules: String,
    /// Whether stones move diagonally; none on the star.
    pub diagonals: Option<bool>,
    /// Who moves first.
    pub first: FirstMove,
    /// The time for a move in hours; without end where it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub move_hours: Option<u16>,
}

/// How far a match is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageRecord {
    /// A challenge that waits for players.
    Open {
        /// Those who are in, the challenger first.
        joined: Vec<PlayerId>,
        /// Those who are invited by name and have not answered.
        invited: Vec<PlayerId>,
        /// For [`FirstMove::AsListed`]: the players by seat.
        listed: Vec<PlayerId>,
        /// When it expires.
        expires: Timestamp,
    },
    /// A game that goes on.
    Running(GameRecord),
    /// A game that has ended.
    Finished(GameRecord),
    /// A challenge that came to nothing.
    Closed {
        /// Why.
        why: ClosedRecord,
        /// Who was in or invited.
        players: Vec<PlayerId>,
        /// When.
        at: Timestamp,
        /// How many of them were in; they come first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        joined: Option<u8>,
        /// The moderator who did it, where one did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        word: Option<Moderated>,
    },
}

/// Why a challenge came to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClosedRecord {
    /// Somebody invited declined.
    Declined(PlayerId),
    /// The challenger withdrew it.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
    /// A moderator removed it.
    Removed,
}

/// The game of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameRecord {
    /// Who sits where, in seat order.
    pub seats: Vec<PlayerId>,
    /// When it began.
    pub began: Timestamp,
    /// All that happened.
    pub events: Vec<EventRecord>,
    /// The hours that the present turn was given beyond its time.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub given_hours: u16,
    /// What was offered in the present turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<OfferRecord>,
    /// Whether nobody is to be reminded of the present turn, or was already.
    #[serde(default, skip_serializing_if = "is_false")]
    pub reminded: bool,
    /// The times in which the game stood still during the present turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stopped: Vec<SpanRecord>,
    /// When it was last asked whether the one to move is still there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looked: Option<Timestamp>,
    /// What a moderator did, where that is the last that happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<Moderated>,
    /// Why it was cancelled, if it was, and not by a moderator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cancelled: Option<Cancelled>,
}

/// Why a game was cancelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cancelled {
    /// All agreed.
    Agreed,
    /// Somebody let the time pass before everybody had moved.
    Late(PlayerId),
    /// Somebody had left the server before everybody had moved.
    Left(PlayerId),
    /// It had lost its channel for a week.
    NoPlace,
}

/// The thread of a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThreadRecord {
    /// It is played in the channel itself.
    #[default]
    None,
    /// It gets one when it begins.
    Wanted,
    /// It is played in one, which belongs to this channel.
    Of(ChannelId),
    /// It was played in one of this channel, which is closed.
    Closed(ChannelId),
}

impl ThreadRecord {
    fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// A stretch of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpanRecord {
    /// Its beginning.
    pub from: Timestamp,
    /// Its end.
    pub until: Timestamp,
}

/// Since when and why a game stands still.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PausedRecord {
    /// Since when.
    pub since: Timestamp,
    /// Why.
    pub why: Lost,
}

/// What a game has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lost {
    /// Its channel: the bot may not post there any more, or it is gone.
    Place,
    /// A player, who has left the server.
    Player(PlayerId),
}

/// What a moderator did with a match, and who.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moderated {
    /// Who.
    pub by: PlayerId,
    /// What.
    pub deed: Deed,
    /// Why, in the moderator's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// What can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To take one's last move back.
    Takeback,
    /// To cancel the game, before every seat has moved.
    Abort,
}

/// Something offered in the present turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfferRecord {
    /// What.
    pub kind: OfferKind,
    /// By whom.
    pub by: PlayerId,
    /// Who has agreed.
    pub accepted: Vec<PlayerId>,
    /// Whether it still stands.
    pub open: bool,
    /// Who declined it; nobody where it was taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined: Option<PlayerId>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the shape that serde asks for"
)]
fn is_zero(number: &u16) -> bool {
    *number == 0
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the shape that serde asks for"
)]
fn is_false(flag: &bool) -> bool {
    !*flag
}

/// What happened in a game, and when. Kept short, for a long game has thousands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EventRecord {
    /// A ply in notation.
    #[serde(rename = "p")]
    Ply(String, Timestamp),
    /// A seat (counted from 1) went out for a reason of RULES.md.
    #[serde(rename = "o")]
    Out(u8, String, Timestamp),
    /// The game ended by what was decided away from the board: a reason of RULES.md.
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
}
