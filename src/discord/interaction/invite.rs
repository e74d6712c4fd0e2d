//! The permissions the bot needs in a channel.

use crate::discord::interaction::caller::Threads;
use serenity::model::Permissions;

/// The permissions the invite link asks for: to see the channel, write in it, create threads and
/// write in them, use embeds and attachments, and find its own messages.
pub const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::SEND_MESSAGES_IN_THREADS);

/// What the invite link adds to a server: the bot and its commands.
pub const SCOPES: [&str; 2] = ["bot", "applications.commands"];

/// What it adds to a person: the commands.
pub const SCOPE_OF_PEOPLE: &str = "applications.commands";

/// Returns the keys of the permissions missing in a channel.
pub fn missing(permissions: Permissions, threads: Threads) -> Vec<&'static str> {
    let send = if threads == Threads::Inside {
        (
            Permissions::SEND_MESSAGES_IN_THREADS,
            "permission-send-in-threads",
        )
    } else {
        (Permissions::SEND_MESSAGES, "permission-send")
    };
    let needed = [
        (Permissions::VIEW_CHANNEL, "permission-view"),
        send,
        (Permissions::EMBED_LINKS, "permission-embed"),
        (Permissions::ATTACH_FILES, "permission-attach"),
        (Permissions::READ_MESSAGE_HISTORY, "permission-history"),
    ];
    lacking(permissions, &needed)
}

/// Returns the keys of the permissions missing to create threads in a channel.
pub fn missing_for_threads(permissions: Permissions) -> Vec<&'static str> {
    let needed = [
        (
            Permissions::CREATE_PUBLIC_THREADS,
            "permission-create-threads",
        ),
        (
            Permissions::SEND_MESSAGES_IN_THREADS,
            "permission-send-in-threads",
        ),
    ];
    lacking(permissions, &needed)
}

fn lacking(permissions: Permissions, needed: &[(Permissions, &'static str)]) -> Vec<&'static str> {
    let missing = needed
        .iter()
        .filter(|(needed, _)| !permissions.contains(*needed));
    missing.map(|(_, key)| *key).collect()
}

/// Returns the link that adds the bot to a server.
pub fn link(application: u64) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&permissions={}&scope={}",
        PERMISSIONS.bits(),
        SCOPES.join("+"),
    )
}

/// Returns the link that adds the bot's commands to a person, wherever that person is.
pub fn link_for_people(application: u64) -> String {
    let scope = SCOPE_OF_PEOPLE;
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&integration_type=1&scope={scope}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_invite_asks_for_the_documented_number() {
        assert_eq!(PERMISSIONS.bits(), 309_237_763_072);
        assert!(missing(PERMISSIONS, Threads::Inside).is_empty());
        assert_eq!(
            missing(PERMISSIONS - Permissions::ATTACH_FILES, Threads::Possible),
            ["permission-attach"]
        );
    }
}
