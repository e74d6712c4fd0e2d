//! The application's own emoji.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};

use super::snowflake::Snowflake;
use super::{State, embed::Embed, message::Message};

/// An emoji that only the application may use.
#[derive(Clone, Debug)]
pub(crate) struct Emoji {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    /// The media type of its picture.
    pub(crate) kind: &'static str,
    pub(crate) bytes: Arc<[u8]>,
}

/// The emoji by their ids.
pub(crate) type Emojis = BTreeMap<Snowflake, Emoji>;

impl State {
    /// An emoji as returned.
    pub(crate) fn emoji_json(&self, emoji: &Emoji) -> Value {
        json!({
            "id": emoji.id, "name": emoji.name, "roles": [], "require_colons": true,
            "managed": false, "animated": emoji.kind == "image/gif", "available": true,
            "user": self.user_json(self.bot),
        })
    }

    /// Writes emoji that don't exist as their names, as Discord does. Where the bot is not, all may
    /// be hidden.
    pub(crate) fn name_unknown_emoji(&self, message: &mut Message) {
        let none = Emojis::new();
        let is_hidden = self.hides_emoji_elsewhere && !self.is_bot_in(message.channel_id);
        let known = if is_hidden { &none } else { &self.emojis };
        let mut texts = vec![&mut message.content];
        texts.extend(message.embeds.iter_mut().flat_map(texts_of));
        for text in texts {
            *text = with_names(text, known);
        }
    }
}

/// The texts of an embed in which emoji are shown.
fn texts_of(embed: &mut Embed) -> impl Iterator<Item = &mut String> {
    let fields = embed.fields.iter_mut();
    let fields = fields.flat_map(|field| [&mut field.name, &mut field.value]);
    let own = [&mut embed.title, &mut embed.description];
    own.into_iter().flatten().chain(fields)
}

fn with_names(text: &str, known: &Emojis) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        shown.push_str(before);
        match named(after) {
            Some((name, id, beyond)) if !known.contains_key(&id) => {
                shown.extend([":", name, ":"]);
                rest = beyond;
            }
            _ => {
                shown.push('<');
                rest = after;
            }
        }
    }
    shown + rest
}

/// The name and the id of an emoji after `<`, and the text after its `>`.
pub(crate) fn named(text: &str) -> Option<(&str, Snowflake, &str)> {
    let text = text.strip_prefix('a').unwrap_or(text).strip_prefix(':')?;
    let (inside, beyond) = text.split_once('>')?;
    let (name, id) = inside.split_once(':')?;
    Some((name, id.parse().ok()?, beyond)).filter(|_| is_word(name))
}

/// Returns true for what Discord takes as a name.
pub(crate) fn is_word(name: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    !name.is_empty() && name.chars().all(is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_unknown_emoji_are_written_as_their_names() {
        let id = Snowflake::new(7);
        let emoji = Emoji {
            id,
            name: "here".to_owned(),
            kind: "image/png",
            bytes: Arc::default(),
        };
        let known = Emojis::from([(id, emoji)]);
        assert_eq!(
            with_names(
                "<:here:7> <:gone:8> <a:gone:9><@7> < <:no-name:8> <",
                &known
            ),
            "<:here:7> :gone: :gone:<@7> < <:no-name:8> <"
        );
    }
}
