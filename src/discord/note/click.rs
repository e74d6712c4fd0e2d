//! What the button, the menu and the form of notes do.

use crate::discord::parts::id::ids;
use crate::ids::MatchId;

ids! {
    /// A button or menu of notes.
    pub enum Click in "note" {
        /// Opens the form with the present note.
        Opener Write { id: MatchId } = "write",
        /// Chooses the match for a note.
        Opener Which { menu: u32 } = "which",
    }
}

ids! {
    /// A form of notes.
    pub enum Form in "note" {
        /// A note is written; an empty one is deleted.
        Opener Write { id: MatchId } = "write",
    }
}
