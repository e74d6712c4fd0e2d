//! Authorization, permissions, threads, direct messages, nonces and notifications.

use std::time::{Duration, SystemTime};

use reqwest::Method;
use serde_json::{Value, json};
use stand_in::{ChannelKind, InteractionKind, Settings, StandIn, permission};

use super::bot::AGENT;
use super::raw::Raw;

fn content(text: &str) -> Value {
    json!({ "content": text })
}

#[tokio::test]
async fn only_the_bot_and_known_routes_are_served() {
    let raw = Raw::start().await;
    let url = format!("{}/api/v10/users/@me", raw.stand_in.api_url());
    let asked = reqwest::Client::new().get(&url).header("user-agent", AGENT);
    let answer = asked.send().await.unwrap();
    assert_eq!(answer.status().as_u16(), 401);
    let text = answer.text().await.unwrap();
    let body: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(body, json!({ "message": "401: Unauthorized", "code": 0 }));
    assert_eq!(
        raw.get("/stickers/1").await,
        (404, json!({ "message": "404: Not Found", "code": 0 }))
    );
    assert_eq!(raw.get("/users/@me").await.0, 200);
    assert_eq!(
        raw.get("/applications/@me").await.1["id"],
        json!(raw.stand_in.bot_id())
    );
    let guild = raw.stand_in.stock_guild();
    let anna = raw.stand_in.user("anna").id();
    assert_eq!(
        raw.get(&format!("/guilds/{guild}")).await.1["name"],
        "Halma Hall"
    );
    assert_eq!(
        raw.get(&format!("/guilds/{guild}/members/{anna}")).await.0,
        200
    );
    let zoe = raw.stand_in.outsider("zoe").id();
    assert_eq!(
        raw.get(&format!("/guilds/{guild}/members/{zoe}")).await.1["code"],
        10007
    );
    let elsewhere = format!("{}/users/@me", raw.stand_in.api_url());
    assert_eq!(
        reqwest::get(elsewhere).await.unwrap().status().as_u16(),
        404
    );
    raw.stand_in.expel_bot(guild);
    assert_eq!(raw.get(&format!("/guilds/{guild}")).await.1["code"], 50001);
}

#[tokio::test]
async fn members_are_found_by_the_beginning_of_their_name() {
    let raw = Raw::start().await;
    let anna = raw.stand_in.user("Anna");
    raw.stand_in.user("Hanna");
    let search = format!("/guilds/{}/members/search", raw.stand_in.stock_guild());
    let (status, found) = raw.get(&format!("{search}?query=an&limit=10")).await;
    assert_eq!(status, 200, "{found}");
    let ids: Vec<_> = found
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["user"]["id"])
        .collect();
    assert_eq!(ids, [&json!(anna.id())]);
    assert!(
        found[0]["permissions"].is_null(),
        "only interactions have them"
    );
    for wrong in ["", "?query=", "?query=an&limit=0", "?query=an&limit=1001"] {
        assert_eq!(
            raw.get(&format!("{search}{wrong}")).await.1["code"],
            50035,
            "{wrong}"
        );
    }
}

#[tokio::test]
async fn what_people_may_do_is_told_by_roles_and_overwrites_and_time_outs() {
    let raw = Raw::start().await;
    let (anna, general) = (raw.stand_in.user("anna"), raw.stand_in.channel("general"));
    let guild = raw.stand_in.stock_guild();
    anna.set_permissions(
        permission::ORDINARY_MEMBER & !permission::SEND_MESSAGES | permission::MANAGE_GUILD,
    );
    let (_, member) = raw
        .get(&format!("/guilds/{guild}/members/{}", anna.id()))
        .await;
    let (_, told) = raw.get(&format!("/guilds/{guild}")).await;
    let role = told["roles"]
        .as_array()
        .unwrap()
        .iter()
        .find(|role| role["id"] == member["roles"][0]);
    assert_eq!(
        role.unwrap()["permissions"],
        permission::MANAGE_GUILD.to_string()
    );
    let (_, channel) = raw.get(&format!("/channels/{general}")).await;
    let overwrites = channel["permission_overwrites"].as_array().unwrap();
    let hers = overwrites.iter().find(|one| one["id"] == json!(anna.id()));
    assert_eq!(hers.unwrap()["deny"], permission::SEND_MESSAGES.to_string());

    anna.time_out(Duration::from_secs(60));
    let data = json!({ "id": "1", "name": "x", "type": 1 });
    let kind = InteractionKind::Command;
    assert!(anna.send_raw(general, kind, data.clone(), None).is_err());
    raw.stand_in.advance(Duration::from_secs(61));
    anna.send_raw(general, kind, data, None).unwrap();
}

