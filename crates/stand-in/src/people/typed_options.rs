//! What a typed command means according to the bot's registered definitions.

use serde_json::{Value, json};

use super::slash_text::{TypedCommand, TypedOption};
use super::typist::{Resolved, Typist};
use crate::error::{SandboxError, SandboxResult};
use crate::state::State;
use crate::state::commands::{OptionDefinition, SLASH, option_kind};

impl State {
    /// The `data` of a slash command, or of an autocomplete request for the focused option; the
    /// error says why Discord's client wouldn't send it.
    pub(crate) fn command_data(
        &mut self,
        typist: Typist,
        line: &str,
        focused: Option<&str>,
    ) -> SandboxResult<Value> {
        let typed = TypedCommand::parse(line)?;
        let (name, path) = typed
            .words
            .split_first()
            .ok_or_else(|| SandboxError::not_possible("a command needs a name"))?;
        let command = self.usable_command(typist, SLASH, name)?.clone();
        let branches = descend(&command.definition.options, path)?;
        let definitions = branches
            .last()
            .map_or(command.definition.options.as_slice(), |last| last.inner());
        let mut resolved = Resolved::default();
        let mut options =
            self.option_values(typist, definitions, &typed.options, focused, &mut resolved)?;
        for branch in branches.iter().rev() {
            let inner = std::mem::take(&mut options);
            options = vec![json!({ "type": branch.kind, "name": branch.name, "options": inner })];
        }
        let mut data = json!({ "id": command.id, "name": name, "type": SLASH, "options": options });
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild);
        }
        let Resolved {
            users,
            members,
            channels,
        } = resolved;
        if !users.is_empty() || !channels.is_empty() {
            data["resolved"] = json!({ "users": users, "members": members, "channels": channels });
        }
        Ok(data)
    }

    /// The options as sent to the bot, in the order typed.
    fn option_values(
        &mut self,
        typist: Typist,
        definitions: &[OptionDefinition],
        typed: &[TypedOption],
        focused: Option<&str>,
        resolved: &mut Resolved,
    ) -> SandboxResult<Vec<Value>> {
        check_names(definitions, typed, focused)?;
        let mut values = Vec::new();
        for option in typed {
            let Some(definition) = definitions.iter().find(|d| d.name == option.name) else {
                continue;
            };
            let entry = json!({ "type": definition.kind, "name": option.name });
            let value = self.option_value(typist, definition, &option.text, resolved);
            values.push(match (focused, value) {
                (Some(name), _) if name == option.name => with_focus(entry, &option.text),
                // Half-typed values are sent unchanged while another option is being completed.
                (Some(_), Err(_)) => with_value(entry, json!(option.text)),
                (_, value) => with_value(entry, value?),
            });
        }
        if let Some(name) = focused.filter(|name| typed.iter().all(|option| option.name != *name))
            && let Some(definition) = definitions.iter().find(|d| d.name == name)
        {
            values.push(with_focus(
                json!({ "type": definition.kind, "name": name }),
                "",
            ));
        }
        Ok(values)
    }

    fn option_value(
        &mut self,
        typist: Typist,
        definition: &OptionDefinition,
        text: &str,
        resolved: &mut Resolved,
    ) -> SandboxResult<Value> {
        let refuse = |what: &str| {
            let name = &definition.name;
            SandboxError::not_possible(format!("`{text}` is not {what} for `{name}`"))
        };
        match definition.kind {
            _ if text.is_empty() => Err(refuse("a value")),
            option_kind::STRING => chosen_text(definition, text),
            option_kind::INTEGER | option_kind::NUMBER => chosen_number(definition, text),
            option_kind::BOOLEAN => {
                let value = text.to_lowercase().parse::<bool>();
                value
                    .map(Value::Bool)
                    .map_err(|_| refuse("`true` or `false`"))
            }
            option_kind::USER | option_kind::MENTIONABLE => {
                let user = self.named_user(text).ok_or_else(|| refuse("a person"))?;
                self.resolve_user(typist, user, resolved);
                Ok(json!(user))
            }
            option_kind::CHANNEL => {
                let channel = self
                    .named_channel(typist, text)
                    .ok_or_else(|| refuse("a channel"))?;
                if let Some(found) = self.channels.get(&channel) {
                    let kinds = definition.channel_types.as_ref();
                    if kinds.is_some_and(|kinds| !kinds.contains(&found.kind())) {
                        return Err(refuse("a channel of a kind that can be chosen"));
                    }
                    resolved
                        .channels
                        .insert(channel.to_string(), self.channel_json(found));
                }
                Ok(json!(channel))
            }
            _ => Err(refuse("something the sandbox can pick")),
        }
    }
}

