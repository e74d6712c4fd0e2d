//! Limits of commands, modals, choices and tokens.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use stand_in::InteractionKind;

use super::limits::{cases, refuses, row, x};
use super::raw::Raw;

fn option(kind: u8, name: &str) -> Value {
    json!({ "type": kind, "name": name, "description": "d" })
}

fn command(options: &[Value]) -> Value {
    json!({ "name": "n", "description": "d", "options": options })
}

fn with(mut option: Value, key: &str, value: Value) -> Value {
    option[key] = value;
    option
}

fn choices(number: usize) -> Value {
    (0..number)
        .map(|n| json!({ "name": n.to_string(), "value": "v" }))
        .collect()
}

#[tokio::test]
async fn commands() {
    let raw = Raw::start().await;
    let path = format!("/applications/{}/commands", raw.stand_in.bot_id());
    let named = |name: &str| json!({ "name": name, "description": "d" });
    let foreign = with(named("n"), "name_localizations", json!({ "xx": "n" }));
    let cases = cases! {
        named("Upper") => "name: STRING_TYPE_REGEX",
        named("a b") => "name: STRING_TYPE_REGEX",
        named(&x(33)) => "name: BASE_TYPE_BAD_LENGTH",
        json!({ "name": "n", "description": x(101) }) => "description: BASE_TYPE_MAX_LENGTH",
        json!({ "name": "n" }) => "description: BASE_TYPE_REQUIRED",
        with(named("n"), "contexts", json!([3])) => "contexts.0: BASE_TYPE_CHOICES",
        with(named("n"), "contexts", json!([])) => "contexts: BASE_TYPE_BAD_LENGTH",
        with(named("n"), "contexts", json!([1, 1])) => "contexts.1: SET_TYPE_ALREADY_CONTAINS_VALUE",
        with(named("n"), "contexts", json!([0, 2])) => "contexts: APPLICATION_COMMAND_CONTEXTS_INVALID",
        with(named("n"), "integration_types", json!([2])) => "integration_types.0: BASE_TYPE_CHOICES",
        with(named("n"), "integration_types", json!([])) => "integration_types: BASE_TYPE_BAD_LENGTH",
        with(named("n"), "integration_types", json!([0, 0]))
            => "integration_types.1: SET_TYPE_ALREADY_CONTAINS_VALUE",
        with(named("n"), "default_member_permissions", json!("many"))
            => "default_member_permissions: NUMBER_TYPE_COERCE",
        foreign => "name_localizations.xx: ENUM_TYPE_COERCE",
        with(named("N"), "type", json!(2)) => "description: APPLICATION_COMMAND_CONTEXT_MENU",
    };
    refuses(&raw, Method::POST, &path, cases).await;
    let everywhere = json!({
        "name": "n", "description": "d", "integration_types": [1, 0], "contexts": [2, 1, 0],
    });
    let (status, made) = raw.post(&path, &everywhere).await;
    assert_eq!((status, &made["contexts"]), (201, &json!([2, 1, 0])));
    assert_eq!(made["integration_types"], json!([1, 0]));
    let made = format!("{path}/{}", made["id"].as_str().unwrap());
    let cases = cases! {
        json!({ "integration_types": [0] }) => "contexts: APPLICATION_COMMAND_CONTEXTS_INVALID",
    };
    refuses(&raw, Method::PATCH, &made, cases).await;
    let twice =
        cases! { json!([command(&[]), command(&[])]) => "1: APPLICATION_COMMANDS_DUPLICATE_NAME", };
    refuses(&raw, Method::PUT, &path, twice).await;
    let many: Value = (0..101).map(|n| named(&format!("c{n}"))).collect();
    assert_eq!(raw.send(Method::PUT, &path, &many).await.1["code"], 30032);
}

#[tokio::test]
async fn options() {
    let raw = Raw::start().await;
    let path = format!("/applications/{}/commands", raw.stand_in.bot_id());
    let text = || option(3, "o");
    let chosen = |kind: u8, choices: Value| command(&[with(option(kind, "o"), "choices", choices)]);
    let long = |n: usize| json!({ "name": format!("{n}{}", x(60)), "value": x(60) });
    let large = |n: usize| {
        with(
            option(3, &format!("o{n}")),
            "choices",
            (0..4).map(long).collect(),
        )
    };
    let large: Vec<_> = (0..25).map(large).collect();
    let completed = with(
        with(text(), "choices", choices(1)),
        "autocomplete",
        json!(true),
    );
    let localized = with(text(), "name_localizations", json!({ "de": "p" }));
    let cases = cases! {
        command(&[text(), with(option(3, "p"), "required", json!(true))])
            => "options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        command(&[text(), text()]) => "options.1: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        command(&[text(), option(1, "s")]) => "options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        command(&[option(2, "g")]) => "options.0.options: BASE_TYPE_REQUIRED",
        chosen(3, choices(26)) => "options.0.choices: BASE_TYPE_BAD_LENGTH",
        chosen(3, json!([{ "name": "c", "value": x(101) }]))
            => "options.0.choices.0.value: BASE_TYPE_MAX_LENGTH",
        chosen(4, json!([{ "name": "c", "value": "v" }])) => "options.0.choices.0.value: BASE_TYPE_CONVERT",
        command(&[completed])
            => "options.0.autocomplete: APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
        command(&[with(text(), "max_length", json!(0))]) => "options.0.max_length: NUMBER_TYPE_RANGE",
        command(&[with(option(1, "s"), "options", json!([option(1, "t")]))])
            => "options.0.options.0.type: UNION_TYPE_CHOICES",
        command(&[localized, option(3, "p")])
            => "options.0.name_localizations.de: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        command(&large) => ": APPLICATION_COMMAND_TOO_LARGE",
    };
    refuses(&raw, Method::POST, &path, cases).await;
}

