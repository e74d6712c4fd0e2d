//! The client: sends requests to Discord, respects its rate limits, and reports why a request
//! failed.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use halma_service::ids::UserId;
use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue, RETRY_AFTER, VIA};
use reqwest::{Client, Method, Response, StatusCode};
use secrecy::SecretString;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use twilight_http_ratelimiting::{
    Endpoint, Method as LimitedMethod, RateLimitHeaders, RateLimiter,
};

use crate::discord::http::exchanges::Exchanges;
use crate::discord::http::payload::Payload;
use crate::discord::http::stillness::{Stillness, number};
use crate::discord::interaction::loose::part;

/// Discord's own address.
const DISCORD: &str = "https://discord.com";
/// The version of Discord's API.
const VERSION: &str = "/api/v10/";
/// The longest pause Discord may ask for before a request is given up.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// How often a rate-limited request is sent.
const MOST_TRIES: u8 = 5;

/// The header of a refusal that counts for all routes.
const GLOBAL: &str = "x-ratelimit-global";

/// The REST client.
#[derive(Debug)]
pub struct Http {
    client: Client,
    /// The URL up to the path of a route.
    base: String,
    authorization: HeaderValue,
    /// Waits for Discord's limits; `None` for other servers, which have none.
    limiter: Option<RateLimiter>,
    application: OnceLock<u64>,
    account: OnceLock<UserId>,
    /// What the application proves itself with when people sign in.
    client_secret: Option<SecretString>,
    /// Kept by all requests.
    stillness: Stillness,
    /// The exchanges of codes of people who sign in.
    pub(super) exchanges: Exchanges,
}

/// Why a request failed.
#[derive(Debug)]
pub enum HttpError {
    /// Discord refused it.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's error code; 0 if it sent none.
        code: u64,
        /// The reason in words.
        message: String,
        /// The paths of the errors in the body.
        fields: Vec<String>,
    },
    /// The connection failed before or during the response.
    Cut(reqwest::Error),
    /// The response is malformed.
    Unreadable,
    /// The application isn't known yet.
    NoApplication,
    /// It wasn't sent, because Discord has asked to keep still.
    Still,
}

impl From<reqwest::Error> for HttpError {
    fn from(error: reqwest::Error) -> Self {
        // The URL may contain the token of an interaction.
        Self::Cut(error.without_url())
    }
}

/// The body of Discord's error response.
#[derive(Deserialize, Default)]
struct Reason {
    #[serde(default, deserialize_with = "part")]
    code: Option<u64>,
    #[serde(default, deserialize_with = "part")]
    message: Option<String>,
    #[serde(default, deserialize_with = "part")]
    errors: Option<Value>,
}

/// A request, ready to be sent as often as needed.
pub(super) struct Call<'a> {
    pub method: Method,
    /// The path after the version.
    pub path: String,
    pub query: &'a [(&'a str, String)],
    pub body: Option<&'a Payload>,
}

impl Http {
    /// Creates a client for Discord or another server; `None` if the token isn't valid in a header.
    pub(in crate::discord) fn new(
        client: Client,
        token: &str,
        server: Option<&str>,
    ) -> Option<Self> {
        let token = token.strip_prefix("Bot ").unwrap_or(token);
        let mut authorization = HeaderValue::from_str(&format!("Bot {token}")).ok()?;
        authorization.set_sensitive(true);
        let host = server.unwrap_or(DISCORD).trim_end_matches('/');
        Some(Self {
            client,
            base: format!("{host}{VERSION}"),
            authorization,
            limiter: server.is_none().then(RateLimiter::default),
            application: OnceLock::new(),
            account: OnceLock::new(),
            client_secret: None,
            stillness: Stillness::default(),
            exchanges: Exchanges::default(),
        })
    }

    /// Returns the same client with the application's client secret, if there is one.
    #[must_use]
    pub(super) fn with_client_secret(self, client_secret: Option<SecretString>) -> Self {
        Self {
            client_secret,
            ..self
        }
    }

    /// Returns the token in the gateway's form.
    pub(in crate::discord) fn token(&self) -> &str {
        self.authorization.to_str().unwrap_or_default()
    }

    /// Returns the application, once it is known.
    pub fn application(&self) -> Option<u64> {
        self.application.get().copied()
    }

    /// Returns true if this is the bot's own account.
    pub fn is_own(&self, user: UserId) -> bool {
        self.account.get() == Some(&user)
    }

    pub(super) fn know(&self, application: u64, account: UserId) {
        self.application.get_or_init(|| application);
        self.account.get_or_init(|| account);
    }

    /// Returns the client secret, if there is one.
    pub(super) fn client_secret(&self) -> Option<&SecretString> {
        self.client_secret.as_ref()
    }

