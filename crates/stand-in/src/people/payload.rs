//! Sending an interaction: its record in the state, and the event for the bot.

use serde_json::{Value, json};

use crate::error::{SandboxError, SandboxResult};
use crate::json::merge;
use crate::state::State;
use crate::state::commands::Command;
use crate::state::installation::{BY_PERSON, BY_SERVER, Owners};
use crate::state::interaction::{Interaction, InteractionKind};
use crate::state::locales::ENGLISH;
use crate::state::snowflake::Snowflake;
use crate::state::world::{Channel, User};

/// An interaction to send.
#[derive(Clone, Debug)]
pub(crate) struct NewInteraction {
    pub(crate) kind: InteractionKind,
    pub(crate) user: Snowflake,
    pub(crate) channel: Snowflake,
    /// The data for this kind of interaction.
    pub(crate) data: Value,
    /// The message whose component was used; for a modal, the one behind it.
    pub(crate) message: Option<Snowflake>,
    /// The interaction that opened the modal.
    pub(crate) trigger: Option<Snowflake>,
}

impl State {
    /// Sends an interaction to the bot and starts its timers.
    ///
    /// # Errors
    /// Returns an error if the application isn't installed.
    pub(crate) fn send_interaction(&mut self, new: &NewInteraction) -> SandboxResult<Snowflake> {
        let owners = self.owners_for(new);
        if !self.is_installed(owners) {
            return Err(SandboxError::not_possible("Unknown Integration"));
        }
        let id = self.new_id();
        let token = format!("interaction-token-{id}");
        let payload = self.interaction_json(id, &token, new, owners);
        let interaction = Interaction {
            id,
            token,
            kind: new.kind,
            user: new.user,
            channel: new.channel,
            message: new.message,
            trigger: new.trigger,
            owners,
            sent_at: self.now(),
            payload,
            first: None,
            original: None,
            follow_ups: Vec::new(),
            followed_up: 0,
        };
        self.interactions.insert(id, interaction);
        self.deliver_interaction(id);
        Ok(id)
    }

    /// Who has installed the application for an interaction. A message or form that is used keeps
    /// its owners, whoever uses it.
    fn owners_for(&self, new: &NewInteraction) -> Owners {
        let opener = new.trigger.and_then(|id| self.interactions.get(&id));
        let message = new.message.and_then(|id| self.messages.get(&id));
        let id = new.data["id"].as_str().and_then(|id| id.parse().ok());
        let command = self.commands.iter().find(|command| Some(command.id) == id);
        match (opener, message) {
            (Some(opener), _) => opener.owners,
            (None, Some(message)) => message.owners,
            (None, None) => {
                let any = &[BY_SERVER, BY_PERSON][..];
                let kinds = command.map_or(any, Command::installations);
                self.owners(new.user, new.channel, kinds)
            }
        }
    }

    /// Sends the event of an interaction, possibly again; returns false if the interaction doesn't
    /// exist.
    pub(crate) fn deliver_interaction(&mut self, id: Snowflake) -> bool {
        let Some(interaction) = self.interactions.get(&id) else {
            return false;
        };
        let payload = interaction.payload.clone();
        let guild = self
            .channels
            .get(&interaction.channel)
            .and_then(Channel::guild);
        self.tell_interaction(guild, &payload);
        true
    }

    fn interaction_json(
        &self,
        id: Snowflake,
        token: &str,
        new: &NewInteraction,
        owners: Owners,
    ) -> Value {
        let locale = self
            .users
            .get(&new.user)
            .map_or(ENGLISH, User::client_locale);
        let mut json = json!({
            "id": id, "application_id": self.bot, "type": new.kind as u8, "token": token,
            "version": 1, "channel_id": new.channel, "locale": locale, "data": new.data,
            "app_permissions": self.app_permissions(new.user, new.channel).to_string(),
            "authorizing_integration_owners": owners.json(),
            "entitlements": [], "attachment_size_limit": self.settings.attachment_size_limit,
        });
        let channel = self.channels.get(&new.channel);
        if let Some(channel) = channel {
            json["channel"] = self.channel_json_for(new.user, channel);
            json["context"] = json!(channel.place.context());
        }
        match channel
            .and_then(Channel::guild)
            .and_then(|guild| self.guilds.get(&guild))
        {
            Some(guild) => {
                let mut member = self.member_json(new.user);
                member["permissions"] = self.permissions_json(guild.id, new.user);
                let there = json!({
                    "guild_id": guild.id, "guild_locale": guild.locale,
                    "guild": { "id": guild.id, "locale": guild.locale, "features": [] },
                    "member": member,
                });
                merge(&mut json, there);
            }
            None => json["user"] = self.user_json(new.user),
        }
        if let Some(message) = new.message.and_then(|id| self.messages.get(&id)) {
            json["message"] = self.message_json(message);
        }
        json
    }

    /// The channel of an interaction; without its overwrites if the bot isn't in the guild.
    fn channel_json_for(&self, person: Snowflake, channel: &Channel) -> Value {
        let mut json = self.channel_seen_by(person, channel);
        if let Some(fields) = json.as_object_mut().filter(|_| !self.is_bot_in(channel.id)) {
            fields.remove("permission_overwrites");
        }
        json
    }
}
