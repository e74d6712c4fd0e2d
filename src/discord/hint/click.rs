//! What the menu of hints does.

use crate::discord::parts::id::ids;

ids! {
    /// A menu of hints.
    pub enum Click in "hint" {
        /// Chooses the match for a hint.
        Opener Which { menu: u32 } = "which",
    }
}
