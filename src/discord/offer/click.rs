//! The buttons and menus of offers.

use halma_service::OfferMove;

use crate::discord::parts::id::{AtTurn, ids, words};

words!(OfferMove {
    Accept = "yes",
    Decline = "no",
    Withdraw = "back",
});

ids! {
    /// A button or menu of an offer.
    pub enum Click in "offer" {
        /// Answers the open offer.
        Everybody Answer { at: AtTurn, answer: OfferMove } = "answer",
        /// Selects the match for an offer.
        Opener Which { menu: u32 } = "which",
    }
}
