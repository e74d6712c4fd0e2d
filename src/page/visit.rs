//! Who calls: a person with a session, in that person's language.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use halma_service::ids::{Code, Timestamp};
use halma_service::{Act, Asker, CupRefusal, Door, Error, MatchView, Refusal, Settings, Visitor};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::address;
use super::failure::Failure;
use super::limits::Stranger;
use super::said::{Names, said};
use super::{BoardPage, Host};
use crate::words::{Speaker, preferred, refusal};

/// The maximum size of what a call says, in bytes.
const MOST_BYTES: usize = 4 << 10;
/// How long it may take to arrive.
const ARRIVES_WITHIN: Duration = Duration::from_secs(5);

/// A call of a person who is signed in.
pub(super) struct Visit {
    pub page: BoardPage,
    pub host: Arc<Host>,
    pub visitor: Visitor,
    /// The session's token.
    pub token: String,
    pub settings: Settings,
    locale: String,
}

impl FromRequestParts<BoardPage> for Visit {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, page: &BoardPage) -> Result<Self, Failure> {
        let headers = &parts.headers;
        let host = host(page)?;
        let token = page.token(headers).unwrap_or_default();
        let visitor = (host.bot.service).visitor(&token, page.1, host.bot.now());
        let visitor = visitor.await;
        let visitor = match visitor {
            Ok(visitor) => visitor,
            Err(error) => {
                count_stranger(page, parts)?;
                return Err(told_stranger(page, &host, headers, &error));
            }
        };
        if !page.0.limits.person(visitor.player) {
            return Err(speak(
                page,
                headers,
                StatusCode::TOO_MANY_REQUESTS,
                "page-busy",
            ));
        }
        let known = host.bot.service.recognize(visitor.person.user).await;
        let settings = known.map(|known| known.settings).unwrap_or_default();
        let locale = settings.locale.clone();
        Ok(Self {
            locale: locale.unwrap_or_else(|| asked_locale(headers).to_owned()),
            page: page.clone(),
            host,
            visitor,
            token,
            settings,
        })
    }
}

impl Visit {
    /// Returns the speaker of the person's language.
    pub fn speaker(&self) -> Speaker<'_> {
        self.host.bot.speaker(&self.locale)
    }

    /// Returns the current time.
    pub fn now(&self) -> Timestamp {
        self.host.bot.now()
    }

    /// Returns the person as lists want it.
    pub fn asker(&self) -> Asker {
        Asker {
            user: self.visitor.person.user,
            player: Some(self.visitor.player),
        }
    }

    /// Returns an action of the person.
    pub fn act(&self) -> Act {
        self.host.bot.service.act_of(&self.visitor, self.now())
    }

    /// Returns a match of the person by its code. Others are as if they didn't exist, because a
    /// browser is in no server.
    pub async fn own_match(&self, code: &str) -> Result<MatchView, Failure> {
        let service = &self.host.bot.service;
        let found = async {
            let code: Code = code.parse().map_err(|_| Refusal::NoSuchMatch)?;
            let id = service.match_of_code(code).await?;
            let user = self.visitor.person.user;
            service.visible_match(id, None, user).await
        };
        found.await.map_err(|error| self.told(None, &error))
    }

    /// Returns the answer to an error.
    pub fn told(&self, view: Option<&MatchView>, error: &Error) -> Failure {
        self.told_naming(&view.map_or_else(Names::default, Names::of_match), error)
    }

    /// Returns the answer to an error, with names for those whom it may mention.
    pub fn told_naming(&self, names: &Names, error: &Error) -> Failure {
        told(&self.host, &self.locale, names, error)
    }

    /// Returns an answer with a sentence.
    pub fn failure(&self, status: StatusCode, key: &str) -> Failure {
        let said = said(&self.speaker().text(key));
        Failure { status, said }
    }

    /// Reads what a call says.
    pub async fn read<T: DeserializeOwned>(&self, body: Body) -> Result<T, Failure> {
        let read = read(body).await;
        read.map_err(|status| self.failure(status, "page-unreadable"))
    }
}

