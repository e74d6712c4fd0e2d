//! The application's settings: what Discord refuses, and what it shows of them.

use reqwest::Method;
use serde_json::{Value, json};

use super::limits::{cases, refuses, x};
use super::raw::Raw;

/// The smallest picture with the beginning of a PNG.
const PNG: &str = "data:image/png;base64,iVBORw0KGgo=";
const PATH: &str = "/applications/@me";

fn install(place: &str, params: &Value) -> Value {
    json!({ "integration_types_config": { place: { "oauth2_install_params": params } } })
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let raw = Raw::start().await;
    let tags = |number: usize| -> Value { (0..number).map(|n| json!(n.to_string())).collect() };
    let large = format!(
        "data:image/png;base64,iVBORw0KGgo{}",
        "A".repeat(14_000_001)
    );
    let cases = cases! {
        json!({ "description": "text" }) => "description: BASE_TYPE_CONVERT",
        json!({ "description": { "default": x(401) } })
            => "description.default: BASE_TYPE_MAX_LENGTH",
        json!({ "description": { "default": "", "localizations": { "de": x(401) } } })
            => "description.localizations.de: BASE_TYPE_MAX_LENGTH",
        json!({ "tags": tags(6) }) => "tags: BASE_TYPE_BAD_LENGTH",
        json!({ "tags": [x(21)] }) => "tags.0: BASE_TYPE_MAX_LENGTH",
        json!({ "tags": ["a", "a"] }) => "tags.1: SET_TYPE_ALREADY_CONTAINS_VALUE",
        json!({ "icon": "icon.png" }) => "icon: IMAGE_INVALID",
        json!({ "icon": "data:image/gif;base64,iVBORw0KGgo=" }) => "icon: IMAGE_INVALID",
        json!({ "icon": large }) => "icon: BINARY_TYPE_MAX_SIZE",
        install("0", &json!({ "scopes": ["everything"] }))
            => "integration_types_config.0.oauth2_install_params.scopes.0: BASE_TYPE_CHOICES",
        install("0", &json!({ "scopes": ["bot"], "permissions": "8" }))
            => "integration_types_config.0.oauth2_install_params.permissions: BASE_TYPE_CONVERT",
        install("2", &json!({ "scopes": ["bot"] }))
            => "integration_types_config.2: ENUM_TYPE_COERCE",
        install("1", &json!({ "scopes": ["applications.commands", "bot"] }))
            => "integration_types_config.1.oauth2_install_params.scopes.1: BASE_TYPE_CHOICES",
        json!({ "interactions_endpoint_url": "http://127.0.0.1:9/" })
            => "interactions_endpoint_url: APPLICATION_INTERACTIONS_ENDPOINT_VERIFICATION_FAILED",
    };
    refuses(&raw, Method::PATCH, PATH, cases).await;
    let account = cases! {
        json!({ "banner": PNG }) => "username: BASE_TYPE_REQUIRED",
        json!({ "username": "x", "banner": PNG }) => "username: BASE_TYPE_BAD_LENGTH",
        json!({ "username": "halma", "banner": "banner.png" }) => "banner: IMAGE_INVALID",
    };
    refuses(&raw, Method::PATCH, "/users/@me", account).await;
}

#[tokio::test]
async fn settings_are_shown_as_discord_shows_them() {
    let raw = Raw::start().await;
    let params = json!({ "scopes": ["bot"], "permissions": 8 });
    let mut change = install("0", &params);
    change["description"] = json!({ "default": "d", "localizations": { "de": "e" } });
    change["icon"] = json!(PNG);
    let (status, shown) = raw.patch(PATH, &change).await;
    assert_eq!((status, &shown["description"]), (200, &json!("d")));
    assert!(shown["icon"].as_str().is_some_and(|hash| hash.len() == 32));
    let params = &shown["integration_types_config"]["0"]["oauth2_install_params"];
    assert_eq!(params["permissions"], "8");
    assert_eq!(raw.get(PATH).await, (200, shown));
    let account = json!({ "username": "halma", "banner": PNG });
    raw.patch("/users/@me", &account).await;
    assert!(raw.get("/users/@me").await.1["banner"].is_string());
}

#[tokio::test]
async fn people_install_what_the_application_lets_them() {
    let raw = Raw::start().await;
    let anna = raw.stand_in.user("anna");
    anna.install().unwrap();
    let servers_only = install("0", &json!({ "scopes": ["bot"] }));
    assert_eq!(raw.patch(PATH, &servers_only).await.0, 200);
    assert!(anna.install().is_err());
    let null = json!({ "integration_types_config": { "0": {}, "1": null } });
    assert_eq!(raw.patch(PATH, &null).await.0, 200);
    assert!(anna.install().is_err());
    let mut both = servers_only;
    let own = json!({ "oauth2_install_params": { "scopes": ["applications.commands"] } });
    both["integration_types_config"]["1"] = own.clone();
    let (status, shown) = raw.patch(PATH, &both).await;
    assert_eq!(
        (status, &shown["integration_types_config"]["1"]),
        (200, &own)
    );
    anna.install().unwrap();
}

#[tokio::test]
async fn commands_are_listed_with_their_translations_only_if_asked_for() {
    let raw = Raw::start().await;
    let path = format!("/applications/{}/commands", raw.stand_in.bot_id());
    let names = json!({ "de": "b" });
    let command = json!({ "name": "a", "description": "d", "name_localizations": names });
    raw.post(&path, &command).await;
    assert!(
        raw.get(&path).await.1[0]
            .get("name_localizations")
            .is_none()
    );
    let asked = raw.get(&format!("{path}?with_localizations=true")).await;
    assert_eq!(asked.1[0]["name_localizations"], names);
}
