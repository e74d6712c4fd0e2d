//! A message as shown in a window.

use serde_json::{Value, json};

use super::files::picture_type;
use crate::state::State;
use crate::state::commands::SLASH;
use crate::state::embed::Embed;
use crate::state::interaction::{First, Interaction, InteractionKind};
use crate::state::message::{Attachment, Message};
use crate::state::snowflake::Snowflake;

/// The message as the page's script expects it; `viewer` is the person using the window.
pub(super) fn message(state: &State, message: &Message, viewer: Snowflake) -> Value {
    let calls = message.mentions.everyone || message.mentions.users.contains(&viewer);
    json!({
        "id": message.id,
        "channel": message.channel_id,
        "author": message.author_id,
        "content": message.content,
        "embeds": message.embeds,
        "files": files(message, viewer),
        "rows": message.components,
        "isPrivate": message.is_private(),
        "isLoading": message.is_loading(),
        "isEdited": message.revision > 0 && !was_deferred(state, message),
        "callsMe": calls,
        "called": message.notified.users,
        "sentAt": millis(message.sent_at),
        "replyTo": message.reply_to,
        "use": used_command(state, message),
    })
}

fn files(message: &Message, viewer: Snowflake) -> Vec<Value> {
    let embedded: Vec<&str> = message
        .embeds
        .iter()
        .flat_map(Embed::attached_files)
        .collect();
    let one = |file: &Attachment| {
        let size = file.dimensions();
        json!({
            "id": file.id,
            "name": file.filename,
            "alt": file.description,
            "url": format!("/files/{viewer}/{}/{}", file.id, escaped(&file.filename)),
            "isPicture": picture_type(file).is_some(),
            "isEmbedded": embedded.contains(&file.filename.as_str()),
            "width": size.map(|(width, _)| width),
            "height": size.map(|(_, height)| height),
        })
    };
    message.attachments.iter().map(one).collect()
}

/// A file name as a path segment.
fn escaped(name: &str) -> String {
    let one = |byte: u8| {
        if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    name.bytes().map(one).collect()
}

/// Who used which command, if the message is the first answer to one.
fn used_command(state: &State, message: &Message) -> Option<Value> {
    let interaction = state.interactions.get(&message.interaction_id?)?;
    let is_first =
        interaction.kind == InteractionKind::Command && interaction.original == Some(message.id);
    is_first.then(|| json!({ "by": interaction.user, "command": command_name(interaction) }))
}

/// The command as people know it: `/halma move`, or the text of a menu.
fn command_name(interaction: &Interaction) -> String {
    let data = &interaction.payload["data"];
    let slash = if data["type"] == SLASH { "/" } else { "" };
    let mut words = vec![data["name"].as_str().unwrap_or_default()];
    let mut level = data;
    while let Some(inner) = level["options"].get(0).filter(|o| o["options"].is_array()) {
        words.push(inner["name"].as_str().unwrap_or_default());
        level = inner;
    }
    format!("{slash}{}", words.join(" "))
}

/// Returns true if the message has only replaced "is thinking", which doesn't count as an edit.
fn was_deferred(state: &State, message: &Message) -> bool {
    let first = message
        .interaction_id
        .and_then(|id| state.interactions.get(&id))
        .filter(|interaction| interaction.original == Some(message.id))
        .and_then(|interaction| interaction.first.as_ref());
    let deferred = matches!(first, Some(First::Deferred));
    deferred && message.revision == 1
}

fn millis(moment: std::time::Duration) -> u64 {
    u64::try_from(moment.as_millis()).unwrap_or(u64::MAX)
}
