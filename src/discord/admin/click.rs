//! The moderators' buttons and forms.

use crate::discord::parts::id::{AtTurn, ids};

ids! {
    /// A button for moderators.
    pub enum Click in "admin" {
        /// Turns the list of the server's games to a page.
        Moderators Games { page: u32 } = "games",
    }
}

ids! {
    /// A form for moderators.
    pub enum Form in "admin" {
        /// Ends a match.
        Moderators End { at: AtTurn } = "end",
        /// Takes back a move.
        Moderators Undo { at: AtTurn } = "undo",
        /// Removes a game from the tables.
        Moderators Void { at: AtTurn } = "void",
        /// Resets the server's tables.
        Moderators ResetTables = "reset-tables",
    }
}
