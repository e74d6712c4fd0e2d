//! Messages and their parts, as a person sees them.

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::snowflake::Snowflake;

/// Flag: links show no preview.
pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// Flag: only one person sees the message.
pub const EPHEMERAL: u64 = 1 << 6;
/// Flag: the application is "thinking"; the message is still to be filled.
pub const LOADING: u64 = 1 << 7;
/// Flag: nobody is notified.
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// The numbers of component types.
pub mod component_kind {
    /// A row of buttons or one select menu.
    pub const ACTION_ROW: u8 = 1;
    /// A button.
    pub const BUTTON: u8 = 2;
    /// A menu of given texts.
    pub const STRING_SELECT: u8 = 3;
    /// A text field of a modal.
    pub const TEXT_INPUT: u8 = 4;
    /// A menu of people.
    pub const USER_SELECT: u8 = 5;
    /// A menu of roles.
    pub const ROLE_SELECT: u8 = 6;
    /// A menu of people and roles.
    pub const MENTIONABLE_SELECT: u8 = 7;
    /// A menu of channels.
    pub const CHANNEL_SELECT: u8 = 8;
}

/// A message as it stands now.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its id.
    pub id: Snowflake,
    /// The channel or thread it stands in.
    pub channel_id: Snowflake,
    /// Who sent it.
    pub author_id: Snowflake,
    /// Its text, with mentions as `<@id>`.
    pub content: String,
    /// Its embeds.
    pub embeds: Vec<Embed>,
    /// Its files, including those shown by an embed.
    pub attachments: Vec<Attachment>,
    /// Its rows of buttons and menus.
    pub components: Vec<Component>,
    /// Discord's message flags, such as [`EPHEMERAL`].
    pub flags: u64,
    /// Whom it really notified when it was sent.
    pub notified: Notified,
    /// Whom its text mentions visibly, notified or not.
    pub mentions: Notified,
    /// How often it was edited.
    pub revision: u32,
    /// The only person who sees it, where it is private.
    pub viewer: Option<Snowflake>,
    /// The interaction that it answers.
    pub interaction_id: Option<Snowflake>,
    /// The message it replies to.
    pub reply_to: Option<Snowflake>,
    /// The nonce it was sent with.
    pub nonce: Option<String>,
    pub(crate) sent_at: Duration,
    pub(crate) edited_at: Option<Duration>,
    /// The stand-in's count of changes when the message last changed.
    pub(crate) change: u64,
}

impl Message {
    /// Whether only one person sees it.
    pub fn is_private(&self) -> bool {
        self.viewer.is_some()
    }

    /// Whether the application is still "thinking" about it.
    pub fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// Whether this person sees it, given that the person sees the channel.
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

/// Whom a message notifies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notified {
    /// Everyone in the channel.
    pub everyone: bool,
    /// These people, in the order of their ids.
    pub users: Vec<Snowflake>,
    /// Those who have these roles.
    pub roles: Vec<Snowflake>,
}

impl Notified {
    /// Whether nobody is notified.
    pub fn is_nobody(&self) -> bool {
        *self == Self::default()
    }

    /// Whether these people are notified and nobody else.
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
    /// What is in it.
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

/// A framed part of a message.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Embed {
    /// Its heading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Its text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Where its heading links to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// The color of its edge, `0xRRGGBB`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<u32>,
    /// A moment shown in its footer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timestamp: Option<String>,
    /// Its last line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub footer: Option<EmbedFooter>,
    /// Its first line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<EmbedAuthor>,
    /// Its picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image: Option<EmbedPicture>,
    /// Its small picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thumbnail: Option<EmbedPicture>,
    /// Its named fields.
    #[serde(deserialize_with = "null_is_default")]
    pub fields: Vec<EmbedField>,
}

/// The last line of an embed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct EmbedFooter {
    /// Its text.
    #[serde(deserialize_with = "null_is_default")]
    pub text: String,
    /// Its little picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon_url: Option<String>,
}

