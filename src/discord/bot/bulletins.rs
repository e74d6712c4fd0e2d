//! Messages that servers get automatically, once per occasion.

use halma_service::ids::ChannelId;
use halma_service::{Failure, Urgency};

use crate::discord::bot::Bot;
use crate::discord::http::error_text;
use crate::discord::parts::body::Body;

/// Posts a message, only once for the same `words`, which are at most 25 characters. Returns
/// whether more can be posted there, or `None` if Discord can't be reached and a retry is due
/// later.
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
        // The channel is gone, or the bot may not post there, which may change.
        Failure::Lasting(_) | Failure::Unfit(_) => Some(!error_text::is_gone(&error)),
    }
}
