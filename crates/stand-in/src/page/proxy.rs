//! Discord's proxy: the domain on which an application's Activity appears. What a path leads to is
//! mapped in the developer portal; nothing else can be reached.
//!
//! At Discord the domain is `<application>.discordsays.com`. Here it is another port, so that
//! browsers take it for another site than the page around it. The proxy puts Discord's name into `Origin`.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State as Extract};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::error::{SandboxError, SandboxResult};
use crate::guard;
use crate::stand_in::StandIn;

/// The longest request, in bytes.
const LONGEST_REQUEST: usize = 1 << 20;
const CONNECTS_WITHIN: Duration = Duration::from_secs(5);
/// What clients may put before a path.
const PREFIX: &str = "/.proxy";
/// Headers about one connection, which aren't passed on.
const OF_A_CONNECTION: [HeaderName; 5] = [
    header::HOST,
    header::CONNECTION,
    header::TRANSFER_ENCODING,
    header::CONTENT_LENGTH,
    header::ACCEPT_ENCODING,
];

/// The running proxy, until this is dropped.
#[derive(Debug)]
pub(super) struct Proxy {
    address: SocketAddr,
    server: JoinHandle<()>,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.server.abort();
    }
}

#[derive(Clone)]
struct Context {
    stand_in: StandIn,
    client: reqwest::Client,
}

impl Proxy {
    /// Starts the proxy on any free port of 127.0.0.1.
    pub(super) async fn start(stand_in: StandIn) -> SandboxResult<Self> {
        let refuse = |source| SandboxError::Listen { port: 0, source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
        let listener = listener.map_err(refuse)?;
        let address = listener.local_addr().map_err(refuse)?;
        let client = reqwest::Client::builder().connect_timeout(CONNECTS_WITHIN);
        let client = client
            .build()
            .map_err(|error| SandboxError::not_possible(error.to_string()))?;
        let guarded = middleware::from_fn_with_state(address.port(), guard::check);
        let router = Router::new().fallback(pass_on).layer(guarded);
        let router = router.with_state(Context { stand_in, client });
        let server = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, router).await {
                tracing::error!(%error, "the proxy of the Activity has ended");
            }
        });
        Ok(Self { address, server })
    }

    /// The origin of the Activity's page.
    pub(super) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }
}

async fn pass_on(Extract(context): Extract<Context>, request: Request) -> Response {
    match forwarded(&context, request).await {
        Ok(response) => response,
        Err((status, why)) => (status, why).into_response(),
    }
}

async fn forwarded(
    context: &Context,
    request: Request,
) -> Result<Response, (StatusCode, &'static str)> {
    let (parts, body) = request.into_parts();
    let target = target(&context.stand_in, &parts.uri);
    let target = target.ok_or((StatusCode::NOT_FOUND, "No URL mapping leads there."))?;
    let headers = headers(context, &parts.headers);
    let body = to_bytes(body, LONGEST_REQUEST).await;
    let body = body.map_err(|_| (StatusCode::PAYLOAD_TOO_LARGE, "That is too long."))?;
    let request = context.client.request(parts.method, target);
    let answer = request.headers(headers).body(body).send().await;
    let answer = answer.map_err(|_| (StatusCode::BAD_GATEWAY, "The application is not there."))?;
    let answer: axum::http::Response<reqwest::Body> = answer.into();
    let (mut parts, body) = answer.into_parts();
    for name in OF_A_CONNECTION {
        parts.headers.remove(name);
    }
    if is_page(&parts.headers) {
        parts.headers.remove(header::CACHE_CONTROL);
        parts.headers.remove(header::ETAG);
    }
    Ok(Response::from_parts(parts, Body::new(body)))
}

fn target(stand_in: &StandIn, asked: &Uri) -> Option<String> {
    let path = asked.path();
    let path = path.strip_prefix(PREFIX).unwrap_or(path);
    let target = stand_in.read(|state| state.activity.as_ref()?.mapped(path))?;
    let query = asked.query().map(|query| format!("?{query}"));
    Some(target + &query.unwrap_or_default())
}

/// Returns the headers of a request as the application gets them: its domain has Discord's name.
fn headers(context: &Context, sent: &HeaderMap) -> HeaderMap {
    let mut headers = sent.clone();
    for name in OF_A_CONNECTION {
        headers.remove(name);
    }
    if headers.contains_key(header::ORIGIN) {
        let public = format!("https://{}.discordsays.com", context.stand_in.bot_id());
        let public = HeaderValue::try_from(public).expect("a number and letters");
        headers.insert(header::ORIGIN, public);
    }
    let caller = HeaderValue::from_static("127.0.0.1");
    headers.insert(HeaderName::from_static("x-forwarded-for"), caller);
    headers
}

fn is_page(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}
