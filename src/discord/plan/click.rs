//! The buttons, menus and forms of plans.

use halma_service::ids::MatchId;

use crate::discord::parts::id::ids;

ids! {
    /// A button or menu of plans.
    pub enum Click in "plan" {
        /// Opens the form with the current plan.
        Opener Write { id: MatchId } = "write",
        /// Deletes the plan that was seen.
        Opener Delete { id: MatchId, seen: u32 } = "delete",
        /// Selects the match for a plan.
        Opener Which { menu: u32 } = "which",
    }
}

ids! {
    /// A form of plans.
    pub enum Form in "plan" {
        /// Saves a plan in place of the one that was seen; an empty one is deleted.
        Opener Write { id: MatchId, seen: u32 } = "write",
    }
}
