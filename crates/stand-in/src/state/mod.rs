//! The stand-in's state, behind one lock, and a way to wait for changes.

pub(crate) mod activity;
pub(crate) mod calls;
pub(crate) mod clock;
pub(crate) mod commands;
pub(crate) mod component;
pub(crate) mod conversations;
pub(crate) mod embed;
pub(crate) mod emoji;
pub(crate) mod faults;
pub(crate) mod installation;
pub(crate) mod interaction;
pub(crate) mod journal;
pub(crate) mod locales;
pub(crate) mod message;
pub mod permission;
pub(crate) mod roles;
pub(crate) mod session;
pub(crate) mod settings;
pub(crate) mod snowflake;
pub(crate) mod windows;
pub(crate) mod wire;
pub(crate) mod world;

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Map, Value};
use tokio::sync::watch;

use self::activity::Activity;
use self::calls::Calls;
use self::clock::Clock;
use self::commands::Command;
use self::emoji::Emojis;
use self::faults::Faults;
use self::interaction::Interaction;
use self::journal::Journal;
use self::message::Message;
use self::session::Session;
use self::settings::Settings;
use self::snowflake::{IdSource, Snowflake};
use self::windows::Windows;
use self::world::{Channel, ChannelKind, Guild, Place, User};
use crate::error::{SandboxError, SandboxResult};

/// The name of the guild that always exists.
pub(crate) const STOCK_GUILD: &str = "Halma Hall";

/// Everything behind the lock.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) settings: Settings,
    /// The address of the stand-in, such as `http://127.0.0.1:9000`.
    pub(crate) base_url: String,
    pub(crate) clock: Clock,
    /// The bot's user, whose id is also the application's.
    pub(crate) bot: Snowflake,
    /// The changed properties of the application, as returned.
    pub(crate) application: Map<String, Value>,
    /// The hash of the account's banner.
    pub(crate) banner: Value,
    pub(crate) stock_guild: Snowflake,
    pub(crate) users: BTreeMap<Snowflake, User>,
    pub(crate) guilds: BTreeMap<Snowflake, Guild>,
    pub(crate) channels: BTreeMap<Snowflake, Channel>,
    pub(crate) messages: BTreeMap<Snowflake, Message>,
    pub(crate) commands: Vec<Command>,
    pub(crate) emojis: Emojis,
    /// Whether its emoji are shown as their names where the bot is not.
    pub(crate) hides_emoji_elsewhere: bool,
    pub(crate) interactions: BTreeMap<Snowflake, Interaction>,
    pub(crate) sessions: Vec<Session>,
    /// How many times bots have identified, and how many times they have identified or resumed.
    pub(crate) identifications: u64,
    pub(crate) connections: u64,
    pub(crate) journal: Journal,
    pub(crate) faults: Faults,
    /// Where interactions go if not over the gateway.
    pub(crate) calls: Calls,
    /// The application's Activity, if Activities are turned on.
    pub(crate) activity: Option<Activity>,
    /// State that the page's windows share.
    pub(crate) windows: Windows,
    ids: IdSource,
    changes: u64,
}

