//! Who did something on Discord, where, and what Discord says about it.

use serenity::model::Permissions;
use serenity::model::application::{
    ActionRowComponent, ButtonKind, CommandInteraction, ComponentInteraction, ModalInteraction,
};
use serenity::model::channel::{ChannelType, Message, MessageFlags, PartialChannel};
use serenity::model::guild::Member;
use serenity::model::user::User;

use crate::ids::{AnswerToken, ChannelId, GuildId, InteractionId, MessageId, Timestamp, UserId};
use crate::service::{Act, Person, Place, Rights};

/// The caller of an interaction: serenity has a type for each kind, with the same fields.
macro_rules! caller {
    ($from:expr, $member:expr, $message:expr) => {{
        let message: Option<&Message> = $message;
        Caller {
            person: person(&$from.user, $member),
            interaction: InteractionId($from.id.get()),
            token: AnswerToken::new($from.token.as_str()),
            guild: $from.guild_id.map(|id| GuildId(id.get())),
            channel: ChannelId($from.channel_id.get()),
            in_thread: is_thread($from.channel.as_ref()),
            takes_threads: takes_threads($from.channel.as_ref()),
            rights: rights($member, $from.channel.as_ref()),
            locale: $from.locale.clone(),
            chosen_locale: None,
            guild_locale: $from
                .guild_locale
                .clone()
                .unwrap_or_else(|| $from.locale.clone()),
            permissions: $from.app_permissions.unwrap_or(Permissions::all()),
            message: message.map(|message| MessageId(message.id.get())),
            on_private_message: message.is_some_and(is_private),
            on_its_message: false,
        }
    }};
}

/// Somebody who did something on Discord.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// Who.
    pub person: Person,
    /// The event.
    pub interaction: InteractionId,
    /// What it is answered with.
    pub token: AnswerToken,
    /// The server, if it happened in one.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// Whether the channel is a thread.
    pub in_thread: bool,
    /// Whether the channel can have threads.
    pub takes_threads: bool,
    /// What Discord says of the person and the channel.
    pub rights: Rights,
    /// The language of the person's Discord.
    pub locale: String,
    /// The language that the person has chosen instead.
    pub chosen_locale: Option<String>,
    /// The language of the server.
    pub guild_locale: String,
    /// What the bot may do in the channel.
    pub permissions: Permissions,
    /// The message whose button was pressed, if one was.
    pub message: Option<MessageId>,
    /// Whether only the person sees that message.
    pub on_private_message: bool,
    /// Whether what was pressed is on that message still.
    pub on_its_message: bool,
}

impl Caller {
    /// The language in which the person is answered.
    pub fn language(&self) -> &str {
        self.chosen_locale.as_deref().unwrap_or(&self.locale)
    }

    /// What the person does now, as the service takes it.
    pub fn act(&self, now: Timestamp) -> Act {
        Act {
            by: self.person.clone(),
            interaction: self.interaction,
            message: self
                .message
                .filter(|_| self.on_its_message && !self.on_private_message),
            guild: self.guild,
            channel: Some(self.channel),
            token: Some(self.token.clone()),
            now,
        }
    }

    /// Where a match that is made here is played; in the server's own language unless it names
    /// another.
    pub fn place(&self, guild: GuildId, locale: Option<String>) -> Place {
        Place {
            guild,
            channel: self.channel,
            locale: locale.unwrap_or_else(|| self.guild_locale.clone()),
        }
    }

    /// The caller of a command or of its completion.
    pub fn of_command(from: &CommandInteraction) -> Self {
        caller!(from, from.member.as_deref(), None)
    }

    /// The caller of a button or menu.
    pub fn of_component(from: &ComponentInteraction) -> Self {
        Self {
            on_its_message: bears(&from.message, &from.data.custom_id),
            ..caller!(from, from.member.as_ref(), Some(&*from.message))
        }
    }

    /// The caller of a form.
    pub fn of_modal(from: &ModalInteraction) -> Self {
        caller!(from, from.member.as_ref(), from.message.as_deref())
    }
}

fn person(user: &User, member: Option<&Member>) -> Person {
    Person {
        user: UserId(user.id.get()),
        // Not the name in this server: a person has one record for all servers.
        name: user.display_name().to_owned(),
        face: user.avatar.map(|face| face.to_string()),
        bot: user.bot,
        member: member.is_some(),
    }
}

fn rights(member: Option<&Member>, channel: Option<&PartialChannel>) -> Rights {
    let permissions = member.and_then(|member| member.permissions);
    let parent = channel
        .filter(|channel| is_thread(Some(channel)))
        .and_then(|channel| channel.parent_id);
    Rights {
        moderator: permissions.is_some_and(Permissions::manage_guild),
        parent: parent.map(|id| ChannelId(id.get())),
    }
}

fn is_thread(channel: Option<&PartialChannel>) -> bool {
    let threads = [
        ChannelType::PublicThread,
        ChannelType::PrivateThread,
        ChannelType::NewsThread,
    ];
    channel.is_some_and(|channel| threads.contains(&channel.kind))
}

/// Threads have no threads, and neither have the chats of voice and stage channels.
fn takes_threads(channel: Option<&PartialChannel>) -> bool {
    let talks = [ChannelType::Voice, ChannelType::Stage];
    let is_chat = channel.is_some_and(|channel| talks.contains(&channel.kind));
    !is_chat && !is_thread(channel)
}

fn is_private(message: &Message) -> bool {
    message
        .flags
        .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// Whether a message has a button or menu with an id.
fn bears(message: &Message, id: &str) -> bool {
    let components = message.components.iter().flat_map(|row| &row.components);
    let mut ids = components.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id),
            _ => None,
        },
        ActionRowComponent::SelectMenu(menu) => menu.custom_id.as_ref(),
        _ => None,
    });
    ids.any(|known| known == id)
}
