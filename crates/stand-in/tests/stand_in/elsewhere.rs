//! What the bot can do where only a person has installed it: answer, for a while and not too often.

use std::time::Duration;

use futures::StreamExt as _;
use reqwest::Method;
use serde_json::{Value, json};
use stand_in::{Snowflake, permission};
use twilight_gateway::{Intents, Message, Shard};

use super::bot::shard;
use super::conversations::Place;
use super::raw::{Raw, Sent};

fn content(text: &str) -> Value {
    json!({ "content": text })
}

async fn callback(raw: &Raw, sent: &Sent, kind: u8, flags: u64) -> Value {
    let body = json!({ "type": kind, "data": { "content": "c", "flags": flags } });
    let path = format!("{}?with_response=true", sent.callback);
    let (status, answer) = raw.post(&path, &body).await;
    assert_eq!(status, 200, "{answer}");
    answer
}

#[tokio::test]
async fn the_bots_own_routes_lead_nowhere() {
    let place = Place::open().await;
    let raw = &place.raw;
    let guild = raw.stand_in.guild_without_bot("elsewhere", &[&place.anna]);
    let general = raw.stand_in.channel_in(guild, "general");
    for channel in [place.pair, place.group, general] {
        let answer = place.anna.slash(channel, "/lab board").await.unwrap();
        let message = answer.message().await.unwrap().id;
        let (own, messages) = (
            format!("/channels/{channel}"),
            format!("/channels/{channel}/messages"),
        );
        let one = format!("{messages}/{message}");
        for (method, path) in [
            (Method::GET, own.clone()),
            (Method::PATCH, own.clone()),
            (Method::POST, format!("{own}/typing")),
            (Method::POST, format!("{own}/threads")),
            (Method::PUT, format!("{own}/pins/{message}")),
            (Method::PUT, format!("{own}/messages/pins/{message}")),
            (Method::GET, messages.clone()),
            (Method::POST, messages.clone()),
            (Method::GET, one.clone()),
            (Method::PATCH, one.clone()),
            (Method::DELETE, one.clone()),
            (Method::POST, format!("{one}/threads")),
            (Method::PUT, format!("{one}/reactions/x/@me")),
        ] {
            let refused = raw.send(method.clone(), &path, &content("c")).await;
            let expected = (403, json!({ "message": "Missing Access", "code": 50001 }));
            assert_eq!(refused, expected, "{method} {path}");
        }
        assert_eq!(raw.stand_in.message(message).unwrap().content, "your board");
    }
}

/// The names of the events that a bot gets, until one that mentions this text.
async fn events_until(shard: &mut Shard, text: &str) -> Vec<String> {
    let mut names = Vec::new();
    loop {
        let frame = shard.next().await.unwrap();
        let Ok(Message::Text(frame)) = frame else {
            continue;
        };
        let event: Value = serde_json::from_str(&frame).unwrap();
        if let Some(name) = event["t"].as_str() {
            names.push(name.to_owned());
        }
        if frame.contains(text) {
            return names;
        }
    }
}

#[tokio::test]
async fn the_gateway_tells_only_of_interactions() {
    let place = Place::open().await;
    let stand_in = &place.raw.stand_in;
    let intents = Intents::GUILDS | Intents::GUILD_MESSAGES | Intents::DIRECT_MESSAGES;
    let mut shard = shard(stand_in, stand_in.token(), intents);
    events_until(&mut shard, "GUILD_CREATE").await;
    let guild = stand_in.guild_without_bot("elsewhere", &[&place.anna]);
    let elsewhere = stand_in.channel_in(guild, "games");
    for channel in [place.pair, place.group, elsewhere] {
        let mention = format!("<@{}>", stand_in.bot_id());
        let said = place.anna.say(channel, &mention).unwrap();
        stand_in.delete_message(said.id);
        let answer = place.anna.slash(channel, "/lab board").await.unwrap();
        let board = answer.message().await.unwrap();
        place.anna.click(&board, "Accept").await.unwrap();
    }
    stand_in.delete_channel(elsewhere);
    // Where the bot is, it is told.
    let direct = place.anna.direct_channel();
    place.anna.say(direct, "the end").unwrap();
    let mut told = events_until(&mut shard, "the end").await;
    assert_eq!(told.pop().as_deref(), Some("MESSAGE_CREATE"));
    assert_eq!(told, ["INTERACTION_CREATE"; 6]);
}

