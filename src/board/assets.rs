//! The page's own files, built into the binary.

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use super::BoardPage;
use super::door::Door;
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
    "panels.css",
    "icon.svg",
    "activity.js",
    "advice.js",
    "again.js",
    "analysis.js",
    "board.js",
    "calls.js",
    "choosing.js",
    "deeds.js",
    "dom.js",
    "game.js",
    "keys.js",
    "list.js",
    "main.js",
    "members.js",
    "new-game.js",
    "news.js",
    "note.js",
    "people.js",
    "plan.js",
    "replay.js",
    "seats.js",
    "table.js",
    "theme.js",
    "time.js",
    "touch.js",
    "trouble.js",
    "trying.js",
    "words.js",
];

/// The page. Inside Discord its files are beside it, and it knows the application that it belongs to.
pub(super) async fn index(State(page): State<BoardPage>, headers: HeaderMap) -> Response {
    let text = named("index.html").expect("the page has one");
    if page.1 == Door::Link {
        return answer("index.html", text, &headers);
    }
    let Some(application) = page.application() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let text = text.replace("=\"/board/", "=\"");
    let root = format!("<html data-application=\"{application}\"");
    answer("index.html", &text.replace("<html", &root), &headers)
}

pub(super) async fn fetch(Path(name): Path<String>, headers: HeaderMap) -> Response {
    match named(&name) {
        Some(text) if name != "index.html" => answer(&name, text, &headers),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

fn named(name: &str) -> Option<&'static str> {
    let file = FILES.iter().find(|(known, _)| *known == name);
    file.map(|(_, text)| *text)
}

fn answer(name: &str, text: &str, headers: &HeaderMap) -> Response {
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
    let kind = [(CONTENT_TYPE, media_type(name))];
    (kept, kind, text.to_owned()).into_response()
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
