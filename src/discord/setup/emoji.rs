//! The emoji of the stones.

use halma_rules::Color;
use reqwest::Method;
use serde_json::{Value, json};

use super::step::Step;
use super::wanted::data_uri;
use crate::discord::http::Emoji;
use crate::discord::text::{emoji_name, shows_stone};

/// The pictures in the order of the colors.
const PICTURES: [&[u8]; 6] = [
    include_bytes!("../../../assets/artwork/emoji-white.png"),
    include_bytes!("../../../assets/artwork/emoji-black.png"),
    include_bytes!("../../../assets/artwork/emoji-red.png"),
    include_bytes!("../../../assets/artwork/emoji-blue.png"),
    include_bytes!("../../../assets/artwork/emoji-green.png"),
    include_bytes!("../../../assets/artwork/emoji-yellow.png"),
];

/// Returns the requests that create what is missing, and then remove what is outdated. An emoji's
/// picture can't be changed.
pub(super) fn steps(application: &str, now: &[Emoji]) -> Vec<Step> {
    let path = format!("applications/{application}/emojis");
    let wanted = || (0..PICTURES.len()).map(|color| emoji_name(Color::at(color)));
    let missing = wanted().zip(PICTURES);
    let missing = missing.filter(|(name, _)| now.iter().all(|one| one.name != *name));
    let created = missing.map(|(name, picture)| Step {
        changes: vec![format!("emoji: {name}")],
        method: Method::POST,
        path: path.clone(),
        body: json!({ "name": name, "image": data_uri(picture) }),
    });
    let is_outdated =
        |one: &&Emoji| shows_stone(&one.name) && wanted().all(|name| name != one.name);
    let removed = now.iter().filter(is_outdated).map(|one| Step {
        changes: vec![format!("outdated emoji, removed: {}", one.name)],
        method: Method::DELETE,
        path: format!("{path}/{}", one.id.0),
        body: Value::Null,
    });
    created.chain(removed).collect()
}
