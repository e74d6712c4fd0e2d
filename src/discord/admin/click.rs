//! What the buttons and forms of moderators do.

use crate::discord::parts::id::{AtTurn, ids};

ids! {
    /// A button of moderators.
    pub enum Click in "admin" {
        /// Turns the list of the server's games to a page.
        Moderators Games { page: u32 } = "games",
    }
}

ids! {
    /// A form of moderators.
    pub enum Form in "admin" {
        /// Ends a match.
        Moderators End { at: AtTurn } = "end",
        /// Takes a move back.
        Moderators Undo { at: AtTurn } = "undo",
        /// Takes a game out of the tables.
        Moderators Void { at: AtTurn } = "void",
        /// Lets the tables of the server begin anew.
        Moderators ResetTables = "reset-tables",
    }
}
