//! Threads of games: created when a game starts, kept active while it runs, closed afterward.

use halma_service::ids::{ChannelId, MessageId};
use halma_service::{Failure, MatchView, Post, Urgency};
use serde_json::json;

use crate::discord::bot::Bot;
use crate::discord::http::{HttpError, error_text};
use crate::discord::posts;

/// The time without messages after which Discord archives a thread.
const WEEK_MINUTES: u32 = 10_080;
/// Discord's channel type of a public thread.
const PUBLIC_THREAD: u8 = 11;

/// Creates the thread of a match before its first board, on the challenge's message if known. If
/// Discord refuses, the game is played in the channel itself.
///
/// # Errors
/// A retry may work.
pub async fn open(bot: &Bot, post: &Post, view: &MatchView) -> Result<(), Failure> {
    let message = post.replaces.map(|old| old.message);
    let thread = match create(bot, view.card.place.channel, message, view).await {
        Ok(thread) => Some(thread),
        // A message's thread has the message's id.
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

/// Unarchives a thread, so that commands work in it.
///
/// # Errors
/// Discord didn't do it.
pub async fn wake(bot: &Bot, view: &MatchView) -> Result<(), HttpError> {
    set_archived(bot, view, false).await
}

/// Closes the thread of a finished game; a new message there reopens it.
///
/// # Errors
/// Discord didn't do it.
pub async fn close(bot: &Bot, view: &MatchView) -> Result<(), HttpError> {
    set_archived(bot, view, true).await
}

async fn set_archived(bot: &Bot, view: &MatchView, archived: bool) -> Result<(), HttpError> {
    bot.budget.spend(Urgency::Thread).await;
    let change = json!({ "archived": archived });
    bot.http.edit_channel(view.card.place.channel, change).await
}