impl State {
    pub(crate) fn new(settings: Settings, base_url: String) -> Self {
        let mut bot = User::new(&settings.bot_name, true);
        let bot_id = settings.bot_id.unwrap_or(bot.id);
        bot.id = bot_id;
        let mut state = Self {
            bot: bot_id,
            application: Map::new(),
            banner: Value::Null,
            stock_guild: Snowflake::of_name("guild", STOCK_GUILD),
            users: BTreeMap::from([(bot_id, bot)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            commands: Vec::new(),
            emojis: Emojis::new(),
            hides_emoji_elsewhere: false,
            interactions: BTreeMap::new(),
            sessions: Vec::new(),
            identifications: 0,
            connections: 0,
            journal: Journal::default(),
            faults: Faults::default(),
            calls: Calls::default(),
            activity: None,
            windows: Windows::default(),
            clock: Clock::start(settings.clock_behind),
            ids: IdSource::default(),
            changes: 0,
            base_url,
            settings,
        };
        state.ensure_guild(STOCK_GUILD);
        state
    }

    pub(crate) fn now(&self) -> Duration {
        self.clock.now()
    }

    pub(crate) fn new_id(&mut self) -> Snowflake {
        self.ids.next(self.clock.now_ms())
    }

    /// The next change number, which orders changes.
    pub(crate) fn next_change(&mut self) -> u64 {
        self.changes += 1;
        self.changes
    }

    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    /// The user with this name; created if there is none.
    pub(crate) fn ensure_user(&mut self, name: &str, is_bot: bool) -> Snowflake {
        let user = User::new(name, is_bot);
        let id = user.id;
        self.users.entry(id).or_insert(user);
        id
    }

    /// The guild with this name; created, with the bot in it, if there is none.
    pub(crate) fn ensure_guild(&mut self, name: &str) -> Snowflake {
        self.ensure_guild_with(name, true)
    }

    /// The guild with this name; created, with or without the bot, if there is none.
    pub(crate) fn ensure_guild_with(&mut self, name: &str, has_bot: bool) -> Snowflake {
        let id = Snowflake::of_name("guild", name);
        if !self.guilds.contains_key(&id) {
            let guild = Guild {
                id,
                name: name.to_owned(),
                locale: self.settings.guild_locale.clone(),
                members: has_bot.then_some(self.bot).into_iter().collect(),
                has_bot,
                allows_external_apps: true,
            };
            self.guilds.insert(id, guild);
            let (general, place) = (Self::system_channel(id), Place::Guild(id));
            self.insert_channel(general, "general", place, ChannelKind::Text);
            if has_bot {
                self.announce_guild(id);
            }
        }
        id
    }

    /// The channel in which a guild says who joins.
    pub(crate) fn system_channel(guild: Snowflake) -> Snowflake {
        Snowflake::of_name("channel", &format!("{guild}/general"))
    }

    /// The channel with this name in a guild; created with this purpose if there is none.
    pub(crate) fn ensure_channel(
        &mut self,
        guild: Snowflake,
        name: &str,
        purpose: ChannelKind,
    ) -> Snowflake {
        let id = Snowflake::of_name("channel", &format!("{guild}/{name}"));
        if !self.channels.contains_key(&id) {
            self.insert_channel(id, name, Place::Guild(guild), purpose);
            self.announce_channel("CHANNEL_CREATE", id);
        }
        id
    }

    /// The direct message channel between the bot and a person; opened if there is none.
    pub(crate) fn ensure_direct_channel(&mut self, person: Snowflake) -> Snowflake {
        let id = Snowflake::of_name("direct", &person.to_string());
        if !self.channels.contains_key(&id) {
            self.insert_channel(id, "", Place::Direct(person), ChannelKind::Text);
        }
        id
    }

    fn insert_channel(&mut self, id: Snowflake, name: &str, place: Place, purpose: ChannelKind) {
        let bot_permissions = permission::INVITED_BOT;
        let channel = Channel {
            id,
            name: name.to_owned(),
            place,
            purpose,
            bot_permissions,
            thread: None,
        };
        self.channels.insert(id, channel);
    }

    /// The bot's permissions in a channel; a thread has those of its parent.
    pub(crate) fn bot_permissions(&self, channel: Snowflake) -> u64 {
        let channel = self.channels.get(&channel);
        let parent = channel
            .and_then(|channel| channel.thread.as_ref())
            .map(|t| t.parent);
        let decisive = parent
            .and_then(|parent| self.channels.get(&parent))
            .or(channel);
        decisive.map_or(0, |channel| channel.bot_permissions)
    }

    /// Returns true if a person sees a channel.
    pub(crate) fn sees(&self, person: Snowflake, channel: Snowflake) -> bool {
        let place = self.channels.get(&channel).map(|channel| &channel.place);
        match place {
            None => false,
            Some(Place::Direct(other)) => person == *other || person == self.bot,
            Some(Place::Guild(guild)) => self
                .guilds
                .get(guild)
                .is_some_and(|guild| guild.members.contains(&person)),
            Some(place) => place.people().contains(&person),
        }
    }

    /// Returns true if a person sees a message.
    pub(crate) fn sees_message(&self, person: Snowflake, message: &Message) -> bool {
        message.is_visible_to(person) && self.sees(person, message.channel_id)
    }

    /// The messages of a channel, oldest first.
    pub(crate) fn messages_in(
        &self,
        channel: Snowflake,
    ) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages
            .values()
            .filter(move |message| message.channel_id == channel)
    }

    pub(crate) fn interaction_by_token(&self, token: &str) -> Option<&Interaction> {
        // A token ends with the id; searching all interactions would be slow in a long run.
        let (_, id) = token.rsplit_once('-')?;
        let interaction = self.interactions.get(&id.parse().ok()?)?;
        (interaction.token == token).then_some(interaction)
    }

    pub(crate) fn user_name(&self, id: Snowflake) -> &str {
        self.users
            .get(&id)
            .map_or("unknown", |user| user.name.as_str())
    }
}

/// The state, its lock, and a signal for changes.
#[derive(Debug)]
pub(crate) struct Shared {
    state: Mutex<State>,
    changed: watch::Sender<()>,
}

impl Shared {
    pub(crate) fn new(state: State) -> Self {
        Self {
            state: Mutex::new(state),
            changed: watch::Sender::new(()),
        }
    }

    /// Reads the state. The lock is never held across an await.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        look(&self.lock())
    }

    /// Changes the state and wakes everyone who waits for a change.
    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let result = change(&mut self.lock());
        self.changed.send_replace(());
        result
    }

    /// Waits until `look` finds something; `what` names it in the error after `within`.
    pub(crate) async fn wait<T>(
        &self,
        what: &str,
        within: Duration,
        look: impl Fn(&State) -> Option<T>,
    ) -> SandboxResult<T> {
        let mut changes = self.changed.subscribe();
        let found = async {
            loop {
                if let Some(found) = self.read(&look) {
                    return Some(found);
                }
                changes.changed().await.ok()?;
            }
        };
        let timed_out = || SandboxError::TimedOut {
            what: what.to_owned(),
            waited: within,
        };
        tokio::time::timeout(within, found)
            .await
            .ok()
            .flatten()
            .ok_or_else(timed_out)
    }

    /// A receiver that is signaled after each change.
    pub(crate) fn listen(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic elsewhere must not hide the state from tests that want to inspect it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
