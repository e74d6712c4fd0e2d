//! What the buttons and menus of hints do.

use crate::discord::parts::id::{AtTurn, ids};

ids! {
    /// A button or menu of hints.
    pub enum Click in "hint" {
        /// Chooses the match for a hint.
        Opener Which { menu: u32 } = "which",
        /// Shows everybody the hint.
        Opener Share { at: AtTurn } = "share",
    }
}
