//! Embeds: framed blocks in a message.

use serde::{Deserialize, Serialize};

use crate::json::null_is_default;

/// A framed block in a message.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Embed {
    /// The heading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The link of the heading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// The color of the edge, `0xRRGGBB`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<u32>,
    /// A time shown in the footer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timestamp: Option<String>,
    /// The last line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub footer: Option<EmbedFooter>,
    /// The first line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<EmbedAuthor>,
    /// The picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image: Option<EmbedPicture>,
    /// The small picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thumbnail: Option<EmbedPicture>,
    /// The named fields.
    #[serde(deserialize_with = "null_is_default")]
    pub fields: Vec<EmbedField>,
}

/// The last line of an embed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct EmbedFooter {
    /// The text.
    #[serde(deserialize_with = "null_is_default")]
    pub text: String,
    /// The small picture.
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
    /// The link of the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// The small picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon_url: Option<String>,
}

/// A picture of an embed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct EmbedPicture {
    /// The URL; `attachment://name` is a file of the same message.
    #[serde(deserialize_with = "null_is_default")]
    pub url: String,
}

/// A named field of an embed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct EmbedField {
    /// The heading.
    pub name: String,
    /// The text.
    pub value: String,
    /// Whether it may be next to other fields.
    #[serde(deserialize_with = "null_is_default")]
    pub inline: bool,
}

impl Embed {
    /// The names of the message's files that it shows.
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
