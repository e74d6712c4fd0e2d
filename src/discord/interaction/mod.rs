//! An interaction as Discord sends it, reduced to what the bot uses. Missing or malformed fields
//! count as absent, so the bot still answers if Discord changes its format.

pub mod caller;
pub mod channel;
mod data;
pub mod invite;
pub mod loose;
pub mod permissions;
mod person;

use std::collections::BTreeMap;

use halma_service::ids::{AnswerToken, ChannelId, GuildId, InteractionId};
use serde::Deserialize;
use serenity::model::Permissions;

use crate::discord::interaction::loose::{Id, part};

pub(super) use channel::{ActionRow, Bits, Channel, EPHEMERAL, Message};
pub(super) use data::{Data, OptionValue, Strange};
pub use person::Member;
pub(in crate::discord) use person::User;

/// Discord's numbers for an installation by a server, and by a person.
const BY_SERVER: &str = "0";
const BY_PERSON: &str = "1";

/// The kinds of interactions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InteractionKind {
    /// A command was sent.
    Command,
    /// A button was pressed, or something chosen in a menu.
    Component,
    /// An option is being typed.
    Completion,
    /// A form was sent.
    Form,
    /// An unknown kind.
    Unknown,
}

/// An interaction that can be answered.
#[derive(Debug)]
pub struct Interaction {
    /// The id.
    pub id: InteractionId,
    /// The token to answer it with.
    pub token: AnswerToken,
    /// Its kind.
    pub kind: InteractionKind,
    pub(super) sent: Sent,
}

/// Why an interaction can't be answered: it isn't an object with an id and a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it has no id or no token")]
pub struct Unanswerable;

/// The rest of a raw interaction.
#[derive(Deserialize, Debug)]
pub(super) struct Sent {
    #[serde(default, deserialize_with = "part")]
    id: Option<Id>,
    #[serde(default, deserialize_with = "part")]
    token: Option<String>,
    #[serde(default, rename = "type", deserialize_with = "part")]
    kind: Option<u64>,
    #[serde(default, deserialize_with = "part")]
    guild_id: Option<Id>,
    #[serde(default, deserialize_with = "part")]
    channel_id: Option<Id>,
    #[serde(default, deserialize_with = "part")]
    pub channel: Option<Channel>,
    #[serde(default, deserialize_with = "part")]
    pub member: Option<Member>,
    #[serde(default, deserialize_with = "part")]
    user: Option<User>,
    #[serde(default, deserialize_with = "part")]
    pub message: Option<Message>,
    #[serde(default, deserialize_with = "part")]
    pub locale: Option<String>,
    #[serde(default, deserialize_with = "part")]
    pub guild_locale: Option<String>,
    #[serde(default, deserialize_with = "part")]
    pub app_permissions: Option<Bits>,
    /// Who has installed the bot for this, by kind of installation.
    #[serde(default, deserialize_with = "part")]
    authorizing_integration_owners: Option<BTreeMap<String, Id>>,
    #[serde(default, deserialize_with = "part")]
    data: Option<Data>,
}

impl Interaction {
    /// Reads an interaction.
    ///
    /// # Errors
    /// It can't be answered.
    pub fn read(text: &str) -> Result<Self, Unanswerable> {
        let mut sent: Sent = serde_json::from_str(text).map_err(|_| Unanswerable)?;
        let token = sent.token.take().filter(|token| is_usable(token));
        let (Some(id), Some(token)) = (sent.id, token) else {
            return Err(Unanswerable);
        };
        let mut read = Self {
            id: InteractionId(id.0),
            token: AnswerToken::new(token),
            kind: InteractionKind::of(sent.kind),
            sent,
        };
        let is_conversation = read.guild().is_some_and(GuildId::is_conversation);
        if let Some(data) = &mut read.sent.data {
            data.is_conversation = is_conversation;
        }
        Ok(read)
    }

    /// Returns the details.
    pub(super) fn data(&self) -> &Data {
        static NOTHING: Data = Data::NOTHING;
        self.sent.data.as_ref().unwrap_or(&NOTHING)
    }

    /// Returns the server on which it happened. Where the bot isn't on a server, it is a conversation.
    pub(in crate::discord) fn guild(&self) -> Option<GuildId> {
        let guild = self.sent.guild_id.filter(|_| self.is_for_server());
        match guild {
            Some(id) => Some(GuildId(id.0)),
            None => self.channel().map(GuildId::of_conversation),
        }
    }

    /// Returns true if a server has installed the bot, not only a person.
    fn is_for_server(&self) -> bool {
        let owners = self.sent.authorizing_integration_owners.as_ref();
        owners.is_none_or(|by| by.contains_key(BY_SERVER) || !by.contains_key(BY_PERSON))
    }

    /// Returns true if only the person will see the answers.
    pub(super) fn is_kept_private(&self) -> bool {
        let member = self.sent.member.as_ref();
        let permissions = member.and_then(|member| member.permissions);
        let may_show = |bits: Bits| bits.permissions().contains(Permissions::USE_EXTERNAL_APPS);
        !self.is_for_server() && permissions.is_some_and(|bits| !may_show(bits))
    }

    /// Returns the channel.
    pub(super) fn channel(&self) -> Option<ChannelId> {
        let channel = self.sent.channel.as_ref();
        let id = self
            .sent
            .channel_id
            .or(channel.and_then(|channel| channel.id));
        id.map(|id| ChannelId(id.0))
    }

    /// Returns the person, who is part of a member on a server.
    pub(super) fn user(&self) -> Option<&User> {
        let member = self.sent.member.as_ref();
        let of_member = member.and_then(|member| member.user.as_ref());
        of_member.or(self.sent.user.as_ref())
    }
}

impl InteractionKind {
    fn of(number: Option<u64>) -> Self {
        match number {
            Some(2) => Self::Command,
            Some(3) => Self::Component,
            Some(4) => Self::Completion,
            Some(5) => Self::Form,
            _ => Self::Unknown,
        }
    }
}

/// Returns true if a token can be part of a URL without changing where it leads.
fn is_usable(token: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_=+:".contains(c);
    !token.is_empty() && token.chars().all(|c| is_plain(c) || c == '.') && !token.starts_with('.')
}
