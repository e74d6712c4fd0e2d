//! Messages that servers get automatically, once per occasion.

use halma_service::ids::{ChannelId, MessageId};
use halma_service::{Failure, Urgency};

use crate::discord::bot::Bot;
use crate::discord::http::error_text;
use crate::discord::parts::body::Body;

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Posted {
    /// It is there.
    There(MessageId),
    /// It was refused: the bot may not post there, which may change.
    Refused,
    /// It was refused, and so will be all others: the channel is gone.
    Never,
    /// Discord can't be reached, and a retry is due later.
    Later,
}

impl Posted {
    /// Returns whether more can be posted there, or `None` if a retry is due.
    pub fn goes_on(self) -> Option<bool> {
        match self {
            Self::There(_) | Self::Refused => Some(true),
            Self::Never => Some(false),
            Self::Later => None,
        }
    }
}

/// Posts a message, only once for the same `words`, which are at most 25 characters.
pub async fn post_once(bot: &Bot, channel: ChannelId, body: Body, words: String) -> Posted {
    let message = body.create_once(&words);
    let sent = bot.send_message(channel, &message, Urgency::Refresh).await;
    let error = match sent {
        Ok(message) => return Posted::There(message),
        Err(error) => error,
    };
    let why = error_text::describe(&error);
    tracing::warn!(%channel, "couldn't post a server's message: {why}");
    match error_text::failure(&error) {
        Failure::Passing => Posted::Later,
        Failure::Lasting(_) | Failure::Unfit(_) if error_text::is_gone(&error) => Posted::Never,
        Failure::Lasting(_) | Failure::Unfit(_) => Posted::Refused,
    }
}
