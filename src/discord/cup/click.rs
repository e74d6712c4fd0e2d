//! The buttons of cups.

use crate::discord::cup::draft::{CupDraft, Pick};
use crate::discord::parts::id::ids;

ids! {
    /// A button of a cup's messages.
    pub enum Click in "cup" {
        /// Enters, or confirms once people are called in.
        Everybody Join { cup: u64 } = "join",
        /// Leaves.
        Everybody Leave { cup: u64 } = "leave",
        /// Lets those who have confirmed play each other.
        Everybody StartSmall { cup: u64 } = "small",
        /// Picks something on the panel that starts a cup.
        Moderators Pick { draft: CupDraft, pick: Pick } = "pick",
        /// Asks for the name.
        Moderators Name { draft: CupDraft } = "name",
        /// Shows the table.
        Everybody Table { cup: u64 } = "table",
        /// Shows the person's games.
        Everybody Games { cup: u64 } = "games",
    }
}

ids! {
    /// A form of cups.
    pub enum Form in "cup" {
        /// Announces a cup under the name typed.
        Moderators Announce { draft: CupDraft } = "announce",
    }
}
