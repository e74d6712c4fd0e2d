//! Routes of channels.

use serde_json::json;

use super::permissions::{find, require, sending};
use super::{Call, Outcome, Reply, id_in_path, messages, threads};
use crate::limits::refusal::{NOT_FOUND, UNKNOWN_CHANNEL};
use crate::state::State;
use crate::state::permission;

pub(super) fn route(state: &mut State, call: &Call, segments: &[&str]) -> Outcome {
    let (channel, rest) = segments.split_first().ok_or(NOT_FOUND)?;
    let channel = id_in_path(channel, UNKNOWN_CHANNEL)?;
    require(state, channel, permission::VIEW_CHANNEL)?;
    match (call.method.as_str(), rest) {
        ("GET", []) => Ok(Reply::Json(state.channel_json(find(state, channel)?))),
        ("PATCH", []) => threads::edit(state, call, channel),
        ("POST", ["typing"]) => {
            require(state, channel, sending(state, channel))?;
            Ok(Reply::Json(json!({})))
        }
        ("POST", ["threads"]) => threads::start(state, call, channel, None),
        ("POST", ["messages", message, "threads"]) => {
            let message = messages::id_here(state, channel, message)?;
            threads::start(state, call, channel, Some(message))
        }
        ("PUT" | "DELETE", ["thread-members", member]) => threads::join(state, channel, member),
        (_, ["messages", rest @ ..]) => messages::route(state, call, channel, rest),
        _ => Err(NOT_FOUND),
    }
}
