//! The typist's context: the commands, people and channels that a text can refer to.

use serde_json::{Map, Value, json};

use crate::error::{SandboxError, SandboxResult};
use crate::state::State;
use crate::state::commands::Command;
use crate::state::permission;
use crate::state::snowflake::Snowflake;
use crate::state::world::{Channel, Place};

/// Who is typing a command, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Typist {
    pub(crate) person: Snowflake,
    pub(crate) channel: Snowflake,
}

/// The resolved objects for ids in options.
#[derive(Debug, Default)]
pub(crate) struct Resolved {
    pub(crate) users: Map<String, Value>,
    pub(crate) members: Map<String, Value>,
    pub(crate) channels: Map<String, Value>,
}

impl State {
    /// A registered command that this person can use here.
    pub(crate) fn usable_command(
        &self,
        typist: Typist,
        kind: u8,
        name: &str,
    ) -> SandboxResult<&Command> {
        let channel = self.channels.get(&typist.channel);
        let guild = channel.and_then(Channel::guild);
        // In direct messages with the bot they are shown even if they can't be sent.
        let is_direct = channel.is_some_and(|channel| matches!(channel.place, Place::Direct(_)));
        let is_shown = |command: &Command| {
            let kinds = command.installations();
            let owners = self.owners(typist.person, typist.channel, kinds);
            is_direct || !owners.is_nobody()
        };
        let is_it = |command: &&Command| {
            command.definition.kind == kind
                && command.definition.name == name
                && (command.guild.is_none() || command.guild == guild)
                && is_shown(command)
        };
        let unknown = || SandboxError::not_possible(format!("there is no command `{name}` here"));
        let command = self.commands.iter().rev().find(is_it).ok_or_else(unknown)?;
        self.check_place(typist, command)?;
        self.check_permission(typist, command)?;
        Ok(command)
    }

    fn check_place(&self, typist: Typist, command: &Command) -> SandboxResult<()> {
        let name = &command.definition.name;
        let channel = self.channels.get(&typist.channel);
        let context = channel.map(|channel| channel.place.context());
        if context.is_some_and(|context| !command.contexts().contains(&context)) {
            return Err(SandboxError::not_possible(format!(
                "`{name}` cannot be used here"
            )));
        }
        if channel.is_some_and(Channel::is_forum) {
            return Err(SandboxError::not_possible(
                "no command can be used in a forum itself; open a post",
            ));
        }
        let thread = channel.and_then(|channel| channel.thread.as_ref());
        if thread.is_some_and(|thread| thread.archived) {
            return Err(SandboxError::not_possible(
                "no command can be used in an archived thread",
            ));
        }
        Ok(())
    }

    fn check_permission(&self, typist: Typist, command: &Command) -> SandboxResult<()> {
        let guild = self.channels.get(&typist.channel).and_then(Channel::guild);
        // Only servers give permissions to their members.
        let (Some(guild), Some(needed)) = (guild, &command.definition.default_member_permissions)
        else {
            return Ok(());
        };
        let needed: u64 = needed.parse().unwrap_or(0);
        let granted = self.permissions_in(guild, typist.person);
        let is_admin = granted & permission::ADMINISTRATOR != 0;
        // "0" hides a command from everyone but administrators.
        if is_admin || (needed != 0 && granted & needed == needed) {
            return Ok(());
        }
        let name = &command.definition.name;
        Err(SandboxError::not_possible(format!(
            "this person may not use `{name}`"
        )))
    }

    /// The person that `@name`, `<@id>` or an id refers to; a new name creates a stock person.
    pub(crate) fn named_user(&mut self, text: &str) -> Option<Snowflake> {
        let inside = text
            .strip_prefix("<@")
            .and_then(|rest| rest.strip_suffix('>'));
        if let Ok(id) = inside.unwrap_or(text).parse::<Snowflake>() {
            return self.users.contains_key(&id).then_some(id);
        }
        let name = text.strip_prefix('@').unwrap_or(text);
        let known = self
            .users
            .values()
            .find(|user| user.name == name)
            .map(|user| user.id);
        known.or_else(|| is_user_name(name).then(|| self.ensure_member(name)))
    }

    /// The stock person with this name, a member of the stock guild.
    pub(crate) fn ensure_member(&mut self, name: &str) -> Snowflake {
        let id = self.ensure_user(name, false);
        if let Some(guild) = self.guilds.get_mut(&self.stock_guild) {
            guild.members.insert(id);
        }
        id
    }

    /// The channel that `#name`, `<#id>` or an id refers to.
    pub(crate) fn named_channel(&self, typist: Typist, text: &str) -> Option<Snowflake> {
        let inside = text
            .strip_prefix("<#")
            .and_then(|rest| rest.strip_suffix('>'));
        if let Ok(id) = inside.unwrap_or(text).parse::<Snowflake>() {
            return self.channels.contains_key(&id).then_some(id);
        }
        let name = text.strip_prefix('#').unwrap_or(text);
        let guild = self.channels.get(&typist.channel)?.guild()?;
        let mut here = self
            .channels
            .values()
            .filter(|channel| channel.guild() == Some(guild));
        here.find(|channel| channel.name == name)
            .map(|channel| channel.id)
    }

    /// Adds a person's objects.
    pub(crate) fn resolve_user(&self, typist: Typist, user: Snowflake, resolved: &mut Resolved) {
        resolved
            .users
            .insert(user.to_string(), self.user_json(user));
        let guild = self.channels.get(&typist.channel).and_then(Channel::guild);
        if let Some(guild) = guild.filter(|_| self.sees(user, typist.channel)) {
            let mut member = self.partial_member_json(user);
            member["permissions"] = self.permissions_json(guild, user);
            resolved.members.insert(user.to_string(), member);
        }
    }

    /// A person's resolved objects, for a context menu or a user select.
    pub(crate) fn resolved_user(&self, typist: Typist, user: Snowflake) -> Value {
        let mut resolved = Resolved::default();
        self.resolve_user(typist, user, &mut resolved);
        json!({ "users": resolved.users, "members": resolved.members })
    }
}

fn is_user_name(name: &str) -> bool {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '.';
    (2..=32).contains(&name.len()) && name.chars().all(fits)
}
