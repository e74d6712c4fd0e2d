//! What every call has to get past, and the headers of every answer: they forbid everything that the
//! page doesn't need.

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::BoardPage;
use super::visit::speak;

/// Only the page's own files and the pictures in its answers, and no turning of text into HTML or script.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; \
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

/// Lets a call through, unless it changes something and comes from another page, or another name leads
/// to this machine.
pub(super) async fn check(State(page): State<BoardPage>, request: Request, next: Next) -> Response {
    let origin = request.headers().get(header::ORIGIN);
    let is_own = page.is_own_origin(origin.map(HeaderValue::as_bytes));
    let host = request.headers().get(header::HOST);
    let is_here = page.is_own_host(host.map(HeaderValue::as_bytes));
    let mut response = if !is_here || (request.method() == Method::POST && !is_own) {
        let failure = speak(
            &page,
            request.headers(),
            StatusCode::FORBIDDEN,
            "page-unreadable",
        );
        failure.into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    let policy = format!("{POLICY}; frame-ancestors {}", page.frames());
    let policy = HeaderValue::try_from(policy).expect("an address has no control characters");
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}
