//! Records of posts and errands.

use serde::{Deserialize, Serialize};

use super::{OfferKind, is_default};
use crate::ids::{ChannelId, InteractionId, MessageId, NodeId, PlayerId, Timestamp, Turn};

/// A post for the channel: an intent, rendered when it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PostRecord {
    /// What it shows.
    pub kind: PostKind,
    /// The channel.
    pub channel: ChannelId,
    /// The message that has to lose its buttons.
    pub replaces: Option<MessageId>,
    /// The earliest time to send it: the answer to the interaction takes precedence.
    pub not_before: Timestamp,
    /// The number of attempts.
    pub attempts: u32,
    /// Who caused it, and so already knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// The interaction that it answers, or that the edited message answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<InteractionId>,
    /// The process that is answering or editing it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answering: Option<NodeId>,
    /// What happens to the message that it replaces.
    #[serde(default, skip_serializing_if = "is_default")]
    pub retirement: Retirement,
    /// The channel of that message, if it is a different one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces_in: Option<ChannelId>,
    /// The interaction that that message answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces_answer: Option<InteractionId>,
    /// What happens to its own message if a newer one is posted first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub outrun: Retirement,
    /// Whether a newer post covers what it would say. It may already be sent, or on its way.
    #[serde(default, skip_serializing_if = "is_default")]
    pub overtaken: bool,
}

/// A post that Discord refused and that isn't retried automatically.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ParkedRecord {
    /// The post.
    pub post: PostRecord,
    /// What Discord said.
    pub why: String,
    /// When.
    pub at: Timestamp,
}

/// What happens to a message that a newer one replaces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Retirement {
    /// It loses its buttons.
    #[default]
    Strip,
    /// A challenge shows its outcome.
    #[serde(rename = "settle")]
    Answer,
    /// It loses its buttons and links to the channel where the game continues.
    Point,
    /// It becomes a line with what it said.
    Line(PastTurn),
    /// It is deleted.
    Vanish,
}

/// What the board of a past turn said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PastTurn {
    /// That the game started.
    Began,
    /// A move.
    Played(PastMove),
    /// Several moves: the first, the number of those in between, and the last.
    Answered(PastMove, u8, PastMove),
    /// That a seat went out.
    Out {
        /// Which, counted from 1.
        seat: u8,
        /// Whether by timeout rather than by resigning.
        timeout: bool,
    },
    /// That this many plies were taken back.
    Back(u16),
}

/// A move shown by a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PastMove {
    /// The round, counted from 1.
    pub round: u32,
    /// The letter of the color.
    pub color: char,
    /// The cell the stone left, as line numbers of the board.
    pub from: (u8, u8),
    /// The cell where it ended up.
    pub to: (u8, u8),
    /// How much it reduced the number of steps left.
    pub gain: i16,
}

/// The content of a post.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PostKind {
    /// A challenge or lobby with its buttons.
    Challenge,
    /// The board of a running game, with a mention of the next player.
    Board,
    /// The end of a game.
    End,
    /// An edit that updates the challenge's message.
    Refresh,
    /// The result of a game in a thread, for the thread's channel.
    Summary,
    /// The outcome of a failed challenge, for everyone who waited for it.
    Closed,
    /// A message to someone.
    Notice(Notice),
    /// An edit of a message that a newer one replaced.
    Retire(Retirement),
}

impl PostKind {
    /// Returns true if this edits an existing message.
    pub fn is_change(self) -> bool {
        matches!(self, Self::Refresh | Self::Retire(_))
    }
}

/// Something people are told about another person's action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    /// An invited player declined the seat.
    SeatDeclined {
        /// Who.
        by: PlayerId,
    },
    /// An offer was declined.
    OfferDeclined {
        /// What was offered.
        kind: OfferKind,
        /// Who had offered it.
        to: PlayerId,
        /// Who declined.
        by: PlayerId,
    },
    /// Everyone agreed to allow hints.
    HintsAgreed {
        /// Who had asked for them.
        to: PlayerId,
    },
    /// The player to move got an extra day.
    DayGiven {
        /// Who got it.
        to: PlayerId,
        /// Who gave it.
        by: PlayerId,
    },
    /// An offer was made.
    Offered,
    /// The turn has passed, if the board itself notifies nobody.
    Turn,
}

/// An extra message that is only needed during the current turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aside {
    /// The channel.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The number of the match's posts before it.
    pub posts: u64,
}

/// A task on Discord, done at most once: it is deleted first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ErrandRecord {
    /// The turn of the match it belongs to.
    pub turn: Turn,
    /// The task.
    pub errand: Errand,
    /// The earliest time to run it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub not_before: Timestamp,
    /// The number of failed attempts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attempts: u32,
}

/// The kinds of tasks on Discord.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    /// Remind the player to move, if they are still on the server.
    Remind,
    /// Check whether the player to move is still on the server, and the channel still there.
    #[serde(rename = "look")]
    Visit,
    /// Check for the last time whether a player who left is back.
    #[serde(rename = "look-again")]
    VisitAgain,
    /// Close the thread of a finished game.
    CloseThread,
}
