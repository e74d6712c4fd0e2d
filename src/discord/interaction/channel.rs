//! Channels, the messages in them, and what may be done there.

use serde::{Deserialize, Deserializer};
use serenity::model::Permissions;

use crate::discord::interaction::loose::{Id, list, part};
use crate::ids::{ChannelId, MessageId};

/// The flag of a message that one person alone sees.
pub const EPHEMERAL: u64 = 1 << 6;

/// Discord's numbers of threads: of announcements, for everybody, for those who were asked in.
const THREADS: [u64; 3] = [10, 11, 12];

/// Discord's numbers of voice and stage channels.
const TALKS: [u64; 2] = [2, 13];

/// A channel.
#[derive(Deserialize, Debug)]
pub struct Channel {
    #[serde(default, deserialize_with = "part")]
    pub(super) id: Option<Id>,
    #[serde(default, rename = "type", deserialize_with = "part")]
    kind: Option<u64>,
    #[serde(default, deserialize_with = "part")]
    parent_id: Option<Id>,
}

impl Channel {
    /// Whether it is a thread.
    pub fn is_thread(&self) -> bool {
        self.kind.is_some_and(|kind| THREADS.contains(&kind))
    }

    /// Whether it can have threads: threads have none, and neither have the chats of voice and stage
    /// channels.
    pub fn takes_threads(&self) -> bool {
        !self.is_thread() && !self.kind.is_some_and(|kind| TALKS.contains(&kind))
    }

    /// The channel that a thread belongs to.
    pub fn parent(&self) -> Option<ChannelId> {
        let parent = self.parent_id.filter(|_| self.is_thread());
        parent.map(|id| ChannelId(id.0))
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

/// Buttons and menus of a message that stand side by side.
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
    /// The ids of its buttons and menus.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let components = self.components.iter();
        components.filter_map(|component| component.custom_id.as_deref())
    }
}

impl Message {
    /// Its number.
    pub fn id(&self) -> Option<MessageId> {
        self.id.map(|id| MessageId(id.0))
    }

    /// Whether one person alone sees it.
    pub fn is_private(&self) -> bool {
        self.flags.is_some_and(Bits::is_ephemeral)
    }

    /// Whether it has a button or menu with an id.
    pub fn bears(&self, id: &str) -> bool {
        self.components
            .iter()
            .flat_map(ActionRow::ids)
            .any(|known| known == id)
    }
}

/// Signs that Discord keeps as bits of a number, which may one day have more than 64.
#[derive(Clone, Copy, Debug)]
pub struct Bits(u64);

impl Bits {
    /// Whether it is said of a message that one person alone sees it.
    pub fn is_ephemeral(self) -> bool {
        self.0 & EPHEMERAL != 0
    }

    /// As what may be done.
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
