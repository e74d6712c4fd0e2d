//! Sending an interaction: its record in the state, and the event for the bot.

use serde_json::{Value, json};

use crate::json::merge;
use crate::state::State;
use crate::state::interaction::{Interaction, InteractionKind};
use crate::state::locales::ENGLISH;
use crate::state::snowflake::Snowflake;
use crate::state::world::{Channel, User};

/// Where an interaction happens, with Discord's numbers.
const IN_GUILD: u8 = 0;
const IN_DIRECT_CONVERSATION: u8 = 1;

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
    pub(crate) fn send_interaction(&mut self, new: &NewInteraction) -> Snowflake {
        let id = self.new_id();
        let token = format!("interaction-token-{id}");
        let payload = self.interaction_json(id, &token, new);
        let interaction = Interaction {
            id,
            token,
            kind: new.kind,
            user: new.user,
            channel: new.channel,
            message: new.message,
            trigger: new.trigger,
            sent_at: self.now(),
            payload,
            first: None,
            original: None,
            follow_ups: Vec::new(),
        };
        self.interactions.insert(id, interaction);
        self.deliver_interaction(id);
        id
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

    fn interaction_json(&self, id: Snowflake, token: &str, new: &NewInteraction) -> Value {
        let locale = self
            .users
            .get(&new.user)
            .map_or(ENGLISH, User::client_locale);
        let mut json = json!({
            "id": id, "application_id": self.bot, "type": new.kind as u8, "token": token,
            "version": 1, "channel_id": new.channel, "locale": locale, "data": new.data,
            "app_permissions": self.bot_permissions(new.channel).to_string(),
            "authorizing_integration_owners": self.integration_owners(new.channel),
            "entitlements": [], "attachment_size_limit": self.settings.attachment_size_limit,
        });
        let channel = self.channels.get(&new.channel);
        if let Some(channel) = channel {
            json["channel"] = self.channel_json(channel);
        }
        match channel
            .and_then(Channel::guild)
            .and_then(|guild| self.guilds.get(&guild))
        {
            Some(guild) => {
                let mut member = self.member_json(new.user);
                member["permissions"] = self.permissions_json(new.user);
                let there = json!({
                    "guild_id": guild.id, "guild_locale": guild.locale, "context": IN_GUILD,
                    "guild": { "id": guild.id, "locale": guild.locale, "features": [] },
                    "member": member,
                });
                merge(&mut json, there);
            }
            None => merge(
                &mut json,
                json!({ "user": self.user_json(new.user), "context": IN_DIRECT_CONVERSATION }),
            ),
        }
        if let Some(message) = new.message.and_then(|id| self.messages.get(&id)) {
            json["message"] = self.message_json(message);
        }
        json
    }
}
