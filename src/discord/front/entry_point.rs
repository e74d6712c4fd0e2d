//! The application's entry point: the command by which Discord's clients open the board page. Discord
//! creates one when Activities are turned on in the developer portal, and there can be only one.

use serde_json::{Value, json};

use crate::discord::text::{DEFAULT_LOCALE, Say as _, Texts};

/// Discord's type of entry points.
const ENTRY_POINT: u64 = 4;
/// The bot answers it, so that it knows who came.
const ANSWERED_BY_THE_BOT: u8 = 1;
/// The name that Discord gives to the one it creates.
const NAME: &str = "launch";

/// The fields of a registered entry point that are part of a request.
const SENT: [&str; 9] = [
    "id",
    "type",
    "handler",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "integration_types",
    "contexts",
];

/// Returns the entry point, described in the language of the texts.
pub(super) fn described(texts: &Texts) -> Value {
    let languages = texts.locales_of_discord();
    let said = languages.map(|locale| {
        let description = texts.speaker(locale).say("button-page");
        (locale.to_owned(), description.into())
    });
    json!({
        "type": ENTRY_POINT,
        "handler": ANSWERED_BY_THE_BOT,
        "name": NAME,
        "description": texts.speaker(DEFAULT_LOCALE).say("button-page"),
        "description_localizations": Value::Object(said.collect()),
        "integration_types": [0, 1],
        "contexts": [0, 1, 2],
    })
}

/// Returns the commands that replace those registered for all servers. An entry point can't be left
/// out of them, and can't be added where Activities aren't turned on: ours replaces the registered
/// one, or that one stays as it is.
pub fn kept(wanted: &[Value], registered: &[Value]) -> Vec<Value> {
    let (ours, mut commands): (Vec<_>, Vec<_>) = wanted.iter().cloned().partition(is_one);
    let theirs = registered.iter().find(|command| is_one(command));
    commands.extend(theirs.map(|theirs| match ours.into_iter().next() {
        Some(mut ours) => {
            ours["id"] = theirs["id"].clone();
            ours
        }
        None => unchanged(theirs),
    }));
    commands
}

/// Returns a registered command as it is sent to be kept.
fn unchanged(registered: &Value) -> Value {
    let fields = registered.as_object().into_iter().flatten();
    let sent = fields.filter(|(name, value)| SENT.contains(&name.as_str()) && !value.is_null());
    let sent = sent.map(|(name, value)| (name.clone(), value.clone()));
    Value::Object(sent.collect())
}

/// Returns the commands for one server: entry points are for all servers, and so is where else commands
/// work.
pub fn without(wanted: &[Value]) -> Vec<Value> {
    let others = wanted.iter().filter(|command| !is_one(command));
    let mut others: Vec<Value> = others.cloned().collect();
    for command in others.iter_mut().filter_map(Value::as_object_mut) {
        command.remove("integration_types");
        command.remove("contexts");
    }
    others
}

/// Returns true if commands of the same names are registered, and no others.
pub fn are_all(sent: &[Value], registered: &[Value]) -> bool {
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    let is_there = |one: &Value| {
        let is_it = |other: &Value| one["name"] == other["name"] && kind(one) == kind(other);
        registered.iter().any(is_it)
    };
    sent.len() == registered.len() && sent.iter().all(is_there)
}

fn is_one(command: &Value) -> bool {
    command["type"] == ENTRY_POINT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_point_is_kept_and_never_created() {
        let slash = json!({ "name": "a", "type": 1 });
        let ours = json!({ "name": "launch", "type": 4, "handler": 1 });
        let theirs = json!({ "id": "7", "name": "play", "type": 4, "handler": 2 });
        let mut there = theirs.clone();
        there["version"] = json!("9");
        let both = [slash.clone(), ours];
        let only_slash = std::slice::from_ref(&slash);
        assert_eq!(kept(&both, &[]), only_slash);
        let registered = [there, json!({ "id": "8", "name": "b" })];
        assert_eq!(kept(only_slash, &registered), [slash.clone(), theirs]);
        let replaced = json!({ "id": "7", "name": "launch", "type": 4, "handler": 1 });
        assert_eq!(kept(&both, &registered), [slash.clone(), replaced]);
        assert_eq!(without(&both), only_slash);
    }
}
