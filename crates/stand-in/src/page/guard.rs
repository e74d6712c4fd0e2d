//! Access to the page: only from a browser on this machine that shows this page.
//!
//! The response headers forbid everything that the page doesn't need.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Context;
use super::proxy::Proxy;
use crate::guard::is_welcome;

/// Allows only the page's own files, and the Activity in a frame: no inline scripts or styles, and no turning text into HTML or
/// script.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
     connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types 'none'";

const FIXED: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// Lets a request through or refuses it; the headers are the same.
pub(super) async fn check(
    State(context): State<Arc<Context>>,
    request: Request,
    next: Next,
) -> Response {
    let is_welcome = is_welcome(request.method(), request.headers(), context.port);
    let mut response = if is_welcome {
        next.run(request).await
    } else {
        let why = "This page answers only to a browser on this machine.";
        (StatusCode::FORBIDDEN, why).into_response()
    };
    let headers = response.headers_mut();
    let frame = context.proxy.as_ref().map(Proxy::origin);
    let frame = frame.as_deref().unwrap_or("'none'");
    let policy = HeaderValue::try_from(format!("{POLICY}; frame-src {frame}"));
    let policy = policy.expect("an address has no control characters");
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}
