//! The buttons and menus of hints.

use crate::discord::parts::id::{AtTurn, ids};

ids! {
    /// A button or menu of a hint.
    pub enum Click in "hint" {
        /// Selects the match for a hint.
        Opener Which { menu: u32 } = "which",
        /// Shows everyone the hint.
        Opener Share { at: AtTurn } = "share",
    }
}
