//! The REST side: reads requests, records them and routes them.

mod about;
mod application;
mod avatars;
mod call;
mod channels;
mod commands;
mod compose;
pub(crate) mod emojis;
mod faults;
mod files;
mod interactions;
mod mentions;
mod messages;
mod oauth2;
mod permissions;
pub(crate) mod signed_call;
pub(crate) mod signing;
mod threads;
mod webhooks;

use std::sync::Arc;
use std::time::UNIX_EPOCH;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State as Extract};
use axum::http::header::DATE;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::get;
use serde_json::Value;

pub(crate) use call::{Call, Upload};
pub(crate) use compose::{Origin, compose};
pub(crate) use messages::wake;
pub(crate) use threads::open_post;

use crate::gateway;
use crate::guard;
use crate::limits::refusal::{BLOCKED, NOT_FOUND, Refusal, UNAUTHORIZED};
use crate::state::journal::{RecordedRequest, Violation};
use crate::state::snowflake::Snowflake;
use crate::state::{Shared, State};

/// The response to an accepted request.
#[derive(Debug)]
pub(crate) enum Reply {
    /// 200 with a body.
    Json(Value),
    /// 201 with a body.
    Created(Value),
    /// 204.
    Empty,
}

/// The result of a route.
pub(crate) type Outcome = Result<Reply, Refusal>;

/// Everything that the stand-in serves on this port, to programs on this machine.
pub(crate) fn router(shared: Arc<Shared>, port: u16) -> Router {
    Router::new()
        .route("/gateway", get(gateway::connect))
        .route("/gateway/", get(gateway::connect))
        .route(
            "/attachments/{channel}/{attachment}/{filename}",
            get(files::fetch),
        )
        .route("/avatars/{user}/{file}", get(avatars::fetch))
        .route("/emojis/{file}", get(emojis::fetch))
        .fallback(serve)
        // Calls have their own, larger limit.
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(port, guard::check))
        .with_state(shared)
}

/// Answers a request, with a `Date` from the stand-in's clock.
async fn serve(Extract(shared): Extract<Arc<Shared>>, request: Request) -> Response {
    let mut response = answer(&shared, request).await;
    let now = UNIX_EPOCH + shared.read(State::now);
    if let Ok(date) = HeaderValue::from_str(&httpdate::fmt_http_date(now)) {
        response.headers_mut().insert(DATE, date);
    }
    response
}

async fn answer(shared: &Shared, request: Request) -> Response {
    let mut call = Call::read(request).await;
    if let Some(url) = application::new_endpoint(&call) {
        call.endpoint_answers = signed_call::answers_ping(url).await;
    }
    let fault = shared.change(|state| state.faults.fault_of(&call.method, &call.path));
    let note = |status| shared.change(|state| remember(state, &call, status));
    faults::answer(fault, || pass_on(shared, &call), note).await
}

/// Routes a call; the only entry from the network.
fn pass_on(shared: &Shared, call: &Call) -> Response {
    let outcome = shared.change(|state| {
        let outcome = match &call.unreadable {
            Some(refusal) => Err(refusal.clone()),
            None => route(state, call),
        };
        remember(state, call, status(&outcome).as_u16());
        if let Err(refusal) = &outcome {
            note_violation(state, call, refusal);
        }
        outcome
    });
    respond(outcome)
}

fn route(state: &mut State, call: &Call) -> Outcome {
    let segments = call.segments();
    let Some((&first, rest)) = segments.split_first() else {
        return Err(NOT_FOUND);
    };
    match first {
        "interactions" | "webhooks" if !call.names_its_program() => return Err(BLOCKED),
        "interactions" => return interactions::route(state, call, rest),
        "webhooks" => return webhooks::route(state, call, rest),
        // The gateway's address needs no token.
        "gateway" if rest.is_empty() => return about::route(state, call, &segments),
        "oauth2" if rest == ["token"] && call.method == "POST" => {
            return oauth2::token(state, &call.body);
        }
        "users" if rest == ["@me"] && call.method == "GET" => {
            if let Some(token) = oauth2::bearer(call) {
                return oauth2::account(state, token);
            }
            authorize(state, call)?;
        }
        _ => authorize(state, call)?,
    }
    match first {
        "applications" if rest == ["@me"] => application::route(state, call),
        "applications" => commands::route(state, call, rest),
        "channels" => channels::route(state, call, rest),
        _ => about::route(state, call, &segments),
    }
}

fn authorize(state: &State, call: &Call) -> Result<(), Refusal> {
    let token = call
        .authorization
        .as_deref()
        .and_then(|header| header.strip_prefix("Bot "));
    if !call.names_its_program() {
        Err(BLOCKED)
    } else if token == Some(&state.settings.token) {
        Ok(())
    } else {
        Err(UNAUTHORIZED)
    }
}

fn remember(state: &mut State, call: &Call, status: u16) {
    state.journal.record(RecordedRequest {
        method: call.method.clone(),
        path: call.path.clone(),
        query: call.query.clone(),
        body: shown_body(call),
        files: call
            .files
            .iter()
            .map(|file| file.filename.clone())
            .collect(),
        status,
    });
}

/// Secrets aren't recorded.
fn shown_body(call: &Call) -> Value {
    if call.path.starts_with("/oauth2/token") {
        return Value::Null;
    }
    call.body.clone()
}

fn note_violation(state: &mut State, call: &Call, refusal: &Refusal) {
    state.journal.add_violation(Violation {
        method: call.method.clone(),
        path: call.path.clone(),
        status: refusal.status,
        code: refusal.code,
        message: refusal.message.to_owned(),
        errors: refusal.errors.clone(),
    });
}

fn status(outcome: &Outcome) -> StatusCode {
    match outcome {
        Ok(Reply::Json(_)) => StatusCode::OK,
        Ok(Reply::Created(_)) => StatusCode::CREATED,
        Ok(Reply::Empty) => StatusCode::NO_CONTENT,
        Err(refusal) => {
            StatusCode::from_u16(refusal.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
        }
    }
}

fn respond(outcome: Outcome) -> Response {
    let status = status(&outcome);
    match outcome {
        Ok(Reply::Json(body) | Reply::Created(body)) => (status, Json(body)).into_response(),
        Ok(Reply::Empty) => status.into_response(),
        Err(refusal) => (status, Json(refusal.body())).into_response(),
    }
}

/// The id in a path; `refusal` is the error if it isn't one.
fn id_in_path(segment: &str, refusal: Refusal) -> Result<Snowflake, Refusal> {
    segment.parse().map_err(|_| refusal)
}
