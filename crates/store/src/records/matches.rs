//! Records of matches: the head of each, which is all that most readers need.

use serde::{Deserialize, Serialize};

use super::games::{GameHead, Moderated};
use super::holder::Holder;
use super::is_default;
use super::posts::Aside;
use crate::ids::{
    ChannelId, Code, CupId, GuildId, InteractionId, MatchId, MessageId, PlayerId, Timestamp, Turn,
};

/// Who makes the first move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstMove {
    /// Random order.
    Lot,
    /// The challenger has seat 1.
    Challenger,
    /// The first of the others has seat 1.
    Opponent,
    /// Seats in the order of the invited players; for rematches.
    AsListed,
}

/// A match; versions differ in their tag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "v")]
pub enum MatchRecord {
    /// A head; the events are in the log.
    #[serde(rename = "2")]
    V2(MatchBody),
    /// The same of a match with what an older version doesn't know: a bank, weekends off, a cup, or
    /// the end of a race.
    #[serde(rename = "3")]
    V3(MatchBody),
}

impl MatchRecord {
    /// Returns the code people use for it, even if the rest can't be used.
    pub fn code(&self) -> Code {
        let (Self::V2(body) | Self::V3(body)) = self;
        body.card.code
    }

    /// Returns what it holds.
    pub fn body(self) -> MatchBody {
        let (Self::V2(body) | Self::V3(body)) = self;
        body
    }
}

impl From<MatchBody> for MatchRecord {
    fn from(body: MatchBody) -> Self {
        let is_of_race = match &body.stage {
            StageRecord::Running(game) | StageRecord::Finished(game) => game.proven.is_some(),
            StageRecord::Open { .. } | StageRecord::Closed { .. } => false,
        };
        let is_new = body.options.bank.is_some() || body.options.weekends || is_of_race;
        if is_new || body.card.cup.is_some() {
            Self::V3(body)
        } else {
            Self::V2(body)
        }
    }
}

/// The head of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchBody {
    /// What all stages have in common.
    #[serde(flatten)]
    pub card: Card,
    /// What is played.
    pub options: Options,
    /// How far it has come.
    pub stage: StageRecord,
}

/// What all stages of a match have in common, besides its id and options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// The code people use for it.
    pub code: Code,
    /// When the challenge was made.
    pub made: Timestamp,
    /// Where it is played.
    pub place: Place,
    /// Who made the challenge.
    pub challenger: PlayerId,
    /// Increases with every ply and never decreases; buttons of an older turn are stale.
    pub turn: Turn,
    /// The number of posts made so far.
    pub posts: u64,
    /// The newest post that is a message with the match's buttons.
    pub bearer: u64,
    /// The newest post that shows the match, as a new message or as an edit.
    pub shown: u64,
    /// The message that has the buttons now.
    pub message: Option<MessageId>,
    /// The interaction that this message answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_answers: Option<InteractionId>,
    /// Extra messages that are deleted when the turn passes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asides: Vec<Aside>,
    /// The match that this one is a rematch of.
    pub rematch_of: Option<MatchId>,
    /// The rematch that followed.
    pub rematch: Option<MatchId>,
    /// Where it belongs in a cup, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cup: Option<Box<CupGame>>,
    /// Since when and why the game is paused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Paused>,
    /// Whether the game has its own thread.
    #[serde(default, skip_serializing_if = "Thread::is_none")]
    pub thread: Thread,
    /// Whether and when its result was removed from tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub voided: Option<Voided>,
}

impl Card {
    /// Creates the card of a new match.
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
            cup: None,
            paused: None,
            thread: Thread::None,
            voided: None,
        }
    }
}

/// Where a match belongs in a cup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupGame {
    /// The cup.
    pub cup: CupId,
    /// The number of the game in the cup.
    pub number: u64,
    /// The round, counted from 1.
    pub round: u32,
    /// The number of rounds, if there are several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// The cup's name.
    pub name: String,
}