/// Reads a body of JSON.
pub(super) async fn read<T: DeserializeOwned>(body: Body) -> Result<T, StatusCode> {
    let arrived = tokio::time::timeout(ARRIVES_WITHIN, to_bytes(body, MOST_BYTES)).await;
    let bytes = arrived
        .map_err(|_| StatusCode::REQUEST_TIMEOUT)?
        .map_err(|_| StatusCode::PAYLOAD_TOO_LARGE)?;
    serde_json::from_slice(&bytes).map_err(|_| StatusCode::BAD_REQUEST)
}

/// Returns what answers, if this process may.
pub(super) fn host(page: &BoardPage) -> Result<Arc<Host>, Failure> {
    page.host().ok_or(Failure {
        status: StatusCode::SERVICE_UNAVAILABLE,
        said: Value::Array(Vec::new()),
    })
}

/// Counts a call of someone without a session: by address, but inside Discord, where all come from the
/// addresses of one proxy, by what the call says it is from.
pub(super) fn count_stranger(page: &BoardPage, parts: &Parts) -> Result<(), Failure> {
    let stranger = match page.1 {
        Door::Link => Stranger::At(address::of(parts)),
        Door::Activity => Stranger::of_token(&page.token(&parts.headers).unwrap_or_default()),
    };
    if page.0.limits.stranger(&stranger) {
        return Ok(());
    }
    let status = StatusCode::TOO_MANY_REQUESTS;
    Err(speak(page, &parts.headers, status, "page-busy"))
}

/// Returns the language that the browser prefers.
pub(super) fn asked_locale(headers: &HeaderMap) -> &'static str {
    let asked = headers.get(header::ACCEPT_LANGUAGE);
    preferred(
        asked
            .and_then(|asked| asked.to_str().ok())
            .unwrap_or_default(),
    )
}

/// Returns an answer with a sentence in the browser's language.
pub(super) fn speak(
    page: &BoardPage,
    headers: &HeaderMap,
    status: StatusCode,
    key: &str,
) -> Failure {
    let host = page.host();
    let text = host.map(|host| host.bot.speaker(asked_locale(headers)).text(key));
    let said = said(&text.unwrap_or_default());
    Failure { status, said }
}

/// Returns the answer to an error in the browser's language. Inside Discord nobody needs a link.
pub(super) fn told_stranger(
    page: &BoardPage,
    host: &Host,
    headers: &HeaderMap,
    error: &Error,
) -> Failure {
    match (page.1, error) {
        (Door::Activity, Error::Refusal(Refusal::SignedOut)) => {
            speak(page, headers, StatusCode::UNAUTHORIZED, "page-signed-out")
        }
        _ => told(host, asked_locale(headers), &Names::default(), error),
    }
}

fn told(host: &Host, locale: &str, names: &Names, error: &Error) -> Failure {
    let status = match error {
        Error::Refusal(Refusal::LinkUsed | Refusal::LinkTooOld | Refusal::SignedOut) => {
            StatusCode::UNAUTHORIZED
        }
        Error::Refusal(Refusal::NoSuchMatch | Refusal::Cup(CupRefusal::Unknown)) => {
            StatusCode::NOT_FOUND
        }
        Error::Refusal(Refusal::NotAPlayer | Refusal::NotInvited) => StatusCode::FORBIDDEN,
        Error::Refusal(_) => StatusCode::CONFLICT,
        Error::Illegal(_) => StatusCode::UNPROCESSABLE_ENTITY,
        error if error.is_standstill() => StatusCode::SERVICE_UNAVAILABLE,
        Error::Fault(_) => StatusCode::INTERNAL_SERVER_ERROR,
    };
    let number = format!("{:X}", host.bot.now().0 & 0xFFFF_FFFF);
    if status.is_server_error() {
        tracing::error!(number, ?error, "a call of the board page failed");
    }
    let speaker = host.bot.speaker(locale);
    let text = match error {
        // The page doesn't know the names of channels.
        Error::Refusal(Refusal::ChannelNotAllowed { .. }) => speaker.text("page-not-this-channel"),
        _ => refusal::error(speaker, error, &number),
    };
    let said = names.said(&text);
    Failure { status, said }
}
