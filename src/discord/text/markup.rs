//! Markup that Discord's clients turn into names and times.

use halma_service::ids::{ChannelId, Timestamp, UserId};

/// Mentions a person.
pub fn user(id: UserId) -> String {
    format!("<@{id}>")
}

/// Links to a channel.
pub fn channel(id: ChannelId) -> String {
    format!("<#{id}>")
}

/// Formats a time relative to now, such as "in 3 days".
pub fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", at.seconds())
}

/// Formats the day of a time, in the reader's time zone.
pub fn day(at: Timestamp) -> String {
    format!("<t:{}:d>", at.seconds())
}

/// Formats a time with its date, in the reader's time zone.
pub fn dated(at: Timestamp) -> String {
    format!("<t:{}:f>", at.seconds())
}

/// Escapes a text, so that nothing in it is taken for markup.
pub fn verbatim(text: &str) -> String {
    format!("`{}`", text.replace('`', "'"))
}
