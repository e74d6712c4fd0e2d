//! The buttons, menus and forms for playing.

use crate::discord::parts::id::{AtTurn, PackedMove, ids};

ids! {
    /// A button or menu of play.
    pub enum Click in "play" {
        /// Opens the private message for choosing a move.
        Everybody Move { at: AtTurn } = "move",
        /// Shows the board from one's own side.
        Everybody Board { at: AtTurn } = "board",
        /// Opens the board page inside Discord.
        Everybody Launch { at: AtTurn } = "launch",
        /// Asks whether to resign.
        Everybody Resign { at: AtTurn } = "resign",
        /// Resigns.
        Opener ConfirmResign { at: AtTurn } = "resign-yes",
        /// Keeps playing after all.
        Opener KeepPlaying { at: AtTurn } = "resign-no",
        /// Claims a result that is proven.
        Everybody Claim { at: AtTurn } = "claim",
        /// Gives the opponent an extra day.
        Everybody GiveDay { at: AtTurn } = "give-day",
        /// Tells the player to move that it is their turn.
        Everybody Wake { at: AtTurn } = "wake",
        /// Turns off the reminder for this turn.
        Everybody Mute { at: AtTurn } = "mute",
        /// Plays one of the best moves.
        Opener Best { at: AtTurn } = "best",
        /// Selects a stone.
        Opener Stones { at: AtTurn, page: u32 } = "stones",
        /// Shows a page of the stones.
        Opener Page { at: AtTurn, page: u32 } = "page",
        /// Shows the board again, in a conversation.
        Everybody Back { at: AtTurn } = "back",
        /// Plays a move of the stone.
        Opener Targets {
            at: AtTurn,
            /// Which of the message's menus it is.
            menu: u32,
        } = "targets",
        /// Goes back to a stone's targets.
        Opener Stone { at: AtTurn, stone: PackedMove } = "stone",
        /// Continues a chain of jumps.
        Opener Jumps { at: AtTurn, start: PackedMove } = "jumps",
        /// Plays a chosen move, after a confirmation or at the end of a chain.
        Opener Confirm { at: AtTurn, chosen: PackedMove } = "confirm",
        /// Opens the form for typing a move.
        Opener Type { at: AtTurn, typed: PackedMove } = "type",
        /// Selects the match of a typed move.
        Opener WhichMove { menu: u32 } = "which-move",
        /// Selects the match to look at.
        Opener WhichBoard { menu: u32 } = "which-board",
        /// Selects the match to resign.
        Opener WhichResign { menu: u32 } = "which-resign",
    }
}

ids! {
    /// A form of play.
    pub enum Form in "play" {
        /// Submits a typed move.
        Opener Move { at: AtTurn } = "move",
    }
}
