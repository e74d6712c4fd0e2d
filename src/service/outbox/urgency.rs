//! What comes first where more is to be done on Discord than it allows.

use crate::store::records::{PostKind, PostRecord};

/// How urgent something on Discord is, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Urgency {
    /// Somebody waits for what is asked of Discord.
    Asked,
    /// How a game or challenge ended.
    End,
    /// A board that did not get there as an answer.
    Answer,
    /// A reminder, or a word to somebody.
    Reminder,
    /// Opening, waking or closing a thread.
    Thread,
    /// A message that is to say how things stand now.
    Refresh,
    /// The buttons of a board whose turn is over.
    OldBoard,
}

impl Urgency {
    /// How urgent a post is as it is stored.
    pub(super) fn of_post(post: &PostRecord) -> Self {
        if post.overtaken {
            Self::OldBoard
        } else {
            Self::of(post.kind)
        }
    }

    /// How urgent a post is.
    pub fn of(kind: PostKind) -> Self {
        match kind {
            PostKind::End | PostKind::Summary | PostKind::Closed => Self::End,
            PostKind::Challenge | PostKind::Board => Self::Answer,
            PostKind::Notice(_) => Self::Reminder,
            PostKind::Refresh => Self::Refresh,
            PostKind::Retire(_) => Self::OldBoard,
        }
    }
}
