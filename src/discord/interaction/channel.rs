//! Channels, their messages, and permissions in them.

use halma_service::Person;
use halma_service::ids::{ChannelId, MessageId, UserId};
use serde::{Deserialize, Deserializer};
use serenity::model::Permissions;

use crate::discord::interaction::User;
use crate::discord::interaction::loose::{Id, list, part};

/// The flag of a message that only one person sees.
pub const EPHEMERAL: u64 = 1 << 6;

/// Discord's channel types of threads: announcement, public, private.
const THREADS: [u64; 3] = [10, 11, 12];

/// Discord's channel types of voice and stage channels.
const TALKS: [u64; 2] = [2, 13];

/// Discord's channel type of direct messages.
const DIRECT: u64 = 1;

/// A channel.
#[derive(Deserialize, Debug)]
pub struct Channel {
    #[serde(default, deserialize_with = "part")]
    pub(super) id: Option<Id>,
    #[serde(default, rename = "type", deserialize_with = "part")]
    kind: Option<u64>,
    #[serde(default, deserialize_with = "part")]
    parent_id: Option<Id>,
    #[serde(default, deserialize_with = "list")]
    permission_overwrites: Vec<Overwrite>,
    /// The others, in direct messages and groups.
    #[serde(default, deserialize_with = "list")]
    recipients: Vec<User>,
}

/// How a channel differs from its server for a role or a member.
#[derive(Deserialize, Debug)]
struct Overwrite {
    id: Id,
    allow: Bits,
    deny: Bits,
}

impl Channel {
    /// Returns true if it is a thread.
    pub fn is_thread(&self) -> bool {
        self.kind.is_some_and(|kind| THREADS.contains(&kind))
    }

    /// Returns true if it can have threads: threads can't, and neither can the chats of voice and
    /// stage channels.
    pub fn takes_threads(&self) -> bool {
        !self.is_thread() && !self.kind.is_some_and(|kind| TALKS.contains(&kind))
    }

    /// Returns the parent channel of a thread.
    pub fn parent(&self) -> Option<ChannelId> {
        let parent = self.parent_id.filter(|_| self.is_thread());
        parent.map(|id| ChannelId(id.0))
    }

    /// Returns the other person in direct messages of two.
    pub(super) fn partner(&self, of: UserId) -> Option<Person> {
        let people = self.recipients.iter().filter_map(|user| user.person(true));
        let mut others = people.filter(|who| !who.bot && who.user != of);
        let one = others.next().filter(|_| self.kind == Some(DIRECT));
        one.filter(|_| others.next().is_none())
    }

    /// Returns what is denied and allowed here to these roles or members together.
    pub(super) fn overwritten(&self, ids: &[Id]) -> (Permissions, Permissions) {
        let here = self.permission_overwrites.iter();
        let here = here.filter(|overwrite| ids.contains(&overwrite.id));
        here.fold(Default::default(), |(denied, allowed), overwrite| {
            let (deny, allow) = (overwrite.deny, overwrite.allow);
            (denied | deny.permissions(), allowed | allow.permissions())
        })
    }
}

/// The message whose button was pressed.
#[derive(Deserialize, Debug)]
pub struct Message {
    #[serde(default, deserialize_with = "part")]
    id: Option<Id>,
    #[serde(default, deserialize_with = "part")]
    flags: Option<Bits>,
    #[serde(default, deserialize_with = "list")]
    components: Vec<ActionRow>,
}

/// A row of buttons and menus.
#[derive(Deserialize, Debug)]
pub struct ActionRow {
    #[serde(default, deserialize_with = "list")]
    components: Vec<Component>,
}

/// A button or menu.
#[derive(Deserialize, Debug)]
struct Component {
    #[serde(default, deserialize_with = "part")]
    custom_id: Option<String>,
}

impl ActionRow {
    /// Returns the ids of its buttons and menus.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let components = self.components.iter();
        components.filter_map(|component| component.custom_id.as_deref())
    }
}

impl Message {
    /// Returns its id.
    pub fn id(&self) -> Option<MessageId> {
        self.id.map(|id| MessageId(id.0))
    }

    /// Returns true if only one person sees it.
    pub fn is_private(&self) -> bool {
        self.flags.is_some_and(Bits::is_ephemeral)
    }

    /// Returns true if it has a button or menu with an id.
    pub fn bears(&self, id: &str) -> bool {
        self.components
            .iter()
            .flat_map(ActionRow::ids)
            .any(|known| known == id)
    }
}

/// A bit set in a number, which may one day have more than 64 bits.
#[derive(Clone, Copy, Debug)]
pub struct Bits(u64);

impl Bits {
    /// Returns true if these message flags mark it as visible to only one person.
    pub fn is_ephemeral(self) -> bool {
        self.0 & EPHEMERAL != 0
    }

    /// Returns the bits as permissions.
    pub fn permissions(self) -> Permissions {
        Permissions::from_bits_truncate(self.0)
    }
}

impl<'de> Deserialize<'de> for Bits {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u64),
            Text(String),
        }
        match Written::deserialize(from)? {
            Written::Number(bits) => Ok(Self(bits)),
            Written::Text(digits) => {
                let bits = digits.parse::<u128>().map_err(serde::de::Error::custom)?;
                Ok(Self(bits as u64))
            }
        }
    }
}
