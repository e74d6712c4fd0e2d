//! What the application's settings should be.

use std::collections::BTreeMap;

use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::discord::front::registry::{self, Pages};
use crate::discord::interaction::invite::{PERMISSIONS, SCOPE_OF_PEOPLE, SCOPES};
use crate::discord::text::{DEFAULT_LOCALE, Say as _, Texts};

/// The words under which people find it in Discord's directory.
const TAGS: [&str; 5] = [
    "board game",
    "halma",
    "chinese checkers",
    "strategy",
    "multiplayer",
];
const ICON: &[u8] = include_bytes!("../../../assets/artwork/icon.png");
const BANNER: &[u8] = include_bytes!("../../../assets/artwork/banner.png");

/// The settings that the bot should have.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The description, in the default language.
    pub description: String,
    /// The same in other languages, by Discord's name of each.
    pub descriptions: BTreeMap<&'static str, String>,
    /// At most five tags.
    pub tags: Vec<&'static str>,
    /// The address at which Discord calls the bot; `None` leaves it as it is.
    pub interactions: Option<String>,
    /// The commands of all servers; none if only some servers get them.
    pub commands: Vec<Value>,
}

impl Wanted {
    /// Returns what this version of the bot wants. Commands that only some servers get are
    /// registered when the bot starts.
    pub fn new(interactions: Option<String>, has_global_commands: bool, pages: Pages) -> Self {
        let texts = Texts::load();
        let say = |locale: &str| texts.speaker(locale).say("listing-description");
        let others = texts.locales_of_discord();
        let others = others.filter(|locale| *locale != DEFAULT_LOCALE);
        Self {
            description: say(DEFAULT_LOCALE),
            descriptions: others.map(|locale| (locale, say(locale))).collect(),
            tags: TAGS.to_vec(),
            interactions,
            commands: if has_global_commands {
                registry::all(&texts, pages)
            } else {
                Vec::new()
            },
        }
    }
}

/// Returns the install links' settings: for servers, and for people, who bring only the commands.
pub(super) fn install() -> Value {
    let for_servers = json!({ "scopes": SCOPES, "permissions": PERMISSIONS.bits() });
    let for_people = json!({ "scopes": [SCOPE_OF_PEOPLE], "permissions": 0 });
    json!({
        "0": { "oauth2_install_params": for_servers },
        "1": { "oauth2_install_params": for_people },
    })
}

/// Returns the icon as Discord takes it.
pub(super) fn icon() -> String {
    data_uri(ICON)
}

/// Returns the banner as Discord takes it.
pub(super) fn banner() -> String {
    data_uri(BANNER)
}

/// Returns a picture as Discord takes it.
pub(super) fn data_uri(png: &[u8]) -> String {
    format!("data:image/png;base64,{}", BASE64.encode(png))
}
