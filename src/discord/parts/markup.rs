//! What Discord's clients turn into names and moments.

use crate::ids::{ChannelId, Timestamp, UserId};

/// Somebody, with the name that everybody sees.
pub fn user(id: UserId) -> String {
    format!("<@{id}>")
}

/// A channel, as a link.
pub fn channel(id: ChannelId) -> String {
    format!("<#{id}>")
}

/// A moment by its distance from now, such as "in 3 days".
pub fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", at.seconds())
}

/// The day of a moment, in the reader's own time.
pub fn day(at: Timestamp) -> String {
    format!("<t:{}:d>", at.seconds())
}

/// A moment with its date, in the reader's own time.
pub fn dated(at: Timestamp) -> String {
    format!("<t:{}:f>", at.seconds())
}

/// A text as it is, without anything in it being taken for markup.
pub fn verbatim(text: &str) -> String {
    format!("`{}`", text.replace('`', "'"))
}
