//! Interactions as calls, taken by a small server that checks them with another library.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use serde_json::Value;
use serenity::interactions_endpoint::Verifier;
use stand_in::{SandboxError, StandIn};
use tokio::net::TcpListener;

use super::bot::Bot;

/// A server that is called.
#[derive(Clone)]
struct Callee {
    verifier: Option<Verifier>,
    /// What it says to interactions.
    status: StatusCode,
    taken: Arc<Mutex<Vec<Value>>>,
}

impl Callee {
    /// One that checks signatures, or takes everything, and its address.
    async fn listen(stand_in: &StandIn, checks: bool, status: StatusCode) -> (Self, String) {
        let callee = Self {
            verifier: checks.then(|| Verifier::new(&stand_in.public_key())),
            status,
            taken: Arc::default(),
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new().route("/", post(called));
        let router = router.with_state(callee.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        (callee, url)
    }

    fn taken(&self) -> Vec<Value> {
        self.taken.lock().unwrap().clone()
    }
}

async fn called(
    State(callee): State<Callee>,
    headers: HeaderMap,
    body: String,
) -> (StatusCode, &'static str) {
    let header = |name: &str| headers[name].to_str().unwrap();
    let is_signed = |verifier: &Verifier| {
        let signature = header("x-signature-ed25519");
        let moment = header("x-signature-timestamp");
        verifier.verify(signature, moment, body.as_bytes()).is_ok()
    };
    if !callee.verifier.as_ref().is_none_or(is_signed) {
        return (StatusCode::UNAUTHORIZED, "");
    }
    let body: Value = serde_json::from_str(&body).unwrap();
    if body["type"] == 1 {
        return (StatusCode::OK, r#"{"type":1}"#);
    }
    callee.taken.lock().unwrap().push(body);
    (callee.status, "")
}

/// Waits until so many interactions were taken.
async fn wait_for(callee: &Callee, count: usize) {
    while callee.taken().len() < count {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn calls_go_to_the_next_where_one_is_not_taken() {
    let (stand_in, bot) = Bot::start().await;
    bot.stop().await;
    let (busy, first) = Callee::listen(&stand_in, true, StatusCode::SERVICE_UNAVAILABLE).await;
    let (ready, second) = Callee::listen(&stand_in, true, StatusCode::ACCEPTED).await;
    stand_in.call_at(&[first, second]).await.unwrap();
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    for _ in 0..2 {
        anna.send_slash(general, "/lab board").unwrap();
    }
    wait_for(&ready, 2).await;
    assert!(!busy.taken().is_empty());
    assert_eq!(ready.taken()[0]["data"]["name"], "lab");
    stand_in.call_all(true);
    let (before, after) = (busy.taken().len(), ready.taken().len());
    anna.send_slash(general, "/lab board").unwrap();
    wait_for(&ready, after + 1).await;
    wait_for(&busy, before + 1).await;
    assert!(stand_in.violations().is_empty(), "a busy one is no fault");
}

#[tokio::test]
async fn who_takes_what_is_not_signed_is_not_called() {
    let stand_in = StandIn::start(stand_in::Settings::default()).await;
    let stand_in = stand_in.unwrap();
    let (_, url) = Callee::listen(&stand_in, false, StatusCode::ACCEPTED).await;
    let refused = stand_in.call_at(&[url]).await;
    assert!(
        matches!(refused, Err(SandboxError::NotPossible(_))),
        "{refused:?}"
    );
}

#[tokio::test]
async fn a_call_that_is_refused_is_a_violation() {
    let (stand_in, bot) = Bot::start().await;
    bot.stop().await;
    let (callee, url) = Callee::listen(&stand_in, true, StatusCode::BAD_REQUEST).await;
    stand_in.call_at(&[url]).await.unwrap();
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    anna.send_slash(general, "/lab board").unwrap();
    wait_for(&callee, 1).await;
    while stand_in.violations().is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(stand_in.violations()[0].status, 400);
}
