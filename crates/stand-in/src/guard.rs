//! Who may call a port on loopback: programs on this machine, and pages that this port serves.
//!
//! A page from elsewhere could point a domain at 127.0.0.1 or send requests here; the headers
//! `Host`, `Origin` and `Sec-Fetch-Site` give it away.

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Lets a request to this port through, or refuses it.
pub(crate) async fn check(State(port): State<u16>, request: Request, next: Next) -> Response {
    if is_welcome(request.method(), request.headers(), port) {
        next.run(request).await
    } else {
        let why = "The sandbox answers only to programs on this machine.";
        (StatusCode::FORBIDDEN, why).into_response()
    }
}

/// Returns true if a request comes from this machine and not from a page of another origin.
pub(crate) fn is_welcome(method: &Method, headers: &HeaderMap, port: u16) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let own = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
    let Some(host) = text(header::HOST).filter(|host| own.iter().any(|name| name == host)) else {
        return false;
    };
    let is_same_origin = |origin: &str| origin.strip_prefix("http://") == Some(host);
    if !text(header::ORIGIN).is_none_or(is_same_origin) {
        return false;
    }
    // Any page may link here; only the page itself may load its resources.
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
