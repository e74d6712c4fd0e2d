//! Messages and edits as values. They are cut to Discord's limits when converted.

use halma_service::PostRef;
use halma_service::ids::UserId;
use serde_json::{Value, json};
use serenity::builder::{CreateActionRow, CreateEmbed, CreateInputText, CreateModal};
use unicode_segmentation::UnicodeSegmentation as _;

use crate::discord::http::{File, Payload};
use crate::discord::interaction::EPHEMERAL;
use crate::discord::parts::id::Coded;
use crate::discord::parts::limits::{MOST_ALT_CHARS, MOST_CONTENT_CHARS, MOST_DESCRIPTION_CHARS};
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Say as _, Speaker, in_signs};
use crate::opponent::NoAdvice;
use crate::words::advice;

/// A picture with its alt text.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The PNG file.
    pub png: Drawn,
    /// The name of the file.
    pub name: String,
    /// The alt text.
    pub alt_text: String,
}

impl Picture {
    fn file(self) -> File {
        File {
            name: self.name,
            alt_text: Some(cut(&self.alt_text, MOST_ALT_CHARS)),
            bytes: self.png.bytes,
        }
    }
}

/// A file of text to keep.
#[derive(Clone, Debug)]
pub struct Document {
    /// The name of the file.
    pub name: String,
    /// The content.
    pub text: String,
}

impl Document {
    fn file(self) -> File {
        File {
            name: self.name,
            alt_text: None,
            bytes: self.text.into_bytes(),
        }
    }
}

/// A form with one field.
#[derive(Clone, Debug)]
pub struct Form {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its field.
    pub field: CreateInputText,
}

impl Form {
    /// Creates a form.
    pub fn new(form: impl Coded, title: String, field: CreateInputText) -> Self {
        let id = form.id().to_string();
        Self { id, title, field }
    }

    /// Returns the form that Discord expects.
    pub fn modal(self) -> CreateModal {
        let rows = vec![CreateActionRow::InputText(self.field)];
        CreateModal::new(self.id, self.title).components(rows)
    }
}

/// An edit of an older message that keeps whatever it doesn't mention.
#[derive(Clone, Debug)]
pub enum Touch {
    /// Removes its buttons.
    Strip,
    /// Removes its buttons and replaces its text.
    Say(String),
    /// Replaces it with a line of text, without embed, picture and buttons.
    Line(String),
    /// Replaces it completely.
    Whole(Box<Body>),
}

impl Touch {
    /// Returns the edit of one of the bot's messages.
    pub fn edit(self) -> Payload {
        match self {
            Self::Strip => Payload::of(json!({ "components": [] })),
            Self::Say(text) => Payload::of(json!({
                "components": [],
                "content": cut(&text, MOST_CONTENT_CHARS),
                "allowed_mentions": { "parse": [] },
            })),
            Self::Line(text) => Self::Say(text).edit().map(|mut change| {
                change["embeds"] = json!([]);
                change["attachments"] = json!([]);
                change
            }),
            Self::Whole(body) => body.edit(),
        }
    }

    /// Returns the response to a pressed button on the message.
    pub fn update(self) -> Payload {
        match self {
            // Removes earlier files.
            Self::Whole(body) => body.create(),
            touch => touch.edit(),
        }
    }
}

/// The content of a message.
#[derive(Clone, Default, Debug)]
pub struct Body {
    /// The text.
    pub content: String,
    /// The people it notifies; the text may mention others without notifying them.
    pub notify: Vec<UserId>,
    /// The embed.
    pub embed: Option<CreateEmbed>,
    /// The picture.
    pub picture: Option<Picture>,
    /// An attached file.
    pub document: Option<Document>,
    /// Buttons and menus.
    pub rows: Vec<CreateActionRow>,
}

impl Body {
    /// Says why there is no advice.
    pub fn none(speaker: Speaker<'_>, why: NoAdvice) -> Self {
        Self::text(speaker.write(&advice::none(speaker, why)))
    }

    /// Creates a message with only text.
    pub fn text(content: impl Into<String>) -> Self {
        Self {
            content: content.into(),
            ..Self::default()
        }
    }

