//! Messages as a person sees them.

use std::sync::Arc;
use std::time::Duration;

use super::component::Component;
use super::embed::Embed;
use super::installation::Owners;
use super::snowflake::Snowflake;

/// Flag: links show no preview.
pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// Flag: only one person sees the message.
pub const EPHEMERAL: u64 = 1 << 6;
/// Flag: the application is "thinking"; the message will be filled in later.
pub const LOADING: u64 = 1 << 7;
/// Flag: no one is notified.
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// How many files removed by edits are kept for people who are still loading them.
const MOST_REPLACED: usize = 4;

/// A message in its current state.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its id.
    pub id: Snowflake,
    /// Its channel or thread.
    pub channel_id: Snowflake,
    /// Who sent it.
    pub author_id: Snowflake,
    /// Its text, with mentions as `<@id>`.
    pub content: String,
    /// Its embeds.
    pub embeds: Vec<Embed>,
    /// Its files, including those shown by an embed.
    pub attachments: Vec<Attachment>,
    /// The latest files removed by edits; people who saw the message before may still load them.
    pub(crate) replaced: Vec<Attachment>,
    /// Its rows of buttons and menus.
    pub components: Vec<Component>,
    /// Discord's message flags, such as `EPHEMERAL`.
    pub flags: u64,
    /// The people it notified when it was sent.
    pub notified: Notified,
    /// The people its text mentions, notified or not.
    pub mentions: Notified,
    /// How often it was edited.
    pub revision: u32,
    /// The only person who sees it, if it is private.
    pub viewer: Option<Snowflake>,
    /// The interaction that it answers.
    pub interaction_id: Option<Snowflake>,
    /// The message it replies to.
    pub reply_to: Option<Snowflake>,
    /// The nonce it was sent with.
    pub nonce: Option<String>,
    /// Who has installed the application for uses of its components.
    pub(crate) owners: Owners,
    pub(crate) sent_at: Duration,
    pub(crate) edited_at: Option<Duration>,
    /// The number of the change that last affected the message.
    pub(crate) change: u64,
}

impl Message {
    /// Its files, including those removed by edits.
    pub(crate) fn files(&self) -> impl Iterator<Item = &Attachment> {
        self.attachments.iter().chain(&self.replaced)
    }

    /// Replaces its files, and keeps the old ones for a while.
    pub(crate) fn replace_files(&mut self, files: Vec<Attachment>) {
        let before = std::mem::replace(&mut self.attachments, files);
        let is_there = |old: &Attachment| self.attachments.iter().any(|file| file.id == old.id);
        let gone = before.into_iter().filter(|old| !is_there(old));
        self.replaced.extend(gone);
        let old = self.replaced.len().saturating_sub(MOST_REPLACED);
        self.replaced.drain(..old);
    }

    /// Returns true if only one person sees it.
    pub fn is_private(&self) -> bool {
        self.viewer.is_some()
    }

    /// Returns true if the application is still "thinking" about it.
    pub fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// Returns true if this person sees it, assuming that the person sees the channel.
    pub fn is_visible_to(&self, person: impl Into<Snowflake>) -> bool {
        self.viewer.is_none_or(|viewer| viewer == person.into())
    }

    /// Its buttons in order.
    pub fn buttons(&self) -> Vec<&Component> {
        self.inner_components(Component::is_button)
    }

    /// Its select menus in order.
    pub fn selects(&self) -> Vec<&Component> {
        self.inner_components(Component::is_select)
    }

    /// The button with this label, emoji or `custom_id`.
    pub fn button(&self, which: &str) -> Option<&Component> {
        self.buttons()
            .into_iter()
            .find(|button| button.is_called(which))
    }

    /// The menu with this placeholder or `custom_id`.
    pub fn select(&self, which: &str) -> Option<&Component> {
        self.selects()
            .into_iter()
            .find(|select| select.is_called(which))
    }

    /// The file with this name.
    pub fn attachment(&self, filename: &str) -> Option<&Attachment> {
        self.attachments
            .iter()
            .find(|file| file.filename == filename)
    }

    fn inner_components(&self, wanted: fn(&Component) -> bool) -> Vec<&Component> {
        self.components
            .iter()
            .flat_map(|row| &row.components)
            .filter(|c| wanted(c))
            .collect()
    }
}

impl From<&Message> for Snowflake {
    fn from(message: &Message) -> Self {
        message.id
    }
}

/// The people whom a message notifies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notified {
    /// Everyone in the channel.
    pub everyone: bool,
    /// These people, in the order of their ids.
    pub users: Vec<Snowflake>,
    /// People with these roles.
    pub roles: Vec<Snowflake>,
}

impl Notified {
    /// Returns true if no one is notified.
    pub fn is_nobody(&self) -> bool {
        *self == Self::default()
    }

    /// Returns true if exactly these people are notified.
    pub fn is_only<P: Into<Snowflake>>(&self, people: impl IntoIterator<Item = P>) -> bool {
        let mut people: Vec<Snowflake> = people.into_iter().map(Into::into).collect();
        people.sort_unstable();
        people.dedup();
        !self.everyone && self.roles.is_empty() && self.users == people
    }
}

/// A file of a message.
#[derive(Clone, Debug)]
pub struct Attachment {
    /// Its id.
    pub id: Snowflake,
    /// Its name.
    pub filename: String,
    /// Its alt text.
    pub description: Option<String>,
    /// Its media type, as the bot named it.
    pub content_type: Option<String>,
    /// The contents.
    pub bytes: Arc<[u8]>,
}

impl Attachment {
    /// Width and height in pixels, if it is a PNG file.
    pub fn dimensions(&self) -> Option<(u32, u32)> {
        const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
        let number = |at: usize| {
            let bytes = self.bytes.get(at..at + 4)?;
            Some(u32::from_be_bytes(bytes.try_into().ok()?))
        };
        self.bytes.starts_with(SIGNATURE).then_some(())?;
        Some((number(16)?, number(20)?))
    }
}
