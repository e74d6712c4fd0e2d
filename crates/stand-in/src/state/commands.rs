//! Registered commands: as the bot defined them, and as a client needs them.

use serde::Deserialize;
use serde_json::{Value, json};

use super::installation::BY_SERVER;
use super::snowflake::Snowflake;
use crate::json::merge;

/// The type of slash commands.
pub(crate) const SLASH: u8 = 1;
/// The type of commands in a person's context menu.
pub(crate) const USER_MENU: u8 = 2;
/// The type of commands in a message's context menu.
pub(crate) const MESSAGE_MENU: u8 = 3;

/// The type of the command that opens the application's Activity.
pub(crate) const ENTRY_POINT: u8 = 4;

/// Option types.
pub(crate) mod option_kind {
    pub(crate) const SUBCOMMAND: u8 = 1;
    pub(crate) const GROUP: u8 = 2;
    pub(crate) const STRING: u8 = 3;
    pub(crate) const INTEGER: u8 = 4;
    pub(crate) const BOOLEAN: u8 = 5;
    pub(crate) const USER: u8 = 6;
    pub(crate) const CHANNEL: u8 = 7;
    pub(crate) const MENTIONABLE: u8 = 9;
    pub(crate) const NUMBER: u8 = 10;
}

/// A registered command.
#[derive(Clone, Debug)]
pub(crate) struct Command {
    pub(crate) id: Snowflake,
    /// The guild that the command belongs to; `None` if it is global.
    pub(crate) guild: Option<Snowflake>,
    /// The whole command as Discord returns it.
    pub(crate) json: Value,
    pub(crate) definition: Definition,
}

impl Command {
    /// Registers a checked definition.
    pub(crate) fn new(
        id: Snowflake,
        application: Snowflake,
        guild: Option<Snowflake>,
        body: &Value,
    ) -> Self {
        let mut json = with_defaults(body);
        merge(
            &mut json,
            json!({ "id": id, "application_id": application, "version": id }),
        );
        if let Some(bits) = json["default_member_permissions"].as_u64() {
            json["default_member_permissions"] = json!(bits.to_string());
        }
        if let Some(guild) = guild {
            json["guild_id"] = json!(guild);
        }
        // The definition has been checked, and every field that may still be odd has a default.
        let definition = Definition::deserialize(&json).unwrap_or_default();
        Self {
            id,
            guild,
            json,
            definition,
        }
    }

    /// The kinds of installations that have the command; a guild's command has only that guild's.
    pub(crate) fn installations(&self) -> &[u8] {
        match self.guild {
            Some(_) => &[BY_SERVER],
            None => &self.definition.integration_types,
        }
    }

    /// Discord's numbers for where the command is shown; by default not in conversations without
    /// the bot.
    pub(crate) fn contexts(&self) -> &[u8] {
        self.definition.contexts.as_deref().unwrap_or(&[0, 1])
    }

    /// Returns true if a new definition replaces this one.
    pub(crate) fn is_replaced_by(&self, guild: Option<Snowflake>, body: &Value) -> bool {
        let kind = body
            .get("type")
            .and_then(Value::as_u64)
            .unwrap_or(u64::from(SLASH));
        // There is only one entry point.
        let is_same_name = self.definition.kind == ENTRY_POINT
            || body.get("name").and_then(Value::as_str) == Some(&self.definition.name);
        self.guild == guild && u64::from(self.definition.kind) == kind && is_same_name
    }
}

/// Fills in Discord's defaults in a definition.
fn with_defaults(body: &Value) -> Value {
    let mut json = json!({
        "type": SLASH, "description": "", "default_member_permissions": null,
        "name_localizations": null, "description_localizations": null, "nsfw": false,
        "options": [], "integration_types": [BY_SERVER], "contexts": null,
    });
    let entries = body.as_object().into_iter().flatten();
    let said = entries.filter(|(_, value)| !value.is_null());
    merge(
        &mut json,
        said.map(|(key, value)| (key.clone(), value.clone()))
            .collect(),
    );
    json
}

/// The parts of a command that a client needs.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Definition {
    pub(crate) name: String,
    #[serde(rename = "type")]
    pub(crate) kind: u8,
    pub(crate) options: Vec<OptionDefinition>,
    pub(crate) integration_types: Vec<u8>,
    pub(crate) contexts: Option<Vec<u8>>,
    pub(crate) default_member_permissions: Option<String>,
    pub(crate) handler: Option<u8>,
}

/// The parts of an option that a client needs.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct OptionDefinition {
    #[serde(rename = "type")]
    pub(crate) kind: u8,
    pub(crate) name: String,
    pub(crate) required: Option<bool>,
    pub(crate) choices: Option<Vec<ChoiceDefinition>>,
    pub(crate) options: Option<Vec<OptionDefinition>>,
    pub(crate) autocomplete: Option<bool>,
    pub(crate) min_value: Option<f64>,
    pub(crate) max_value: Option<f64>,
    pub(crate) min_length: Option<usize>,
    pub(crate) max_length: Option<usize>,
    pub(crate) channel_types: Option<Vec<u8>>,
}

impl OptionDefinition {
    pub(crate) fn is_branch(&self) -> bool {
        matches!(self.kind, option_kind::SUBCOMMAND | option_kind::GROUP)
    }

    pub(crate) fn inner(&self) -> &[Self] {
        self.options.as_deref().unwrap_or_default()
    }
}

/// A fixed choice of an option.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct ChoiceDefinition {
    pub(crate) name: String,
    pub(crate) value: Value,
}
