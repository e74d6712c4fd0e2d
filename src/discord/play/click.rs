//! What the buttons, menus and forms of play do.

use crate::discord::parts::id::{AtTurn, PackedMove, ids};

ids! {
    /// A button or menu of play.
    pub enum Click in "play" {
        /// Opens the private message in which a move is chosen.
        Everybody Move { at: AtTurn } = "move",
        /// Shows the board from one's own side.
        Everybody Board { at: AtTurn } = "board",
        /// Asks whether somebody really resigns.
        Everybody Resign { at: AtTurn } = "resign",
        /// Resigns.
        Opener ConfirmResign { at: AtTurn } = "resign-yes",
        /// Keeps playing after all.
        Opener KeepPlaying { at: AtTurn } = "resign-no",
        /// Gives the opponent a day more.
        Everybody GiveDay { at: AtTurn } = "give-day",
        /// Asks not to be reminded of this turn.
        Everybody Mute { at: AtTurn } = "mute",
        /// Plays one of the best moves.
        Opener Best { at: AtTurn } = "best",
        /// Chooses a stone.
        Opener Stones { at: AtTurn, page: u32 } = "stones",
        /// Shows a page of the stones.
        Opener Page { at: AtTurn, page: u32 } = "page",
        /// Plays a move of the stone.
        Opener Targets {
            at: AtTurn,
            /// Which of the menus of its message it is.
            menu: u32,
        } = "targets",
        /// Goes back to where a stone can go.
        Opener Stone { at: AtTurn, stone: PackedMove } = "stone",
        /// Lets a stone jump on.
        Opener Jumps { at: AtTurn, start: PackedMove } = "jumps",
        /// Plays a move that was chosen, for who wants to be asked or stops a chain.
        Opener Confirm { at: AtTurn, chosen: PackedMove } = "confirm",
        /// Opens the form in which a move is typed.
        Opener Type { at: AtTurn, typed: PackedMove } = "type",
        /// Chooses the match of a typed move.
        Opener WhichMove { menu: u32 } = "which-move",
        /// Chooses the match that is looked at.
        Opener WhichBoard { menu: u32 } = "which-board",
        /// Chooses the match that is resigned.
        Opener WhichResign { menu: u32 } = "which-resign",
    }
}

ids! {
    /// A form of play.
    pub enum Form in "play" {
        /// A move is typed.
        Opener Move { at: AtTurn } = "move",
    }
}
