//! Routes for a channel's messages.

use serde_json::Value;

use super::compose::{self, Origin};
use super::permissions::{find, require, sending};
use super::{Call, Outcome, Reply, id_in_path};
use crate::limits::refusal::{
    CLOSED_TO_MESSAGES, NO_COMMON_GUILD, NO_TEXT_CHANNEL, NOT_FOUND, NOT_THE_AUTHOR, Refusal,
    THREAD_LOCKED, UNKNOWN_MESSAGE,
};
use crate::state::State;
use crate::state::message::Message;
use crate::state::permission;
use crate::state::snowflake::Snowflake;
use crate::state::world::Place;

/// The default and the maximum number of messages in a list.
const LISTED: usize = 50;
const MOST_LISTED: usize = 100;

pub(super) fn route(state: &mut State, call: &Call, channel: Snowflake, rest: &[&str]) -> Outcome {
    let method = call.method.as_str();
    match (method, rest) {
        ("GET", []) => Ok(Reply::Json(list(state, call, channel))),
        ("POST", []) => send(state, call, channel),
        ("GET" | "PATCH" | "DELETE", [id]) => {
            let id = id_here(state, channel, id)?;
            let is_own = state.messages[&id].author_id == state.bot;
            match method {
                "GET" => show(state, id),
                "PATCH" if is_own => {
                    compose::revise(state, id, &call.body, &call.files)?;
                    show(state, id)
                }
                "PATCH" => Err(NOT_THE_AUTHOR),
                _ => {
                    let needed = if is_own {
                        0
                    } else {
                        permission::MANAGE_MESSAGES
                    };
                    require(state, channel, needed)?;
                    compose::remove(state, id).map(|()| Reply::Empty)
                }
            }
        }
        _ => Err(NOT_FOUND),
    }
}

/// The message with this id, if it is in the channel and isn't private.
pub(super) fn id_here(
    state: &State,
    channel: Snowflake,
    segment: &str,
) -> Result<Snowflake, Refusal> {
    let id = id_in_path(segment, UNKNOWN_MESSAGE)?;
    let is_here = |message: &&Message| message.channel_id == channel && !message.is_private();
    state
        .messages
        .get(&id)
        .filter(is_here)
        .map(|message| message.id)
        .ok_or(UNKNOWN_MESSAGE)
}

pub(super) fn show(state: &State, id: Snowflake) -> Outcome {
    let message = state.messages.get(&id).ok_or(UNKNOWN_MESSAGE)?;
    Ok(Reply::Json(state.message_json(message)))
}

fn send(state: &mut State, call: &Call, channel: Snowflake) -> Outcome {
    if find(state, channel)?.is_forum() {
        return Err(NO_TEXT_CHANNEL);
    }
    let files = if call.files.is_empty() {
        0
    } else {
        permission::ATTACH_FILES
    };
    let has_embeds = call.body["embeds"]
        .as_array()
        .is_some_and(|list| !list.is_empty());
    let embeds = if has_embeds {
        permission::EMBED_LINKS
    } else {
        0
    };
    require(state, channel, sending(state, channel) | files | embeds)?;
    check_recipient(state, channel)?;
    if let Some(sent) = compose::with_same_nonce(state, call) {
        return show(state, sent);
    }
    check_lock(state, channel)?;
    let origin = Origin {
        channel,
        author: state.bot,
        interaction: None,
        viewer: None,
    };
    let id = compose::compose(state, &call.body, &call.files, origin)?;
    wake(state, channel);
    show(state, id)
}

/// Checks that the recipient shares a guild with the bot and takes direct messages.
fn check_recipient(state: &State, channel: Snowflake) -> Result<(), Refusal> {
    let Place::Direct(person) = find(state, channel)?.place else {
        return Ok(());
    };
    let is_open = state
        .users
        .get(&person)
        .is_some_and(|user| user.takes_direct_messages);
    match (state.shares_guild(person), is_open) {
        (false, _) => Err(NO_COMMON_GUILD),
        (true, false) => Err(CLOSED_TO_MESSAGES),
        (true, true) => Ok(()),
    }
}

fn check_lock(state: &State, channel: Snowflake) -> Result<(), Refusal> {
    let is_locked = find(state, channel)?
        .thread
        .as_ref()
        .is_some_and(|thread| thread.locked);
    let may_pass = state.bot_permissions(channel) & permission::MANAGE_THREADS != 0;
    if is_locked && !may_pass {
        Err(THREAD_LOCKED)
    } else {
        Ok(())
    }
}

/// Unarchives a thread, as every new message does.
pub(crate) fn wake(state: &mut State, channel: Snowflake) {
    let thread = state
        .channels
        .get_mut(&channel)
        .and_then(|channel| channel.thread.as_mut());
    if let Some(thread) = thread.filter(|thread| thread.archived) {
        thread.archived = false;
        state.announce_channel("THREAD_UPDATE", channel);
    }
}

/// Lists messages, newest first, by `limit`, `before` and `after`.
fn list(state: &State, call: &Call, channel: Snowflake) -> Value {
    if require(state, channel, permission::READ_MESSAGE_HISTORY).is_err() {
        return Value::Array(Vec::new());
    }
    let id = |name: &str| {
        call.parameter(name)
            .and_then(|id| id.parse::<Snowflake>().ok())
    };
    let (before, after) = (id("before"), id("after"));
    let limit = call
        .parameter("limit")
        .and_then(|limit| limit.parse().ok())
        .unwrap_or(LISTED);
    let is_wanted = |message: &&Message| {
        !message.is_private()
            && before.is_none_or(|before| message.id < before)
            && after.is_none_or(|after| message.id > after)
    };
    let mut wanted: Vec<&Message> = state.messages_in(channel).filter(is_wanted).collect();
    if after.is_none() {
        wanted.reverse();
    }
    wanted.truncate(limit.clamp(1, MOST_LISTED));
    wanted.sort_by_key(|message| std::cmp::Reverse(message.id));
    wanted
        .into_iter()
        .map(|message| state.message_json(message))
        .collect()
}
