//! Signed HTTP calls, as Discord makes them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::{Client, StatusCode};
use serde_json::Value;

use super::signing::signature;

/// How long Discord waits for a response.
pub(crate) const PATIENCE: Duration = Duration::from_secs(3);
const PING: &str = r#"{"type":1,"id":"1","application_id":"1","token":"ping","version":1}"#;

/// An HTTP client for calls, with its own clock.
#[derive(Clone)]
pub(crate) struct Caller {
    client: Client,
    /// How far the clock is behind this machine's.
    behind: Duration,
}

impl Caller {
    pub(crate) fn new(behind: Duration) -> Self {
        let client = Client::builder().timeout(PATIENCE).build();
        let client = client.expect("without TLS nothing can fail");
        Self { client, behind }
    }

    pub(crate) async fn is_ping_answered(&self, url: &str) -> bool {
        let answered = self.post(url, PING, PING).await;
        let Some((StatusCode::OK, body)) = answered else {
            return false;
        };
        let body: Value = serde_json::from_str(&body).unwrap_or_default();
        body["type"] == 1
    }

    pub(crate) async fn is_forgery_refused(&self, url: &str) -> bool {
        let forged = self.post(url, PING, "something else").await;
        matches!(forged, Some((StatusCode::UNAUTHORIZED, _)))
    }

    /// Posts a body, signed as if it were `signed`. Returns the response, if there was one.
    pub(crate) async fn post(
        &self,
        url: &str,
        body: &str,
        signed: &str,
    ) -> Option<(StatusCode, String)> {
        let moment = moment(self.behind);
        let request = self
            .client
            .post(url)
            .header("content-type", "application/json")
            .header("x-signature-ed25519", signature(&moment, signed))
            .header("x-signature-timestamp", moment)
            .body(body.to_owned());
        let response = request.send().await.ok()?;
        let status = response.status();
        Some((status, response.text().await.ok()?))
    }
}

/// Returns true if the endpoint answers a PING and refuses a wrong signature.
pub(crate) async fn answers_ping(url: &str) -> bool {
    let caller = Caller::new(Duration::ZERO);
    caller.is_ping_answered(url).await && caller.is_forgery_refused(url).await
}

/// The current time in seconds since 1970, unaffected by the stand-in's moved clock.
fn moment(behind: Duration) -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let moment = since.unwrap_or_default().saturating_sub(behind);
    moment.as_secs().to_string()
}