    /// Creates an embed, whose text may be twice as long.
    pub fn framed(text: &str) -> Self {
        Self {
            embed: Some(CreateEmbed::new().description(cut(text, MOST_DESCRIPTION_CHARS))),
            ..Self::default()
        }
    }

    fn content(&self) -> String {
        cut(&self.content, MOST_CONTENT_CHARS)
    }

    /// Returns the text as sent to Discord.
    pub fn text_sent(&self) -> String {
        self.content()
    }

    /// Returns a new message.
    pub fn create(mut self) -> Payload {
        let picture = self.picture.take();
        let room = picture.as_ref().map(|picture| picture.png.room.clone());
        let document = self.document.take().map(Document::file);
        let files = picture.map(Picture::file).into_iter().chain(document);
        let users: Vec<_> = self.notify.iter().map(UserId::to_string).collect();
        let message = json!({
            "content": self.content(),
            "embeds": self.embed.as_slice(),
            "components": self.rows,
            "allowed_mentions": { "parse": [], "users": users },
        });
        Payload {
            room,
            ..Payload::with_files(message, files.collect())
        }
    }

    /// Returns a new message that only one person sees.
    pub fn create_private(self) -> Payload {
        self.create().map(|mut message| {
            message["flags"] = json!(EPHEMERAL);
            message
        })
    }

    /// Returns a new message; for the same `words`, of at most 25 characters, Discord returns the
    /// first one.
    pub fn create_once(self, words: &str) -> Payload {
        self.create().map(|mut message| {
            message["nonce"] = json!(words);
            message["enforce_nonce"] = json!(true);
            message
        })
    }

    /// Returns the message of a post. Discord returns the first message for the same post.
    pub fn create_for(self, post: PostRef) -> Payload {
        self.create_once(&nonce(post))
    }

    /// Returns an edit of a message, which keeps its files if there are no new ones.
    pub fn edit(self) -> Payload {
        let mut payload = self.create();
        if let (true, Value::Object(message)) = (payload.files.is_empty(), &mut payload.json) {
            message.remove("attachments");
        }
        payload
    }
}

/// At most 25 characters: 16 for the match and 8 for the post.
fn nonce(post: PostRef) -> String {
    format!("{:x}-{:x}", post.id.0, post.sequence & 0xFFFF_FFFF)
}

/// Returns the length of a text as Discord counts it, in UTF-16 units.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Returns the longest beginning of a text within a limit that ends after a whole visible
/// character.
pub fn beginning(text: &str, most: usize) -> &str {
    let mut units = 0;
    let too_long = text.grapheme_indices(true).find(|(_, character)| {
        units += length(character);
        units > most
    });
    too_long.map_or(text, |(at, _)| &text[..at])
}

/// Cuts a text to a number of UTF-16 units; an ellipsis marks the cut. Stones are shortened before
/// words are lost.
pub fn cut(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let text = in_signs(text);
    if length(&text) <= most {
        return text;
    }
    format!("{}…", beginning(&text, most - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_as_discord_counts_and_between_characters() {
        assert_eq!(length("a🎲é"), 4);
        assert_eq!(cut("ab🎲", 4), "ab🎲");
        assert_eq!(cut("ab🎲🎲", 5), "ab🎲…");
        assert_eq!(cut("ab🎲🎲", 4), "ab…");
        // Emoji of stones are shortened first.
        let stones = "<:halma_red_1:7> won against <:halma_blue_1:8>";
        assert_eq!(cut(stones, length(stones)), stones);
        assert_eq!(cut(stones, length(stones) - 1), "🔴 won against 🔵");
        assert_eq!(cut(stones, 6), "🔴 wo…");
        // A family of three, a flag, and a letter with its accent are one visible character each.
        for character in ["👨‍👩‍👧", "🇩🇪", "e\u{301}"] {
            let text = format!("a{character}{character}");
            for most in 2..length(&text) {
                let cut = cut(&text, most);
                let whole = cut.strip_suffix('…').unwrap().strip_prefix('a').unwrap();
                assert!(whole.is_empty() || whole == character, "{cut}");
                assert!(length(&cut) <= most, "{cut}");
            }
        }
    }
}
