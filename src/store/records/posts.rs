//! What is stored of posts and errands.

use serde::{Deserialize, Serialize};

use super::OfferKind;
use crate::ids::{ChannelId, InteractionId, MessageId, NodeId, PlayerId, Timestamp, Turn};

/// Something that the channel is to see; an intent, rendered when it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PostRecord {
    /// What it shows.
    pub kind: PostKind,
    /// The channel.
    pub channel: ChannelId,
    /// The message that has to lose its buttons.
    pub replaces: Option<MessageId>,
    /// Not to be sent before: the answer to the interaction has precedence.
    pub not_before: Timestamp,
    /// How often it was tried.
    pub attempts: u32,
    /// Who brought it about, and so knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// The interaction that it answers, or that the message answered which it changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<InteractionId>,
    /// The process that is answering it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answering: Option<NodeId>,
    /// What becomes of the message that it replaces.
    #[serde(default, skip_serializing_if = "Retirement::is_strip")]
    pub retirement: Retirement,
    /// The channel of that message, where it is another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces_in: Option<ChannelId>,
    /// The interaction that that message answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces_answer: Option<InteractionId>,
    /// What becomes of its own message where a newer one comes first.
    #[serde(default, skip_serializing_if = "Retirement::is_strip")]
    pub outrun: Retirement,
    /// Whether a newer post tells what it would tell now. It may be on Discord already, or on its way.
    #[serde(default, skip_serializing_if = "is_false")]
    pub overtaken: bool,
}

/// A post that Discord refused, and that is not tried again by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ParkedRecord {
    /// The post.
    pub post: PostRecord,
    /// What Discord said.
    pub why: String,
    /// When.
    pub at: Timestamp,
}

/// What becomes of a message whose place a newer one has taken.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Retirement {
    /// It loses its buttons.
    #[default]
    Strip,
    /// A challenge says what came of it.
    #[serde(rename = "settle")]
    Answer,
    /// It loses its buttons and points to the channel where the game goes on.
    Point,
    /// It becomes a line that says what it told.
    Line(PastTurn),
    /// It goes.
    Vanish,
}

/// What the board of a turn that is over told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PastTurn {
    /// That the game began.
    Began,
    /// A move.
    Played(PastMove),
    /// Several: one, so many that are not told, and the last.
    Answered(PastMove, u8, PastMove),
    /// That a seat went out.
    Out {
        /// Which, counted from 1.
        seat: u8,
        /// Whether by a missed deadline rather than by resigning.
        timeout: bool,
    },
    /// That so many plies were taken back.
    Back(u16),
}

/// A move that a board told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PastMove {
    /// The round, counted from 1.
    pub round: u32,
    /// The letter of the color.
    pub color: char,
    /// The cell that the stone left: the numbers of its two lines, as the board counts them.
    pub from: (u8, u8),
    /// The cell where it came to stand.
    pub to: (u8, u8),
    /// By how much it lowered the tempo count.
    pub gain: i16,
}

impl Retirement {
    fn is_strip(&self) -> bool {
        *self == Self::Strip
    }
}

/// What a post shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PostKind {
    /// A challenge or lobby with its buttons.
    Challenge,
    /// The board of a running game, with a mention of the next player.
    Board,
    /// The end of a game.
    End,
    /// An edit of the challenge's message that shows how it stands.
    Refresh,
    /// How a game in a thread ended, for the channel of the thread.
    Summary,
    /// How a challenge came to nothing, for those who waited for it.
    Closed,
    /// A word to somebody.
    Notice(Notice),
    /// A message whose place a newer one has taken.
    Retire(Retirement),
}

impl PostKind {
    /// Whether it changes a message that is there, rather than being one.
    pub fn is_change(self) -> bool {
        matches!(self, Self::Refresh | Self::Retire(_))
    }
}

/// What somebody is told who did not do it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    /// Somebody who was invited does not take the seat.
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
    /// All agree that the computer may be asked.
    HintsAgreed {
        /// Who had wanted it.
        to: PlayerId,
    },
    /// The one to move was given a day.
    DayGiven {
        /// Who may think longer.
        to: PlayerId,
        /// Who gave it.
        by: PlayerId,
    },
    /// Something was offered.
    Offered,
    /// It is the turn of another one, where the board itself notifies nobody.
    Turn,
}

/// A message beside the board that is needed for the present turn alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aside {
    /// The channel.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The number of posts that the match had made before it.
    pub posts: u64,
}

/// Something to be done on Discord, once at most: it is deleted before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ErrandRecord {
    /// The turn of the match that it is for.
    pub turn: Turn,
    /// What.
    pub errand: Errand,
    /// Not to be run before.
    #[serde(default, skip_serializing_if = "is_epoch")]
    pub not_before: Timestamp,
    /// How often it came to nothing.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    pub attempts: u32,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the shape that serde asks for"
)]
fn is_false(flag: &bool) -> bool {
    !flag
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the shape that serde asks for"
)]
fn is_epoch(at: &Timestamp) -> bool {
    *at == Timestamp::EPOCH
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the shape that serde asks for"
)]
fn is_none_yet(attempts: &u32) -> bool {
    *attempts == 0
}

/// What is to be done on Discord.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    /// To remind the one to move, if they are still in the server.
    Remind,
    /// To see whether the one to move is still in the server, and the place still there.
    #[serde(rename = "look")]
    Visit,
    /// To see whether a player who had left is back, for the last time.
    #[serde(rename = "look-again")]
    VisitAgain,
    /// To close the thread of a game that has ended.
    CloseThread,
}
