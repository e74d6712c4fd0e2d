//! The person who did something on Discord, where, and with which rights.

use halma_service::ids::{AnswerToken, ChannelId, GuildId, InteractionId, MessageId, Timestamp};
use halma_service::{Act, Asker, Origin, Person, Place, Recognized, Rights};
use serenity::model::Permissions;

use crate::discord::interaction::{Bits, Channel, Interaction, InteractionKind, Message};
use crate::discord::text::DEFAULT_LOCALE;

/// A person who did something on Discord.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// Who.
    pub person: Person,
    /// The interaction.
    pub interaction: InteractionId,
    /// The token to answer it with.
    pub token: AnswerToken,
    /// The server, or the conversation.
    pub guild: GuildId,
    /// What else is known of a conversation.
    pub conversation: Option<Conversation>,
    /// The channel.
    pub channel: ChannelId,
    /// Whether the channel is or can have threads.
    pub threads: Threads,
    /// Whether the person may open the board page inside Discord here.
    pub may_launch: bool,
    /// What Discord reports about the person and the channel.
    pub rights: Rights,
    /// The language of the person's Discord.
    pub locale: String,
    /// The player and settings, if they could be read.
    pub known: Option<Recognized>,
    /// The language of the server.
    pub guild_locale: String,
    /// The bot's permissions in the channel.
    pub permissions: Permissions,
    /// The message whose button was pressed, if one was.
    pub message: Option<MessageId>,
    /// The id of that button, or of a form that a button opened.
    pub pressed: Option<String>,
    /// Whether only the person sees that message.
    pub on_private_message: bool,
    /// Whether the message still has the button that was pressed.
    pub on_its_message: bool,
}

/// A direct message, a group, or a channel of a server without the bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conversation {
    /// The other person, in direct messages of two.
    pub partner: Option<Person>,
    /// Whether only the person sees the answers, even public ones.
    pub is_kept_private: bool,
}

/// How a channel relates to threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Threads {
    /// It is a thread.
    Inside,
    /// It can have threads.
    Possible,
    /// It can't have threads, such as the chat of a voice channel.
    Never,
}

impl Caller {
    /// Returns the other person, in direct messages of two.
    pub fn partner(&self) -> Option<&Person> {
        self.conversation.as_ref()?.partner.as_ref()
    }

    /// Returns true if a button was pressed on a message that everyone in a conversation sees, which
    /// only the answer can edit.
    pub fn is_on_shared_message(&self) -> bool {
        self.guild.is_conversation() && self.message.is_some() && !self.on_private_message
    }

    /// Returns the language in which the person is answered.
    pub fn language(&self) -> &str {
        let known = self.known.as_ref();
        let chosen = known.and_then(|known| known.settings.locale.as_deref());
        chosen.unwrap_or(&self.locale)
    }

    /// Returns the person as one who asks for a list.
    pub fn asker(&self) -> Asker {
        Asker {
            user: self.person.user,
            player: self.known.as_ref().and_then(|known| known.player),
        }
    }

    /// Returns the person's action for the service.
    pub fn act(&self, now: Timestamp) -> Act {
        Act {
            by: self.person.clone(),
            interaction: self.interaction,
            message: self
                .message
                .filter(|_| self.on_its_message && !self.on_private_message),
            from: Origin::Chat(self.guild),
            channel: Some(self.channel),
            token: Some(self.token.clone()),
            now,
        }
    }

    /// Returns the place of a match created here, with the server's language unless another is
    /// given.
    pub fn place(&self, guild: GuildId, locale: Option<String>) -> Place {
        Place {
            guild,
            channel: self.channel,
            locale: locale.unwrap_or_else(|| self.guild_locale.clone()),
        }
    }

    /// Returns the caller, if person and channel are known.
    pub fn of(from: &Interaction) -> Option<Self> {
        let sent = &from.sent;
        let (channel, message) = (sent.channel.as_ref(), sent.message.as_ref());
        let locale = sent.locale.clone();
        let locale = locale.unwrap_or_else(|| DEFAULT_LOCALE.to_owned());
        let guild = from.guild()?;
        let is_conversation = guild.is_conversation();
        let person = from
            .user()?
            .person(is_conversation || sent.member.is_some())?;
        let partner = channel.and_then(|channel| channel.partner(person.user));
        Some(Self {
            person,
            interaction: from.id,
            token: from.token.clone(),
            guild,
            conversation: is_conversation.then(|| Conversation {
                partner,
                is_kept_private: from.is_kept_private(),
            }),
            channel: from.channel()?,
            threads: if is_conversation {
                Threads::Never
            } else {
                channel.map_or(Threads::Possible, threads)
            },
            may_launch: sent.member.is_none() || has(from, Permissions::USE_EMBEDDED_ACTIVITIES),
            rights: rights(from),
            guild_locale: (sent.guild_locale.clone())
                .filter(|_| !is_conversation)
                .unwrap_or_else(|| locale.clone()),
            locale,
            known: None,
            permissions: sent
                .app_permissions
                .map_or(Permissions::all(), Bits::permissions),
            message: message.and_then(Message::id),
            pressed: (from.data().custom_id.clone()).filter(|_| message.is_some()),
            on_private_message: message.is_some_and(Message::is_private),
            on_its_message: from.kind == InteractionKind::Component && on_its_message(from),
        })
    }
}

fn threads(channel: &Channel) -> Threads {
    if channel.is_thread() {
        Threads::Inside
    } else if channel.takes_threads() {
        Threads::Possible
    } else {
        Threads::Never
    }
}

fn on_its_message(from: &Interaction) -> bool {
    let (message, id) = (from.sent.message.as_ref(), &from.data().custom_id);
    message.is_some_and(|message| id.as_deref().is_some_and(|id| message.bears(id)))
}

fn rights(from: &Interaction) -> Rights {
    let channel = from.sent.channel.as_ref();
    let is_conversation = from.guild().is_some_and(GuildId::is_conversation);
    Rights {
        // Whoever manages a server without the bot manages nothing of it.
        moderator: !is_conversation && has(from, Permissions::MANAGE_GUILD),
        parent: channel.and_then(Channel::parent),
    }
}

/// Returns true if the person has a permission.
fn has(from: &Interaction, permission: Permissions) -> bool {
    let member = from.sent.member.as_ref();
    let permissions = member.and_then(|member| member.permissions);
    permissions.is_some_and(|bits| bits.permissions().contains(permission))
}
