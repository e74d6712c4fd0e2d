//! Routes below an application: its commands, global and per guild, and its emoji.

use serde_json::Value;

use super::about::check_guild;
use super::{Call, Outcome, Reply, emojis, id_in_path};
use crate::json::merge;
use crate::limits;
use crate::limits::form::refuse_field;
use crate::limits::refusal::{
    BAD_JSON, ENTRY_POINT_LEFT_OUT, MISSING_ACCESS, NOT_FOUND, Refusal, TOO_MANY_COMMANDS,
    UNKNOWN_APPLICATION, UNKNOWN_COMMAND,
};
use crate::state::State;
use crate::state::commands::{Command, ENTRY_POINT, MESSAGE_MENU, SLASH, USER_MENU};
use crate::state::snowflake::Snowflake;

pub(super) fn route(state: &mut State, call: &Call, segments: &[&str]) -> Outcome {
    let (app, rest) = segments.split_first().ok_or(NOT_FOUND)?;
    if id_in_path(app, UNKNOWN_APPLICATION)? != state.bot {
        return Err(UNKNOWN_APPLICATION);
    }
    match rest {
        ["commands", rest @ ..] => scoped(state, call, None, rest),
        ["emojis", rest @ ..] => emojis::route(state, call, rest),
        ["activity-instances", instance] if call.method == "GET" => state
            .instance_json(instance)
            .map(Reply::Json)
            .ok_or(NOT_FOUND),
        ["guilds", guild, "commands", rest @ ..] => {
            let guild = id_in_path(guild, MISSING_ACCESS)?;
            check_guild(state, guild).map_err(|_| MISSING_ACCESS)?;
            scoped(state, call, Some(guild), rest)
        }
        _ => Err(NOT_FOUND),
    }
}

/// The routes below `commands`, global or of one guild.
fn scoped(state: &mut State, call: &Call, guild: Option<Snowflake>, rest: &[&str]) -> Outcome {
    match (call.method.as_str(), rest) {
        ("GET", []) => {
            let mut listed = list(state, guild);
            if !call.query.contains("with_localizations=true") {
                hide_localizations(&mut listed);
            }
            Ok(Reply::Json(listed))
        }
        ("PUT", []) => overwrite(state, guild, &call.body),
        ("POST", []) => create(state, guild, &call.body),
        (method, [id]) => {
            let id = id_in_path(id, UNKNOWN_COMMAND)?;
            let is_it = |command: &Command| command.id == id && command.guild == guild;
            let index = state
                .commands
                .iter()
                .position(is_it)
                .ok_or(UNKNOWN_COMMAND)?;
            match method {
                "GET" => Ok(Reply::Json(state.commands[index].json.clone())),
                "PATCH" => edit(state, index, &call.body),
                "DELETE" => {
                    state.commands.remove(index);
                    Ok(Reply::Empty)
                }
                _ => Err(NOT_FOUND),
            }
        }
        _ => Err(NOT_FOUND),
    }
}

fn list(state: &State, guild: Option<Snowflake>) -> Value {
    let listed = state
        .commands
        .iter()
        .filter(|command| command.guild == guild);
    listed.map(|command| command.json.clone()).collect()
}

fn hide_localizations(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, _| !name.ends_with("_localizations"));
            fields.values_mut().for_each(hide_localizations);
        }
        Value::Array(items) => items.iter_mut().for_each(hide_localizations),
        _ => {}
    }
}

fn overwrite(state: &mut State, guild: Option<Snowflake>, body: &Value) -> Outcome {
    let definitions = body.as_array().ok_or(BAD_JSON)?;
    limits::commands::check_list(body)?;
    let commands: Vec<_> = definitions
        .iter()
        .map(|definition| build(state, guild, definition))
        .collect();
    check_number(commands.iter())?;
    check_entry_point(state, guild, &commands)?;
    state.commands.retain(|command| command.guild != guild);
    state.commands.extend(commands);
    Ok(Reply::Json(list(state, guild)))
}

/// Checks that an entry point is neither left out, nor made without an Activity or for one guild.
fn check_entry_point(
    state: &State,
    guild: Option<Snowflake>,
    commands: &[Command],
) -> Result<(), Refusal> {
    let is_one = |command: &&Command| command.definition.kind == ENTRY_POINT;
    let has_one = state.commands.iter().any(|command| is_one(&command));
    let sent = commands.iter().filter(is_one).count();
    match (guild, state.activity.is_some(), sent) {
        (None, _, 0) if has_one => Err(ENTRY_POINT_LEFT_OUT),
        (None, true, 0 | 1) | (_, _, 0) => Ok(()),
        _ => Err(refuse_field(
            &Value::Null,
            "type",
            "APPLICATION_COMMAND_ENTRY_POINT",
            "One Entry Point per app with an Activity, for all servers.",
        )),
    }
}

fn create(state: &mut State, guild: Option<Snowflake>, body: &Value) -> Outcome {
    limits::commands::check(body)?;
    let command = build(state, guild, body);
    let json = command.json.clone();
    if let Some(old) = state
        .commands
        .iter_mut()
        .find(|c| c.is_replaced_by(guild, body))
    {
        *old = command;
        return Ok(Reply::Json(json));
    }
    check_number(
        state
            .commands
            .iter()
            .filter(|c| c.guild == guild)
            .chain([&command]),
    )?;
    state.commands.push(command);
    Ok(Reply::Created(json))
}

fn edit(state: &mut State, index: usize, body: &Value) -> Outcome {
    let old = &state.commands[index];
    let mut merged = old.json.clone();
    merge(&mut merged, body.clone());
    limits::commands::check(&merged)?;
    state.commands[index] = Command::new(old.id, state.bot, old.guild, &merged);
    Ok(Reply::Json(state.commands[index].json.clone()))
}

/// Builds the command of a definition; it keeps the id of the one that it replaces.
fn build(state: &mut State, guild: Option<Snowflake>, body: &Value) -> Command {
    let old = state
        .commands
        .iter()
        .find(|command| command.is_replaced_by(guild, body));
    let id = old.map(|command| command.id);
    let id = id.unwrap_or_else(|| state.new_id());
    Command::new(id, state.bot, guild, body)
}

fn check_number<'a>(commands: impl Iterator<Item = &'a Command>) -> Result<(), Refusal> {
    let commands: Vec<&Command> = commands.collect();
    let count = |kind: u8| {
        commands
            .iter()
            .filter(|c| c.definition.kind == kind)
            .count()
    };
    if limits::commands::are_too_many(count(SLASH), count(USER_MENU), count(MESSAGE_MENU)) {
        return Err(TOO_MANY_COMMANDS);
    }
    Ok(())
}
