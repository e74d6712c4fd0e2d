//! Embeds: framed parts of a message.

use serde::{Deserialize, Serialize};

use crate::json::null_is_default;

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
