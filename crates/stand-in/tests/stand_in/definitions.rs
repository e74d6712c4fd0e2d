//! Limits of commands, modals, choices and tokens.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use stand_in::InteractionKind;

use super::limits::{refuses, row, x};
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
    let cases = vec![
        (
            json!({ "name": "Upper", "description": "d" }),
            "name: STRING_TYPE_REGEX",
        ),
        (
            json!({ "name": "a b", "description": "d" }),
            "name: STRING_TYPE_REGEX",
        ),
        (
            json!({ "name": x(33), "description": "d" }),
            "name: BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!({ "name": "n", "description": x(101) }),
            "description: BASE_TYPE_MAX_LENGTH",
        ),
        (json!({ "name": "n" }), "description: BASE_TYPE_REQUIRED"),
        (
            json!({ "name": "n", "description": "d", "name_localizations": { "xx": "n" } }),
            "name_localizations.xx: ENUM_TYPE_COERCE",
        ),
        (
            json!({ "type": 2, "name": "N", "description": "d" }),
            "description: APPLICATION_COMMAND_CONTEXT_MENU",
        ),
    ];
    refuses(&raw, Method::POST, &path, cases).await;
    let twice = json!([command(&[]), command(&[])]);
    refuses(
        &raw,
        Method::PUT,
        &path,
        vec![(twice, "1: APPLICATION_COMMANDS_DUPLICATE_NAME")],
    )
    .await;
    let many: Value = (0..101)
        .map(|n| json!({ "name": format!("c{n}"), "description": "d" }))
        .collect();
    assert_eq!(raw.send(Method::PUT, &path, &many).await.1["code"], 30032);
}

#[tokio::test]
async fn options() {
    let raw = Raw::start().await;
    let path = format!("/applications/{}/commands", raw.stand_in.bot_id());
    let text = || option(3, "o");
    let long = |n: usize| json!({ "name": format!("{n}{}", x(60)), "value": x(60) });
    let large: Vec<_> = (0..25)
        .map(|n| {
            with(
                option(3, &format!("o{n}")),
                "choices",
                (0..4).map(long).collect(),
            )
        })
        .collect();
    let cases = vec![
        (
            command(&[text(), with(option(3, "p"), "required", json!(true))]),
            "options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            command(&[text(), text()]),
            "options.1: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            command(&[text(), option(1, "s")]),
            "options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            command(&[with(text(), "choices", choices(26))]),
            "options.0.choices: BASE_TYPE_BAD_LENGTH",
        ),
        (
            command(&[with(
                text(),
                "choices",
                json!([{ "name": "c", "value": x(101) }]),
            )]),
            "options.0.choices.0.value: BASE_TYPE_MAX_LENGTH",
        ),
        (
            command(&[with(
                option(4, "o"),
                "choices",
                json!([{ "name": "c", "value": "v" }]),
            )]),
            "options.0.choices.0.value: BASE_TYPE_CONVERT",
        ),
        (
            command(&[with(
                with(text(), "choices", choices(1)),
                "autocomplete",
                json!(true),
            )]),
            "options.0.autocomplete: APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
        ),
        (
            command(&[with(option(1, "s"), "options", json!([option(1, "t")]))]),
            "options.0.options.0.type: UNION_TYPE_CHOICES",
        ),
        (
            command(&[
                with(text(), "name_localizations", json!({ "de": "p" })),
                option(3, "p"),
            ]),
            "options.0.name_localizations.de: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (command(&large), ": APPLICATION_COMMAND_TOO_LARGE"),
    ];
    refuses(&raw, Method::POST, &path, cases).await;
}

#[tokio::test]
async fn modals_and_choices() {
    let raw = Raw::start().await;
    let input = |change: Value| {
        let mut input = json!({ "type": 4, "custom_id": "i", "style": 1, "label": "l" });
        for (key, value) in change.as_object().expect("an object") {
            input[key] = value.clone();
        }
        row(&[input])
    };
    let modal = |title: &str, rows: &[Value]| json!({ "type": 9, "data": { "custom_id": "m", "title": title, "components": rows } });
    let at = "data.components.0.components.0";
    let cases = [
        (
            modal(&x(46), &[input(json!({}))]),
            "data.title: BASE_TYPE_BAD_LENGTH".to_owned(),
        ),
        (
            modal("t", &[]),
            "data.components: BASE_TYPE_BAD_LENGTH".to_owned(),
        ),
        (
            modal("t", &[input(json!({ "label": x(46) }))]),
            format!("{at}.label: BASE_TYPE_BAD_LENGTH"),
        ),
        (
            modal("t", &[input(json!({ "max_length": 4001 }))]),
            format!("{at}.max_length: NUMBER_TYPE_RANGE"),
        ),
        (
            modal("t", &[input(json!({ "placeholder": x(101) }))]),
            format!("{at}.placeholder: BASE_TYPE_MAX_LENGTH"),
        ),
    ];
    for (body, expected) in cases {
        let sent = raw.interact(InteractionKind::Command, None);
        refuses(&raw, Method::POST, &sent.callback, vec![(body, &expected)]).await;
    }
    let fine = modal("t", &[input(json!({}))]);
    let invalid = "type: INTERACTION_CALLBACK_TYPE_INVALID";
    for (kind, body) in [
        (InteractionKind::Modal, fine.clone()),
        (
            InteractionKind::Autocomplete,
            json!({ "type": 4, "data": { "content": "c" } }),
        ),
        (
            InteractionKind::Command,
            json!({ "type": 7, "data": { "content": "c" } }),
        ),
        (
            InteractionKind::Command,
            json!({ "type": 8, "data": { "choices": [] } }),
        ),
    ] {
        let sent = raw.interact(kind, None);
        refuses(&raw, Method::POST, &sent.callback, vec![(body, invalid)]).await;
    }
    let choices: Value = (0..26)
        .map(|n| json!({ "name": n.to_string(), "value": "v" }))
        .collect();
    let long = json!([{ "name": x(101), "value": "v" }]);
    for (choices, expected) in [
        (choices, "data.choices: BASE_TYPE_BAD_LENGTH"),
        (long, "data.choices.0.name: BASE_TYPE_BAD_LENGTH"),
    ] {
        let sent = raw.interact(InteractionKind::Autocomplete, None);
        let body = json!({ "type": 8, "data": { "choices": choices } });
        refuses(&raw, Method::POST, &sent.callback, vec![(body, expected)]).await;
    }
    let sent = raw.interact(InteractionKind::Command, None);
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
    let public = format!(
        "{webhook}/messages/{}",
        public["id"].as_str().expect("it has an id")
    );
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
