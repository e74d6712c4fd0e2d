//! Routes about the gateway, the application, people and guilds.

use serde_json::{Value, json};

use super::{Call, Outcome, Reply, application, id_in_path};
use crate::limits::form::refuse_field;
use crate::limits::refusal::{
    MISSING_ACCESS, NOT_FOUND, Refusal, UNKNOWN_GUILD, UNKNOWN_MEMBER, UNKNOWN_USER,
};
use crate::state::State;
use crate::state::snowflake::Snowflake;

pub(super) fn route(state: &mut State, call: &Call, segments: &[&str]) -> Outcome {
    match (call.method.as_str(), segments) {
        ("GET", ["gateway"]) => Ok(Reply::Json(json!({ "url": state.gateway_url() }))),
        ("GET", ["gateway", "bot"]) => Ok(Reply::Json(gateway_bot(state))),
        ("GET", ["oauth2", "applications", "@me"]) => {
            Ok(Reply::Json(application::application(state)))
        }
        ("GET", ["users", "@me"]) => Ok(Reply::Json(application::account(state))),
        ("PATCH", ["users", "@me"]) => application::edit_account(state, &call.body),
        ("GET", ["users", "@me", "guilds"]) => Ok(Reply::Json(own_guilds(state))),
        ("POST", ["users", "@me", "channels"]) => open_direct_channel(state, &call.body),
        ("GET", ["users", user]) => user_by_id(state, user),
        ("GET", ["guilds", guild, "members", "search"]) => search_members(state, guild, call),
        ("GET", ["guilds", guild, rest @ ..]) => about_guild(state, guild, rest),
        _ => Err(NOT_FOUND),
    }
}

fn gateway_bot(state: &State) -> Value {
    let (remaining, reset_after) = state.settings.session_starts;
    json!({
        "url": state.gateway_url(), "shards": 1,
        "session_start_limit": {
            "total": 1000, "remaining": remaining, "max_concurrency": 1,
            "reset_after": reset_after.as_millis() as u64,
        },
    })
}

fn own_guilds(state: &State) -> Value {
    let own = state.guilds.values().filter(|guild| guild.has_bot);
    own.map(|guild| {
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "banner": null, "owner": false,
            "permissions": "0", "features": [],
        })
    })
    .collect()
}

fn open_direct_channel(state: &mut State, body: &Value) -> Outcome {
    let recipient = body["recipient_id"]
        .as_str()
        .and_then(|id| id.parse::<Snowflake>().ok());
    let known = recipient.filter(|id| state.users.contains_key(id) && *id != state.bot);
    let Some(person) = known else {
        let message = "The recipient is unknown.";
        return Err(refuse_field(
            body,
            "recipient_id",
            "CHANNEL_RECIPIENT_REQUIRED",
            message,
        ));
    };
    let channel = state.ensure_direct_channel(person);
    let channel = state.channels.get(&channel).ok_or(NOT_FOUND)?;
    Ok(Reply::Json(state.channel_json(channel)))
}

fn user_by_id(state: &State, user: &str) -> Outcome {
    let id = id_in_path(user, UNKNOWN_USER)?;
    if state.users.contains_key(&id) {
        Ok(Reply::Json(state.user_json(id)))
    } else {
        Err(UNKNOWN_USER)
    }
}

fn about_guild(state: &State, guild: &str, rest: &[&str]) -> Outcome {
    let id = id_in_path(guild, UNKNOWN_GUILD)?;
    check_guild(state, id)?;
    let json = state.guild_json(id).ok_or(UNKNOWN_GUILD)?;
    match rest {
        [] => Ok(Reply::Json(json)),
        ["roles"] => Ok(Reply::Json(json["roles"].clone())),
        ["channels"] => {
            let here = state.channels.values().filter(|c| c.guild() == Some(id));
            let plain = here.filter(|channel| channel.thread.is_none());
            Ok(Reply::Json(
                plain.map(|channel| state.channel_json(channel)).collect(),
            ))
        }
        ["members", user] => member(state, id, user),
        _ => Err(NOT_FOUND),
    }
}

fn member(state: &State, guild: Snowflake, user: &str) -> Outcome {
    let id = id_in_path(user, UNKNOWN_USER)?;
    let members = state.guilds.get(&guild).map(|guild| &guild.members);
    match members {
        _ if !state.users.contains_key(&id) => Err(UNKNOWN_USER),
        Some(members) if members.contains(&id) => Ok(Reply::Json(state.member_json(id))),
        _ => Err(UNKNOWN_MEMBER),
    }
}

/// The members whose username or nickname starts with a text, in any case.
fn search_members(state: &State, guild: &str, call: &Call) -> Outcome {
    const MOST: usize = 1_000;
    let id = id_in_path(guild, UNKNOWN_GUILD)?;
    check_guild(state, id)?;
    let refused = |field: &str, code: &str, message: &str| {
        Err(refuse_field(&Value::Null, field, code, message))
    };
    let query = call.parameter("query").unwrap_or_default().to_lowercase();
    if !(1..=100).contains(&query.chars().count()) {
        let message = "Must be between 1 and 100 in length.";
        return refused("query", "BASE_TYPE_BAD_LENGTH", message);
    }
    let limit = call.parameter("limit").map_or(Ok(1), |limit| limit.parse());
    let Some(limit) = limit.ok().filter(|limit| (1..=MOST).contains(limit)) else {
        let message = "int value should be between 1 and 1000.";
        return refused("limit", "NUMBER_TYPE_COERCE", message);
    };
    let members = state.guilds.get(&id).map(|guild| guild.members.iter());
    let found = members.into_iter().flatten().filter(|member| {
        let nick = state
            .users
            .get(member)
            .and_then(|user| user.nick.as_deref());
        let mut names = [Some(state.user_name(**member)), nick]
            .into_iter()
            .flatten();
        names.any(|name| name.to_lowercase().starts_with(&query))
    });
    let found = found.take(limit).map(|member| state.member_json(*member));
    Ok(Reply::Json(found.collect()))
}

/// Checks that the guild exists and has the bot in it.
pub(super) fn check_guild(state: &State, id: Snowflake) -> Result<(), Refusal> {
    match state.guilds.get(&id) {
        None => Err(UNKNOWN_GUILD),
        Some(guild) if !guild.has_bot => Err(MISSING_ACCESS),
        Some(_) => Ok(()),
    }
}
