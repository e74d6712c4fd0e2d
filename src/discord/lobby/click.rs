//! The buttons and menus of challenges.

use halma_service::LobbyMove;
use halma_service::ids::UserId;

use crate::discord::parts::id::{AtTurn, ids, words};

words!(LobbyMove {
    Join = "join",
    Decline = "decline",
    Withdraw = "withdraw",
    Leave = "leave",
    Begin = "begin",
    Fill = "fill",
});

ids! {
    /// A button or menu of a challenge.
    pub enum Click in "lobby" {
        /// Answers a challenge.
        Everybody Answer { at: AtTurn, answer: LobbyMove } = "answer",
        /// Starts a rematch.
        Everybody Rematch { at: AtTurn } = "rematch",
        /// Starts a rematch against the next level of the computer.
        Everybody NextLevel { at: AtTurn } = "level",
        /// Selects the game for a challenge.
        Opener Game { opponent: UserId } = "game",
    }
}
