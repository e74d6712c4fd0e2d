//! What a window shows besides messages: people, channels, commands, the bot.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};

use super::CHANNELS;
use super::trouble::switches;
use super::{Context, PEOPLE};
use crate::people::Typist;
use crate::state::State;
use crate::state::commands::Command;
use crate::state::locales::{ENGLISH, LOCALES};
use crate::state::snowflake::Snowflake;
use crate::state::world::{Channel, Place, User};

/// A language to test the page from right to left.
const PERSIAN: &str = "fa";

/// Everything around the messages, for this person.
pub(super) fn frame(context: &Context, state: &State, me: Snowflake) -> Value {
    let channels = seen_channels(state, me);
    let is_connected = state.sessions.iter().any(|s| s.socket.is_some());
    json!({
        "me": me,
        "languages": languages(),
        "language": state.users.get(&me).map_or(ENGLISH, |user| user.locale.as_str()),
        "serverLanguage": server_language(state),
        "people": people(state),
        "channels": channels
            .iter()
            .map(|channel| channel_view(state, channel, me))
            .collect::<Vec<_>>(),
        "hasInstalled": state.users.get(&me).is_some_and(|user| user.has_installed),
        "faults": switches(&state.windows.troubles),
        "movedBy": context.moved.load(Ordering::Relaxed),
        "bot": { "id": state.bot, "name": state.user_name(state.bot), "isConnected": is_connected },
    })
}

/// The languages for a person's client: Discord's, and Persian, which Discord lacks but which is
/// written from right to left.
fn languages() -> Vec<&'static str> {
    LOCALES.into_iter().chain([PERSIAN]).collect()
}

/// Returns true if a language can be chosen for a client.
pub(super) fn is_language(locale: &str) -> bool {
    languages().contains(&locale)
}

/// Returns true if a language can be chosen for a server.
pub(super) fn is_server_language(locale: &str) -> bool {
    LOCALES.contains(&locale)
}

fn server_language(state: &State) -> &str {
    let stock = state.guilds.get(&state.stock_guild);
    stock.map_or(ENGLISH, |guild| guild.locale.as_str())
}

/// The person with this name, or the page's first person.
pub(super) fn person_named(state: &State, name: &str) -> Snowflake {
    let find = |name: &str| {
        let mut users = state.users.values();
        users
            .find(|user| user.name == name && !user.is_bot)
            .map(|user| user.id)
    };
    find(name)
        .or_else(|| find(PEOPLE[0]))
        .unwrap_or_else(|| Snowflake::of_name("user", PEOPLE[0]))
}

fn people(state: &State) -> Vec<Value> {
    let mut people: Vec<&User> = state.users.values().collect();
    people.sort_by_key(|user| (place_in(&PEOPLE, &user.name), user.name.clone()));
    let one = |user: &User| {
        let (mentions, place) = state.calls(user.id);
        json!({
            "id": user.id, "name": user.name, "isBot": user.is_bot,
            "mentions": mentions, "calledIn": place,
        })
    };
    people.into_iter().map(one).collect()
}

fn place_in(list: &[&str], name: &str) -> usize {
    let place = list.iter().position(|known| *known == name);
    place.unwrap_or(list.len())
}

/// The channels that a person sees: those of guilds, each followed by its threads, then
/// conversations.
fn seen_channels(state: &State, me: Snowflake) -> Vec<&Channel> {
    let mut channels: Vec<&Channel> = state
        .channels
        .values()
        .filter(|channel| state.sees(me, channel.id))
        .collect();
    let order = |channel: &Channel| {
        let parent = channel.thread.as_ref().map(|thread| thread.parent);
        let top = parent
            .and_then(|parent| state.channels.get(&parent))
            .unwrap_or(channel);
        let rank = match top.place {
            Place::Guild(_) => 0,
            Place::Direct(_) => 1,
            Place::Pair(_) => 2,
            Place::Group(_) => 3,
        };
        let guild = top.guild().filter(|guild| *guild != state.stock_guild);
        let name = top.name.clone();
        (rank, guild, place_in(&CHANNELS, &name), name, channel.id)
    };
    // A thread is newer than its channel, so sorting by id puts it after.
    channels.sort_by_key(|channel| order(channel));
    channels
}

fn channel_view(state: &State, channel: &Channel, me: Snowflake) -> Value {
    let waiting = state.waiting(me, channel.id);
    let people = channel.place.people();
    let (group, name) = match &channel.place {
        Place::Direct(_) => ("Direct messages", state.user_name(state.bot)),
        Place::Pair(_) => {
            let other = people.iter().find(|person| **person != me);
            (
                "Direct messages",
                other.map_or("", |id| state.user_name(*id)),
            )
        }
        Place::Group(_) => ("Direct messages", channel.name.as_str()),
        Place::Guild(guild) => {
            let group = state.guilds.get(guild).map_or("", |g| g.name.as_str());
            (group, channel.name.as_str())
        }
    };
    let thread = channel.thread.as_ref();
    json!({
        "id": channel.id,
        "name": name,
        "group": group,
        "isDirect": channel.guild().is_none(),
        "people": people,
        "isThread": thread.is_some(),
        "isArchived": thread.is_some_and(|thread| thread.archived),
        "unread": waiting.unread,
        "mentions": waiting.mentions,
    })
}

/// The registered commands, each with the channels where this person can use it.
pub(super) fn commands(state: &State, me: Snowflake) -> Value {
    let channels = seen_channels(state, me);
    let places = |command: &Command| -> Vec<Snowflake> {
        let ids = channels.iter().map(|channel| channel.id);
        let (kind, name) = (command.definition.kind, &command.definition.name);
        let is_it = |channel: &Snowflake| {
            let typist = Typist {
                person: me,
                channel: *channel,
            };
            let found = state.usable_command(typist, kind, name);
            found.is_ok_and(|found| found.id == command.id)
        };
        ids.filter(is_it).collect()
    };
    let locale = state.users.get(&me).map_or(ENGLISH, User::client_locale);
    let one = |command: &Command| {
        let mut shown = in_language(&command.json, locale);
        shown["type"] = json!(command.definition.kind);
        shown["channels"] = json!(places(command));
        shown
    };
    state.commands.iter().map(one).collect()
}

/// A command, option or choice in a client's language: `label` is its translated name, only for
/// display.
fn in_language(told: &Value, locale: &str) -> Value {
    let own = |field: &str| {
        let localized = &told[format!("{field}_localizations")][locale];
        localized.as_str().or(told[field].as_str())
    };
    let mut shown = json!({ "label": own("name"), "description": own("description") });
    for field in ["type", "name", "value", "required", "autocomplete"] {
        if let Some(value) = told.get(field) {
            shown[field] = value.clone();
        }
    }
    for field in ["options", "choices"] {
        if let Some(children) = told[field].as_array() {
            let children = children.iter().map(|child| in_language(child, locale));
            shown[field] = children.collect();
        }
    }
    shown
}
