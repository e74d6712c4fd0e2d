//! The buttons and menus of challenges.

use halma_service::LobbyMove;

use crate::discord::lobby::picks::{Page, Pick};
use crate::discord::lobby::terms::Draft;
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
        /// Opens the panel.
        Everybody Open = "open",
        /// Picks people on the panel.
        Opener With { draft: Draft } = "with",
        /// Picks something else there.
        Opener Pick { draft: Draft, pick: Pick } = "pick",
        /// Shows one of its pages.
        Opener Page { draft: Draft, page: Page } = "page",
        /// Starts the game of the panel.
        Opener Start { draft: Draft } = "start",
        /// Starts it against the computer.
        Opener PlayComputer { draft: Draft } = "computer",
    }
}