/// The subcommand (and group) that the words name, all of which must exist.
fn descend<'a>(
    mut definitions: &'a [OptionDefinition],
    words: &[String],
) -> SandboxResult<Vec<&'a OptionDefinition>> {
    let mut branches = Vec::new();
    let mut words = words.iter();
    while definitions.iter().any(OptionDefinition::is_branch) {
        let word = words.next();
        let named = definitions.iter().find(|branch| Some(&branch.name) == word);
        let Some(branch) = named else {
            let possible: Vec<_> = definitions.iter().map(|d| d.name.as_str()).collect();
            let message = format!("one of these must follow: {}", possible.join(", "));
            return Err(SandboxError::not_possible(message));
        };
        branches.push(branch);
        definitions = branch.inner();
    }
    match words.next() {
        None => Ok(branches),
        Some(word) => Err(SandboxError::not_possible(format!(
            "`{word}` is not `option:value`"
        ))),
    }
}

/// Checks that every typed name exists and appears once, and that no required option is missing.
fn check_names(
    definitions: &[OptionDefinition],
    typed: &[TypedOption],
    focused: Option<&str>,
) -> SandboxResult<()> {
    for (index, option) in typed.iter().enumerate() {
        let name = &option.name;
        if !definitions
            .iter()
            .any(|definition| definition.name == *name)
        {
            let message = format!(
                "there is no option `{name}`; put quotation marks around a value with a colon"
            );
            return Err(SandboxError::not_possible(message));
        }
        if typed[..index].iter().any(|earlier| earlier.name == *name) {
            return Err(SandboxError::not_possible(format!(
                "`{name}` is given twice"
            )));
        }
    }
    match focused {
        Some(name) => check_focus(definitions, name),
        None => check_required(definitions, typed),
    }
}

fn check_focus(definitions: &[OptionDefinition], name: &str) -> SandboxResult<()> {
    let completes = |d: &OptionDefinition| d.name == name && d.autocomplete == Some(true);
    if definitions.iter().any(completes) {
        return Ok(());
    }
    Err(SandboxError::not_possible(format!(
        "`{name}` has no autocomplete"
    )))
}

fn check_required(definitions: &[OptionDefinition], typed: &[TypedOption]) -> SandboxResult<()> {
    let is_missing = |definition: &&OptionDefinition| {
        definition.required == Some(true) && typed.iter().all(|o| o.name != definition.name)
    };
    match definitions.iter().find(is_missing) {
        None => Ok(()),
        Some(missing) => Err(SandboxError::not_possible(format!(
            "the option `{}` is missing",
            missing.name
        ))),
    }
}

fn with_value(mut entry: Value, value: Value) -> Value {
    entry["value"] = value;
    entry
}

fn with_focus(entry: Value, text: &str) -> Value {
    let mut entry = with_value(entry, json!(text));
    entry["focused"] = json!(true);
    entry
}

fn chosen_text(definition: &OptionDefinition, text: &str) -> SandboxResult<Value> {
    if let Some(choice) = chosen(definition, text)? {
        return Ok(choice);
    }
    let length = text.encode_utf16().count();
    let shortest = definition.min_length.unwrap_or(0);
    let longest = definition.max_length.unwrap_or(6000);
    if (shortest..=longest).contains(&length) {
        return Ok(json!(text));
    }
    let name = &definition.name;
    let message = format!("`{name}` takes {shortest} to {longest} characters");
    Err(SandboxError::not_possible(message))
}

fn chosen_number(definition: &OptionDefinition, text: &str) -> SandboxResult<Value> {
    if let Some(choice) = chosen(definition, text)? {
        return Ok(choice);
    }
    let name = &definition.name;
    let refuse = || SandboxError::not_possible(format!("`{text}` is no number for `{name}`"));
    let number: f64 = text.parse().map_err(|_| refuse())?;
    let fits = definition.min_value.is_none_or(|least| number >= least)
        && definition.max_value.is_none_or(|most| number <= most);
    if !fits {
        return Err(SandboxError::not_possible(format!(
            "`{text}` is out of range for `{name}`"
        )));
    }
    if definition.kind == option_kind::INTEGER {
        text.parse::<i64>()
            .map(|whole| json!(whole))
            .map_err(|_| refuse())
    } else {
        Ok(json!(number))
    }
}

/// The value of the chosen option choice; `None` if the option has no choices.
fn chosen(definition: &OptionDefinition, text: &str) -> SandboxResult<Option<Value>> {
    let Some(choices) = definition
        .choices
        .as_ref()
        .filter(|choices| !choices.is_empty())
    else {
        return Ok(None);
    };
    let as_text = |value: &Value| {
        value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned)
    };
    let found = choices
        .iter()
        .find(|c| c.name == text || as_text(&c.value) == text);
    if let Some(choice) = found {
        return Ok(Some(choice.value.clone()));
    }
    let names: Vec<_> = choices
        .iter()
        .map(|choice| as_text(&choice.value))
        .collect();
    let name = &definition.name;
    let message = format!("`{name}` must be one of: {}", names.join(", "));
    Err(SandboxError::not_possible(message))
}