#[tokio::test]
async fn five_follow_ups_are_the_most_and_the_token_ends() {
    let place = Place::open().await;
    let raw = &place.raw;
    let use_in =
        |channel: Snowflake| raw.sent(place.anna.send_slash(channel, "/lab silent").unwrap());
    for (channel, is_limited) in [
        (place.pair, true),
        (place.group, true),
        (raw.stand_in.channel("general"), false),
    ] {
        let sent = use_in(channel);
        callback(raw, &sent, 4, 0).await;
        let webhook = raw.webhook(&sent);
        let mut last = Value::Null;
        for number in 0..5 {
            let (status, message) = raw.post(&webhook, &content("more")).await;
            assert_eq!(status, 200, "{number}: {message}");
            last = message;
        }
        let (status, sixth) = raw.post(&webhook, &content("one more")).await;
        let expected = if is_limited {
            (400, &json!(40094))
        } else {
            (200, &Value::Null)
        };
        assert_eq!((status, &sixth["code"]), expected, "{sixth}");
        // Edits don't count, and a deleted one counts.
        let last = format!("{webhook}/messages/{}", last["id"].as_str().unwrap());
        assert_eq!(raw.patch(&last, &content("edited")).await.0, 200);
        assert_eq!(raw.send(Method::DELETE, &last, &Value::Null).await.0, 204);
        assert_eq!(
            raw.post(&webhook, &content("again")).await.0 == 400,
            is_limited
        );
        let original = format!("{webhook}/messages/@original");
        assert_eq!(raw.patch(&original, &content("edited")).await.0, 200);
        raw.stand_in.advance(Duration::from_secs(15 * 60 + 1));
        assert_eq!(
            raw.patch(&original, &content("late")).await.1["code"],
            50027
        );
    }
    // What fills the placeholder counts, too.
    let sent = use_in(place.pair);
    callback(raw, &sent, 5, 0).await;
    let webhook = raw.webhook(&sent);
    for _ in 0..5 {
        assert_eq!(raw.post(&webhook, &content("more")).await.0, 200);
    }
    assert_eq!(raw.post(&webhook, &content("more")).await.1["code"], 40094);
    let late = use_in(place.pair);
    raw.stand_in.advance(Duration::from_secs(4));
    let (_, refused) = raw.post(&late.callback, &json!({ "type": 5 })).await;
    assert_eq!(refused["code"], 10062);
}

#[tokio::test]
async fn a_click_brings_a_token_for_the_message_it_hangs_on() {
    let place = Place::open().await;
    let raw = &place.raw;
    let answer = place.anna.slash(place.pair, "/lab board").await.unwrap();
    let board = answer.message().await.unwrap();
    raw.stand_in.advance(Duration::from_secs(3_600));
    // Nobody at the bot's side answers `x`, so this test does.
    let click = |kind| {
        let data = json!({ "component_type": 2, "custom_id": "x" });
        let on = Some(board.id);
        raw.sent(place.ben.send_raw(place.pair, kind, data, on).unwrap())
    };
    raw.stand_in.swallow_next();
    let sent = click(stand_in::InteractionKind::Component);
    let body = json!({ "type": 7, "data": { "content": "moved" } });
    assert_eq!(raw.post(&sent.callback, &body).await.0, 204);
    assert_eq!(raw.stand_in.message(board.id).unwrap().content, "moved");
    raw.stand_in.swallow_next();
    let sent = click(stand_in::InteractionKind::Component);
    assert_eq!(raw.post(&sent.callback, &json!({ "type": 6 })).await.0, 204);
    let original = format!("{}/messages/@original", raw.webhook(&sent));
    assert_eq!(raw.patch(&original, &content("moved on")).await.0, 200);
    let after = raw.stand_in.message(board.id).unwrap();
    assert_eq!(
        (after.content.as_str(), after.attachments.len()),
        ("moved on", 1)
    );
}

