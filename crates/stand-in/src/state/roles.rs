//! What people may do, in Discord's form: a role for what someone has beyond an ordinary member, and in
//! each channel a denial of what someone lacks.

use serde_json::{Value, json};

use super::permission::{ORDINARY_MEMBER, USE_EXTERNAL_APPS};
use super::snowflake::Snowflake;
use super::world::{Channel, User};
use crate::state::State;

/// Discord's number for an overwrite of a member.
const OF_MEMBER: u8 = 1;

impl State {
    /// The roles of a person beside `@everyone`.
    pub(crate) fn roles_of(&self, person: Snowflake) -> Vec<Snowflake> {
        let own = self.users.get(&person).and_then(own_role);
        own.map(|(role, _)| role).into_iter().collect()
    }

    /// The roles of a guild.
    pub(crate) fn roles_json(&self, guild: Snowflake) -> Vec<Value> {
        let everyone = role_json(guild, "@everyone", self.allowed_in(guild, ORDINARY_MEMBER));
        let own = self.users.values().filter_map(|user| {
            let (id, bits) = own_role(user)?;
            Some(role_json(id, &user.name, bits))
        });
        [everyone].into_iter().chain(own).collect()
    }

    /// The permissions in a channel that differ from a guild's.
    pub(crate) fn overwrites_json(&self, channel: &Channel) -> Vec<Value> {
        let lacking = self.users.values().filter_map(|user| {
            let denied = ORDINARY_MEMBER & !user.permissions;
            (denied != 0).then_some((user.id, 0, denied))
        });
        let of_bot = (
            self.bot,
            channel.bot_permissions & !ORDINARY_MEMBER,
            ORDINARY_MEMBER & !channel.bot_permissions,
        );
        let all = lacking.filter(|(id, ..)| *id != self.bot).chain([of_bot]);
        all.map(|(id, allow, deny)| {
            json!({
                "id": id, "type": OF_MEMBER, "allow": allow.to_string(), "deny": deny.to_string(),
            })
        })
        .collect()
    }

    /// A person's permissions in a guild.
    pub(crate) fn permissions_in(&self, guild: Snowflake, person: Snowflake) -> u64 {
        let own = self.users.get(&person).map_or(0, |user| user.permissions);
        self.allowed_in(guild, own)
    }

    /// These permissions without those that a guild gives to no member.
    fn allowed_in(&self, guild: Snowflake, bits: u64) -> u64 {
        let guild = self.guilds.get(&guild);
        if guild.is_none_or(|guild| guild.allows_external_apps) {
            bits
        } else {
            bits & !USE_EXTERNAL_APPS
        }
    }

    /// Returns true if a person has a time-out in guilds.
    pub(crate) fn is_timed_out(&self, person: Snowflake) -> bool {
        let until = self
            .users
            .get(&person)
            .and_then(|user| user.timed_out_until);
        until.is_some_and(|until| until > self.now())
    }
}

/// The role that only this person has, and its permissions.
fn own_role(user: &User) -> Option<(Snowflake, u64)> {
    let extra = user.permissions & !ORDINARY_MEMBER;
    let id = Snowflake::of_name("role", &user.id.to_string());
    (extra != 0).then_some((id, extra))
}

fn role_json(id: Snowflake, name: &str, bits: u64) -> Value {
    json!({
        "id": id, "name": name, "color": 0, "hoist": false, "managed": false,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "mentionable": false, "position": 0, "icon": null, "unicode_emoji": null, "flags": 0,
        "permissions": bits.to_string(),
    })
}
