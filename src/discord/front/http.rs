//! The HTTP front: Discord calls with signed interactions instead of sending them by the gateway, and
//! whoever watches over the process asks how it is.
//!
//! A call is answered at once, that it is taken; the answer to the interaction is a call of our own, as
//! by the gateway. So both fronts have everything in common from the interaction on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serenity::interactions_endpoint::Verifier;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::Interactions;
use crate::service::Clock;

/// The longest interaction in bytes; the longest text of a form is far below.
const MOST_BYTES: usize = 1 << 20;
/// How long a call may take to arrive whole.
const ARRIVES_WITHIN: Duration = Duration::from_secs(5);
/// How far the moment of a signature may be from ours: Discord signs when it calls, clocks differ.
const FRESH_MS: i64 = 5 * 60_000;
/// How long calls that have begun may take once the front is closed.
const GRACE: Duration = Duration::from_secs(3);

/// The HTTP front; clones are the same one.
#[derive(Clone)]
pub struct HttpFront(Arc<Inner>);

struct Inner {
    /// Tells Discord's calls from others; none where interactions come by the gateway.
    verifier: Option<Verifier>,
    /// The clock that Discord's is held against.
    clock: Arc<dyn Clock>,
    /// Those who answer; nobody as long as that is not allowed.
    answering: RwLock<Option<Arc<Interactions>>>,
    reaches_store: AtomicBool,
    /// Cancelled once no more calls come.
    closed: CancellationToken,
}

/// What an interaction says first.
#[derive(Deserialize)]
struct Kind {
    #[serde(rename = "type")]
    number: u8,
}

impl Kind {
    /// Discord's question whether somebody is there.
    const PING: u8 = 1;
}

impl HttpFront {
    /// A front that nobody answers at yet. With a verifier it takes interactions.
    pub fn new(verifier: Option<Verifier>, clock: Arc<dyn Clock>) -> Self {
        Self(Arc::new(Inner {
            verifier,
            clock,
            answering: RwLock::default(),
            reaches_store: AtomicBool::new(false),
            closed: CancellationToken::new(),
        }))
    }

    /// Lets somebody answer from now on; nobody, where there is nobody.
    pub fn answer_by(&self, interactions: Option<Arc<Interactions>>) {
        let answering = self.0.answering.write();
        *answering.unwrap_or_else(PoisonError::into_inner) = interactions;
    }

    /// Notes whether the store can be reached.
    pub fn note_store(&self, is_reached: bool) {
        self.0.reaches_store.store(is_reached, Ordering::Relaxed);
    }

    /// Cancelled once no more calls come; until then they are to be answered.
    pub fn closed(&self) -> CancellationToken {
        self.0.closed.clone()
    }

    /// Takes calls until the process is to stop, and finishes those that have begun.
    ///
    /// # Errors
    /// The system takes the address away.
    pub async fn serve_until(
        self,
        listener: TcpListener,
        stop: CancellationToken,
    ) -> std::io::Result<()> {
        let _closes = self.0.closed.clone().drop_guard();
        let router = Router::new()
            .route("/interactions", post(interaction))
            .route("/healthz", get(async || "alive\n"))
            .route("/readyz", get(readiness))
            .with_state(self);
        let stopped = stop.clone();
        let serving = axum::serve(listener, router);
        let serving = serving.with_graceful_shutdown(async move { stopped.cancelled().await });
        let cut_off = async {
            stop.cancelled().await;
            tokio::time::sleep(GRACE).await;
        };
        tokio::select! {
            served = serving => served,
            () = cut_off => Ok(()),
        }
    }

    fn answering(&self) -> Option<Arc<Interactions>> {
        let answering = self.0.answering.read();
        answering.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether what is asked for now would be done.
    fn is_ready(&self) -> bool {
        let is_answered = self.0.verifier.is_none() || self.answering().is_some();
        is_answered && self.0.reaches_store.load(Ordering::Relaxed)
    }

    /// Whether a call is Discord's, and of now.
    fn is_signed(&self, headers: &HeaderMap, body: &[u8]) -> bool {
        let header = |name: &str| headers.get(name)?.to_str().ok();
        let (Some(verifier), Some(signature), Some(moment)) = (
            &self.0.verifier,
            header("x-signature-ed25519"),
            header("x-signature-timestamp"),
        ) else {
            return false;
        };
        if verifier.verify(signature, moment, body).is_err() {
            return false;
        }
        let is_fresh = moment.parse().is_ok_and(|seconds: i64| {
            let age_ms = self
                .0
                .clock
                .now()
                .0
                .saturating_sub(seconds.saturating_mul(1000));
            age_ms.saturating_abs() <= FRESH_MS
        });
        if !is_fresh {
            tracing::warn!("a call signed at {moment} is refused; is this machine's clock right?");
        }
        is_fresh
    }
}

/// `POST /interactions`.
async fn interaction(State(front): State<HttpFront>, headers: HeaderMap, body: Body) -> Response {
    let body = match tokio::time::timeout(ARRIVES_WITHIN, to_bytes(body, MOST_BYTES)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        Err(_) => return StatusCode::REQUEST_TIMEOUT.into_response(),
    };
    if !front.is_signed(&headers, &body) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    taken(&front, &body)
}

fn taken(front: &HttpFront, body: &Bytes) -> Response {
    let (Ok(kind), Ok(text)) = (
        serde_json::from_slice::<Kind>(body),
        std::str::from_utf8(body),
    ) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    if kind.number == Kind::PING {
        return ([(CONTENT_TYPE, "application/json")], r#"{"type":1}"#).into_response();
    }
    let is_taken = front.answering().is_some_and(|here| here.take(text));
    if is_taken {
        StatusCode::ACCEPTED.into_response()
    } else {
        // A proxy in front may ask another process.
        StatusCode::SERVICE_UNAVAILABLE.into_response()
    }
}

/// `GET /readyz`.
async fn readiness(State(front): State<HttpFront>) -> Response {
    if front.is_ready() {
        "ready\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response()
    }
}
