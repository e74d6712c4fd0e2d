//! The board page: people play in a browser, by the same acts and views as in the chat, so that what
//! happens here appears in the channel too.
//!
//! A browser signs in with a link from Discord (`service/acts/session.rs`). Each call carries the
//! session in a cookie; nothing about it is kept between two calls, except how many there were.

mod acts;
mod assets;
mod failure;
mod guard;
mod layout;
mod limits;
mod note;
mod record;
mod sign_in;
mod stream;
mod view;
mod visit;

use std::sync::{Arc, PoisonError, RwLock};

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::discord::Bot;
use limits::Limits;

/// The maximum number of open streams, each a connection.
pub const MOST_STREAMS: usize = 1_024;

/// The page; clones are the same one.
#[derive(Clone)]
pub struct BoardPage(Arc<Inner>);

struct Inner {
    /// The public address, such as `https://halma.example`.
    address: String,
    limits: Limits,
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
    /// Creates the page of a public address, without anything that answers.
    pub fn new(address: &str) -> Self {
        Self(Arc::new(Inner {
            address: address.to_owned(),
            limits: Limits::default(),
            host: RwLock::default(),
        }))
    }

    /// Sets what answers, or removes it.
    pub fn answer_by(&self, host: Option<Host>) {
        let mut current = self.0.host.write().unwrap_or_else(PoisonError::into_inner);
        *current = host.map(Arc::new);
    }

    /// The page with its calls.
    pub fn routes(&self) -> Router {
        Router::new()
            .route("/board", get(assets::index))
            .route("/board/{file}", get(assets::fetch))
            .route("/board/api/enter", post(sign_in::enter))
            .route("/board/api/leave", post(sign_in::leave))
            .route("/board/api/home", get(view::home))
            .route("/board/api/settings", post(acts::settings))
            .route("/board/api/layout/{variant}", get(layout::of_variant))
            .route("/board/api/game/{code}", get(view::game).post(acts::act))
            .route("/board/api/game/{code}/record", get(record::record))
            .route(
                "/board/api/game/{code}/note",
                get(note::read).post(note::write),
            )
            .route("/board/api/stream", get(stream::open))
            .layer(from_fn_with_state(self.clone(), guard::check))
            .with_state(self.clone())
    }

    fn host(&self) -> Option<Arc<Host>> {
        let host = self.0.host.read().unwrap_or_else(PoisonError::into_inner);
        host.clone()
    }

    /// Whether browsers reach it by TLS: always, except on this machine.
    fn is_secure(&self) -> bool {
        self.0.address.starts_with("https://")
    }
}
