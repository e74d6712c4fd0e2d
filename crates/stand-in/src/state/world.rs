//! People, guilds, channels and threads.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use super::locales::{self, ENGLISH};
use super::permission;
use super::snowflake::{self, Snowflake};

/// The kinds of guild channels, with Discord's numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChannelKind {
    /// Messages.
    #[default]
    Text = 0,
    /// Voice, with a chat.
    Voice = 2,
    /// Voice for an audience, with a chat.
    Stage = 13,
    /// Posts, which are threads; the forum itself has no messages.
    Forum = 15,
}

/// Discord's number for direct messages.
const DIRECT_CHANNEL: u8 = 1;
/// Discord's number for groups.
const GROUP: u8 = 3;
/// Discord's number for public threads.
pub(crate) const PUBLIC_THREAD: u8 = 11;
/// Discord's number for private threads.
pub(crate) const PRIVATE_THREAD: u8 = 12;

/// An account.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) is_bot: bool,
    /// The language of the person, which may be one that Discord lacks.
    pub(crate) locale: String,
    /// Whether the bot may message this person directly.
    pub(crate) takes_direct_messages: bool,
    /// Whether the person has installed the application for themselves.
    pub(crate) has_installed: bool,
    /// The person's permissions in every guild.
    pub(crate) permissions: u64,
    /// The name in guilds, if it is another one.
    pub(crate) nick: Option<String>,
    /// Until when the person has a time-out in guilds, as time since 1970.
    pub(crate) timed_out_until: Option<Duration>,
    /// The profile picture, as a PNG file.
    pub(crate) face: Option<Arc<[u8]>>,
}

impl User {
    pub(crate) fn new(name: &str, is_bot: bool) -> Self {
        Self {
            id: Snowflake::of_name("user", name),
            name: name.to_owned(),
            is_bot,
            locale: ENGLISH.to_owned(),
            takes_direct_messages: true,
            has_installed: false,
            permissions: permission::ORDINARY_MEMBER,
            nick: None,
            timed_out_until: None,
            face: (!is_bot).then(|| face_of(name)).flatten(),
        }
    }

    /// The language of the person's client: English if Discord lacks the person's language.
    pub(crate) fn client_locale(&self) -> &str {
        locales::of_client(&self.locale)
    }

    /// The hash of the profile picture, from its contents.
    pub(crate) fn face_hash(&self) -> Option<String> {
        let face = self.face.as_deref()?;
        let hash = snowflake::hash(face.iter().copied());
        Some(format!("{hash:032x}"))
    }
}

/// Profile pictures for most people; every fourth has none.
const FACES: [&[u8]; 3] = [
    include_bytes!("../../faces/cat.png"),
    include_bytes!("../../faces/owl.png"),
    include_bytes!("../../faces/sun.png"),
];

fn face_of(name: &str) -> Option<Arc<[u8]>> {
    let sum: usize = name.bytes().map(usize::from).sum();
    FACES.get(sum % 4).map(|face| Arc::from(*face))
}

/// A server.
#[derive(Clone, Debug)]
pub(crate) struct Guild {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) members: BTreeSet<Snowflake>,
    /// Whether the bot is in it.
    pub(crate) has_bot: bool,
    /// Whether members may show others what applications answer that only they have installed.
    pub(crate) allows_external_apps: bool,
}

/// A guild channel, a thread, or a conversation.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) place: Place,
    /// The purpose of a guild channel.
    pub(crate) purpose: ChannelKind,
    /// The bot's permissions here; a thread uses those of its parent.
    pub(crate) bot_permissions: u64,
    pub(crate) thread: Option<Thread>,
}

impl Channel {
    pub(crate) fn guild(&self) -> Option<Snowflake> {
        match self.place {
            Place::Guild(guild) => Some(guild),
            _ => None,
        }
    }

    /// Returns true if only its threads can have messages.
    pub(crate) fn is_forum(&self) -> bool {
        self.thread.is_none() && self.purpose == ChannelKind::Forum
    }

    /// Discord's number for this type of channel.
    pub(crate) fn kind(&self) -> u8 {
        match (&self.thread, &self.place) {
            (Some(thread), _) if thread.is_private => PRIVATE_THREAD,
            (Some(_), _) => PUBLIC_THREAD,
            (None, Place::Guild(_)) => self.purpose as u8,
            (None, Place::Direct(_) | Place::Pair(_)) => DIRECT_CHANNEL,
            (None, Place::Group(_)) => GROUP,
        }
    }
}

/// Where a channel is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In a guild.
    Guild(Snowflake),
    /// Between the bot and this person.
    Direct(Snowflake),
    /// Between two people.
    Pair([Snowflake; 2]),
    /// Between some people, the first of whom owns the group.
    Group(Vec<Snowflake>),
}

impl Place {
    /// The people in a conversation; those in a guild are its members.
    pub(crate) fn people(&self) -> &[Snowflake] {
        match self {
            Self::Guild(_) => &[],
            Self::Direct(person) => std::slice::from_ref(person),
            Self::Pair(people) => people,
            Self::Group(people) => people,
        }
    }

    /// Discord's number for the context of interactions here.
    pub(crate) fn context(&self) -> u8 {
        match self {
            Self::Guild(_) => 0,
            Self::Direct(_) => 1,
            Self::Pair(_) | Self::Group(_) => 2,
        }
    }
}

/// What a thread has in addition to a channel.
#[derive(Clone, Debug)]
pub(crate) struct Thread {
    pub(crate) parent: Snowflake,
    pub(crate) owner: Snowflake,
    pub(crate) is_private: bool,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    pub(crate) auto_archive_minutes: u64,
}
