//! Files of messages, for those who see the message, and emoji.

use std::sync::Arc;

use axum::extract::{Path, State as Extract};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::Context;
use crate::rest::emojis;
use crate::state::State;
use crate::state::message::{Attachment, Message};
use crate::state::snowflake::Snowflake;

/// The types shown as pictures. Everything else can only be downloaded, because a file that the
/// browser opened here would act as part of the page.
const PICTURES: [&str; 4] = ["image/png", "image/jpeg", "image/gif", "image/webp"];

pub(super) async fn fetch(
    Extract(context): Extract<Arc<Context>>,
    Path((person, id, name)): Path<(Snowflake, Snowflake, String)>,
) -> Response {
    let file = context
        .stand_in
        .read(|state| find(state, person, id, &name));
    let Some(file) = file else {
        return StatusCode::NOT_FOUND.into_response();
    };
    // An id belongs to one file, so its bytes never change.
    let kept = (CACHE_CONTROL, "private, max-age=86400, immutable");
    let bytes = file.bytes.to_vec();
    if let Some(kind) = picture_type(&file) {
        return ([(CONTENT_TYPE, kind), kept], bytes).into_response();
    }
    let kind = (CONTENT_TYPE, "application/octet-stream");
    let saved = (CONTENT_DISPOSITION, &*saved_as(&file.filename));
    ([kind, saved, kept], bytes).into_response()
}

/// The picture of an emoji, which never changes either.
pub(super) async fn emoji(
    Extract(context): Extract<Arc<Context>>,
    Path(file): Path<String>,
) -> Response {
    let found = context.stand_in.read(|state| emojis::picture(state, &file));
    let Some(emoji) = found else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kept = (CACHE_CONTROL, "private, max-age=86400, immutable");
    ([(CONTENT_TYPE, emoji.kind), kept], emoji.bytes.to_vec()).into_response()
}

/// A header that makes the browser save a file under its own name.
fn saved_as(name: &str) -> String {
    let is_plain = |letter: &char| letter.is_ascii_alphanumeric() || "-_.".contains(*letter);
    let name: String = name.chars().filter(is_plain).collect();
    format!("attachment; filename=\"{name}\"")
}

/// The media type, if the file is a picture that a browser can show.
pub(super) fn picture_type(file: &Attachment) -> Option<&'static str> {
    let named = file.content_type.as_deref()?;
    PICTURES.into_iter().find(|kind| *kind == named)
}

fn find(state: &State, person: Snowflake, id: Snowflake, name: &str) -> Option<Attachment> {
    let seen = state
        .messages
        .values()
        .filter(|m| state.sees_message(person, m));
    seen.flat_map(Message::files)
        .find(|file| file.id == id && file.filename == name)
        .cloned()
}
