//! What the buttons and menus of lists of games do.

use crate::discord::parts::id::ids;
use crate::ids::UserId;

ids! {
    /// A button or menu of lists of games.
    pub enum Click in "games" {
        /// Turns the list of games to a page.
        Opener Page {
            /// Whose games they are, unless one's own.
            of: Option<UserId>,
            /// The page.
            page: u32,
        } = "page",
        /// Turns the list of open challenges to a page.
        Opener OpenPage { page: u32 } = "open-page",
        /// Chooses a challenge, to answer it or to take it back.
        Opener WhichChallenge { menu: u32 } = "which-challenge",
        /// Chooses the match that is brought here.
        Opener WhichPlace { menu: u32 } = "which-place",
    }
}
