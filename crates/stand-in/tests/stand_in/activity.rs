//! Activities: who is let know who people are, what leads where, and the entry point.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::HeaderMap;
use axum::routing::any;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use stand_in::{ActivitySettings, BotControl, First, InteractionKind, Page};

use super::raw::Raw;

const SECRET: &str = "secret";

async fn raw(mappings: &[(&str, String)]) -> Raw {
    let raw = Raw::start().await;
    raw.stand_in.turn_activities_on(ActivitySettings {
        client_secret: SECRET.to_owned(),
        mappings: mappings
            .iter()
            .map(|(prefix, target)| ((*prefix).to_owned(), target.clone()))
            .collect(),
    });
    raw
}

/// Exchanges a code, with some fields of the form changed.
async fn exchange(raw: &Raw, code: &str, changes: &[(&str, &str)]) -> (u16, Value) {
    let application = raw.stand_in.bot_id().to_string();
    let mut form = vec![
        ("grant_type", "authorization_code"),
        ("code", code),
        ("client_id", &application),
        ("client_secret", SECRET),
    ];
    for (name, value) in changes {
        form.retain(|(known, _)| known != name);
        form.push((name, value));
    }
    let url = format!("{}/api/v10/oauth2/token", raw.stand_in.api_url());
    let response = Client::new().post(url).form(&form).send().await.unwrap();
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap())
}

async fn account(raw: &Raw, token: &str) -> (u16, Value) {
    let url = format!("{}/api/v10/users/@me", raw.stand_in.api_url());
    let asked = Client::new().get(url).bearer_auth(token);
    let response = asked.send().await.unwrap();
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap())
}

#[tokio::test]
async fn a_code_is_exchanged_once_in_time_and_by_its_application() {
    let raw = raw(&[]).await;
    let anna = raw.stand_in.user("anna");
    let code = anna.authorize().unwrap();
    for (field, value, status, error) in [
        ("client_secret", "wrong", 401, "invalid_client"),
        ("client_id", "1", 401, "invalid_client"),
        ("grant_type", "password", 400, "unsupported_grant_type"),
        ("code", "activity-code-1", 400, "invalid_grant"),
    ] {
        let refused = exchange(&raw, &code, &[(field, value)]).await;
        assert_eq!(refused, (status, json!({ "error": error })), "{field}");
    }
    let (status, access) = exchange(&raw, &code, &[]).await;
    assert_eq!((status, &access["scope"]), (200, &json!("identify")));
    assert_eq!(exchange(&raw, &code, &[]).await.0, 400, "it is used");
    let token = access["access_token"].as_str().unwrap();
    let (status, account_of_anna) = account(&raw, token).await;
    assert_eq!(
        (status, &account_of_anna["username"]),
        (200, &json!("anna"))
    );
    assert_eq!(account_of_anna["locale"], "en-US");
    assert_eq!(account(&raw, "forged").await.0, 401);
    let late = anna.authorize().unwrap();
    raw.stand_in.advance(Duration::from_secs(61));
    assert_eq!(exchange(&raw, &late, &[]).await.0, 400);
    // No secret is recorded.
    for request in raw.stand_in.requests() {
        assert!(!request.body.to_string().contains(SECRET));
    }
}

#[tokio::test]
async fn an_entry_point_cannot_be_left_out_and_there_is_one() {
    let raw = raw(&[]).await;
    let path = format!("/applications/{}/commands", raw.stand_in.bot_id());
    let slash = json!({ "name": "a", "description": "b" });
    let ours = json!({ "name": "board", "description": "c", "type": 4, "handler": 1 });
    let (status, refused) = raw.send(Method::PUT, &path, &json!([slash])).await;
    assert_eq!((status, &refused["code"]), (400, &json!(50240)));
    let made = raw.get(&path).await.1[0].clone();
    assert_eq!(
        (&made["name"], &made["handler"]),
        (&json!("launch"), &json!(2))
    );
    let (status, kept) = raw.send(Method::PUT, &path, &json!([slash, ours])).await;
    assert_eq!((status, &kept[1]["id"]), (200, &made["id"]));
    let mut without = ours.clone();
    without.as_object_mut().unwrap().remove("handler");
    for wrong in [json!([ours, slash, without]), json!([without])] {
        assert_eq!(raw.send(Method::PUT, &path, &wrong).await.0, 400, "{wrong}");
    }
    let guild = raw.stand_in.stock_guild();
    let path = format!(
        "/applications/{}/guilds/{guild}/commands",
        raw.stand_in.bot_id()
    );
    assert_eq!(raw.send(Method::PUT, &path, &json!([ours])).await.0, 400);
}

#[tokio::test]
async fn without_activities_nothing_is_launched() {
    let raw = Raw::start().await;
    let sent = raw.interact(InteractionKind::Command, None);
    let (status, _) = raw.post(&sent.callback, &json!({ "type": 12 })).await;
    assert_eq!(status, 400);
    assert!(raw.stand_in.user("anna").authorize().is_err());
    let (status, _) = exchange(&raw, "activity-code-1", &[]).await;
    assert_eq!(status, 404);
}