#[tokio::test]
async fn modals_and_choices() {
    use InteractionKind::{Autocomplete, Command, Modal};
    let raw = Raw::start().await;
    let plain = || json!({ "type": 4, "custom_id": "i", "style": 1, "label": "l" });
    let modal = |title: &str, rows: &[Value]| json!({ "type": 9, "data": { "custom_id": "m", "title": title, "components": rows } });
    let one = |key: &str, value: Value| modal("t", &[row(&[with(plain(), key, value)])]);
    let at = |problem: &str| format!("data.components.0.components.0.{problem}");
    let fine = modal("t", &[row(&[plain()])]);
    let offer = |choices: Value| json!({ "type": 8, "data": { "choices": choices } });
    let say = |kind: u8| json!({ "type": kind, "data": { "content": "c" } });
    let invalid = "type: INTERACTION_CALLBACK_TYPE_INVALID";
    let of_commands = cases! {
        modal(&x(46), &[row(&[plain()])]) => "data.title: BASE_TYPE_BAD_LENGTH",
        modal("t", &[]) => "data.components: BASE_TYPE_BAD_LENGTH",
        modal("t", &[row(&[plain(), with(plain(), "custom_id", json!("j"))])]) => "data.components.0.components: BASE_TYPE_BAD_LENGTH",
        one("label", json!(x(46))) => at("label: BASE_TYPE_BAD_LENGTH"),
        one("label", Value::Null) => at("label: BASE_TYPE_REQUIRED"),
        one("style", json!(3)) => at("style: BASE_TYPE_CHOICES"),
        one("max_length", json!(4001)) => at("max_length: NUMBER_TYPE_RANGE"),
        one("placeholder", json!(x(101))) => at("placeholder: BASE_TYPE_MAX_LENGTH"),
        say(7) => invalid,
        offer(json!([])) => invalid,
    };
    let of_modals = cases! { fine.clone() => invalid, };
    let of_questions = cases! {
        say(4) => invalid,
        offer(choices(26)) => "data.choices: BASE_TYPE_BAD_LENGTH",
        offer(json!([{ "name": x(101), "value": "v" }])) => "data.choices.0.name: BASE_TYPE_BAD_LENGTH",
    };
    let all = [
        (Command, &of_commands[..]),
        (Modal, &of_modals),
        (Autocomplete, &of_questions),
    ];
    for (kind, cases) in all {
        for case in cases {
            let sent = raw.interact(kind, None);
            refuses(&raw, Method::POST, &sent.callback, [case.clone()]).await;
        }
    }
    let sent = raw.interact(Command, None);
    assert_eq!(raw.post(&sent.callback, &fine).await.0, 204);
    assert_eq!(raw.post(&sent.callback, &fine).await.1["code"], 40060);
}

#[tokio::test]
async fn tokens_and_deferrals() {
    let raw = Raw::start().await;
    let content = |text: &str| json!({ "content": text });
    let sent = raw.interact(InteractionKind::Command, None);
    let webhook = raw.webhook(&sent);
    assert_eq!(
        raw.post(&webhook, &content("too early")).await.1["code"],
        10015
    );
    let deferred = json!({ "type": 5, "data": { "flags": 64 } });
    let path = format!("{}?with_response=true", sent.callback);
    let (status, answer) = raw.post(&path, &deferred).await;
    assert_eq!(
        (status, &answer["interaction"]["response_message_loading"]),
        (200, &json!(true))
    );
    assert_eq!(
        raw.get(&format!("{webhook}/messages/@original")).await.1["flags"],
        64 | 128
    );

    let (_, filled) = raw.post(&webhook, &content("fills the placeholder")).await;
    assert_eq!(filled["id"], answer["resource"]["message"]["id"]);
    assert_eq!(filled["flags"], 64, "a deferred answer stays private");
    let (_, public) = raw.post(&webhook, &content("a new message")).await;
    let public = format!("{webhook}/messages/{}", public["id"].as_str().unwrap());
    assert_eq!(raw.patch(&public, &content("edited")).await.0, 200);
    assert_eq!(raw.send(Method::DELETE, &public, &Value::Null).await.0, 204);
    assert_eq!(raw.get(&public).await.1["code"], 10008);

    raw.stand_in.advance(Duration::from_secs(15 * 60 + 1));
    assert_eq!(
        raw.post(&webhook, &content("too late")).await.1["code"],
        50027
    );
    let sent = raw.interact(InteractionKind::Command, None);
    raw.stand_in.advance(Duration::from_secs(4));
    let late = json!({ "type": 4, "data": { "content": "late" } });
    assert_eq!(raw.post(&sent.callback, &late).await.1["code"], 10062);
}
