//! Signing in inside Discord: its client gives the page a code, which Discord exchanges for who it is.

use axum::Json;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use halma_service::Error;
use halma_service::ids::Timestamp;
use serde::Deserialize;
use serde_json::{Value, json};

use super::address;
use super::failure::Failure;
use super::visit::{self, speak, told_stranger};
use super::{BoardPage, Host};
use crate::discord::{HttpError, SignedIn, describe};

/// The answer to someone whom Discord doesn't name.
const NOT_SIGNED_IN: (StatusCode, &str) = (StatusCode::UNAUTHORIZED, "page-not-signed-in");

#[derive(Deserialize)]
struct Enter {
    code: String,
}

/// `POST /board/activity/api/enter`: exchanges a code of Discord's for the token of a session. A page
/// that renews its session automatically sends the old token, too.
pub(super) async fn enter(
    State(page): State<BoardPage>,
    request: Request,
) -> Result<Json<Value>, Failure> {
    let host = visit::host(&page)?;
    let (parts, body): (_, Body) = request.into_parts();
    let headers = &parts.headers;
    let busy = || speak(&page, headers, StatusCode::TOO_MANY_REQUESTS, "page-busy");
    let _place = (page.0.limits.sign_in(address::of(&parts))).ok_or_else(busy)?;
    let said: Enter = visit::read(body)
        .await
        .map_err(|status| speak(&page, headers, status, "page-unreadable"))?;
    let refused = |(status, key)| speak(&page, headers, status, key);
    // Discord's client gave the page none.
    if said.code.is_empty() {
        return Err(refused(NOT_SIGNED_IN));
    }
    let asked = host.bot.person_of_code(&said.code).await;
    let signed_in = asked.map_err(|error| refused(why(&error)))?;
    let old = page.token(headers);
    let opened = open(&host, &signed_in, old.as_deref(), host.bot.now()).await;
    let opened = opened.map_err(|error| told_stranger(&page, &host, headers, &error))?;
    Ok(Json(opened))
}

/// Opens the session, and finds the board that the person opened in the chat.
async fn open(
    host: &Host,
    signed_in: &SignedIn,
    old: Option<&str>,
    now: Timestamp,
) -> Result<Value, Error> {
    let service = &host.bot.service;
    let (token, until) = service.open_activity(&signed_in.person, old, now).await?;
    let opened = service
        .opened_lately(signed_in.person.user.into(), now)
        .await?;
    Ok(json!({
        "token": token,
        "until": until,
        "locale": signed_in.locale,
        "game": opened.as_ref().map(|opened| &opened.code),
        "opened": opened.as_ref().map_or(Timestamp(0), |opened| opened.at),
    }))
}

/// Returns the status and the sentence if Discord doesn't say who it is.
fn why(error: &HttpError) -> (StatusCode, &'static str) {
    match error {
        HttpError::Refused { status: 400, .. } => NOT_SIGNED_IN,
        HttpError::Refused { status: 429, .. } | HttpError::Still => {
            (StatusCode::TOO_MANY_REQUESTS, "page-busy")
        }
        error => {
            let error = describe(error);
            tracing::error!("Discord doesn't say who opened the board page: {error}");
            (StatusCode::BAD_GATEWAY, "page-not-signed-in")
        }
    }
}