/// A control that leaves the bot alone.
struct Still;

#[async_trait::async_trait]
impl BotControl for Still {
    async fn restart(&self) -> Result<(), String> {
        Ok(())
    }

    fn move_clock(&self, _: Duration) {}
}

/// A server that says what it was asked.
async fn echo() -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let said = async |uri: axum::http::Uri, headers: HeaderMap| {
        let origin = headers.get("origin").map(|origin| origin.to_str().unwrap());
        format!("{uri} {}", origin.unwrap_or("-"))
    };
    let router = Router::new().fallback(any(said));
    tokio::spawn(async move { axum::serve(listener, router).await });
    address
}

#[tokio::test]
async fn the_proxy_leads_where_the_mapping_says_and_nowhere_else() {
    let there = echo().await;
    let mappings = [
        ("/page", format!("{there}/in")),
        ("/page/more", format!("{there}")),
    ];
    let raw = raw(&mappings).await;
    let page = Page::serve(raw.stand_in.clone(), Arc::new(Still), 0)
        .await
        .unwrap();
    let sent = raw.interact(InteractionKind::Command, None);
    assert_eq!(
        raw.post(&sent.callback, &json!({ "type": 12 })).await.0,
        204
    );
    let policy = Client::new().get(page.url()).send().await.unwrap();
    let policy = policy.headers()["content-security-policy"]
        .to_str()
        .unwrap()
        .to_owned();
    let (_, proxy) = policy.split_once("frame-src ").unwrap();
    let get = async |path: &str, header: Option<(&str, &str)>| {
        let request = Client::new().get(format!("{proxy}{path}"));
        let request = match header {
            Some((name, value)) => request.header(name, value),
            None => request,
        };
        let response = request.send().await.unwrap();
        (response.status().as_u16(), response.text().await.unwrap())
    };
    for (path, expected) in [
        ("/page", "/in -"),
        ("/page/a?b=c", "/in/a?b=c -"),
        ("/.proxy/page/a", "/in/a -"),
        ("/page/more/x", "/x -"),
    ] {
        assert_eq!(get(path, None).await, (200, expected.to_owned()), "{path}");
    }
    for path in ["/", "/pages", "/other"] {
        assert_eq!(get(path, None).await.0, 404, "{path}");
    }
    let public = format!("/in https://{}.discordsays.com", raw.stand_in.bot_id());
    assert_eq!(get("/page", Some(("origin", proxy))).await, (200, public));
    for stranger in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", &page.url()),
        ("host", "evil.example"),
    ] {
        assert_eq!(get("/page", Some(stranger)).await.0, 403, "{stranger:?}");
    }
}

#[tokio::test]
async fn an_activity_runs_where_its_entry_point_is_shown() {
    let raw = raw(&[]).await;
    let stand_in = &raw.stand_in;
    let (anna, ben) = (stand_in.user("anna"), stand_in.user("ben"));
    let (pair, general) = (
        stand_in.direct_message(&anna, &ben),
        stand_in.channel("general"),
    );
    let guild = stand_in.stock_guild();
    let path = format!("/applications/{}/commands", stand_in.bot_id());
    let entry_point = |types: &[u8], contexts: &[u8]| {
        json!([{
            "name": "board", "description": "c", "type": 4, "handler": 1,
            "integration_types": types, "contexts": contexts,
        }])
    };
    let set = async |types: &[u8], contexts: &[u8]| {
        let put = raw
            .send(Method::PUT, &path, &entry_point(types, contexts))
            .await;
        assert_eq!(put.0, 200, "{}", put.1);
    };
    set(&[0, 1], &[0]).await;
    anna.install().unwrap();
    assert!(anna.launch(pair).await.is_err());
    set(&[0, 1], &[0, 1, 2]).await;
    assert!(ben.launch(pair).await.is_err(), "he hasn't installed it");
    for (channel, location) in [
        (
            pair,
            json!({ "id": format!("pc-{pair}"), "kind": "pc", "channel_id": pair }),
        ),
        (
            general,
            json!({
                "id": format!("gc-{guild}-{general}"), "kind": "gc", "channel_id": general,
                "guild_id": guild,
            }),
        ),
    ] {
        let sent = raw.sent(anna.send_launch(channel).unwrap());
        let launched = raw.post(&sent.callback, &json!({ "type": 12 })).await;
        assert_eq!(launched.0, 204);
        let First::Launch(frame) = stand_in.answer(sent.id).await.unwrap().first() else {
            panic!("nothing was launched");
        };
        let path = format!(
            "/applications/{}/activity-instances/i-{frame}",
            stand_in.bot_id()
        );
        let (status, instance) = raw.get(&path).await;
        assert_eq!((status, &instance["location"]), (200, &location));
        assert_eq!(instance["users"], json!([anna.id()]));
        assert_eq!(raw.get(&format!("{path}0")).await.0, 404);
    }
}
