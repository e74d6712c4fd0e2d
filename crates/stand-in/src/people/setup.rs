//! Test setup: people, guilds, channels, permissions, the network and the time.

use std::collections::BTreeMap;
use std::time::Duration;

use super::person::Person;
use crate::stand_in::StandIn;
use crate::state::State;
use crate::state::emoji::Emoji;
use crate::state::faults::{FaultRule, Faults};
use crate::state::session::Outgoing;
use crate::state::snowflake::Snowflake;
use crate::state::world::{ChannelKind, Guild};

/// A picture of one pixel.
const PIXEL: &[u8] = include_bytes!("../../faces/pixel.png");

impl StandIn {
    /// A member of the stock guild with this name, created on demand, with the same id in every
    /// run.
    pub fn user(&self, name: &str) -> Person {
        let id = self.change(|state| state.ensure_member(name));
        Person::new(self.clone(), id)
    }

    /// A person who isn't in any guild.
    pub fn outsider(&self, name: &str) -> Person {
        let id = self.change(|state| state.ensure_user(name, false));
        Person::new(self.clone(), id)
    }

    /// Another bot, a member of the stock guild.
    pub fn bot_user(&self, name: &str) -> Person {
        let id = self.change(|state| {
            let id = state.ensure_user(name, true);
            state.ensure_member(name);
            id
        });
        Person::new(self.clone(), id)
    }

    /// Gives the application an emoji with this name and a picture of one pixel.
    pub fn add_emoji(&self, name: &str) {
        self.change(|state| {
            let emoji = Emoji {
                id: state.new_id(),
                name: name.to_owned(),
                kind: "image/png",
                bytes: PIXEL.into(),
            };
            state.emojis.insert(emoji.id, emoji);
        });
    }

    /// Removes the application's emoji with this name.
    pub fn remove_emoji(&self, name: &str) {
        self.change(|state| state.emojis.retain(|_, emoji| emoji.name != name));
    }

    /// The names of the application's emoji by their ids.
    pub fn emojis(&self) -> BTreeMap<Snowflake, String> {
        let named = |state: &State| {
            let emojis = state.emojis.values();
            emojis.map(|emoji| (emoji.id, emoji.name.clone())).collect()
        };
        self.read(named)
    }

    /// Sets or removes someone's profile picture; the file isn't checked.
    pub fn set_face(&self, user: &Person, file: Option<&[u8]>) {
        self.change(|state| {
            if let Some(user) = state.users.get_mut(&user.id()) {
                user.face = file.map(Into::into);
            }
        });
    }

    /// The stock guild, "Halma Hall".
    pub fn stock_guild(&self) -> Snowflake {
        self.read(|state| state.stock_guild)
    }

    /// The guild with this name, with the bot in it; created on demand.
    pub fn guild(&self, name: &str) -> Snowflake {
        self.change(|state| state.ensure_guild(name))
    }

    /// Makes a person a member of a guild.
    pub fn join(&self, person: impl Into<Snowflake>, guild: Snowflake) {
        let person = person.into();
        self.change_guild(guild, |guild| guild.members.insert(person));
    }

    /// Removes a person from a guild or a group.
    pub fn leave(&self, person: impl Into<Snowflake>, place: Snowflake) {
        let person = person.into();
        self.change_guild(place, |guild| guild.members.remove(&person));
        self.change(|state| state.leave_group(person, place));
    }

    /// The channel with this name in the stock guild; created on demand.
    pub fn channel(&self, name: &str) -> Snowflake {
        self.channel_for(name, ChannelKind::Text)
    }

    /// The channel with this name in a guild; created on demand.
    pub fn channel_in(&self, guild: Snowflake, name: &str) -> Snowflake {
        self.change(|state| state.ensure_channel(guild, name, ChannelKind::Text))
    }

    /// The channel with this name in the stock guild; created on demand with this purpose.
    pub fn channel_for(&self, name: &str, purpose: ChannelKind) -> Snowflake {
        self.change(|state| state.ensure_channel(state.stock_guild, name, purpose))
    }

    /// Sets the language of a guild, such as `de`.
    pub fn set_guild_locale(&self, guild: Snowflake, locale: &str) {
        self.change_guild(guild, |guild| locale.clone_into(&mut guild.locale));
    }

    /// Sets the bot's permissions in a channel, as bits of [`crate::state::permission`].
    pub fn set_bot_permissions(&self, channel: Snowflake, bits: u64) {
        self.change(|state| {
            if let Some(channel) = state.channels.get_mut(&channel) {
                channel.bot_permissions = bits;
            }
        });
    }

    /// Removes permissions from the bot in a channel.
    pub fn revoke(&self, channel: Snowflake, bits: u64) {
        let granted = self.read(|state| state.bot_permissions(channel));
        self.set_bot_permissions(channel, granted & !bits);
    }

