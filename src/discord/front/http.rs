//! The HTTP front: Discord calls with signed interactions instead of sending them by the gateway, and
//! whoever watches over the process asks how it is.
//!
//! What can be refused by its head is refused before its body is read: strangers can say much.
//!
//! A call is answered at once, that it is taken; the answer to the interaction is a call of our own, as
//! by the gateway. So both fronts have everything in common from the interaction on.

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

/// The longest interaction in bytes; the longest text of a form is far below.
const MOST_BYTES: usize = 64 << 10;
/// How long a call may take to arrive whole.
const ARRIVES_WITHIN: Duration = Duration::from_secs(5);
/// How many hexadecimal digits a signature has.
const SIGNATURE_DIGITS: usize = 128;
/// The most connections at a time: each is a call, which takes milliseconds, or one of a proxy that is kept.
const MOST_CONNECTIONS: usize = 256;

/// The HTTP front; clones are the same one.
#[derive(Clone)]
pub struct HttpFront(Arc<Inner>);

struct Inner {
    /// Tells Discord's calls from others; none where interactions come by the gateway.
    verifier: Option<Verifier>,
    /// What signatures are held against.
    clocks: Arc<Clocks>,
    /// Those who answer; nobody as long as that is not allowed.
    answering: RwLock<Option<Arc<Interactions>>>,
    readiness: Readiness,
    /// Cancelled once no more calls come.
    closed: CancellationToken,
}

/// What the head of a call says of who made it.
struct Signed<'a> {
    signature: &'a str,
    moment: &'a str,
}

/// What an interaction says first.
#[derive(Deserialize)]
struct SentType {
    #[serde(default, rename = "type", deserialize_with = "part")]
    number: Option<u64>,
}

impl SentType {
    /// Discord's question whether somebody is there.
    const PING: Option<u64> = Some(1);
}

impl HttpFront {
    /// A front that nobody answers at yet. With a verifier it takes interactions.
    pub fn new(verifier: Option<Verifier>, clocks: Arc<Clocks>, readiness: Readiness) -> Self {
        Self(Arc::new(Inner {
            verifier,
            clocks,
            answering: RwLock::default(),
            readiness,
            closed: CancellationToken::new(),
        }))
    }

    /// Lets somebody answer from now on; nobody, where there is nobody.
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

    /// Cancelled once no more calls come; until then they are to be answered.
    pub fn closed(&self) -> CancellationToken {
        self.0.closed.clone()
    }

    /// Takes calls until `stop`, and finishes those that have begun. From `leaving` on each answer asks its
    /// caller to connect anew, which a proxy does elsewhere.
    pub async fn serve_until(
        self,
        listener: TcpListener,
        leaving: CancellationToken,
        stop: CancellationToken,
    ) {
        let _closes = self.0.closed.clone().drop_guard();
        let routes = self.0.readiness.routes();
        let calls = Router::new().route("/interactions", post(interaction));
        let port = Port {
            listener,
            router: routes.merge(calls.with_state(self)),
            most: MOST_CONNECTIONS,
            leaving,
            stop,
        };
        port.serve().await;
    }

    fn answering(&self) -> Option<Arc<Interactions>> {
        let answering = self.0.answering.read();
        answering.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What the head says of who made a call, if that may be Discord, just now.
    fn signed<'a>(&self, headers: &'a HeaderMap) -> Option<Signed<'a>> {
        let header = |name: &str| headers.get(name)?.to_str().ok();
        let signature = header("x-signature-ed25519")?;
        let moment = header("x-signature-timestamp")?;
        let is_signature = signature.len() == SIGNATURE_DIGITS
            && signature.bytes().all(|digit| digit.is_ascii_hexdigit());
        let may_be = self.0.verifier.is_some() && is_signature && self.0.clocks.is_fresh(moment);
        may_be.then_some(Signed { signature, moment })
    }

    /// Whether a call is Discord's.
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
        // A proxy in front may ask another process.
        StatusCode::SERVICE_UNAVAILABLE.into_response()
    }
}
