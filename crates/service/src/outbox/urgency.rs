//! What comes first if Discord's limits don't allow everything at once.

use halma_store::records::{PostKind, PostRecord};

/// The urgency of a request to Discord, most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Urgency {
    /// Someone is waiting for it.
    Asked,
    /// How a game or challenge ended.
    End,
    /// A board that wasn't delivered as an answer.
    Answer,
    /// A reminder or a notice.
    Reminder,
    /// Creating, unarchiving or closing a thread.
    Thread,
    /// An update of a message.
    Refresh,
    /// Removing the buttons of a past turn's board.
    OldBoard,
    /// Asking who signs in to the board page: strangers can make many want to.
    SignIn,
}

impl Urgency {
    /// Returns the urgency of a stored post.
    pub(super) fn of_post(post: &PostRecord) -> Self {
        if post.overtaken {
            Self::OldBoard
        } else {
            Self::of(post.kind)
        }
    }

    /// Returns the urgency of a kind of post.
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
