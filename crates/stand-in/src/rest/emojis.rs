//! Routes of the application's emoji, and their pictures, which Discord serves from a separate
//! host.

use std::sync::Arc;

use axum::extract::{Path, State as Extract};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::{Call, Outcome, Reply, id_in_path};
use crate::limits;
use crate::limits::refusal::{NOT_FOUND, UNKNOWN_EMOJI};
use crate::state::emoji::Emoji;
use crate::state::{Shared, State};

/// The routes below `emojis`.
pub(super) fn route(state: &mut State, call: &Call, rest: &[&str]) -> Outcome {
    match (call.method.as_str(), rest) {
        ("GET", []) => {
            let listed = state.emojis.values().map(|emoji| state.emoji_json(emoji));
            let items: Vec<Value> = listed.collect();
            Ok(Reply::Json(json!({ "items": items })))
        }
        ("POST", []) => create(state, &call.body),
        (method, [id]) => {
            let id = id_in_path(id, UNKNOWN_EMOJI)?;
            let emoji = state.emojis.get(&id).ok_or(UNKNOWN_EMOJI)?;
            match method {
                "GET" => Ok(Reply::Json(state.emoji_json(emoji))),
                "DELETE" => {
                    state.emojis.remove(&id);
                    Ok(Reply::Empty)
                }
                _ => Err(NOT_FOUND),
            }
        }
        _ => Err(NOT_FOUND),
    }
}

fn create(state: &mut State, body: &Value) -> Outcome {
    let (kind, bytes) = limits::emojis::check(body, &state.emojis)?;
    let emoji = Emoji {
        id: state.new_id(),
        name: body["name"].as_str().unwrap_or_default().to_owned(),
        kind,
        bytes: bytes.into(),
    };
    let shown = state.emoji_json(&emoji);
    state.emojis.insert(emoji.id, emoji);
    Ok(Reply::Created(shown))
}

pub(super) async fn fetch(
    Extract(shared): Extract<Arc<Shared>>,
    Path(file): Path<String>,
) -> Response {
    match shared.read(|state| picture(state, &file)) {
        Some(emoji) => ([(CONTENT_TYPE, emoji.kind)], emoji.bytes.to_vec()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The emoji of a file name such as `7.png`.
pub(crate) fn picture(state: &State, file: &str) -> Option<Emoji> {
    let (id, _) = file.split_once('.')?;
    state.emojis.get(&id.parse().ok()?).cloned()
}