#[tokio::test]
async fn permissions_are_asked_for_in_each_channel() {
    let raw = Raw::start().await;
    let general = raw.stand_in.channel("general");
    let path = format!("/channels/{general}/messages");
    let file = [("a.png", 1)];
    let embed = json!({ "embeds": [{ "title": "t" }] });
    raw.stand_in.revoke(general, permission::ATTACH_FILES);
    assert_eq!(
        raw.upload(Method::POST, &path, &content("c"), &file)
            .await
            .1["code"],
        50013
    );
    raw.stand_in.revoke(general, permission::EMBED_LINKS);
    assert_eq!(raw.post(&path, &embed).await.1["code"], 50013);
    raw.stand_in.revoke(general, permission::SEND_MESSAGES);
    assert_eq!(raw.post(&path, &content("c")).await.1["code"], 50013);
    raw.stand_in.revoke(general, permission::VIEW_CHANNEL);
    assert_eq!(raw.post(&path, &content("c")).await.1["code"], 50001);
    assert_eq!(
        raw.post("/channels/5/messages", &content("c")).await.1["code"],
        10003
    );
    raw.stand_in
        .set_bot_permissions(general, permission::INVITED_BOT);
    assert_eq!(raw.get(&format!("{path}/5")).await.1["code"], 10008);

    let said = raw.stand_in.user("anna").say(general, "mine").unwrap();
    let said = format!("{path}/{}", said.id);
    assert_eq!(
        raw.patch(&said, &content("not yours")).await.1["code"],
        50005
    );
    assert_eq!(
        raw.send(Method::DELETE, &said, &Value::Null).await.1["code"],
        50013
    );
    raw.stand_in.grant(general, permission::MANAGE_MESSAGES);
    assert_eq!(raw.send(Method::DELETE, &said, &Value::Null).await.0, 204);
}

#[tokio::test]
async fn threads_are_started_archived_and_locked() {
    let raw = Raw::start().await;
    let general = raw.stand_in.channel("general");
    let path = format!("/channels/{general}/messages");
    let (_, message) = raw.post(&path, &content("the match")).await;
    let id = message["id"].as_str().unwrap();
    let start = format!("{path}/{id}/threads");
    let name = json!({ "name": "A match", "auto_archive_duration": 1440 });
    let (status, thread) = raw.post(&start, &name).await;
    assert_eq!(
        (status, thread["id"].as_str(), &thread["type"]),
        (201, Some(id), &json!(11))
    );
    assert_eq!(raw.post(&start, &name).await.1["code"], 160_004);
    let wrong = json!({ "name": "A match", "auto_archive_duration": 7 });
    assert_eq!(
        raw.post(&format!("/channels/{general}/threads"), &wrong)
            .await
            .1["code"],
        50035
    );

    let (thread, inside) = (
        format!("/channels/{id}"),
        format!("/channels/{id}/messages"),
    );
    let (_, move_made) = raw.post(&inside, &content("h4-h5")).await;
    let move_made = format!("{inside}/{}", move_made["id"].as_str().unwrap());
    assert_eq!(
        raw.patch(&thread, &json!({ "archived": true })).await.0,
        200
    );
    assert_eq!(
        raw.patch(&move_made, &content("edited")).await.1["code"],
        50083
    );
    assert_eq!(raw.post(&inside, &content("wakes it")).await.0, 200);
    assert_eq!(
        raw.get(&thread).await.1["thread_metadata"]["archived"],
        false
    );
    assert_eq!(
        raw.patch(&thread, &json!({ "locked": true })).await.1["code"],
        50013
    );
    raw.stand_in.grant(general, permission::MANAGE_THREADS);
    assert_eq!(raw.patch(&thread, &json!({ "locked": true })).await.0, 200);
    raw.stand_in.revoke(general, permission::MANAGE_THREADS);
    assert_eq!(raw.post(&inside, &content("c")).await.1["code"], 160_005);
    raw.stand_in
        .revoke(general, permission::SEND_MESSAGES_IN_THREADS);
    assert_eq!(raw.post(&inside, &content("c")).await.1["code"], 50013);
}

