//! The page's own files, built into the binary.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::version::VERSION;

/// Lists the files of `page` with their contents.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("page/", $name)))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "index.html",
    "page.css",
    "board.css",
    "icon.svg",
    "board.js",
    "calls.js",
    "choosing.js",
    "dom.js",
    "game.js",
    "keys.js",
    "list.js",
    "main.js",
    "note.js",
    "replay.js",
    "words.js",
];

/// The page.
pub(super) async fn index(headers: HeaderMap) -> Response {
    fetch(Path("index.html".to_owned()), headers).await
}

pub(super) async fn fetch(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some((name, text)) = FILES.iter().find(|(known, _)| *known == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = format!(
        "\"{VERSION}-{:x}\"",
        twox_hash::XxHash3_64::oneshot(text.as_bytes())
    );
    // Kept, but asked for each time: another version needs all its own files.
    let kept = [(ETAG, tag.clone()), (CACHE_CONTROL, "no-cache".to_owned())];
    let is_known = headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| known.as_bytes() == tag.as_bytes());
    if is_known {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    (kept, [(CONTENT_TYPE, media_type(name))], *text).into_response()
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "html")) => "text/html; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "svg")) => "image/svg+xml",
        _ => "application/octet-stream",
    }
}
