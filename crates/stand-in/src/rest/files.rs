//! Uploaded files, served at the URLs in messages.

use std::sync::Arc;

use axum::extract::{Path, State as Extract};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use crate::state::message::{Attachment, Message};
use crate::state::snowflake::Snowflake;
use crate::state::{Shared, State};

pub(super) async fn fetch(
    Extract(shared): Extract<Arc<Shared>>,
    Path((channel, attachment, filename)): Path<(Snowflake, Snowflake, String)>,
) -> Response {
    let file = shared.read(|state| find(state, channel, attachment, &filename));
    let Some(file) = file else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = file
        .content_type
        .unwrap_or_else(|| "application/octet-stream".to_owned());
    ([(CONTENT_TYPE, kind)], file.bytes.to_vec()).into_response()
}

fn find(state: &State, channel: Snowflake, id: Snowflake, filename: &str) -> Option<Attachment> {
    let files = state.messages_in(channel).flat_map(Message::files);
    files
        .into_iter()
        .find(|file| file.id == id && file.filename == filename)
        .cloned()
}
