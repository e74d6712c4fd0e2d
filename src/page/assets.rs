//! The page's own files, built into the binary.

use axum::extract::{Path, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use halma_service::Door;
use halma_service::version::VERSION;
use serde_json::Value;

use super::BoardPage;
use super::visit::asked_locale;
use crate::words::{Direction, Speaker};

/// Lists the files of `page` with their contents.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("browser/", $name)))),*]
    };
}

/// The sentences that the page may need before the first answer.
const EARLY_WORDS: &[&str] = &[
    "button-try-again",
    "page-cookies",
    "page-no-answer",
    "page-offline",
    "page-sign-in-again",
    "page-stay",
    "page-switch",
];

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
    "said.js",
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
    let mut text = named("index.html").expect("the page has one").to_owned();
    let mut root = String::new();
    if page.1 == Door::Activity {
        let Some(application) = page.application() else {
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        };
        text = text.replace("=\"/board/", "=\"");
        root = format!(" data-application=\"{application}\"");
    }
    if let Some(host) = page.host() {
        let speaker = host.bot.speaker(asked_locale(&headers));
        root += &words_from_the_start(speaker);
        text = text.replace(" lang=\"en\"", "");
    }
    let text = text.replace("<html", &format!("<html{root}"));
    let vary = [(VARY, ACCEPT_LANGUAGE.as_str())];
    (vary, answer("index.html", &text, &headers)).into_response()
}

/// Returns the attributes with the sentences that the page may need before the first answer.
fn words_from_the_start(speaker: Speaker<'_>) -> String {
    let words = EARLY_WORDS
        .iter()
        .map(|key| ((*key).to_owned(), speaker.text(key).words().into()));
    let words = Value::Object(words.collect()).to_string();
    let words = words
        .replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;");
    let direction = match speaker.direction() {
        Direction::LeftToRight => "ltr",
        Direction::RightToLeft => "rtl",
    };
    let locale = speaker.locale();
    format!(" lang=\"{locale}\" dir=\"{direction}\" data-words=\"{words}\"")
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
    if is_known(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    let kind = [(CONTENT_TYPE, media_type(name))];
    (kept, kind, text.to_owned()).into_response()
}

/// Returns true if the browser has the file with a tag: it may know several, and proxies weaken them.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(IF_NONE_MATCH).iter();
    let mut known = known
        .filter_map(|known| known.to_str().ok())
        .flat_map(|known| known.split(','));
    known.any(|known| {
        let known = known.trim();
        known == "*" || known.trim_start_matches("W/") == tag
    })
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