    /// Starts a request of another kind than the bot's own: without its token and its limits.
    pub(super) fn plain_request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        self.client.request(method, format!("{}{path}", self.base))
    }

    /// Sends a request and reads the response.
    pub(super) async fn ask<T: DeserializeOwned>(&self, call: &Call<'_>) -> Result<T, HttpError> {
        let body = self.send(call).await?.bytes().await?;
        serde_json::from_slice(&body).map_err(|_| HttpError::Unreadable)
    }

    /// Sends a request without a response body.
    pub(super) async fn tell(&self, call: &Call<'_>) -> Result<(), HttpError> {
        self.send(call).await.map(drop)
    }

    /// Sends a request; retries if it is rate-limited with a known pause.
    async fn send(&self, call: &Call<'_>) -> Result<Response, HttpError> {
        let mut tries = 1;
        loop {
            self.wait_while_still().await?;
            let permit = match (&self.limiter, endpoint(call)) {
                (Some(limiter), Some(endpoint)) => Some(limiter.acquire(endpoint).await),
                _ => None,
            };
            let response = self.request(call).send().await?;
            if let Some(permit) = permit {
                permit.complete(limits(response.headers()));
            }
            if response.status().is_success() {
                return Ok(response);
            }
            self.note_limits(&response);
            match pause(&response) {
                Some(pause) if self.limiter.is_some() && tries < MOST_TRIES => {
                    tries += 1;
                    tokio::time::sleep(pause).await;
                }
                _ => return Err(refused(response).await),
            }
        }
    }

    /// Waits while Discord wants no request at all.
    ///
    /// # Errors
    /// That takes too long.
    pub(super) async fn wait_while_still(&self) -> Result<(), HttpError> {
        while let Some(left) = self.stillness.left() {
            if left > LONGEST_PAUSE {
                return Err(HttpError::Still);
            }
            tokio::time::sleep(left).await;
        }
        Ok(())
    }

    /// Notes that Discord refuses all requests for their rate, or that something in front of it does.
    pub(super) fn note_limits(&self, response: &Response) {
        let headers = response.headers();
        // Without `via` it isn't Discord's own answer.
        let is_in_front = self.limiter.is_some() && !headers.contains_key(VIA);
        let is_of_all = headers.contains_key(GLOBAL) || is_in_front;
        if response.status() == StatusCode::TOO_MANY_REQUESTS && is_of_all {
            self.stillness.begin(headers);
        }
    }

    fn request(&self, call: &Call<'_>) -> reqwest::RequestBuilder {
        let address = format!("{}{}", self.base, call.path);
        let request = self
            .client
            .request(call.method.clone(), address)
            .header(AUTHORIZATION, self.authorization.clone())
            .query(call.query);
        match call.body {
            None => request,
            Some(payload) if payload.files.is_empty() => request
                .header(reqwest::header::CONTENT_TYPE, "application/json")
                .body(payload.json.to_string()),
            Some(payload) => request.multipart(payload.form()),
        }
    }
}

pub(super) async fn refused(response: Response) -> HttpError {
    let status = response.status().as_u16();
    let body = response.bytes().await.unwrap_or_default();
    let reason: Reason = serde_json::from_slice(&body).unwrap_or_default();
    HttpError::Refused {
        status,
        code: reason.code.unwrap_or_default(),
        message: reason.message.unwrap_or_default(),
        fields: reason.errors.map_or_else(Vec::new, |errors| paths(&errors)),
    }
}

/// Returns the paths under which Discord lists errors, such as `embeds.0.title`.
fn paths(errors: &Value) -> Vec<String> {
    let inside = errors.as_object().into_iter().flatten();
    let inside = inside.flat_map(|(name, errors)| match errors.get("_errors") {
        Some(_) => vec![name.clone()],
        None => paths(errors)
            .into_iter()
            .map(|path| format!("{name}.{path}"))
            .collect(),
    });
    inside.collect()
}

/// Returns how long Discord asks to wait, if a request is rate-limited and the wait is short.
fn pause(response: &Response) -> Option<Duration> {
    if response.status() != StatusCode::TOO_MANY_REQUESTS {
        return None;
    }
    let seconds = number(response.headers(), RETRY_AFTER.as_str())?;
    let pause = Duration::try_from_secs_f64(seconds).ok()?;
    (pause <= LONGEST_PAUSE).then_some(pause)
}

/// Returns the rate-limit endpoint of a request, or `None` if it uses an interaction's token, whose
/// separate limits no bot reaches. Messages of a channel, members of a server and the like share an
/// endpoint.
fn endpoint(call: &Call<'_>) -> Option<Endpoint> {
    if ["interactions/", "webhooks/"]
        .iter()
        .any(|start| call.path.starts_with(start))
    {
        return None;
    }
    let parts = call.path.split('/').enumerate();
    let parts = parts.map(|(place, part)| match part.parse::<u64>() {
        Ok(_) if place > 1 => "id",
        _ => part,
    });
    let method = match call.method {
        Method::DELETE => LimitedMethod::Delete,
        Method::PATCH => LimitedMethod::Patch,
        Method::POST => LimitedMethod::Post,
        Method::PUT => LimitedMethod::Put,
        _ => LimitedMethod::Get,
    };
    Some(Endpoint {
        method,
        path: parts.collect::<Vec<_>>().join("/"),
    })
}

/// Returns the rate-limit headers of a response.
fn limits(headers: &HeaderMap) -> Option<RateLimitHeaders> {
    let reset =
        Duration::try_from_secs_f64(number(headers, RateLimitHeaders::RESET_AFTER)?).ok()?;
    let count = |name| number(headers, name).map(|count| count as u16);
    Some(RateLimitHeaders {
        bucket: headers.get(RateLimitHeaders::BUCKET)?.as_bytes().to_vec(),
        limit: count(RateLimitHeaders::LIMIT)?,
        remaining: count(RateLimitHeaders::REMAINING)?,
        reset_at: Instant::now() + reset,
    })
}
