//! Routes for threads: starting, joining, archiving and locking.

use serde_json::Value;

use super::permissions::{find, require};
use super::{Call, Outcome, Reply};
use crate::limits;
use crate::limits::refusal::{
    Refusal, THREAD_ARCHIVED, THREAD_EXISTS, UNKNOWN_CHANNEL, UNKNOWN_USER, WRONG_CHANNEL_TYPE,
};
use crate::state::State;
use crate::state::permission;
use crate::state::snowflake::Snowflake;
use crate::state::world::{Channel, ChannelKind, PRIVATE_THREAD, Place, Thread};

/// After how many idle minutes a thread is archived.
const DEFAULT_MINUTES: u64 = 1440;

/// Starts a thread, from a message or on its own.
pub(super) fn start(
    state: &mut State,
    call: &Call,
    parent: Snowflake,
    message: Option<Snowflake>,
) -> Outcome {
    if find(state, parent)?.kind() != ChannelKind::Text as u8 {
        return Err(WRONG_CHANNEL_TYPE);
    }
    limits::messages::check_thread(&call.body, true)?;
    let is_private = is_private(&call.body, message);
    require(state, parent, starting(is_private))?;
    // The thread of a message has the message's id.
    let id = message.unwrap_or_else(|| state.new_id());
    if state.channels.contains_key(&id) {
        return Err(THREAD_EXISTS);
    }
    let thread = Thread {
        parent,
        owner: state.bot,
        is_private,
        archived: false,
        locked: false,
        auto_archive_minutes: minutes(&call.body).unwrap_or(DEFAULT_MINUTES),
    };
    let name = call.body["name"].as_str().unwrap_or_default();
    open(state, id, name, thread)?;
    Ok(Reply::Created(state.channel_json(find(state, id)?)))
}

/// Adds a thread to its channel.
fn open(state: &mut State, id: Snowflake, name: &str, thread: Thread) -> Result<(), Refusal> {
    let guild = find(state, thread.parent)?.guild();
    let channel = Channel {
        id,
        name: name.to_owned(),
        place: Place::Guild(guild.ok_or(WRONG_CHANNEL_TYPE)?),
        purpose: ChannelKind::Text,
        bot_permissions: 0,
        thread: Some(thread),
    };
    state.channels.insert(id, channel);
    state.announce_channel("THREAD_CREATE", id);
    Ok(())
}

/// Opens a post in a forum, as a person does.
pub(crate) fn open_post(
    state: &mut State,
    forum: Snowflake,
    owner: Snowflake,
    title: &str,
) -> Result<Snowflake, Refusal> {
    if !find(state, forum)?.is_forum() {
        return Err(WRONG_CHANNEL_TYPE);
    }
    let thread = Thread {
        parent: forum,
        owner,
        is_private: false,
        archived: false,
        locked: false,
        auto_archive_minutes: DEFAULT_MINUTES,
    };
    let id = state.new_id();
    open(state, id, title, thread)?;
    Ok(id)
}

/// A thread without a message is private by default.
fn is_private(body: &Value, message: Option<Snowflake>) -> bool {
    let kind = body["type"].as_u64().unwrap_or(u64::from(PRIVATE_THREAD));
    message.is_none() && kind == u64::from(PRIVATE_THREAD)
}

/// The permission needed to start a thread.
fn starting(is_private: bool) -> u64 {
    if is_private {
        permission::CREATE_PRIVATE_THREADS
    } else {
        permission::CREATE_PUBLIC_THREADS
    }
}

/// Edits a thread; the bot can't edit ordinary channels.
pub(super) fn edit(state: &mut State, call: &Call, id: Snowflake) -> Outcome {
    let body = &call.body;
    limits::messages::check_thread(body, false)?;
    check_edit(state, body, id)?;
    let channel = state.channels.get_mut(&id).ok_or(UNKNOWN_CHANNEL)?;
    let thread = channel.thread.as_mut().ok_or(WRONG_CHANNEL_TYPE)?;
    if let Some(name) = body["name"].as_str() {
        name.clone_into(&mut channel.name);
    }
    thread.archived = body["archived"].as_bool().unwrap_or(thread.archived);
    thread.locked = body["locked"].as_bool().unwrap_or(thread.locked);
    thread.auto_archive_minutes = minutes(body).unwrap_or(thread.auto_archive_minutes);
    state.announce_channel("THREAD_UPDATE", id);
    Ok(Reply::Json(state.channel_json(find(state, id)?)))
}

/// Adds or removes a member; in the stand-in everyone in the guild sees all threads.
pub(super) fn join(state: &State, id: Snowflake, member: &str) -> Outcome {
    let thread = find(state, id)?.thread.as_ref().ok_or(WRONG_CHANNEL_TYPE)?;
    let is_known = member == "@me"
        || member
            .parse()
            .is_ok_and(|member: Snowflake| state.users.contains_key(&member));
    match (thread.archived, is_known) {
        (true, _) => Err(THREAD_ARCHIVED),
        (false, false) => Err(UNKNOWN_USER),
        (false, true) => Ok(Reply::Empty),
    }
}

fn check_edit(state: &State, body: &Value, id: Snowflake) -> Result<(), Refusal> {
    let thread = find(state, id)?.thread.as_ref().ok_or(WRONG_CHANNEL_TYPE)?;
    let locks = !body["locked"].is_null();
    if locks || thread.locked || thread.owner != state.bot {
        require(state, id, permission::MANAGE_THREADS)?;
    }
    let wakes = body["archived"] == false;
    if thread.archived && !wakes {
        Err(THREAD_ARCHIVED)
    } else {
        Ok(())
    }
}

fn minutes(body: &Value) -> Option<u64> {
    body["auto_archive_duration"].as_u64()
}
