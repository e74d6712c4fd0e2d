//! The buttons and menus of lists of games.

use halma_service::ids::UserId;

use crate::discord::parts::id::ids;

ids! {
    /// A button or menu of a list of games.
    pub enum Click in "games" {
        /// Shows a page of the list of games.
        Opener Page {
            /// Whose games they are, if not one's own.
            of: Option<UserId>,
            /// The page.
            page: u32,
        } = "page",
        /// Shows a page of the open challenges.
        Opener OpenPage { page: u32 } = "open-page",
        /// Selects a challenge to answer or withdraw.
        Opener WhichChallenge { menu: u32 } = "which-challenge",
        /// Selects the match to move here.
        Opener WhichPlace { menu: u32 } = "which-place",
    }
}
