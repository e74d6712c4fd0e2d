//! Why a call isn't answered as asked: a status and a sentence.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// A call that failed.
#[derive(Debug)]
pub(super) struct Failure {
    pub status: StatusCode,
    /// What the person is told, in spans; empty while nothing can speak.
    pub said: Value,
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.said }))).into_response()
    }
}