/// Where a match is played, and the language of its public messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// The language of public messages.
    pub locale: String,
}

/// What is played, in the terms of docs/rules.md.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The variant.
    pub variant: String,
    /// The rule set.
    pub rules: String,
    /// Whether stones move diagonally; `None` on the star.
    pub diagonals: Option<bool>,
    /// The other options of the rules.
    #[serde(flatten)]
    pub chosen: RuleOptions,
    /// Who moves first.
    pub first: FirstMove,
    /// The time per move in hours; `None` for no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub move_hours: Option<u16>,
    /// The time of each seat for all of its moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<BankRecord>,
    /// Whether no clock runs on weekends.
    #[serde(default, skip_serializing_if = "is_default")]
    pub weekends: bool,
    /// The computer's level in the seats that nobody was invited to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<u8>,
    /// Whether it is rated.
    #[serde(default = "yes")]
    pub rated: bool,
    /// Whether it belongs to a match of two games.
    #[serde(default, skip_serializing_if = "is_default")]
    pub series: Series,
    /// Whether the challenge is posted again once it is accepted.
    #[serde(default, rename = "standing", skip_serializing_if = "is_default")]
    pub recurring: bool,
}

/// A seat's time for all of its moves, in hours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BankRecord {
    /// The time at the start.
    pub start: u16,
    /// What each move adds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub increment: u16,
    /// Up to how much moves add.
    pub most: u16,
}

/// The options of the rules besides diagonals, in the words of docs/rules.md; `None` is the default.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct RuleOptions {
    /// How far stones may jump.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jumps: Option<String>,
    /// Whether the game continues after someone has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends: Option<String>,
    /// Whether seats opposite each other play together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub teams: Option<String>,
}

fn yes() -> bool {
    true
}

/// Whether a game belongs to a match of two games with sides swapped.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Series {
    /// A single game.
    #[default]
    Single,
    /// The first; the second starts when it ends.
    FirstOfTwo,
    /// The second, a rematch of the first.
    SecondOfTwo,
}

/// The stage of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageRecord {
    /// A challenge waiting for players.
    Open {
        /// Everyone who is in, the challenger first.
        joined: Vec<PlayerId>,
        /// Invited players who haven't answered.
        invited: Vec<PlayerId>,
        /// For [`FirstMove::AsListed`]: the players by seat.
        listed: Vec<Holder>,
        /// When it expires.
        expires: Timestamp,
    },
    /// A running game.
    Running(GameHead),
    /// A finished game.
    Finished(GameHead),
    /// A challenge that didn't become a game.
    Closed {
        /// Why.
        why: Closed,
        /// Who was in or invited.
        players: Vec<PlayerId>,
        /// When.
        at: Timestamp,
        /// The number of those who were in; they come first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        joined: Option<u8>,
        /// The moderator who closed it, if one did.
        #[serde(default, rename = "word", skip_serializing_if = "Option::is_none")]
        moderated: Option<Moderated>,
    },
}

/// Why a challenge didn't become a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closed {
    /// An invited player declined.
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
    /// A thread will be created when the game starts.
    Wanted,
    /// It is played in a thread of this channel.
    Of(ChannelId),
    /// It was played in a thread of this channel, which is closed.
    Closed(ChannelId),
}

impl Thread {
    fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// A game's result that no longer counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Voided {
    /// Since when.
    pub at: Timestamp,
    /// Whether it counts on no server, rather than not on its own.
    #[serde(default, skip_serializing_if = "is_default")]
    pub everywhere: bool,
}

/// Since when and why a game is paused.
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
    /// Its channel: it is gone, or the bot may no longer post there.
    Place,
    /// A player, who has left the server.
    Player(P),
}

impl<P> Lost<P> {
    /// Converts the name of the person.
    pub fn named<Q>(self, name: impl FnOnce(P) -> Q) -> Lost<Q> {
        match self {
            Self::Place => Lost::Place,
            Self::Player(who) => Lost::Player(name(who)),
        }
    }
}
