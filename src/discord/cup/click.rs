//! The buttons of cups.

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
        /// Shows the table.
        Everybody Table { cup: u64 } = "table",
        /// Shows the person's games.
        Everybody Games { cup: u64 } = "games",
    }
}
