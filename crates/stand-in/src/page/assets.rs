//! The page's own files, built into the binary.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

const INDEX: &str = include_str!("../../page/index.html");

/// Lists the files of `page` with their contents.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../page/", $name)))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "base.css",
    "language.css",
    "layout.css",
    "messages.css",
    "welcome.css",
    "composer.css",
    "panels.css",
    "activity.css",
    "icon.svg",
    "popout.html",
    "act.js",
    "activity.js",
    "calls.js",
    "commands.js",
    "composer.js",
    "dom.js",
    "draft.js",
    "drawer.js",
    "early.js",
    "focus.js",
    "form.js",
    "greetings.js",
    "language.js",
    "listbox.js",
    "log.js",
    "main.js",
    "markdown.js",
    "message.js",
    "net.js",
    "people.js",
    "picture.js",
    "place.js",
    "rows.js",
    "sidebar.js",
    "starters.js",
    "store.js",
    "theme.js",
    "time.js",
    "toast.js",
];

/// The start page, which links to everything else.
pub(super) async fn index() -> Response {
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], INDEX).into_response()
}

pub(super) async fn fetch(Path(name): Path<String>) -> Response {
    let file = FILES.iter().find(|(known, _)| *known == name);
    match file {
        Some((name, text)) => ([(CONTENT_TYPE, media_type(name))], *text).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
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
