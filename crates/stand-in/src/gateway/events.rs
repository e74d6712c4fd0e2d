//! Events: which sessions receive them.

use serde_json::{Value, json};

use super::intent;
use crate::state::State;
use crate::state::message::Message;
use crate::state::session::Outgoing;
use crate::state::snowflake::Snowflake;
use crate::state::world::Channel;

/// An event for the sessions that asked for it.
struct Event<'a> {
    name: &'a str,
    data: Value,
    guild: Option<Snowflake>,
    /// The intent that a session needs to receive it.
    intent: u64,
}

impl State {
    /// Sends an event to every session that serves the guild and has the intent.
    fn tell(&mut self, event: &Event<'_>) {
        for session in self
            .sessions
            .iter_mut()
            .filter(|session| session.serves(event.guild))
        {
            if session.intents & event.intent == event.intent {
                session.dispatch(event.name, &event.data);
            }
        }
    }

    /// Sends an interaction, which needs no intent: over HTTP if the bot has set an address, else
    /// over the gateway.
    pub(crate) fn tell_interaction(&mut self, guild: Option<Snowflake>, payload: &Value) {
        for data in self.faults.deliveries(payload) {
            if self.calls.are_made() {
                self.calls.make(&data);
                continue;
            }
            self.tell(&Event {
                name: "INTERACTION_CREATE",
                data,
                guild,
                intent: intent::NONE,
            });
        }
    }

    /// Announces a new or edited message, unless it is private or the bot isn't there: those never go
    /// over the gateway.
    pub(crate) fn announce_message(&mut self, name: &str, id: Snowflake) {
        let Some(message) = self
            .messages
            .get(&id)
            .filter(|message| !message.is_private() && self.is_bot_in(message.channel_id))
        else {
            return;
        };
        let mut data = self.message_event_json(message);
        if !self.may_read(message) {
            data["content"] = json!("");
            data["embeds"] = json!([]);
            data["attachments"] = json!([]);
            data["components"] = json!([]);
        }
        let guild = self
            .channels
            .get(&message.channel_id)
            .and_then(Channel::guild);
        let intent = message_intent(guild);
        self.tell(&Event {
            name,
            data,
            guild,
            intent,
        });
    }

    pub(crate) fn announce_deletion(&mut self, message: &Message) {
        if !self.is_bot_in(message.channel_id) {
            return;
        }
        let guild = self
            .channels
            .get(&message.channel_id)
            .and_then(Channel::guild);
        let data = json!({ "id": message.id, "channel_id": message.channel_id, "guild_id": guild });
        let intent = message_intent(guild);
        self.tell(&Event {
            name: "MESSAGE_DELETE",
            data,
            guild,
            intent,
        });
    }

    /// Announces a channel or thread.
    pub(crate) fn announce_channel(&mut self, name: &str, id: Snowflake) {
        if let Some(channel) = self.channels.get(&id).filter(|_| self.is_bot_in(id)) {
            let (data, guild) = (self.channel_json(channel), channel.guild());
            self.tell(&Event {
                name,
                data,
                guild,
                intent: intent::GUILDS,
            });
        }
    }

    /// Announces a guild with everything in it.
    pub(crate) fn announce_guild(&mut self, id: Snowflake) {
        if let Some(data) = self.guild_create_json(id) {
            let name = "GUILD_CREATE";
            self.tell(&Event {
                name,
                data,
                guild: Some(id),
                intent: intent::GUILDS,
            });
        }
    }

    /// Announces that a guild is gone: temporarily (an outage) or for good.
    pub(crate) fn announce_guild_gone(&mut self, id: Snowflake, is_outage: bool) {
        let mut data = json!({ "id": id });
        if is_outage {
            data["unavailable"] = json!(true);
        }
        let name = "GUILD_DELETE";
        self.tell(&Event {
            name,
            data,
            guild: Some(id),
            intent: intent::GUILDS,
        });
    }

    /// Sends the same to every connected socket, bypassing the sequence of events.
    pub(crate) fn send_to_sockets(&self, outgoing: impl Fn() -> Outgoing) {
        for socket in self
            .sessions
            .iter()
            .filter_map(|session| session.socket.as_ref())
        {
            socket.send(outgoing());
        }
    }

    /// Cuts every connection; later events wait until the session is resumed.
    pub(crate) fn cut_sockets(&mut self) {
        self.send_to_sockets(|| Outgoing::Cut);
        for session in &mut self.sessions {
            session.socket = None;
        }
    }

    /// Returns true if the bot may read a message without the privileged intent: its own messages,
    /// those that mention it, and direct messages.
    fn may_read(&self, message: &Message) -> bool {
        message.author_id == self.bot
            || message.mentions.users.contains(&self.bot)
            || self
                .channels
                .get(&message.channel_id)
                .is_some_and(|c| c.guild().is_none())
    }
}

fn message_intent(guild: Option<Snowflake>) -> u64 {
    if guild.is_some() {
        intent::GUILD_MESSAGES
    } else {
        intent::DIRECT_MESSAGES
    }
}