#[tokio::test]
async fn without_a_permission_answers_are_private() {
    let place = Place::open().await;
    let (raw, anna) = (&place.raw, &place.anna);
    let guild = raw
        .stand_in
        .guild_without_bot("elsewhere", &[anna, &place.ben]);
    let elsewhere = raw.stand_in.channel_in(guild, "general");
    let general = raw.stand_in.channel("general");
    let flags = async |channel, kind| {
        let sent = raw.sent(anna.send_slash(channel, "/lab silent").unwrap());
        let answer = callback(raw, &sent, kind, 0).await;
        let message = &answer["resource"]["message"];
        let is_private = message["flags"].as_u64().unwrap() & 64 != 0;
        assert_eq!(
            answer["interaction"]["response_message_ephemeral"],
            is_private
        );
        let (_, more) = raw.post(&raw.webhook(&sent), &content("more")).await;
        assert_eq!(more["flags"].as_u64().unwrap() & 64 != 0, is_private);
        let seen = raw.stand_in.messages_seen_by(&place.ben, channel);
        let id = json!(message["id"]);
        assert_eq!(seen.iter().any(|m| json!(m.id) == id), !is_private);
        is_private
    };
    assert!(!flags(elsewhere, 4).await && !flags(elsewhere, 5).await);
    raw.stand_in.allow_external_apps(guild, false);
    assert!(flags(elsewhere, 4).await && flags(elsewhere, 5).await);
    raw.stand_in.allow_external_apps(guild, true);
    anna.set_permissions(permission::ORDINARY_MEMBER & !permission::USE_EXTERNAL_APPS);
    assert!(flags(elsewhere, 4).await && flags(elsewhere, 5).await);
    let told = place.used(anna, elsewhere);
    let bits: u64 = told["member"]["permissions"]
        .as_str()
        .unwrap()
        .parse()
        .unwrap();
    assert_eq!(bits & permission::USE_EXTERNAL_APPS, 0);
    // It isn't asked for in conversations, or where the server has installed the application.
    for channel in [general, place.pair, place.group] {
        assert!(!flags(channel, 4).await);
    }
}

#[tokio::test]
async fn a_click_of_somebody_without_the_permission_is_answered_privately() {
    let place = Place::open().await;
    let raw = &place.raw;
    let guild = raw
        .stand_in
        .guild_without_bot("elsewhere", &[&place.anna, &place.ben]);
    let elsewhere = raw.stand_in.channel_in(guild, "general");
    let answer = place.anna.slash(elsewhere, "/lab board").await.unwrap();
    let board = answer.message().await.unwrap();
    let without = permission::ORDINARY_MEMBER & !permission::USE_EXTERNAL_APPS;
    place.ben.set_permissions(without);
    let answer = place.ben.click(&board, "Accept").await.unwrap();
    assert!(
        !answer.is_private(),
        "an update stays as public as the message"
    );
    let answer = async |by: &stand_in::Person| {
        raw.stand_in.swallow_next();
        let data = json!({ "component_type": 2, "custom_id": "x" });
        let kind = stand_in::InteractionKind::Component;
        let sent = by.send_raw(elsewhere, kind, data, Some(board.id));
        callback(raw, &raw.sent(sent.unwrap()), 4, 0).await["interaction"]["response_message_ephemeral"].clone()
    };
    assert_eq!(answer(&place.ben).await, true);
    assert_eq!(answer(&place.anna).await, false);
    place.anna.set_permissions(without);
    place.ben.set_permissions(permission::ORDINARY_MEMBER);
    assert_eq!(answer(&place.ben).await, true, "Anna has brought it");
}

#[tokio::test]
async fn own_emoji_may_not_be_shown_elsewhere() {
    let place = Place::open().await;
    let (raw, stand_in) = (&place.raw, &place.raw.stand_in);
    stand_in.add_emoji("stone");
    let id = *stand_in.emojis().keys().next().unwrap();
    let own = format!("<:stone:{id}>");
    let shown = async |channel| {
        let sent = raw.sent(place.anna.send_slash(channel, "/lab silent").unwrap());
        let body = json!({ "type": 4, "data": { "content": own } });
        assert_eq!(raw.post(&sent.callback, &body).await.0, 204);
        stand_in.messages(channel).last().unwrap().content.clone()
    };
    assert_eq!(shown(place.pair).await, own);
    stand_in.hide_emoji_elsewhere(true);
    assert_eq!(shown(place.pair).await, ":stone:");
    assert_eq!(shown(stand_in.channel("general")).await, own);
}
