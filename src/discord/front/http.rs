//! The HTTP front: Discord calls it with signed interactions instead of using the gateway, and
//! health checks ask for the process's state.
//!
//! Whatever the headers rule out is refused before the body is read: anyone can send a lot.
//!
//! A call only gets an acknowledgment. The answer to the interaction is a separate request, as with
//! the gateway, so both fronts share everything from there on.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::discord::front::Interactions;
use crate::discord::front::signature::Verifier;
use crate::discord::http::clocks::Clocks;
use crate::discord::interaction::loose::part;
use crate::readiness::{Part, Readiness};
use crate::serving::Port;

/// The maximum size of an interaction in bytes; the longest form text is far smaller.
const MOST_BYTES: usize = 64 << 10;
/// How long a call may take to arrive completely.
const ARRIVES_WITHIN: Duration = Duration::from_secs(5);
/// The number of hexadecimal digits in a signature.
const SIGNATURE_DIGITS: usize = 128;
/// The maximum number of connections: each is a call, which takes milliseconds, or a proxy's
/// kept-alive one.
const MOST_CONNECTIONS: usize = 256;

/// The HTTP front; clones are the same one.
#[derive(Clone)]
pub struct HttpFront(Arc<Inner>);

struct Inner {
    /// Verifies Discord's signatures; `None` if interactions come by the gateway.
    verifier: Option<Verifier>,
    /// The clocks for checking signatures' timestamps.
    clocks: Arc<Clocks>,
    /// The handler of interactions; `None` while answering isn't allowed.
    answering: RwLock<Option<Arc<Interactions>>>,
    readiness: Readiness,
    /// Canceled once no more calls come.
    closed: CancellationToken,
}

/// What a call's headers say about its sender.
struct Signed<'a> {
    signature: &'a str,
    moment: &'a str,
}

/// The type of an interaction.
#[derive(Deserialize)]
struct SentType {
    #[serde(default, rename = "type", deserialize_with = "part")]
    number: Option<u64>,
}

impl SentType {
    /// Discord's type of a ping.
    const PING: Option<u64> = Some(1);
}

impl HttpFront {
    /// Creates a front without a handler. With a verifier it accepts interactions.
    pub fn new(verifier: Option<Verifier>, clocks: Arc<Clocks>, readiness: Readiness) -> Self {
        Self(Arc::new(Inner {
            verifier,
            clocks,
            answering: RwLock::default(),
            readiness,
            closed: CancellationToken::new(),
        }))
    }

    /// Sets the handler of interactions, or removes it.
    pub fn answer_by(&self, interactions: Option<Arc<Interactions>>) {
        match interactions {
            Some(_) => self.0.readiness.fine(Part::Calls),
            None => self
                .0
                .readiness
                .pending(Part::Calls, "calls are not answered any more"),
        }
        let answering = self.0.answering.write();
        *answering.unwrap_or_else(PoisonError::into_inner) = interactions;
    }

    /// Returns a token that is canceled once no more calls come; until then they have to be
    /// answered.
    pub fn closed(&self) -> CancellationToken {
        self.0.closed.clone()
    }

    /// Accepts calls until `stop` and finishes those in progress. After `leaving`, responses ask
    /// callers to reconnect, which a proxy does to another process. `more` is served there too, on
    /// at most `connections` more connections.
    pub async fn serve_until(
        self,
        listener: TcpListener,
        (more, connections): (Router, usize),
        leaving: CancellationToken,
        stop: CancellationToken,
    ) {
        let _closes = self.0.closed.clone().drop_guard();
        let routes = self.0.readiness.routes();
        let calls = Router::new().route("/interactions", post(interaction));
        let port = Port {
            listener,
            router: routes.merge(calls.with_state(self)).merge(more),
            most: MOST_CONNECTIONS + connections,
            leaving,
            stop,
        };
        port.serve().await;
    }

    fn answering(&self) -> Option<Arc<Interactions>> {
        let answering = self.0.answering.read();
        answering.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns what the headers say about the sender, if it may be Discord at this moment.
    fn signed<'a>(&self, headers: &'a HeaderMap) -> Option<Signed<'a>> {
        let header = |name: &str| headers.get(name)?.to_str().ok();
        let signature = header("x-signature-ed25519")?;
        let moment = header("x-signature-timestamp")?;
        let is_signature = signature.len() == SIGNATURE_DIGITS
            && signature.bytes().all(|digit| digit.is_ascii_hexdigit());
        let may_be = self.0.verifier.is_some() && is_signature && self.0.clocks.is_fresh(moment);
        may_be.then_some(Signed { signature, moment })
    }

    /// Returns true if a call is from Discord.
    fn is_discords(&self, signed: &Signed, body: &[u8]) -> bool {
        let verifier = self.0.verifier.as_ref();
        verifier.is_some_and(|verifier| verifier.is_signed(signed.signature, signed.moment, body))
    }
}

/// `POST /interactions`.
async fn interaction(State(front): State<HttpFront>, headers: HeaderMap, body: Body) -> Response {
    let Some(signed) = front.signed(&headers) else {
        return StatusCode::UNAUTHORIZED.into_response();
    };
    if front.answering().is_some_and(|here| here.is_full()) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    if body.size_hint().lower() > MOST_BYTES as u64 {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    }
    let body = match tokio::time::timeout(ARRIVES_WITHIN, to_bytes(body, MOST_BYTES)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        Err(_) => return StatusCode::REQUEST_TIMEOUT.into_response(),
    };
    if !front.is_discords(&signed, &body) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    taken(&front, &body)
}

fn taken(front: &HttpFront, body: &Bytes) -> Response {
    let (Ok(kind), Ok(text)) = (
        serde_json::from_slice::<SentType>(body),
        std::str::from_utf8(body),
    ) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    if kind.number == SentType::PING {
        return ([(CONTENT_TYPE, "application/json")], r#"{"type":1}"#).into_response();
    }
    let is_taken = front.answering().is_some_and(|here| here.take(text));
    if is_taken {
        StatusCode::ACCEPTED.into_response()
    } else {
        // A proxy in front may try another process.
        StatusCode::SERVICE_UNAVAILABLE.into_response()
    }
}
