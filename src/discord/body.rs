//! Messages and changes of messages, as values. They are cut to what Discord allows when these are made.

use serde_json::{Value, json};
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateEmbed, CreateInputText,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    CreateModal, EditAttachments, EditInteractionResponse, EditMessage,
};
use serenity::model::channel::Nonce;
use unicode_segmentation::UnicodeSegmentation as _;

use super::custom_id::CustomId;
use super::gallery::{Drawn, Room};
use super::limits::{MOST_ALT_CHARS, MOST_CONTENT_CHARS, MOST_DESCRIPTION_CHARS};
use crate::ids::UserId;
use crate::service::PostRef;

/// A picture with its words.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The PNG file.
    pub png: Drawn,
    /// The name of the file.
    pub name: String,
    /// What it shows, for those who do not see it.
    pub alt_text: String,
}

impl Picture {
    fn attachment(self) -> CreateAttachment {
        CreateAttachment::bytes(self.png.bytes, self.name)
            .description(cut(&self.alt_text, MOST_ALT_CHARS))
    }
}

/// A file of text to keep.
#[derive(Clone, Debug)]
pub struct Document {
    /// The name of the file.
    pub name: String,
    /// What it says.
    pub text: String,
}

impl Document {
    fn attachment(self) -> CreateAttachment {
        CreateAttachment::bytes(self.text, self.name)
    }
}

/// A form with one field.
#[derive(Clone, Debug)]
pub struct Form {
    /// Its id.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its field.
    pub field: CreateInputText,
}

impl Form {
    /// A form.
    pub fn new(id: CustomId, title: String, field: CreateInputText) -> Self {
        let id = id.to_string();
        Self { id, title, field }
    }

    /// As Discord takes it.
    pub fn modal(self) -> CreateModal {
        let rows = vec![CreateActionRow::InputText(self.field)];
        CreateModal::new(self.id, self.title).components(rows)
    }
}

/// A change of an older message that leaves alone what it does not name.
#[derive(Clone, Debug)]
pub enum Touch {
    /// Its buttons come off.
    Strip,
    /// Its buttons come off, and its text is another.
    Say(String),
    /// It becomes a line of text: frame, picture and buttons come off.
    Line(String),
    /// It is another altogether.
    Whole(Box<Body>),
}

impl Touch {
    /// As a change of a message of the bot.
    pub fn edit(self) -> EditMessage {
        match self {
            Self::Strip => EditMessage::new().components(Vec::new()),
            Self::Say(text) => EditMessage::new()
                .components(Vec::new())
                .allowed_mentions(CreateAllowedMentions::new())
                .content(cut(&text, MOST_CONTENT_CHARS)),
            Self::Line(text) => Self::Say(text)
                .edit()
                .embeds(Vec::new())
                .attachments(EditAttachments::new()),
            Self::Whole(body) => body.edit(),
        }
    }

    /// As the data of a response to the press of a button on the message. The library's own builder
    /// would take the message's picture off.
    pub fn data(self) -> Value {
        match self {
            Self::Strip => json!({ "components": [] }),
            Self::Say(text) => json!({
                "components": [],
                "content": cut(&text, MOST_CONTENT_CHARS),
                "allowed_mentions": { "parse": [] },
            }),
            Self::Line(text) => {
                let mut data = Self::Say(text).data();
                data["embeds"] = json!([]);
                data["attachments"] = json!([]);
                data
            }
            Self::Whole(body) => json!(body.update()),
        }
    }

    /// The message that it becomes, where it is another altogether.
    pub fn whole(&self) -> Option<&Body> {
        match self {
            Self::Strip | Self::Say(_) | Self::Line(_) => None,
            Self::Whole(body) => Some(body),
        }
    }
}

/// Puts everything but the picture into one of serenity's builders, which have the same methods
/// but no common trait.
macro_rules! filled {
    ($builder:expr, $body:ident) => {
        $builder
            .allowed_mentions($body.mentions())
            .content($body.content())
            .embeds($body.embed.into_iter().collect())
            .components($body.rows)
    };
}

/// The content of a message.
#[derive(Clone, Default, Debug)]
pub struct Body {
    /// The text.
    pub content: String,
    /// Whom the text notifies; it may name others without notifying them.
    pub notify: Vec<UserId>,
    /// The framed part.
    pub embed: Option<CreateEmbed>,
    /// The picture.
    pub picture: Option<Picture>,
    /// A file beside it.
    pub document: Option<Document>,
    /// Buttons and menus.
    pub rows: Vec<CreateActionRow>,
}

