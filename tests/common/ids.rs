//! The ids of the bot's buttons, menus and forms: plain in public messages, sealed in private ones.

use halma::discord::{Presented, Surface};
use serde_json::Value;
use stand_in::RecordedRequest;

/// The flag of private messages.
const EPHEMERAL: u64 = 1 << 6;

/// Checks the ids in a request.
///
/// # Errors
/// Returns an error if a public message has a sealed id, or a private one lacks a required seal.
pub fn check(request: &RecordedRequest) -> Result<(), String> {
    let body = &request.body;
    let (message, surface) = match body["type"].as_u64() {
        Some(9) => return read(body["data"]["custom_id"].as_str(), Surface::Form).map(|_| ()),
        _ if body["data"].is_object() => (&body["data"], Surface::Message),
        _ => (body, Surface::Message),
    };
    let is_private = message["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0;
    // Edits may be of either kind, and so may messages sent with a token.
    let is_public = !is_private && body["type"] == 4 || request.path.starts_with("/channels/");
    for row in items(&message["components"]) {
        for component in items(&row["components"]) {
            if component["url"].is_string() {
                continue;
            }
            let id = read(component["custom_id"].as_str(), surface)?;
            if is_public && !id.is_open() {
                return Err(format!("everybody sees {component}"));
            }
        }
    }
    Ok(())
}

fn items(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn read(id: Option<&str>, surface: Surface) -> Result<Presented, String> {
    let id = id.unwrap_or_default();
    if id.len() > 100 {
        return Err(format!("{id} is too long"));
    }
    Presented::read(id, surface).map_err(|why| format!("{id} is {why:?}"))
}
