//! Who may come in: only a browser on this machine that shows this very page.
//!
//! A page from elsewhere could point a name of its own at 127.0.0.1, or send requests here; the
//! headers `Host`, `Origin` and `Sec-Fetch-Site` give it away. The answers' own headers forbid
//! whatever the page does not need.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::House;

/// Nothing but the page's own files, no inline script or style, and no way to turn text into
/// HTML or script in the first place.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
     connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types 'none'";

const FIXED: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
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

/// Lets a request through or refuses it; both under the same headers.
pub(super) async fn check(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    let is_welcome = is_welcome(request.method(), request.headers(), house.port);
    let mut response = if is_welcome {
        next.run(request).await
    } else {
        let why = "This page answers only to a browser on this machine.";
        (StatusCode::FORBIDDEN, why).into_response()
    };
    let headers = response.headers_mut();
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

fn is_welcome(method: &Method, headers: &HeaderMap, port: u16) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let own = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
    let Some(host) = text(header::HOST).filter(|host| own.iter().any(|name| name == host)) else {
        return false;
    };
    let is_same_origin = |origin: &str| origin.strip_prefix("http://") == Some(host);
    if !text(header::ORIGIN).is_none_or(is_same_origin) {
        return false;
    }
    // A link to the page may stand anywhere; only its own parts may be asked for by a page.
    let is_visit = method == Method::GET
        && text(HeaderName::from_static("sec-fetch-mode")) == Some("navigate");
    let site = text(HeaderName::from_static("sec-fetch-site"));
    is_visit || site.is_none_or(|site| matches!(site, "same-origin" | "none"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn welcomes(method: &Method, lines: &[(&'static str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            let value = value.parse().expect("a header's value");
            headers.insert(HeaderName::from_static(name), value);
        }
        is_welcome(method, &headers, 9000)
    }

    #[test]
    fn only_the_page_itself_is_let_in() {
        let own = ("host", "127.0.0.1:9000");
        let (get, post) = (&Method::GET, &Method::POST);
        assert!(welcomes(get, &[own]));
        assert!(welcomes(get, &[("host", "localhost:9000")]));
        assert!(welcomes(post, &[own, ("origin", "http://127.0.0.1:9000")]));
        let link = [
            own,
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-mode", "navigate"),
        ];
        assert!(welcomes(get, &link));
        let strangers: [&[(&'static str, &str)]; 7] = [
            &[],
            &[("host", "127.0.0.1")],
            &[("host", "halma.example:9000")],
            &[own, ("origin", "http://localhost:9000")],
            &[own, ("origin", "null")],
            &[own, ("origin", "https://127.0.0.1:9000")],
            &[own, ("sec-fetch-site", "same-site")],
        ];
        for headers in strangers {
            assert!(!welcomes(post, headers), "{headers:?}");
        }
        assert!(!welcomes(post, &link));
    }
}
