//! Threads of games: opened when a game begins, kept awake while it goes on, closed afterwards.

use serde_json::json;

use crate::discord::bot::Bot;
use crate::discord::http::{HttpError, error_text};
use crate::discord::posts;
use crate::ids::{ChannelId, MessageId};
use crate::service::{Failure, MatchView, Post, Urgency};

/// How long nobody writes in a thread before Discord closes it.
const WEEK_MINUTES: u32 = 10_080;
/// Discord's number of a thread for everybody.
const PUBLIC_THREAD: u8 = 11;

/// Opens the thread of a match whose first board is to be posted, on the message of its challenge
/// where that is known. Where Discord refuses, the game is played in the channel itself.
///
/// # Errors
/// It may work later.
pub async fn open(bot: &Bot, post: &Post, view: &MatchView) -> Result<(), Failure> {
    let message = post.replaces.map(|old| old.message);
    let thread = match create(bot, view.card.place.channel, message, view).await {
        Ok(thread) => Some(thread),
        // The thread of a message has the message's id.
        Err(error) if error_text::has_thread(&error) => message.map(|message| ChannelId(message.0)),
        Err(error) => match error_text::failure(&error) {
            Failure::Passing => return Err(Failure::Passing),
            Failure::Lasting(why) | Failure::Unfit(why) => {
                tracing::warn!(code = %view.card.code, "couldn't create a thread: {why}");
                None
            }
        },
    };
    if let Err(error) = bot.service.note_thread(view.id, thread).await {
        tracing::error!(?error, "couldn't record a thread");
        return Err(Failure::Passing);
    }
    Ok(())
}

async fn create(
    bot: &Bot,
    channel: ChannelId,
    message: Option<MessageId>,
    view: &MatchView,
) -> Result<ChannelId, HttpError> {
    let name = posts::thread_name(bot.speaker(&view.card.place.locale), view);
    let mut thread = json!({ "name": name, "auto_archive_duration": WEEK_MINUTES });
    if message.is_none() {
        thread["type"] = json!(PUBLIC_THREAD);
    }
    bot.budget.spend(Urgency::Thread).await;
    bot.http.open_thread(channel, message, thread).await
}

/// Wakes a thread that has gone to sleep, so that commands work in it.
///
/// # Errors
/// Discord did not do it.
pub async fn wake(bot: &Bot, view: &MatchView) -> Result<(), HttpError> {
    set_archived(bot, view, false).await
}

/// Closes the thread of a game that has ended; whoever writes there opens it again.
///
/// # Errors
/// Discord did not do it.
pub async fn close(bot: &Bot, view: &MatchView) -> Result<(), HttpError> {
    set_archived(bot, view, true).await
}

async fn set_archived(bot: &Bot, view: &MatchView, archived: bool) -> Result<(), HttpError> {
    bot.budget.spend(Urgency::Thread).await;
    let change = json!({ "archived": archived });
    bot.http.edit_channel(view.card.place.channel, change).await
}
