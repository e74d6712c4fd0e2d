//! What a member may do in a channel. An interaction says it; for those who act elsewhere it is computed as
//! Discord does: <https://discord.com/developers/docs/topics/permissions#permission-overwrites>.

use halma_service::ids::Timestamp;
use serde::Deserialize;
use serenity::model::Permissions;

use crate::discord::interaction::channel::{Bits, Channel};
use crate::discord::interaction::loose::{Id, list, part};
use crate::discord::interaction::person::Member;

/// A server.
#[derive(Deserialize, Debug)]
pub struct Guild {
    /// Its id, which is also that of the role of everyone.
    id: Id,
    /// Its name.
    pub name: String,
    #[serde(default, deserialize_with = "part")]
    owner_id: Option<Id>,
    #[serde(default, deserialize_with = "list")]
    roles: Vec<Role>,
}

#[derive(Deserialize, Debug)]
struct Role {
    id: Id,
    permissions: Bits,
}

/// A place in a server.
#[derive(Clone, Copy, Debug)]
pub enum In<'a> {
    /// A channel.
    Channel(&'a Channel),
    /// A thread of this channel; threads have no overwrites of their own.
    ThreadOf(&'a Channel),
}

/// What a member may do in a channel.
#[derive(Clone, Copy, Debug)]
pub struct May {
    /// Use commands.
    pub command: bool,
    /// Press buttons, which takes no more than to see them.
    pub press: bool,
    /// Change the server's settings.
    pub moderate: bool,
}

impl Guild {
    /// Returns what a member may do in a channel, or in a thread of one.
    pub fn allows(&self, member: &Member, place: In<'_>, now: Timestamp) -> May {
        let granted = self.permissions(member, place, now);
        let press = granted.view_channel();
        May {
            command: press && granted.send_messages() && granted.use_application_commands(),
            press,
            moderate: granted.manage_guild(),
        }
    }

    fn permissions(&self, member: &Member, place: In<'_>, now: Timestamp) -> Permissions {
        let user = member.user.as_ref().and_then(|user| user.id);
        if user.is_some() && user == self.owner_id {
            return Permissions::all();
        }
        let roles = self.roles.iter();
        let own = roles.filter(|role| role.id == self.id || member.roles.contains(&role.id));
        let granted = own.fold(Permissions::empty(), |granted, role| {
            granted | role.permissions.permissions()
        });
        if granted.contains(Permissions::ADMINISTRATOR) {
            return Permissions::all();
        }
        if member.is_silenced(now) {
            // Discord leaves reading alone, without which no command and no button can be used either.
            return Permissions::empty();
        }
        let user: Vec<Id> = user.into_iter().collect();
        let steps = [&[self.id][..], &member.roles, &user];
        let (In::Channel(channel) | In::ThreadOf(channel)) = place;
        let mut granted = steps.into_iter().fold(granted, |granted, ids| {
            let (denied, allowed) = channel.overwritten(ids);
            (granted - denied) | allowed
        });
        if let In::ThreadOf(_) = place {
            // Writing in threads has its own permission.
            let writes = granted.contains(Permissions::SEND_MESSAGES_IN_THREADS);
            granted.set(Permissions::SEND_MESSAGES, writes);
        }
        granted
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const VIEW: Permissions = Permissions::VIEW_CHANNEL;
    const SEND: Permissions = Permissions::SEND_MESSAGES;
    /// 2027-01-15, in milliseconds.
    const NOW: Timestamp = Timestamp(1_800_000_000_000);

    fn computed(roles: &Value, overwrites: &Value, until: Option<&str>) -> Permissions {
        computed_for("8", roles, overwrites, until)
    }

    fn computed_for(
        user: &str,
        roles: &Value,
        overwrites: &Value,
        until: Option<&str>,
    ) -> Permissions {
        let guild = json!({ "id": "1", "name": "here", "owner_id": "7", "roles": roles });
        let member = json!({
            "user": { "id": user }, "roles": ["2", "3"], "communication_disabled_until": until,
        });
        let channel = json!({ "id": "9", "permission_overwrites": overwrites });
        let guild: Guild = serde_json::from_value(guild).expect("a guild");
        let member: Member = serde_json::from_value(member).expect("a member");
        let channel: Channel = serde_json::from_value(channel).expect("a channel");
        guild.permissions(&member, In::Channel(&channel), NOW)
    }

    fn role(id: &str, bits: Permissions) -> Value {
        json!({ "id": id, "permissions": bits.bits().to_string() })
    }

    fn overwrite(id: &str, allow: Permissions, deny: Permissions) -> Value {
        json!({ "id": id, "allow": allow.bits().to_string(), "deny": deny.bits().to_string() })
    }

    #[test]
    fn the_members_overwrite_beats_those_of_roles_and_these_that_of_everyone() {
        let none = Permissions::empty();
        let roles = json!([role("1", VIEW | SEND), role("4", Permissions::all())]);
        let of = |overwrites: Value| computed(&roles, &overwrites, None);
        assert_eq!(of(json!([])), VIEW | SEND);
        let everyone = overwrite("1", none, VIEW);
        assert_eq!(of(json!([everyone])), SEND);
        // What one role denies, another allows.
        let (two, three) = (overwrite("2", none, VIEW), overwrite("3", VIEW, none));
        assert_eq!(of(json!([everyone, two, three])), VIEW | SEND);
        let member = overwrite("8", none, VIEW | SEND);
        assert_eq!(of(json!([member, everyone, two, three])), none);
        let others = overwrite("4", Permissions::MANAGE_GUILD, VIEW);
        assert_eq!(of(json!([others])), VIEW | SEND);
    }

    #[test]
    fn an_owner_may_do_everything() {
        let roles = json!([role("1", VIEW)]);
        let denied = json!([overwrite("7", Permissions::empty(), VIEW)]);
        let until = Some("2027-02-01T00:00:00.000000+00:00");
        assert_eq!(
            computed_for("7", &roles, &denied, until),
            Permissions::all()
        );
    }

    #[test]
    fn a_time_out_takes_everything_until_it_ends_except_from_administrators() {
        let roles = json!([role("1", VIEW)]);
        let later = Some("2027-02-01T00:00:00.000000+00:00");
        let before = Some("2027-01-01T00:00:00.000000+00:00");
        assert_eq!(computed(&roles, &json!([]), later), Permissions::empty());
        assert_eq!(computed(&roles, &json!([]), before), VIEW);
        let roles = json!([role("3", Permissions::ADMINISTRATOR)]);
        assert_eq!(computed(&roles, &json!([]), later), Permissions::all());
    }
}