#[tokio::test]
async fn direct_messages_need_an_open_door() {
    let raw = Raw::start().await;
    let (anna, zoe) = (raw.stand_in.user("anna"), raw.stand_in.outsider("zoe"));
    let recipient = json!({ "recipient_id": anna.id() });
    let (_, channel) = raw.post("/users/@me/channels", &recipient).await;
    assert_eq!(channel["id"], json!(anna.direct_channel()));
    let path = format!("/channels/{}/messages", anna.direct_channel());
    assert_eq!(raw.post(&path, &content("your move")).await.0, 200);
    anna.take_direct_messages(false);
    assert_eq!(
        raw.post(&path, &content("your move")).await.1["code"],
        50007
    );
    let path = format!("/channels/{}/messages", zoe.direct_channel());
    assert_eq!(raw.post(&path, &content("hello")).await.1["code"], 50278);
    // Even if it is hers.
    zoe.install().unwrap();
    assert_eq!(raw.post(&path, &content("hello")).await.1["code"], 50278);
}

#[tokio::test]
async fn a_nonce_guards_against_duplicates_for_a_while() {
    let raw = Raw::start().await;
    let general = raw.stand_in.channel("general");
    let path = format!("/channels/{general}/messages");
    let board = json!({ "content": "board", "nonce": "m1-t4", "enforce_nonce": true });
    let first = raw.post(&path, &board).await.1;
    let second = raw.post(&path, &board).await.1;
    assert_eq!(
        (&first["id"], raw.stand_in.messages(general).len()),
        (&second["id"], 1)
    );
    raw.stand_in.advance(Duration::from_secs(6 * 60));
    assert_ne!(raw.post(&path, &board).await.1["id"], first["id"]);
    let newest = raw.get(&format!("{path}?limit=1")).await.1;
    assert_eq!(newest.as_array().map(Vec::len), Some(1));
    let before = format!("{path}?before={}", newest[0]["id"].as_str().unwrap());
    assert_eq!(raw.get(&before).await.1[0]["id"], first["id"]);
}

#[tokio::test]
async fn only_those_who_are_meant_are_notified() {
    let raw = Raw::start().await;
    let (anna, ben) = (raw.stand_in.user("anna"), raw.stand_in.user("ben"));
    let zoe = raw.stand_in.outsider("zoe");
    let general = raw.stand_in.channel("general");
    let path = format!("/channels/{general}/messages");
    let text = format!(
        "{} {} {} @everyone",
        anna.mention(),
        ben.mention(),
        zoe.mention()
    );
    let notified = async |extra: Value| {
        let mut body = content(&text);
        for (key, value) in extra.as_object().unwrap() {
            body[key] = value.clone();
        }
        let (_, message) = raw.post(&path, &body).await;
        let id: u64 = message["id"]
            .as_str()
            .and_then(|id| id.parse().ok())
            .unwrap();
        raw.stand_in.message(id).unwrap().notified
    };
    assert!(
        notified(json!({})).await.is_only([&anna, &ben]),
        "everyone needs a permission"
    );
    let listed = json!({ "allowed_mentions": { "users": [ben.id()] } });
    assert!(notified(listed).await.is_only([&ben]));
    assert!(
        notified(json!({ "allowed_mentions": { "parse": [] } }))
            .await
            .is_nobody()
    );
    assert!(notified(json!({ "flags": 1 << 12 })).await.is_nobody());
    raw.stand_in.grant(general, permission::MENTION_EVERYONE);
    assert!(notified(json!({})).await.everyone);

    let sent = raw.interact(InteractionKind::Command, None);
    let private = json!({ "type": 4, "data": { "content": text, "flags": 64 } });
    assert_eq!(raw.post(&sent.callback, &private).await.0, 204);
    let messages = raw.stand_in.messages_seen_by(&anna, general);
    let answer = messages.last().unwrap();
    assert!(answer.notified.is_only([&anna]) && answer.is_private());
    assert_eq!(answer.interaction_id, Some(sent.id));
}

