//! A second check of what the bot sends, by an independent library: texts, embeds, buttons and
//! commands within Discord's limits.

use serde_json::{Value, json};
use stand_in::RecordedRequest;
use twilight_model::application::command::Command;
use twilight_model::channel::message::{Component, Embed};
use twilight_validate::command::CommandValidationErrorType;
use twilight_validate::{command, component, embed, message};

/// Checks a request.
///
/// # Errors
/// Returns an error if the library refuses a part of its body.
pub fn check(request: &RecordedRequest) -> Result<(), String> {
    if request.method == "PUT" && request.path.ends_with("/commands") {
        let commands = request.body.as_array();
        return commands.into_iter().flatten().try_for_each(of_command);
    }
    // Type 9 of a response is a modal, whose fields are in place of buttons.
    if request.body["type"] == 9 {
        return components(&request.body["data"]);
    }
    of_message(&request.body)?;
    of_message(&request.body["data"])
}

fn of_message(body: &Value) -> Result<(), String> {
    if let Some(content) = body["content"].as_str() {
        message::content(content).map_err(|error| error.to_string())?;
    }
    let sent = body["embeds"].as_array();
    let mut embeds = Vec::new();
    for sent in sent.into_iter().flatten() {
        let mut sent = sent.clone();
        // Discord accepts embeds without a type and returns them with one.
        sent["type"] = json!("rich");
        embeds.push(read::<Embed>(&sent)?);
    }
    embeds
        .iter()
        .try_for_each(embed::embed)
        .map_err(|error| error.to_string())?;
    message::embeds(&embeds).map_err(|error| error.to_string())?;
    for file in body["attachments"].as_array().into_iter().flatten() {
        let text = file["description"].as_str().unwrap_or_default();
        message::attachment_description(text).map_err(|error| error.to_string())?;
    }
    components(body)
}

fn components(body: &Value) -> Result<(), String> {
    let sent = body["components"].as_array();
    let rows = sent.into_iter().flatten().map(read::<Component>);
    for row in rows {
        component::component_v1(&row?).map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn of_command(sent: &Value) -> Result<(), String> {
    let mut whole = json!({ "type": 1, "description": "", "version": "1" });
    let fields = sent.as_object().into_iter().flatten();
    // The library requires fields that may be omitted.
    for (name, value) in fields.filter(|(_, value)| !value.is_null()) {
        whole[name] = value.clone();
    }
    // The library is older than entry points, which have a description.
    if whole["type"] == 4 {
        whole["description"] = json!("");
        whole["description_localizations"] = Value::Null;
    }
    let Err(error) = command::command(&read::<Command>(&whole)?) else {
        return Ok(());
    };
    // The library still has the old limit, half of today's.
    match error.kind() {
        CommandValidationErrorType::CommandTooLarge { characters } if *characters <= 8_000 => {
            Ok(())
        }
        _ => Err(error.to_string()),
    }
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_value(value.clone()).map_err(|error| format!("{error}: {value}"))
}
