//! The buttons, menus and forms of replays.

use halma_service::ids::MatchId;

use crate::discord::parts::id::{AtTurn, ids, words};

/// The step to take in a replay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// To the start.
    First,
    /// One move back.
    Back,
    /// One move forward.
    Next,
    /// To the end, or to the current position.
    Last,
    /// Turns the board to the next side.
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
    /// A button or menu of a replay.
    pub enum Click in "replay" {
        /// Shows the game move by move.
        Everybody Open { at: AtTurn } = "open",
        /// Continues from a position: the number of events before it, and the side, counted from 0,
        /// it is seen from.
        Opener Step { id: MatchId, step: Step, events: u64, side: u32 } = "step",
        /// Goes to a selected move.
        Opener Choose { id: MatchId, side: u32 } = "choose",
        /// Sends a GIF and the record.
        Opener Files { id: MatchId, events: u64, side: u32 } = "files",
        /// Shows everyone the GIF.
        Opener Share { id: MatchId, events: u64, side: u32 } = "share",
        /// Selects the match to replay.
        Opener Which { menu: u32 } = "which",
        /// Selects the match whose record to send.
        Opener WhichRecord { menu: u32 } = "which-record",
    }
}

ids! {
    /// A form of records.
    pub enum Form in "replay" {
        /// Submits a record.
        Opener Import = "import",
    }
}
