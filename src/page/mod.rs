//! The board page: people play in a browser, by the same acts and views as in the chat, so that what
//! happens here appears in the channel too.
//!
//! A browser signs in with a link from Discord, and carries its session in a cookie. Inside Discord
//! the page is an Activity, at another path: Discord says who opened it, and each call carries a
//! token. Nothing is kept between two calls, except how many there were.

mod activity;
mod acts;
mod address;
mod advice;
mod assets;
mod bundle;
mod cups;
mod door;
mod failure;
mod guard;
mod jumps;
mod layout;
mod limits;
mod members;
mod new_game;
mod record;
mod rights;
mod said;
mod sign_in;
mod small;
mod stream;
mod study;
mod table;
mod tries;
mod view;
mod visit;
mod written;

use std::sync::{Arc, PoisonError, RwLock};

use axum::Router;
use axum::body::Bytes;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use halma_service::ids::{MatchId, Turn};
use halma_service::{Door, Kept};
use limits::Limits;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tower_http::compression::CompressionLayer;

use crate::config::Config;
use crate::discord::Bot;

/// The maximum number of open streams, each a connection.
pub const MOST_STREAMS: usize = 1_024;

/// The page; clones are the same one.
#[derive(Clone)]
pub struct BoardPage(Arc<Inner>, Door);

struct Inner {
    /// The public address, such as `https://halma.example`.
    address: String,
    /// The origins of another server than Discord's, which may show the page in a frame, too.
    other_discord: Option<String>,
    /// Whether the page can be opened inside Discord.
    is_activity: bool,
    limits: Limits,
    /// Whole games as they are sent: those of a match at a turn.
    records: Kept<(MatchId, Turn), Bytes>,
    /// Boards as they are sent: by variant, seat and the tag of the theme.
    layouts: Kept<(&'static str, usize, String), Bytes>,
    /// What answers; `None` while this process may not.
    host: RwLock<Option<Arc<Host>>>,
}

/// What answers the calls of the page.
pub struct Host {
    /// The bot.
    pub bot: Bot,
    /// Tells the delivery worker that something is waiting.
    pub waiting: Arc<Notify>,
    /// Canceled when this process may not answer any more.
    pub stop: CancellationToken,
}

impl BoardPage {
    /// Creates the page from the configuration; `None` if it isn't set up. Nothing answers yet.
    pub fn of(config: &Config) -> Option<Self> {
        let address = config.board.address.clone()?;
        let other_discord = config.discord.api_url.as_deref().map(any_port);
        let inner = Inner {
            address,
            other_discord,
            is_activity: config.discord.client_secret.is_some(),
            limits: Limits::default(),
            records: Kept::default(),
            layouts: Kept::default(),
            host: RwLock::default(),
        };
        Some(Self(Arc::new(inner), Door::Link))
    }

    /// Sets what answers, or removes it.
    pub fn answer_by(&self, host: Option<Host>) {
        let mut current = self.0.host.write().unwrap_or_else(PoisonError::into_inner);
        *current = host.map(Arc::new);
    }

    /// The page with its calls.
    pub fn routes(&self) -> Router {
        let by_link = Router::new()
            .route("/board/api/enter", post(sign_in::enter))
            .route("/board/api/leave", post(sign_in::leave));
        let routes = Self(Arc::clone(&self.0), Door::Link).calls(by_link);
        if !self.0.is_activity {
            return routes;
        }
        let inside = Router::new()
            // Discord asks for its root, with a slash.
            .route("/board/activity/", get(assets::index))
            .route("/board/activity/api/enter", post(activity::enter));
        routes.merge(Self(Arc::clone(&self.0), Door::Activity).calls(inside))
    }

    /// The calls behind one door, with its own.
    fn calls(self, own: Router<Self>) -> Router {
        let at = |path: &str| format!("{}{path}", door::path(self.1));
        own.route(&at(""), get(assets::index))
            .route(&at("/{file}"), get(assets::fetch))
            .route(&at("/api/home"), get(view::home))
            .route(&at("/api/settings"), post(acts::settings))
            .route(&at("/api/lesson"), post(study::lesson))
            .route(&at("/api/puzzle"), post(study::puzzle))
            .route(&at("/api/march"), post(study::march))
            .route(&at("/api/layout/{variant}/{seat}"), get(layout::of_seat))
            .route(&at("/api/game/{code}"), get(view::game).post(acts::act))
            .route(&at("/api/game/{code}/record"), get(record::record))
            .route(&at("/api/game/{code}/hint"), post(advice::hint))
            .route(&at("/api/game/{code}/targets"), post(tries::targets))
            .route(&at("/api/game/{code}/analysis"), get(advice::analysis))
            .route(&at("/api/game/{code}/table"), get(table::table))
            .route(&at("/api/game/{code}/profile"), get(table::profile))
            .route(
                &at("/api/game/{code}/new"),
                get(new_game::choices).post(new_game::challenge),
            )
            .route(&at("/api/game/{code}/members"), get(members::named))
            .route(
                &at("/api/game/{code}/note"),
                get(written::note).post(written::set_note),
            )
            .route(
                &at("/api/game/{code}/plan"),
                get(written::plan).post(written::set_plan),
            )
            .route(&at("/api/cups"), get(cups::list))
            .route(&at("/api/cup/{id}"), get(cups::cup))
            .route(&at("/api/cup/{id}/join"), post(cups::join))
            .route(&at("/api/cup/{id}/leave"), post(cups::leave))
            .route(&at("/api/stream"), get(stream::open))
            .layer(from_fn_with_state(self.clone(), guard::check))
            .layer(CompressionLayer::new())
            .with_state(self)
    }

    fn host(&self) -> Option<Arc<Host>> {
        let host = self.0.host.read().unwrap_or_else(PoisonError::into_inner);
        host.clone()
    }

    /// Returns the application's id, once it is known.
    fn application(&self) -> Option<u64> {
        self.host()?.bot.http.application()
    }

    /// Whether browsers reach it by TLS: always, except on this machine.
    fn is_secure(&self) -> bool {
        self.0.address.starts_with("https://")
    }
}

/// Returns an address with a wildcard as its port, for a content security policy.
fn any_port(address: &str) -> String {
    let scheme = address.find("://").map_or(0, |at| at + 3);
    let host = address[scheme..].split(':').next().unwrap_or_default();
    format!("{}{host}:*", &address[..scheme])
}
