//! What has to change at Discord, as requests.

use std::collections::{BTreeMap, BTreeSet};

use reqwest::Method;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::commands::differing;
use super::emoji;
use super::step::Step;
use super::wanted::{self, Wanted};
use crate::discord::front::entry_point;
use crate::discord::http::Emoji;
use crate::discord::interaction::invite::{PERMISSIONS, SCOPE_OF_PEOPLE, SCOPES};
use crate::discord::text::LOCALES;

/// The settings as they are.
#[derive(Clone, Debug)]
pub struct Current {
    /// The application.
    pub application: Application,
    /// The bot's account.
    pub account: Account,
    /// The commands that all servers have.
    pub commands: Vec<Value>,
    /// Its own emoji.
    pub emoji: Vec<Emoji>,
}

/// The application as Discord shows it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Application {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The key that verifies Discord's calls.
    pub verify_key: String,
    /// Whether others than its owner may add it to servers.
    pub bot_public: bool,
    /// True if adding it needs a code grant, which this bot doesn't handle.
    pub bot_require_code_grant: bool,
    description: Option<String>,
    icon: Option<String>,
    tags: Option<Vec<String>>,
    interactions_endpoint_url: Option<String>,
    integration_types_config: Option<BTreeMap<String, Option<Integration>>>,
}

#[derive(Clone, Debug, Deserialize)]
struct Integration {
    #[serde(default)]
    oauth2_install_params: Option<InstallParams>,
}

#[derive(Clone, Debug, Deserialize)]
struct InstallParams {
    #[serde(default)]
    scopes: BTreeSet<String>,
    #[serde(default)]
    permissions: String,
}

/// The bot's account as Discord shows it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Account {
    username: String,
    banner: Option<String>,
}

/// Returns what has to change; nothing if all is as wanted.
pub fn plan(wanted: &Wanted, current: &Current) -> Vec<Step> {
    let application = &current.application;
    let steps = [
        about(wanted, application),
        banner(&current.account),
        // By itself: Discord calls the address before it accepts it.
        endpoint(wanted, application),
        commands(wanted, application, &current.commands),
    ];
    let emoji = emoji::steps(&application.id, &current.emoji);
    steps.into_iter().flatten().chain(emoji).collect()
}

fn about(wanted: &Wanted, now: &Application) -> Option<Step> {
    let (mut changes, mut body) = (Vec::new(), Map::new());
    let description = now.description.as_deref().unwrap_or_default();
    if description != wanted.description {
        let languages = wanted.descriptions.len() + 1;
        changes.push(format!(
            "description, in {languages} of {} languages, those of Discord's clients: {}",
            LOCALES.len(),
            wanted.description
        ));
        let all = json!({ "default": wanted.description, "localizations": wanted.descriptions });
        body.insert("description".to_owned(), all);
    }
    let tags = now.tags.as_deref().unwrap_or_default();
    let tags: BTreeSet<&str> = tags.iter().map(String::as_str).collect();
    if tags != wanted.tags.iter().copied().collect() {
        changes.push(format!("tags: {}", wanted.tags.join(", ")));
        body.insert("tags".to_owned(), json!(wanted.tags));
    }
    if now.icon.is_none() {
        changes.push("icon: halma's, because there is none".to_owned());
        body.insert("icon".to_owned(), json!(wanted::icon()));
    }
    if !has_install_link(now) {
        let (scopes, permissions) = (SCOPES.join(" and "), PERMISSIONS.bits());
        changes.push(format!(
            "install links: for servers, with {scopes} and the permissions {permissions}; for people"
        ));
        body.insert("integration_types_config".to_owned(), wanted::install());
    }
    step(
        changes,
        Method::PATCH,
        "applications/@me",
        Value::Object(body),
    )
}

fn has_install_link(now: &Application) -> bool {
    let Some(config) = &now.integration_types_config else {
        return false;
    };
    let is = |place: &str, scopes: &[&str], permissions: u64| {
        let place = config.get(place).and_then(Option::as_ref);
        let params = place.and_then(|place| place.oauth2_install_params.as_ref());
        params.is_some_and(|params| {
            let scopes = scopes.iter().map(|scope| (*scope).to_owned()).collect();
            params.scopes == scopes && params.permissions == permissions.to_string()
        })
    };
    is("0", &SCOPES, PERMISSIONS.bits()) && is("1", &[SCOPE_OF_PEOPLE], 0)
}

fn banner(now: &Account) -> Option<Step> {
    let changes = now
        .banner
        .is_none()
        .then(|| "banner: halma's, because there is none".to_owned());
    // Discord requires the name, too.
    let body = json!({ "username": now.username, "banner": wanted::banner() });
    step(
        changes.into_iter().collect(),
        Method::PATCH,
        "users/@me",
        body,
    )
}

