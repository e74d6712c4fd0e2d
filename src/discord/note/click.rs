//! The buttons, menus and forms of notes.

use halma_service::ids::MatchId;

use crate::discord::parts::id::ids;

ids! {
    /// A button or menu of notes.
    pub enum Click in "note" {
        /// Opens the form with the current note.
        Opener Write { id: MatchId } = "write",
        /// Selects the match for a note.
        Opener Which { menu: u32 } = "which",
    }
}

ids! {
    /// A form of notes.
    pub enum Form in "note" {
        /// Saves a note in place of the one that was seen; an empty one is deleted.
        Opener Write { id: MatchId, seen: u32 } = "write",
    }
}
