//! The buttons of analyses.

use crate::discord::parts::id::{AtTurn, ids};

ids! {
    /// A button of an analysis.
    pub enum Click in "analysis" {
        /// Analyzes a finished game.
        Everybody Open { at: AtTurn } = "open",
        /// Shows everyone the analysis.
        Opener Share { at: AtTurn } = "share",
    }
}
