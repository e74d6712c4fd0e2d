//! What is stored of matches: the head of each, which is all that most readers need.

use serde::{Deserialize, Serialize};

use super::games::{GameHead, Moderated};
use super::holder::Holder;
use super::is_default;
use super::posts::Aside;
use crate::ids::{
    ChannelId, Code, GuildId, InteractionId, MatchId, MessageId, PlayerId, Timestamp, Turn,
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
    /// A head: what happened stands in the log.
    #[serde(rename = "2")]
    V2(MatchBody),
}

impl MatchRecord {
    /// The name that people use, whatever else may be wrong.
    pub fn code(&self) -> Code {
        let Self::V2(body) = self;
        body.card.code
    }
}

/// The head of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchBody {
    /// What all stages of a match have.
    #[serde(flatten)]
    pub card: Card,
    /// What is played.
    pub options: Options,
    /// How far it is.
    pub stage: StageRecord,
}

/// What all stages of a match have, beside its id and what is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// The name that people use.
    pub code: Code,
    /// When the challenge was made.
    pub made: Timestamp,
    /// Where it is played.
    pub place: Place,
    /// Who made the challenge.
    pub challenger: PlayerId,
    /// Rises with every ply and never falls; buttons of an older turn are stale.
    pub turn: Turn,
    /// The number of posts made so far.
    pub posts: u64,
    /// The newest post that is a message with the match's buttons.
    pub bearer: u64,
    /// The newest post that shows the match, as a message or by changing one.
    pub shown: u64,
    /// The message that has the buttons now.
    pub message: Option<MessageId>,
    /// The interaction that this message answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_answers: Option<InteractionId>,
    /// The messages beside it that are deleted when the turn passes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asides: Vec<Aside>,
    /// The match that this one is a rematch of.
    pub rematch_of: Option<MatchId>,
    /// The rematch that followed.
    pub rematch: Option<MatchId>,
    /// Since when and why the game is paused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Paused>,
    /// Whether the game has its own thread.
    #[serde(default, skip_serializing_if = "Thread::is_none")]
    pub thread: Thread,
    /// Whether its result was taken from tables, and when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub voided: Option<Voided>,
}

impl Card {
    /// The card of a new match.
    pub fn new(code: Code, challenger: PlayerId, place: Place, made: Timestamp) -> Self {
        Self {
            code,
            made,
            place,
            challenger,
            turn: Turn(0),
            posts: 0,
            bearer: 0,
            shown: 0,
            message: None,
            message_answers: None,
            asides: Vec::new(),
            rematch_of: None,
            rematch: None,
            paused: None,
            thread: Thread::None,
            voided: None,
        }
    }
}

/// Where a match is played, and in which language its public messages are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// The language of public messages.
    pub locale: String,
}

/// What is played, in the names of docs/rules.md.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
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
    /// The level of the computer that takes the seats for which nobody was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<u8>,
    /// Whether it moves ratings.
    #[serde(default = "yes")]
    pub rated: bool,
    /// Whether it is a game of a match of two.
    #[serde(default, skip_serializing_if = "is_default")]
    pub series: Series,
    /// Whether the challenge is made again by itself once it is accepted.
    #[serde(default, rename = "standing", skip_serializing_if = "is_default")]
    pub recurring: bool,
}

fn yes() -> bool {
    true
}

/// Whether a game is one of a match of two games with sides swapped.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Series {
    /// It stands by itself.
    #[default]
    Single,
    /// The first; the second begins when it has ended.
    FirstOfTwo,
    /// The second, a rematch of the first.
    SecondOfTwo,
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
        listed: Vec<Holder>,
        /// When it expires.
        expires: Timestamp,
    },
    /// A game that goes on.
    Running(GameHead),
    /// A game that has ended.
    Finished(GameHead),
    /// A challenge that came to nothing.
    Closed {
        /// Why.
        why: Closed,
        /// Who was in or invited.
        players: Vec<PlayerId>,
        /// When.
        at: Timestamp,
        /// How many of them were in; they come first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        joined: Option<u8>,
        /// The moderator who did it, where one did.
        #[serde(default, rename = "word", skip_serializing_if = "Option::is_none")]
        moderated: Option<Moderated>,
    },
}

/// Why a challenge came to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closed {
    /// Somebody invited declined.
    Declined(PlayerId),
    /// The challenger withdrew it.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
    /// A moderator removed it.
    Removed,
}

/// The thread of a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thread {
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

impl Thread {
    fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// That the result of a game counts no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Voided {
    /// Since when.
    pub at: Timestamp,
    /// Whether in all servers, rather than its own.
    #[serde(default, skip_serializing_if = "is_default")]
    pub everywhere: bool,
}

/// Since when and why a game stands still.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Paused {
    /// Since when.
    pub since: Timestamp,
    /// Why.
    pub why: Lost,
}

/// What a game has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lost<P = PlayerId> {
    /// Its channel: the bot may not post there any more, or it is gone.
    Place,
    /// A player, who has left the server.
    Player(P),
}

impl<P> Lost<P> {
    /// The same with people named in another way.
    pub fn named<Q>(self, name: impl FnOnce(P) -> Q) -> Lost<Q> {
        match self {
            Self::Place => Lost::Place,
            Self::Player(who) => Lost::Player(name(who)),
        }
    }
}