/// The first line of an embed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct EmbedAuthor {
    /// The name.
    #[serde(deserialize_with = "null_is_default")]
    pub name: String,
    /// Where the name links to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// The little picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon_url: Option<String>,
}

/// A picture of an embed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct EmbedPicture {
    /// Where it comes from; `attachment://name` is a file of the same message.
    #[serde(deserialize_with = "null_is_default")]
    pub url: String,
}

/// A named field of an embed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct EmbedField {
    /// Its heading.
    pub name: String,
    /// Its text.
    pub value: String,
    /// Whether it may stand beside others.
    #[serde(deserialize_with = "null_is_default")]
    pub inline: bool,
}

/// A row, a button or a menu.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Component {
    /// One of [`component_kind`].
    #[serde(rename = "type")]
    pub kind: u8,
    /// The bot's own name for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_id: Option<String>,
    /// The text on a button.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The look of a button: 1 to 4 are colors, 5 is a link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub style: Option<u8>,
    /// Where a link button leads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Whether it cannot be used now.
    #[serde(deserialize_with = "null_is_default")]
    pub disabled: bool,
    /// The emoji on a button.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emoji: Option<Value>,
    /// What an untouched menu shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placeholder: Option<String>,
    /// How many entries must be chosen at least; 1 if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_values: Option<usize>,
    /// How many entries may be chosen at most; 1 if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_values: Option<usize>,
    /// The entries of a menu.
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "null_is_default"
    )]
    pub options: Vec<SelectOption>,
    /// What stands in a row.
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "null_is_default"
    )]
    pub components: Vec<Component>,
}

impl Component {
    /// Whether it is a button.
    pub fn is_button(&self) -> bool {
        self.kind == component_kind::BUTTON
    }

    /// Whether it is a menu of any kind.
    pub fn is_select(&self) -> bool {
        matches!(
            self.kind,
            component_kind::STRING_SELECT | component_kind::USER_SELECT
                ..=component_kind::CHANNEL_SELECT
        )
    }

    /// What a person would call it: label or emoji of a button, placeholder of a menu.
    pub fn caption(&self) -> &str {
        let emoji = || self.emoji.as_ref()?.get("name")?.as_str();
        let shown = self.label.as_deref().or(self.placeholder.as_deref());
        shown
            .or_else(emoji)
            .or(self.custom_id.as_deref())
            .unwrap_or_default()
    }

    fn is_called(&self, name: &str) -> bool {
        self.caption() == name || self.custom_id.as_deref() == Some(name)
    }
}

/// One entry of a menu.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SelectOption {
    /// What the person reads.
    pub label: String,
    /// What the bot receives.
    pub value: String,
    /// A second line below the label.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A little picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emoji: Option<Value>,
    /// Whether it is chosen from the start.
    #[serde(deserialize_with = "null_is_default")]
    pub default: bool,
}

/// Discord takes null wherever a field may be left out.
fn null_is_default<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: Default + Deserialize<'de>,
    D: Deserializer<'de>,
{
    Ok(Option::deserialize(deserializer)?.unwrap_or_default())
}

impl Embed {
    /// The names of the message's own files that it shows.
    pub(crate) fn attached_files(&self) -> Vec<&str> {
        let pictures = [&self.image, &self.thumbnail].into_iter().flatten();
        let footer = self
            .footer
            .as_ref()
            .and_then(|footer| footer.icon_url.as_deref());
        let author = self
            .author
            .as_ref()
            .and_then(|author| author.icon_url.as_deref());
        let urls = pictures
            .map(|picture| picture.url.as_str())
            .chain(footer)
            .chain(author);
        urls.filter_map(attached).collect()
    }
}

/// The file name in `attachment://name`.
pub(crate) fn attached(url: &str) -> Option<&str> {
    url.strip_prefix("attachment://")
}