    /// Adds permissions to the bot in a channel.
    pub fn grant(&self, channel: Snowflake, bits: u64) {
        let granted = self.read(|state| state.bot_permissions(channel));
        self.set_bot_permissions(channel, granted | bits);
    }

    /// Deletes a message, as a moderator would.
    pub fn delete_message(&self, message: impl Into<Snowflake>) {
        let id = message.into();
        self.change(|state| {
            let removed = state.messages.remove(&id);
            if let Some(message) = removed.filter(|message| !message.is_private()) {
                state.announce_deletion(&message);
            }
        });
    }

    /// Deletes a channel or thread with everything in it.
    pub fn delete_channel(&self, id: Snowflake) {
        self.change(|state| {
            let is_thread = state.channels.get(&id).is_some_and(|c| c.thread.is_some());
            let place = if is_thread { "THREAD" } else { "CHANNEL" };
            state.announce_channel(&format!("{place}_DELETE"), id);
            state.channels.remove(&id);
            state.messages.retain(|_, message| message.channel_id != id);
        });
    }

    /// Kicks the bot from a guild.
    pub fn expel_bot(&self, guild: Snowflake) {
        self.change_guild(guild, |guild| guild.has_bot = false);
        self.change(|state| state.announce_guild_gone(guild, false));
    }

    /// Makes a guild briefly unavailable, as in an outage.
    pub fn blink_guild(&self, guild: Snowflake) {
        self.change(|state| {
            state.announce_guild_gone(guild, true);
            state.announce_guild(guild);
        });
    }

    /// Delivers the event of an interaction again; returns false if the interaction doesn't exist.
    pub fn redeliver(&self, interaction: Snowflake) -> bool {
        self.change(|state| state.deliver_interaction(interaction))
    }

    /// Edits the event of an interaction and delivers it; returns false if the interaction doesn't
    /// exist.
    pub fn deliver_changed(
        &self,
        interaction: Snowflake,
        change: impl FnOnce(&mut serde_json::Value),
    ) -> bool {
        self.change(|state| {
            if let Some(interaction) = state.interactions.get_mut(&interaction) {
                change(&mut interaction.payload);
            }
            state.deliver_interaction(interaction)
        })
    }

    /// Swallows the next interaction, so that only [`deliver_changed`](StandIn::deliver_changed)
    /// delivers it.
    pub fn swallow_next(&self) {
        self.change(|state| state.faults.held.swallow());
    }

    /// Sends raw text to every connected bot, valid event or not.
    pub fn send_frame(&self, frame: &str) {
        self.read(|state| state.send_to_sockets(|| Outgoing::Text(frame.to_owned())));
    }

    /// Cuts every gateway connection without a close frame; missed events are replayed when the bot
    /// resumes.
    pub fn drop_gateway(&self) {
        self.change(State::cut_sockets);
    }

    /// Asks every bot to reconnect and resume.
    pub fn ask_to_reconnect(&self) {
        self.read(State::ask_to_reconnect);
    }

    /// Ends every session; bots may resume if `can_resume`, else they must identify again.
    pub fn invalidate_sessions(&self, can_resume: bool) {
        self.change(|state| state.invalidate_sessions(can_resume));
    }

    /// Sends READY again to every connected bot.
    pub fn repeat_ready(&self) {
        self.change(State::repeat_ready);
    }

    /// Stops or resumes acknowledging heartbeats.
    pub fn ignore_heartbeats(&self, ignores: bool) {
        self.change(|state| state.faults.deaf_to_heartbeats = ignores);
    }

    /// Starts or stops sending every interaction twice.
    pub fn deliver_twice(&self, twice: bool) {
        self.change(|state| state.faults.twice = twice);
    }

    /// Holds back the next `count` interactions, then sends them in reverse order when the last one
    /// comes.
    pub fn reverse_next(&self, count: usize) {
        self.change(|state| state.faults.held.hold(count));
    }

    /// Makes the bot's requests fail; if several rules match a request, the first one applies.
    pub fn fail(&self, rule: FaultRule) {
        self.change(|state| state.faults.add(rule));
    }

    /// Ends all faults.
    pub fn clear_faults(&self) {
        self.change(|state| state.faults = Faults::default());
    }

    /// Forgets messages and interactions older than `age`, so that a long run doesn't fill memory.
    pub fn forget_older_than(&self, age: Duration) {
        self.change(|state| {
            let since = Snowflake::made_at(state.clock.now().saturating_sub(age));
            state.interactions = state.interactions.split_off(&since);
            state.messages = state.messages.split_off(&since);
        });
    }

    /// Moves the stand-in's clock forward, so that tokens, acknowledgment deadlines and nonces age.
    pub fn advance(&self, by: Duration) {
        self.change(|state| state.clock.push(by));
    }

    pub(super) fn change_guild<T>(&self, guild: Snowflake, change: impl FnOnce(&mut Guild) -> T) {
        self.change(|state| state.guilds.get_mut(&guild).map(change));
    }
}
