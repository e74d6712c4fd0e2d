//! Threads of games: opened when a game begins, kept awake while it goes on, closed afterwards.

use serenity::Error;
use serenity::builder::{Builder, CreateThread, EditThread};
use serenity::model::channel::{AutoArchiveDuration, ChannelType};
use serenity::model::id::{ChannelId, MessageId};

use super::bot::Bot;
use super::{error_text, messages};
use crate::ids;
use crate::service::{Failure, MatchView, Post, Urgency};

/// Opens the thread of a match whose first board is to be posted, on the message of its challenge
/// where that is known. Where Discord refuses, the game is played in the channel itself.
///
/// # Errors
/// It may work later.
pub(super) async fn open(bot: &Bot, post: &Post, view: &MatchView) -> Result<(), Failure> {
    let channel = ChannelId::new(view.place.channel.0);
    let message = post.replaces.map(|old| MessageId::new(old.message.0));
    let thread = match create(bot, channel, message, view).await {
        Ok(thread) => Some(ids::ChannelId(thread.get())),
        // The thread of a message has the message's id.
        Err(error) if error_text::has_thread(&error) => {
            message.map(|message| ids::ChannelId(message.get()))
        }
        Err(error) => match error_text::failure(&error) {
            Failure::Passing => return Err(Failure::Passing),
            Failure::Lasting(why) | Failure::Unfit(why) => {
                tracing::warn!(code = %view.code, "a game has no thread: {why}");
                None
            }
        },
    };
    if let Err(error) = bot.service.note_thread(view.id, thread).await {
        tracing::error!(?error, "a thread could not be noted");
        return Err(Failure::Passing);
    }
    Ok(())
}

async fn create(
    bot: &Bot,
    channel: ChannelId,
    message: Option<MessageId>,
    view: &MatchView,
) -> Result<ChannelId, Error> {
    let name = messages::thread_name(bot.speaker(&view.place.locale), view);
    let mut thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
    if message.is_none() {
        thread = thread.kind(ChannelType::PublicThread);
    }
    bot.budget.spend(Urgency::Thread).await;
    Ok(thread.execute(&bot.http, (channel, message)).await?.id)
}

/// Wakes a thread that has gone to sleep, so that commands work in it.
///
/// # Errors
/// Discord did not do it.
pub(super) async fn wake(bot: &Bot, view: &MatchView) -> Result<(), Error> {
    edit(bot, view, EditThread::new().archived(false)).await
}

/// Closes the thread of a game that has ended; whoever writes there opens it again.
///
/// # Errors
/// Discord did not do it.
pub(super) async fn close(bot: &Bot, view: &MatchView) -> Result<(), Error> {
    edit(bot, view, EditThread::new().archived(true)).await
}

async fn edit(bot: &Bot, view: &MatchView, change: EditThread<'_>) -> Result<(), Error> {
    let thread = ChannelId::new(view.place.channel.0);
    bot.budget.spend(Urgency::Thread).await;
    change.execute(&bot.http, thread).await.map(|_| ())
}