fn endpoint(wanted: &Wanted, now: &Application) -> Option<Step> {
    let url = wanted.interactions.as_ref()?;
    let is_new = now.interactions_endpoint_url.as_ref() != Some(url);
    let changes = is_new.then(|| format!("Discord calls the bot at {url}"));
    let body = json!({ "interactions_endpoint_url": url });
    step(
        changes.into_iter().collect(),
        Method::PATCH,
        "applications/@me",
        body,
    )
}

fn commands(wanted: &Wanted, now: &Application, registered: &[Value]) -> Option<Step> {
    let commands = &entry_point::kept(&wanted.commands, registered);
    let differing = differing(commands, registered);
    let what = if wanted.commands.is_empty() {
        "commands of all servers, removed because discord.guilds names some"
    } else {
        "commands"
    };
    let changes = (!differing.is_empty()).then(|| format!("{what}: {}", differing.join(", ")));
    let path = format!("applications/{}/commands", now.id);
    step(
        changes.into_iter().collect(),
        Method::PUT,
        &path,
        json!(commands),
    )
}

fn step(changes: Vec<String>, method: Method, path: &str, body: Value) -> Option<Step> {
    let path = path.to_owned();
    (!changes.is_empty()).then_some(Step {
        changes,
        method,
        path,
        body,
    })
}

#[cfg(test)]
mod tests {
    use halma_rules::Color;

    use super::*;
    use crate::discord::front::registry::Pages;
    use crate::discord::text::emoji_name;

    fn current(application: Value) -> Current {
        Current {
            application: serde_json::from_value(application).expect("an application"),
            account: Account {
                username: "halma".to_owned(),
                banner: Some("set".to_owned()),
            },
            commands: Vec::new(),
            emoji: (0..6)
                .map(|color| emoji(&emoji_name(Color::at(color))))
                .collect(),
        }
    }

    fn emoji(name: &str) -> Emoji {
        let emoji = json!({ "id": "7", "name": name });
        serde_json::from_value(emoji).expect("an emoji")
    }

    fn wanted() -> Wanted {
        Wanted {
            commands: Vec::new(),
            ..Wanted::new(None, false, Pages::NONE)
        }
    }

    /// An application with all settings as wanted.
    fn complete() -> Value {
        let wanted = wanted();
        let mut install = wanted::install();
        let permissions = PERMISSIONS.bits().to_string();
        install["0"]["oauth2_install_params"]["permissions"] = json!(permissions);
        install["1"]["oauth2_install_params"]["permissions"] = json!("0");
        let mut tags = wanted.tags;
        tags.reverse();
        json!({
            "id": "1", "description": wanted.description, "tags": tags, "icon": "own",
            "integration_types_config": install,
        })
    }

    #[test]
    fn nothing_changes_if_all_is_as_wanted() {
        let steps = plan(&wanted(), &current(complete()));
        assert!(steps.is_empty(), "{steps:?}");
    }

    #[test]
    fn each_difference_is_one_change_and_nothing_else_is_touched() {
        let install = json!({ "0": {}, "1": {} });
        for (field, value, changed) in [
            ("description", json!("old"), "description"),
            ("tags", json!(["halma"]), "tags"),
            ("icon", Value::Null, "icon"),
            (
                "integration_types_config",
                Value::Null,
                "integration_types_config",
            ),
            (
                "integration_types_config",
                install,
                "integration_types_config",
            ),
        ] {
            let mut application = complete();
            application[field] = value;
            let steps = plan(&wanted(), &current(application));
            let [step] = &steps[..] else {
                panic!("{field}: {steps:?}")
            };
            let fields = step.body.as_object().expect("fields").keys();
            let fields: Vec<_> = fields.map(String::as_str).collect();
            assert_eq!((fields, step.changes.len()), (vec![changed], 1));
        }
    }

    #[test]
    fn emoji_are_created_before_outdated_ones_are_removed() {
        let mut now = current(complete());
        now.emoji[0] = emoji("halma_white_0");
        now.emoji.push(emoji("halma_pink_1"));
        let steps = plan(&wanted(), &now);
        let requests = steps
            .iter()
            .map(|step| (step.method.as_str(), &step.path[..]));
        assert_eq!(
            requests.collect::<Vec<_>>(),
            [
                ("POST", "applications/1/emojis"),
                ("DELETE", "applications/1/emojis/7")
            ]
        );
        assert_eq!(steps[0].body["name"], emoji_name(Color::at(0)));
    }

    #[test]
    fn an_address_is_set_only_if_one_is_given() {
        let mut wanted = wanted();
        wanted.interactions = Some("https://a.example/interactions".to_owned());
        assert_eq!(plan(&wanted, &current(complete())).len(), 1);
        let mut application = complete();
        application["interactions_endpoint_url"] = json!(wanted.interactions);
        let now = current(application);
        assert!(plan(&wanted, &now).is_empty());
        wanted.interactions = None;
        assert!(plan(&wanted, &now).is_empty());
    }
}
