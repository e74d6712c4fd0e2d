//! What is read from Discord's responses.

use halma_service::ids::{InteractionId, MessageId};
use serde::Deserialize;

use crate::discord::interaction::loose::{Id, list, part};
use crate::discord::interaction::{ActionRow, Bits};

/// Anything with an id.
#[derive(Deserialize)]
pub(super) struct Numbered {
    pub id: Id,
}

/// The bot's own account.
#[derive(Deserialize)]
pub(super) struct Account {
    pub id: Id,
    pub username: String,
}

/// A message that may be one of the bot's own.
#[derive(Deserialize)]
pub struct Message {
    id: Id,
    /// The text.
    #[serde(default, deserialize_with = "part")]
    pub content: Option<String>,
    #[serde(default, deserialize_with = "part")]
    author: Option<Author>,
    #[serde(default, deserialize_with = "part")]
    webhook_id: Option<Id>,
    #[serde(default, deserialize_with = "list")]
    embeds: Vec<Embed>,
    #[serde(default, deserialize_with = "part")]
    flags: Option<Bits>,
    #[serde(default, deserialize_with = "list")]
    components: Vec<ActionRow>,
    #[serde(default, deserialize_with = "part")]
    interaction_metadata: Option<Numbered>,
}

#[derive(Deserialize)]
struct Author {
    #[serde(default, deserialize_with = "part")]
    bot: Option<bool>,
}

#[derive(Deserialize)]
struct Embed {
    footer: Footer,
}

#[derive(Deserialize)]
struct Footer {
    text: String,
}

impl Message {
    /// Returns the message's id.
    pub fn id(&self) -> MessageId {
        MessageId(self.id.0)
    }

    /// Returns true if a bot wrote it.
    pub fn is_of_bot(&self) -> bool {
        let author = self.author.as_ref();
        author.and_then(|author| author.bot).unwrap_or_default()
    }

    /// Returns true if it was sent with an interaction's token.
    pub fn is_by_token(&self) -> bool {
        self.webhook_id.is_some()
    }

    /// Returns true if only one person sees it.
    pub fn is_private(&self) -> bool {
        self.flags.is_some_and(Bits::is_ephemeral)
    }

    /// Returns the ids of its buttons and menus.
    pub fn buttons(&self) -> impl Iterator<Item = &str> {
        self.components.iter().flat_map(ActionRow::ids)
    }

    /// Returns the interaction it answers.
    pub fn answers(&self) -> Option<InteractionId> {
        let answered = self.interaction_metadata.as_ref();
        answered.map(|answered| InteractionId(answered.id.0))
    }

    /// Returns the footers of its embeds.
    pub fn footers(&self) -> impl Iterator<Item = &str> {
        self.embeds.iter().map(|embed| embed.footer.text.as_str())
    }
}

/// An emoji that only the application may use.
#[derive(Clone, Debug, Deserialize)]
pub struct Emoji {
    pub(in crate::discord) id: Id,
    pub(in crate::discord) name: String,
}

/// The application's emoji.
#[derive(Deserialize)]
pub(super) struct Emojis {
    #[serde(default, deserialize_with = "list")]
    pub items: Vec<Emoji>,
}

/// The outcome of a response to an interaction.
#[derive(Deserialize)]
pub(super) struct Answered {
    #[serde(default, deserialize_with = "part")]
    pub interaction: Option<AnsweredInteraction>,
}

#[derive(Deserialize)]
pub(super) struct AnsweredInteraction {
    pub response_message_id: Id,
}

/// The gateway's address and limits.
#[derive(Deserialize)]
pub struct GatewayPlace {
    /// The address.
    pub url: String,
    /// How many shards Discord recommends.
    pub shards: u32,
    /// The limits on session starts.
    pub session_start_limit: SessionLimit,
}

/// The limits on session starts.
#[derive(Deserialize)]
pub struct SessionLimit {
    /// Per day.
    pub total: u64,
    /// How many are left.
    pub remaining: u64,
    /// Milliseconds until the limit resets.
    pub reset_after: u64,
    /// How many may start at a time.
    pub max_concurrency: u64,
}
