//! Installations of the application: by a server, or by a person for themselves.

use serde_json::{Map, Value, json};

use super::State;
use super::permission::{self, USE_EXTERNAL_APPS};
use super::snowflake::Snowflake;
use super::world::{Channel, Place};

/// Discord's number for an installation by a server.
pub(crate) const BY_SERVER: u8 = 0;
/// Discord's number for an installation by a person.
pub(crate) const BY_PERSON: u8 = 1;

/// Who has installed the application for an interaction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Owners {
    /// The guild, or 0 in direct messages with the bot.
    pub(crate) guild: Option<Snowflake>,
    /// The person who installed the application.
    pub(crate) person: Option<Snowflake>,
}

impl Owners {
    /// The owners by kind of installation, as Discord sends them.
    pub(crate) fn json(self) -> Value {
        let owners = [(BY_SERVER, self.guild), (BY_PERSON, self.person)];
        let known = owners.into_iter().filter_map(|(kind, owner)| {
            let owner = owner?;
            Some((kind.to_string(), json!(owner)))
        });
        Value::Object(known.collect::<Map<_, _>>())
    }

    pub(crate) fn is_nobody(self) -> bool {
        self == Self::default()
    }
}

impl State {
    /// Returns true if people can install the application for themselves.
    pub(crate) fn can_be_installed(&self) -> bool {
        let config = self.application.get("integration_types_config");
        config.is_none_or(|config| config[BY_PERSON.to_string()].is_object())
    }

    fn is_installed_by(&self, person: Snowflake) -> bool {
        let user = self.users.get(&person);
        self.can_be_installed() && user.is_some_and(|user| user.has_installed)
    }

    /// Who has installed the application for what a person does in a channel, of these kinds.
    pub(crate) fn owners(&self, person: Snowflake, channel: Snowflake, kinds: &[u8]) -> Owners {
        let place = self.channels.get(&channel).map(|channel| &channel.place);
        let guild = match place {
            Some(Place::Guild(guild)) => self.is_bot_in(channel).then_some(*guild),
            Some(Place::Direct(other)) => self.reaches(*other).then_some(Snowflake::new(0)),
            _ => None,
        };
        let has_own = kinds.contains(&BY_PERSON) && self.is_installed_by(person);
        Owners {
            guild: guild.filter(|_| kinds.contains(&BY_SERVER)),
            person: has_own.then_some(person),
        }
    }

    /// Returns true if any of these installations is still there.
    pub(crate) fn is_installed(&self, owners: Owners) -> bool {
        owners.guild.is_some() || owners.person.is_some_and(|by| self.is_installed_by(by))
    }

    /// Returns true if the bot is in the channel's guild, or it is a direct message with the bot.
    pub(crate) fn is_bot_in(&self, channel: Snowflake) -> bool {
        match self.channels.get(&channel).map(|channel| &channel.place) {
            Some(Place::Guild(guild)) => self.guilds.get(guild).is_some_and(|guild| guild.has_bot),
            Some(Place::Direct(_)) => true,
            _ => false,
        }
    }

    /// Returns true if a person is in a guild with the bot.
    pub(crate) fn shares_guild(&self, person: Snowflake) -> bool {
        let mut guilds = self.guilds.values();
        guilds.any(|guild| guild.has_bot && guild.members.contains(&person))
    }

    /// Returns true if a person shares a guild with the bot and takes direct messages.
    fn reaches(&self, person: Snowflake) -> bool {
        let user = self.users.get(&person);
        self.shares_guild(person) && user.is_some_and(|user| user.takes_direct_messages)
    }

    /// What the application may do in a channel where this person uses it.
    pub(crate) fn app_permissions(&self, person: Snowflake, channel: Snowflake) -> u64 {
        if self.is_bot_in(channel) {
            return self.bot_permissions(channel);
        }
        let most = permission::IN_CONVERSATIONS;
        match self.channels.get(&channel).and_then(Channel::guild) {
            Some(guild) => {
                let most = most | permission::USE_EXTERNAL_EMOJIS;
                most & self.permissions_in(guild, person)
            }
            None => most,
        }
    }

    /// Returns true if only this person may see the answers. In a guild that hasn't installed the
    /// application, both the one who uses it and the one who brought it need a permission.
    pub(crate) fn must_be_private(
        &self,
        person: Snowflake,
        channel: Snowflake,
        owners: Owners,
    ) -> bool {
        let Some(guild) = self.channels.get(&channel).and_then(Channel::guild) else {
            return false;
        };
        let may_show = |person| self.permissions_in(guild, person) & USE_EXTERNAL_APPS != 0;
        let mut people = [Some(person), owners.person].into_iter().flatten();
        owners.guild.is_none() && !people.all(may_show)
    }
}
