//! Routes of the application and the bot's account.

use serde_json::{Map, Value, json};

use super::signing;
use super::{Call, Outcome, Reply};
use crate::limits;
use crate::limits::refusal::NOT_FOUND;
use crate::state::State;

/// The fields that are returned as they were sent.
const PLAIN: [&str; 2] = ["tags", "interactions_endpoint_url"];

pub(super) fn route(state: &mut State, call: &Call) -> Outcome {
    match call.method.as_str() {
        "GET" => {}
        "PATCH" => {
            limits::application::check(&call.body, call.endpoint_answers)?;
            edit(&mut state.application, &call.body);
        }
        _ => return Err(NOT_FOUND),
    }
    Ok(Reply::Json(application(state)))
}

/// The interactions endpoint that a call sets.
pub(super) fn new_endpoint(call: &Call) -> Option<&str> {
    let is_edit = call.method == "PATCH" && call.segments() == ["applications", "@me"];
    call.body["interactions_endpoint_url"]
        .as_str()
        .filter(|_| is_edit)
}

/// The application as returned by GET.
pub(super) fn application(state: &State) -> Value {
    let name = state.user_name(state.bot);
    let mut shown = json!({
        "id": state.bot, "name": name, "icon": null, "description": "", "summary": "",
        "bot_public": true, "bot_require_code_grant": false, "flags": 0, "hook": true,
        "verify_key": signing::public_key(), "bot": state.user_json(state.bot),
        "owner": state.user_json(state.bot), "team": null, "interactions_endpoint_url": null,
        "approximate_guild_count": state.guilds.len(), "redirect_uris": [],
        "integration_types_config": { "0": {}, "1": {} },
    });
    for (name, value) in &state.application {
        shown[name] = value.clone();
    }
    shown
}

fn edit(shown: &mut Map<String, Value>, body: &Value) {
    for (name, value) in body.as_object().into_iter().flatten() {
        let value = match name.as_str() {
            // Localizations can be set but not read.
            "description" => value["default"].clone(),
            "icon" | "cover_image" => picture_hash(value),
            "integration_types_config" => integrations(value),
            name if PLAIN.contains(&name) => value.clone(),
            _ => continue,
        };
        shown.insert(name.clone(), value);
    }
}

/// Permissions are sent as a number and returned as text.
fn integrations(config: &Value) -> Value {
    let places = config.as_object().into_iter().flatten();
    let shown = places.map(|(place, about)| {
        let mut about = about.clone();
        if let Some(permissions) = about.pointer_mut("/oauth2_install_params/permissions") {
            *permissions = json!(permissions.to_string());
        }
        (place.clone(), about)
    });
    Value::Object(shown.collect())
}

/// Pictures are returned as hashes.
fn picture_hash(picture: &Value) -> Value {
    match picture.as_str() {
        Some(picture) => json!(format!("{:032x}", picture.len())),
        None => Value::Null,
    }
}

/// The bot's account as the bot sees it.
pub(super) fn account(state: &State) -> Value {
    let mut account = state.user_json(state.bot);
    account["banner"] = state.banner.clone();
    account
}

pub(super) fn edit_account(state: &mut State, body: &Value) -> Outcome {
    limits::application::check_account(body)?;
    if let Some(banner) = body.get("banner") {
        state.banner = picture_hash(banner);
    }
    Ok(Reply::Json(account(state)))
}
