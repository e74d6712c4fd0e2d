//! Signing in with a link from Discord, and out.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::BoardPage;
use super::failure::Failure;
use super::visit::{self, Visit, speak, told_stranger};
use crate::service::SESSION_LASTS;

#[derive(Deserialize)]
struct Enter {
    ticket: String,
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
    let opened = host.bot.service.open_session(&said.ticket, host.bot.now());
    let token = opened
        .await
        .map_err(|error| told_stranger(&host, &parts.headers, &error))?;
    Ok(with_cookie(&page, &token, SESSION_LASTS.as_secs()))
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
