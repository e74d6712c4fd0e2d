//! The mentions in a text, and which of them a message really notifies.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::state::State;
use crate::state::message::{Message, Notified, SUPPRESS_NOTIFICATIONS};
use crate::state::permission;
use crate::state::snowflake::Snowflake;

/// The mentions that are allowed if a message doesn't say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unsaid {
    /// All kinds, as in ordinary messages.
    All,
    /// Only people, as in answers to interactions.
    Users,
}

/// The mentions in a text that `allowed_mentions` permits.
pub(crate) fn allowed(content: &str, allowed_mentions: &Value, unsaid: Unsaid) -> Notified {
    let text = without_code(content);
    let written = Written::of(&text);
    let parses = |kind: &str| match allowed_mentions {
        Value::Null => unsaid == Unsaid::All || kind == "users",
        said => said["parse"]
            .as_array()
            .is_some_and(|kinds| kinds.iter().any(|k| k == kind)),
    };
    let listed = |list: &str, id: Snowflake| {
        let ids = allowed_mentions[list].as_array().into_iter().flatten();
        ids.filter_map(Value::as_str)
            .any(|text| text.parse() == Ok(id))
    };
    let pick = |ids: &BTreeSet<Snowflake>, kind: &str| -> Vec<Snowflake> {
        ids.iter()
            .copied()
            .filter(|id| parses(kind) || listed(kind, *id))
            .collect()
    };
    Notified {
        everyone: written.everyone && parses("everyone"),
        users: pick(&written.users, "users"),
        roles: pick(&written.roles, "roles"),
    }
}

impl State {
    /// The people that a new message notifies, out of those it mentions.
    pub(crate) fn notified_by(&self, message: &Message) -> Notified {
        if message.flags & SUPPRESS_NOTIFICATIONS != 0 {
            return Notified::default();
        }
        let hears = |person: &Snowflake| self.sees_message(*person, message);
        let may_mention_all =
            self.bot_permissions(message.channel_id) & permission::MENTION_EVERYONE != 0;
        let is_public = !message.is_private();
        Notified {
            everyone: message.mentions.everyone && may_mention_all && is_public,
            users: message
                .mentions
                .users
                .iter()
                .copied()
                .filter(hears)
                .collect(),
            roles: if is_public {
                message.mentions.roles.clone()
            } else {
                Vec::new()
            },
        }
    }
}

/// The mentions written in a text.
#[derive(Debug, Default)]
struct Written {
    users: BTreeSet<Snowflake>,
    roles: BTreeSet<Snowflake>,
    everyone: bool,
}

impl Written {
    fn of(text: &str) -> Self {
        let everyone = text.contains("@everyone") || text.contains("@here");
        let mut written = Self {
            everyone,
            ..Self::default()
        };
        for (start, _) in text.match_indices("<@") {
            let Some((inside, _)) = text[start + 2..].split_once('>') else {
                continue;
            };
            if let Some(Ok(role)) = inside.strip_prefix('&').map(str::parse) {
                written.roles.insert(role);
            } else if let Ok(user) = inside.strip_prefix('!').unwrap_or(inside).parse() {
                written.users.insert(user);
            }
        }
        written
    }
}

/// The text without its code spans, where mentions don't work.
fn without_code(text: &str) -> String {
    let mut rest = text;
    let mut plain = String::new();
    while let Some((before, after)) = rest.split_once('`') {
        let ticks = 1 + after.chars().take_while(|c| *c == '`').count();
        let fence = "`".repeat(ticks);
        let after = &after[ticks - 1..];
        let Some((_, beyond)) = after.split_once(&fence) else {
            break;
        };
        plain.push_str(before);
        plain.push(' ');
        rest = beyond;
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn users(content: &str, said: &Value) -> Vec<u64> {
        allowed(content, said, Unsaid::Users)
            .users
            .iter()
            .map(|id| id.get())
            .collect()
    }

    #[test]
    fn only_allowed_people_are_mentioned() {
        let text = "<@1> and <@!2>, not `<@3>` nor ```\n<@4>``` @everyone <@&5>";
        assert_eq!(users(text, &Value::Null), [1, 2]);
        assert_eq!(users(text, &json!({ "parse": [] })), [0; 0]);
        assert_eq!(users(text, &json!({ "users": ["2", "9"] })), [2]);
        assert!(!allowed(text, &Value::Null, Unsaid::Users).everyone);
        let plain = allowed(text, &Value::Null, Unsaid::All);
        assert!(plain.everyone && plain.roles == [Snowflake::new(5)]);
    }
}