impl Body {
    /// A message of text alone.
    pub fn text(content: impl Into<String>) -> Self {
        Self {
            content: content.into(),
            ..Self::default()
        }
    }

    /// A framed text, which may be twice as long.
    pub fn framed(text: &str) -> Self {
        Self {
            embed: Some(CreateEmbed::new().description(cut(text, MOST_DESCRIPTION_CHARS))),
            ..Self::default()
        }
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.notify.iter().map(|user| user.0))
    }

    fn content(&self) -> String {
        cut(&self.content, MOST_CONTENT_CHARS)
    }

    /// The text as Discord gets it.
    pub fn text_sent(&self) -> String {
        self.content()
    }

    /// What keeps the memory of the picture reserved; to be held until it is sent.
    pub fn room(&self) -> Option<Room> {
        let picture = self.picture.as_ref();
        picture.map(|picture| picture.png.room.clone())
    }

    /// The file of the picture, and the other one.
    pub fn files(&self) -> Vec<CreateAttachment> {
        self.clone().take_files()
    }

    /// The same, which the message then no longer has.
    fn take_files(&mut self) -> Vec<CreateAttachment> {
        let picture = self.picture.take().map(Picture::attachment);
        let document = self.document.take().map(Document::attachment);
        picture.into_iter().chain(document).collect()
    }

    /// As the answer to an interaction.
    pub fn response(mut self, private: bool) -> CreateInteractionResponseMessage {
        let files = self.take_files();
        filled!(CreateInteractionResponseMessage::new(), self)
            .files(files)
            .ephemeral(private)
    }

    /// As a change of the message whose button was pressed.
    pub fn update(mut self) -> CreateInteractionResponseMessage {
        let files = self.take_files();
        filled!(CreateInteractionResponseMessage::new(), self).files(files)
    }

    /// As a further message after the answer.
    pub fn followup(mut self, private: bool) -> CreateInteractionResponseFollowup {
        let files = self.take_files();
        filled!(CreateInteractionResponseFollowup::new(), self)
            .files(files)
            .ephemeral(private)
    }

    /// As a change of the answer that was given before.
    pub fn edit_response(mut self) -> EditInteractionResponse {
        let files = self.take_files();
        let edit = filled!(EditInteractionResponse::new(), self);
        files
            .into_iter()
            .fold(edit, EditInteractionResponse::new_attachment)
    }

    /// As a message of its own, of which Discord gives back the first one for the same words: at most 25
    /// characters.
    pub fn message_for(self, words: String) -> CreateMessage {
        let message = self.only_message();
        message.nonce(Nonce::String(words)).enforce_nonce(true)
    }

    /// As a message of its own that is sent once at most.
    pub fn only_message(mut self) -> CreateMessage {
        let files = self.take_files();
        filled!(CreateMessage::new(), self).files(files)
    }

    /// As a message of its own. Discord gives back the first message for the same post.
    pub fn message(self, post: PostRef) -> CreateMessage {
        self.message_for(nonce(post))
    }

    /// As a change of a message of the bot.
    pub fn edit(mut self) -> EditMessage {
        let files = self.take_files();
        let edit = filled!(EditMessage::new(), self);
        if files.is_empty() {
            return edit;
        }
        let files = files.into_iter();
        edit.attachments(files.fold(EditAttachments::new(), EditAttachments::add))
    }
}

/// At most 25 characters: the match in 16 and the post in 8.
fn nonce(post: PostRef) -> String {
    format!("{:x}-{:x}", post.id.0, post.sequence & 0xFFFF_FFFF)
}

/// How long Discord says that a text is: it counts units of UTF-16.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The beginning of a text, as long as may be, that ends with a whole character as people see it.
pub fn beginning(text: &str, most: usize) -> &str {
    let mut units = 0;
    let too_long = text.grapheme_indices(true).find(|(_, character)| {
        units += length(character);
        units > most
    });
    too_long.map_or(text, |(at, _)| &text[..at])
}

/// Cuts a text to so many units of UTF-16; the last one says that something is missing.
pub fn cut(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    format!("{}…", beginning(text, most - 1))
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
        // A family of three, a flag, and a letter with its accent are one character each.
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
