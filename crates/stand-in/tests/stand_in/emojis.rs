//! The application's emoji: what Discord refuses, and how they are shown in messages.

use reqwest::Method;
use serde_json::{Value, json};
use stand_in::Snowflake;

use super::limits::{cases, refuses, row, x};
use super::raw::{Raw, problems};

/// The smallest picture with the beginning of a PNG.
const PNG: &str = "data:image/png;base64,iVBORw0KGgo=";

fn emoji(name: &str) -> Value {
    json!({ "name": name, "image": PNG })
}

fn path(raw: &Raw) -> String {
    format!("/applications/{}/emojis", raw.stand_in.bot_id())
}

/// Creates an emoji and returns its id.
async fn created(raw: &Raw, name: &str) -> String {
    let (status, shown) = raw.post(&path(raw), &emoji(name)).await;
    assert_eq!((status, &shown["name"]), (201, &json!(name)));
    shown["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let raw = Raw::start().await;
    created(&raw, "taken").await;
    let large = format!("{}{}", PNG.trim_end_matches('='), "A".repeat(350_001));
    let image = |image: &str| json!({ "name": "name", "image": image });
    let cases = cases! {
        json!({ "image": PNG }) => "name: BASE_TYPE_REQUIRED",
        emoji("x") => "name: BASE_TYPE_BAD_LENGTH",
        emoji(&x(33)) => "name: BASE_TYPE_BAD_LENGTH",
        emoji("with-hyphen") => "name: STRING_TYPE_REGEX",
        emoji("grün") => "name: STRING_TYPE_REGEX",
        emoji("taken") => "name: APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
        json!({ "name": "name" }) => "image: BASE_TYPE_REQUIRED",
        image("white.png") => "image: IMAGE_INVALID",
        image("data:image/svg+xml;base64,iVBORw0KGgo=") => "image: IMAGE_INVALID",
        image(&large) => "image: BINARY_TYPE_MAX_SIZE",
    };
    refuses(&raw, Method::POST, &path(&raw), cases).await;
    let other = format!("/applications/{}/emojis", Snowflake::new(1));
    assert_eq!(raw.get(&other).await.0, 404);
}

#[tokio::test]
async fn there_can_be_no_more_than_discord_allows() {
    let raw = Raw::start().await;
    for number in 0..2_000 {
        created(&raw, &format!("emoji_{number}")).await;
    }
    let (status, answer) = raw.post(&path(&raw), &emoji("too_many")).await;
    assert_eq!((status, &answer["code"]), (400, &json!(30008)));
}

#[tokio::test]
async fn they_are_listed_until_they_are_deleted() {
    let raw = Raw::start().await;
    let id = created(&raw, "white").await;
    let (_, listed) = raw.get(&path(&raw)).await;
    assert_eq!(listed["items"][0]["id"], json!(id));
    let one = format!("{}/{id}", path(&raw));
    assert_eq!(raw.get(&one).await, (200, listed["items"][0].clone()));
    let picture = format!("{}/emojis/{id}.png", raw.stand_in.api_url());
    let picture = reqwest::get(picture).await.unwrap();
    assert_eq!(picture.headers()["content-type"], "image/png");
    assert_eq!(&picture.bytes().await.unwrap()[..], b"\x89PNG\r\n\x1a\n");
    assert_eq!(raw.send(Method::DELETE, &one, &Value::Null).await.0, 204);
    let (status, answer) = raw.get(&one).await;
    assert_eq!((status, &answer["code"]), (404, &json!(10014)));
    assert_eq!(raw.get(&path(&raw)).await.1, json!({ "items": [] }));
}

#[tokio::test]
async fn emoji_that_do_not_exist_are_names_in_texts_and_refused_on_buttons() {
    let raw = Raw::start().await;
    let id = created(&raw, "white").await;
    let channel = raw.stand_in.channel("general");
    let messages = format!("/channels/{channel}/messages");
    let text = format!("<:white:{id}> <:black:1>");
    let named = format!("<:white:{id}> :black:");
    let embed = json!({ "title": text, "description": text, "fields": [
        { "name": text, "value": text },
    ] });
    let message = json!({ "content": text, "embeds": [embed] });
    let (_, sent) = raw.post(&messages, &message).await;
    let embed = &sent["embeds"][0];
    let field = &embed["fields"][0];
    for shown in [
        &sent["content"],
        &embed["title"],
        &embed["description"],
        &field["name"],
        &field["value"],
    ] {
        assert_eq!(shown, &json!(named));
    }
    let button = |id: &str| {
        let emoji = json!({ "id": id, "name": "white" });
        let button = json!({ "type": 2, "style": 1, "custom_id": "b", "emoji": emoji });
        json!({ "content": "c", "components": [row(&[button])] })
    };
    assert_eq!(raw.post(&messages, &button(&id)).await.0, 200);
    let (_, answer) = raw.post(&messages, &button("1")).await;
    assert_eq!(
        problems(&answer),
        ["components.0.components.0.emoji: COMPONENT_INVALID_EMOJI"]
    );
}
