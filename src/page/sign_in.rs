//! Signing in with a link from Discord, and out.

use axum::Json;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use halma_service::{Error, SESSION_LASTS, Visitor};
use serde::Deserialize;
use serde_json::json;

use super::failure::Failure;
use super::said::said;
use super::visit::{self, Visit, asked_locale, speak, told_stranger};
use super::{BoardPage, Host};
use crate::words::text;

#[derive(Deserialize)]
struct Enter {
    ticket: String,
    /// Whether the browser may be signed out as somebody else.
    #[serde(default)]
    switch: bool,
}

/// `POST /board/api/enter`: exchanges a ticket for a session.
pub(super) async fn enter(
    State(page): State<BoardPage>,
    request: Request,
) -> Result<Response, Failure> {
    let host = visit::host(&page)?;
    let (parts, body): (_, Body) = request.into_parts();
    visit::count_stranger(&page, &parts)?;
    let said: Enter = visit::read(body)
        .await
        .map_err(|status| speak(&page, &parts.headers, status, "page-unreadable"))?;
    let told = |error: Error| told_stranger(&page, &host, &parts.headers, &error);
    let (service, now) = (&host.bot.service, host.bot.now());
    let current = page.token(&parts.headers).unwrap_or_default();
    let current = service.visitor(&current, page.1, now).await.ok();
    let owner = service.owner_of_ticket(&said.ticket).await.map_err(told)?;
    if let Some(current) = current.as_ref().filter(|_| !said.switch)
        && owner.is_some_and(|owner| owner != current.player)
    {
        return Ok(asks_to_switch(&host, &parts.headers, &current.person.name));
    }
    let token = service
        .open_session(&said.ticket, now)
        .await
        .map_err(told)?;
    if let Some(Visitor {
        person, session, ..
    }) = current
    {
        // The browser forgets it.
        let ended = service.end_sessions(person.user, Some(session), now);
        ended.await.map_err(told)?;
    }
    Ok(with_cookie(&page, &token, SESSION_LASTS.as_secs()))
}

/// Asks whether to sign out the person whose browser it is.
fn asks_to_switch(host: &Host, headers: &HeaderMap, name: &str) -> Response {
    let speaker = host.bot.speaker(asked_locale(headers));
    let said = said(&text!(speaker, "page-other-person", name = name));
    let asks = json!({ "error": said, "asks": true });
    (StatusCode::CONFLICT, Json(asks)).into_response()
}

/// `POST /board/api/leave`: ends the session.
pub(super) async fn leave(visit: Visit) -> Result<Response, Failure> {
    let (user, session) = (visit.visitor.person.user, visit.visitor.session);
    let service = &visit.host.bot.service;
    let ended = service.end_sessions(user, Some(session), visit.now()).await;
    ended.map_err(|error| visit.told(None, &error))?;
    Ok(with_cookie(&visit.page, "", 0))
}

fn with_cookie(page: &BoardPage, token: &str, seconds: u64) -> Response {
    let name = page.cookie_name();
    let secure = if page.is_secure() { "; Secure" } else { "" };
    let cookie =
        format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    (StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]).into_response()
}
