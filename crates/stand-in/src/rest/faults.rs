//! The effect of a fault on a request and its answer.

use std::time::Duration;

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tokio::time::sleep;

use crate::state::faults::Fault;

/// The status recorded for a request whose connection was cut.
const CUT: u16 = 0;

/// Answers a request under a fault: `serve` executes it; `note` records the status of one that
/// isn't executed.
pub(super) async fn answer(
    fault: Option<Fault>,
    serve: impl FnOnce() -> Response,
    note: impl FnOnce(u16),
) -> Response {
    match fault {
        None => serve(),
        Some(Fault::RateLimited(wait)) => fail(429, 0, wait, note),
        Some(Fault::ServerError(status)) => fail(status, 0, None, note),
        Some(Fault::Refused(status, code)) => fail(status, code, None, note),
        Some(Fault::Late(by)) => {
            let response = serve();
            sleep(by).await;
            response
        }
        Some(Fault::Delayed(by)) => {
            sleep(by).await;
            serve()
        }
        Some(Fault::CutBefore) => {
            note(CUT);
            cut()
        }
        Some(Fault::CutAfter) => {
            serve();
            cut()
        }
    }
}

fn fail(status: u16, code: u32, retry_after: Option<Duration>, note: impl FnOnce(u16)) -> Response {
    note(status);
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if status == StatusCode::BAD_GATEWAY {
        // This response comes from a server in front of Discord's, so it isn't JSON.
        return (status, "<html><h1>502 Bad Gateway</h1></html>").into_response();
    }
    let message = status.canonical_reason().unwrap_or("Error");
    let mut body = json!({ "message": message, "code": code });
    if let Some(wait) = retry_after {
        body["retry_after"] = json!(wait.as_secs_f64());
        body["global"] = json!(false);
    }
    let mut response = (status, Json(body)).into_response();
    if let Some(wait) = retry_after {
        let seconds = HeaderValue::from(wait.as_secs_f64().ceil() as u64);
        response.headers_mut().insert(RETRY_AFTER, seconds);
    }
    response
}

/// Cuts the connection of the current request by unwinding its task, without a panic message.
fn cut() -> ! {
    std::panic::resume_unwind(Box::new("the sandbox cuts a connection"))
}
