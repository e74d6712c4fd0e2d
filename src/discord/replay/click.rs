//! What the buttons, menus and forms do that show games again.

use crate::discord::parts::id::{AtTurn, ids, words};
use crate::ids::MatchId;

/// What is shown next of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The beginning.
    First,
    /// One move back.
    Back,
    /// One move on.
    Next,
    /// The end, or how it stands now.
    Last,
    /// The board from the next side.
    Turn,
}

words!(Step {
    First = "first",
    Back = "back",
    Next = "next",
    Last = "last",
    Turn = "turn",
});

ids! {
    /// A button or menu that shows a game again.
    pub enum Click in "replay" {
        /// Shows the game move by move.
        Everybody Open { at: AtTurn } = "open",
        /// Goes on from what is shown: the number of events before it, and the side, counted from 0, from
        /// which it is seen.
        Opener Step { id: MatchId, step: Step, events: u64, side: u32 } = "step",
        /// Goes to a chosen move.
        Opener Choose { id: MatchId, side: u32 } = "choose",
        /// Sends a moving picture and the record.
        Opener Files { id: MatchId, events: u64, side: u32 } = "files",
        /// Shows everybody the moving picture.
        Opener Share { id: MatchId, events: u64, side: u32 } = "share",
        /// Chooses the match that is shown.
        Opener Which { menu: u32 } = "which",
        /// Chooses the match whose record is wanted.
        Opener WhichRecord { menu: u32 } = "which-record",
    }
}

ids! {
    /// A form of records.
    pub enum Form in "replay" {
        /// A record is given.
        Opener Import = "import",
    }
}