#[tokio::test]
async fn anybody_may_ask_where_the_gateway_is_and_hears_what_time_it_is() {
    let stand_in = StandIn::start(Settings {
        clock_behind: Duration::from_secs(3_600),
        ..Settings::default()
    })
    .await
    .unwrap();
    stand_in.advance(Duration::from_secs(600));
    let before = SystemTime::now();
    let answer = reqwest::get(format!("{}/api/v10/gateway", stand_in.api_url())).await;
    let answer = answer.unwrap();
    assert_eq!(answer.status().as_u16(), 200);
    let date = answer.headers()["date"].to_str().unwrap();
    let date = httpdate::parse_http_date(date).unwrap();
    let behind = before.duration_since(date).unwrap().as_secs();
    assert!((2_900..=3_001).contains(&behind), "{behind}");
    let text = answer.text().await.unwrap();
    let body: Value = serde_json::from_str(&text).unwrap();
    assert!(body["url"].is_string());
}

#[tokio::test]
async fn forums_voice_and_stage_channels_are_what_they_are_at_discord() {
    let raw = Raw::start().await;
    let stand_in = &raw.stand_in;
    let anna = stand_in.user("anna");
    let command = json!({ "name": "lab", "description": "d", "options": [
        { "type": 7, "name": "where", "description": "d", "channel_types": [0, 15] },
    ] });
    let path = format!("/applications/{}/commands", stand_in.bot_id());
    assert!(raw.post(&path, &command).await.0 < 300);
    let [general, _] = ["general", "games"].map(|name| stand_in.channel(name));
    for (kind, name, can_be_chosen) in [
        (ChannelKind::Voice, "talk", false),
        (ChannelKind::Stage, "hall", false),
        (ChannelKind::Forum, "help", true),
        (ChannelKind::Text, "games", true),
    ] {
        let id = stand_in.channel_for(name, kind);
        let (status, channel) = raw.get(&format!("/channels/{id}")).await;
        assert_eq!((status, &channel["type"]), (200, &json!(kind as u8)));
        let chosen = anna.send_slash(general, &format!("/lab where:#{name}"));
        assert_eq!(chosen.is_ok(), can_be_chosen, "{name}: {chosen:?}");
        // A forum has posts, and threads belong to channels for text.
        let sent = raw
            .post(&format!("/channels/{id}/messages"), &content("hi"))
            .await;
        let is_forum = kind == ChannelKind::Forum;
        assert_eq!(sent.0 == 200, !is_forum, "{name}: {sent:?}");
        assert_eq!(anna.send_slash(id, "/lab where:#games").is_ok(), !is_forum);
        assert_eq!(anna.open_post(id, "A post").is_ok(), is_forum);
        let thread = json!({ "name": "a thread", "type": 11 });
        let thread = raw.post(&format!("/channels/{id}/threads"), &thread).await;
        assert_eq!(
            thread.0 == 201,
            kind == ChannelKind::Text,
            "{name}: {thread:?}"
        );
    }
    let help = stand_in.channel("help");
    let post = anna.open_post(help, "Another").unwrap();
    let channel = raw.get(&format!("/channels/{post}")).await.1;
    assert_eq!(
        (&channel["type"], &channel["parent_id"]),
        (&json!(11), &json!(help))
    );
    assert_eq!(
        raw.post(&format!("/channels/{post}/messages"), &content("hi"))
            .await
            .0,
        200
    );
}
