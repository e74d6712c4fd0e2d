//! What the button of analyses does.

use crate::discord::parts::id::{AtTurn, ids};

ids! {
    /// A button of analyses.
    pub enum Click in "analysis" {
        /// Looks at a finished game again.
        Everybody Open { at: AtTurn } = "open",
        /// Shows everybody the analysis.
        Opener Share { at: AtTurn } = "share",
    }
}
