//! Messages that servers get by themselves, once for each occasion.

use crate::discord::bot::Bot;
use crate::discord::http::error_text;
use crate::discord::parts::body::Body;
use crate::ids::ChannelId;
use crate::service::{Failure, Urgency};

/// Posts a message, once for the same words, which are at most 25 characters. Gives whether more can be
/// posted there: nothing where Discord cannot be reached, so that it is to be tried again after a while.
pub async fn post_once(bot: &Bot, channel: ChannelId, body: Body, words: String) -> Option<bool> {
    let message = body.create_once(&words);
    let sent = bot.send_message(channel, &message, Urgency::Refresh).await;
    let Err(error) = sent else {
        return Some(true);
    };
    let why = error_text::describe(&error);
    tracing::warn!(%channel, "couldn't post a server's message: {why}");
    match error_text::failure(&error) {
        Failure::Passing => None,
        // The channel is gone; or the bot may not post there, which may change.
        Failure::Lasting(_) | Failure::Unfit(_) => Some(!error_text::is_gone(&error)),
    }
}
