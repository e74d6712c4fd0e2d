//! The buttons and menus of offers.

use halma_service::ids::MatchId;
use halma_service::{OfferKind, OfferMove};

use crate::discord::parts::id::{AtTurn, ids, words};

words!(OfferMove {
    Accept = "yes",
    Decline = "no",
    Withdraw = "back",
});

words!(OfferKind {
    Draw = "draw",
    Takeback = "takeback",
    Abort = "cancel",
    Hints = "hints",
});

ids! {
    /// A button or menu of an offer.
    pub enum Click in "offer" {
        /// Answers the open offer.
        Everybody Answer { at: AtTurn, answer: OfferMove } = "answer",
        /// Makes an offer in a match.
        Opener Make { id: MatchId, what: OfferKind } = "make",
        /// Selects the match for an offer.
        Opener Which { menu: u32, what: OfferKind } = "which",
    }
}
