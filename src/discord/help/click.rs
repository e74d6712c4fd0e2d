//! The buttons and menus that explain games.

use halma_rules::{Rules, Variant};

use crate::discord::parts::id::{AtTurn, ids};

ids! {
    /// A button or menu that explains a game.
    pub enum Click in "help" {
        /// Explains the game of a match to someone new.
        Everybody HowToPlay { at: AtTurn } = "how-to",
        /// Says what the bot can do.
        Everybody Help = "help",
        /// Shows a chain of jumps to try, privately, from a side counted from 0.
        Opener TryChain { rules: Rules, side: u32 } = "try-chain",
        /// Explains a game, from a side counted from 0.
        Opener Explain { rules: Rules, side: u32 } = "explain",
        /// Selects a rule of a game that is shown in a picture.
        Opener Illustrate { rules: Rules } = "picture",
        /// Selects the game whose rules are shown.
        Opener Game = "game",
        /// Shows the commands that the help leaves out.
        Opener More = "more",
        /// Shows all rule sets of a game.
        Opener RuleSets { variant: Variant } = "rule-sets",
    }
}
