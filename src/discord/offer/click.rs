//! What the buttons and menus of offers do.

use crate::discord::parts::id::{AtTurn, ids, words};
use crate::service::OfferMove;

words!(OfferMove {
    Accept = "yes",
    Decline = "no",
    Withdraw = "back",
});

ids! {
    /// A button or menu of an offer.
    pub enum Click in "offer" {
        /// Answers the offer that stands.
        Everybody Answer { at: AtTurn, answer: OfferMove } = "answer",
        /// Chooses the match for an offer.
        Opener Which { menu: u32 } = "which",
    }
}
