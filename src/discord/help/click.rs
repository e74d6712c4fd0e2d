//! What the buttons and menus do that explain the games.

use crate::discord::parts::id::{AtTurn, ids};
use halma_rules::Variant;

ids! {
    /// A button or menu that explains a game.
    pub enum Click in "help" {
        /// Explains the game of a match to somebody who is new.
        Everybody HowToPlay { at: AtTurn } = "how-to",
        /// Tries a chain of jumps out, in a game of which nobody else knows, from a side counted from 0.
        Opener TryChain { variant: Variant, side: u32 } = "try-chain",
        /// Chooses the game whose rules are shown.
        Opener Game = "game",
        /// Shows all rule sets of a game.
        Opener RuleSets { variant: Variant } = "rule-sets",
    }
}
