//! The buttons and menus for a person's data.

use crate::discord::parts::id::ids;

ids! {
    /// A button or menu for a person's data.
    pub enum Click in "people" {
        /// Sends the data export.
        Opener Export = "export",
        /// Asks whether to delete everything.
        Opener AskDelete = "delete",
        /// Deletes everything.
        Opener Delete = "delete-yes",
        /// Keeps everything after all.
        Opener Keep = "delete-no",
        /// Ends all sessions on the board page.
        Opener EndSessions = "sessions-end",
        /// Selects the language.
        Opener Language = "language",
        /// Selects when to be mentioned.
        Opener Reminders = "reminders",
        /// Selects whom to unblock.
        Opener Unblock { menu: u32 } = "unblock",
    }
}
