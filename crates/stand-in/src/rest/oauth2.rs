//! Routes of people who let the application know who they are.

use serde_json::{Value, json};

use super::{Call, Outcome, Reply};
use crate::limits::refusal::{
    INVALID_CLIENT, INVALID_GRANT, NOT_FOUND, UNAUTHORIZED, UNSUPPORTED_GRANT_TYPE,
};
use crate::state::State;
use crate::state::activity::TOKEN_SECONDS;

/// `POST /oauth2/token`.
pub(super) fn token(state: &mut State, form: &Value) -> Outcome {
    let activity = state.activity.as_ref().ok_or(NOT_FOUND)?;
    let is_client = form["client_id"] == json!(state.bot.to_string())
        && form["client_secret"] == json!(activity.settings.client_secret);
    if !is_client {
        return Err(INVALID_CLIENT);
    }
    if form["grant_type"] != "authorization_code" {
        return Err(UNSUPPORTED_GRANT_TYPE);
    }
    let code = form["code"].as_str().unwrap_or_default();
    let token = state.exchange(code).ok_or(INVALID_GRANT)?;
    Ok(Reply::Json(json!({
        "access_token": token, "token_type": "Bearer", "expires_in": TOKEN_SECONDS,
        "refresh_token": format!("refresh-{token}"), "scope": "identify",
    })))
}

/// Returns the token of a person that a call carries, instead of the bot's.
pub(super) fn bearer(call: &Call) -> Option<&str> {
    call.authorization.as_deref()?.strip_prefix("Bearer ")
}

/// `GET /users/@me` of a person.
pub(super) fn account(state: &State, token: &str) -> Outcome {
    let account = state.account_of(token).ok_or(UNAUTHORIZED)?;
    Ok(Reply::Json(account))
}
