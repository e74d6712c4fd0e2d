//! What the buttons and menus do with what is stored about a person.

use crate::discord::parts::id::ids;

ids! {
    /// A button or menu of what is stored about a person.
    pub enum Click in "people" {
        /// Sends all of it as a file.
        Opener Export = "export",
        /// Asks whether it is really to be deleted.
        Opener AskDelete = "delete",
        /// Deletes it.
        Opener Delete = "delete-yes",
        /// Keeps it after all.
        Opener Keep = "delete-no",
        /// Chooses whom to let in again.
        Opener Unblock { menu: u32 } = "unblock",
    }
}
