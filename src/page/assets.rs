//! The page's own files, built into the binary.

use std::sync::LazyLock;

use axum::extract::{Path, RawQuery, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use halma_service::Door;
use halma_service::version::VERSION;
use serde_json::Value;
use twox_hash::XxHash3_64;

use super::BoardPage;
use super::bundle::bundle;
use super::visit::asked_locale;
use crate::words::{Direction, Speaker};

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

/// The files of a folder with their contents.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("browser/", $name)))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "index.html",
    "icon.svg",
    "page.css",
    "list.css",
    "board.css",
    "panels.css",
    "activity.js",
    "advice.js",
    "again.js",
    "analysis.js",
    "board.js",
    "calls.js",
    "choosing.js",
    "cup.js",
    "cups.js",
    "deeds.js",
    "dom.js",
    "game.js",
    "keys.js",
    "layouts.js",
    "list.js",
    "main.js",
    "members.js",
    "new-game.js",
    "news.js",
    "note.js",
    "party.js",
    "people.js",
    "plan.js",
    "replay.js",
    "row.js",
    "said.js",
    "seats.js",
    "small.js",
    "sound.js",
    "study.js",
    "table.js",
    "theme.js",
    "time.js",
    "touch.js",
    "trail.js",
    "trouble.js",
    "trying.js",
    "typing.js",
    "words.js",
];

/// The files that browsers ask for.
static SERVED: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let styles = ["page.css", "list.css", "board.css", "panels.css"].map(named);
    vec![
        Asset::new(
            "page.js",
            "text/javascript; charset=utf-8",
            bundle("main.js", named),
        ),
        Asset::new("page.css", "text/css; charset=utf-8", styles.concat()),
        Asset::new("icon.svg", "image/svg+xml", named("icon.svg").to_owned()),
    ]
});

/// A file as it is served.
struct Asset {
    name: &'static str,
    kind: &'static str,
    text: String,
    /// What its address ends with, so that browsers keep it as long as it is this one.
    tag: String,
}

impl Asset {
    fn new(name: &'static str, kind: &'static str, text: String) -> Self {
        let tag = format!("{:x}", XxHash3_64::oneshot(text.as_bytes()));
        Self {
            name,
            kind,
            text,
            tag,
        }
    }
}

/// Returns what the page's address ends with, which changes when the page does.
pub(super) fn version() -> &'static str {
    let page = SERVED.iter().find(|asset| asset.name == "page.js");
    page.map_or("", |page| &page.tag)
}

/// The page. Inside Discord its files are beside it, and it knows the application that it belongs to.
pub(super) async fn index(State(page): State<BoardPage>, headers: HeaderMap) -> Response {
    let mut text = named("index.html").to_owned();
    for Asset { name, tag, .. } in SERVED.iter() {
        text = text.replace(&format!("{name}\""), &format!("{name}?{tag}\""));
    }
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
    let tag = format!("\"{VERSION}-{:x}\"", XxHash3_64::oneshot(text.as_bytes()));
    // Kept, but asked for each time: it names the files of its version.
    let kept = [
        (VARY, ACCEPT_LANGUAGE.to_string()),
        (ETAG, tag.clone()),
        (CACHE_CONTROL, "no-cache".to_owned()),
    ];
    if is_known(&headers, &tag) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    (kept, [(CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
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

/// `GET /board/{file}`: kept by browsers if the address says which one it is.
pub(super) async fn fetch(Path(name): Path<String>, RawQuery(query): RawQuery) -> Response {
    let Some(asset) = SERVED.iter().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kept = if query.as_deref() == Some(&asset.tag) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    (
        [(CACHE_CONTROL, kept), (CONTENT_TYPE, asset.kind)],
        &asset.text[..],
    )
        .into_response()
}

fn named(name: &str) -> &'static str {
    let file = FILES.iter().find(|(known, _)| *known == name);
    file.map_or_else(|| panic!("the page lacks {name}"), |(_, text)| *text)
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
