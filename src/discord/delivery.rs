//! Sends what could not be sent as an answer: after a failure, after a restart, by itself.

use std::sync::Arc;
use std::time::Duration;

use serenity::builder::{Builder, EditMessage};
use serenity::http::Http;
use serenity::model::id::{ChannelId, MessageId};
use tokio::sync::Notify;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::answer::Body;
use super::bot::Bot;
use super::link::Link;
use super::{errands, error_text, messages, threads};
use crate::service::{Error, Failure, Heartbeat, MatchView, Post, PostKind, PostRef};

/// How often the worker looks for what is due.
const PAUSE: Duration = Duration::from_secs(2);

/// Does what falls due and delivers posts until the bot stops. What was being answered when the
/// process last ended is delivered first.
pub async fn deliver_until(
    stop: CancellationToken,
    bot: Bot,
    http: Arc<Http>,
    waiting: Arc<Notify>,
    link: Arc<Link>,
) {
    let mut all = true;
    let (mut last_beat, mut last_sweep) = (Instant::now(), None);
    loop {
        // Every move wakes this worker, but what is due by the clock can wait for its turn.
        let is_time = last_sweep.is_none_or(|at: Instant| at.elapsed() >= PAUSE);
        if link.is_up() && is_time {
            last_sweep = Some(Instant::now());
            let silent = std::mem::replace(&mut last_beat, Instant::now()).elapsed();
            guarded(beat(bot.clone(), silent)).await;
            guarded(sweep(bot.clone())).await;
        }
        match bot.service.due_posts(bot.now(), all).await {
            Ok(posts) => {
                all = false;
                for post in posts {
                    if stop.is_cancelled() {
                        return;
                    }
                    let (bot, http) = (bot.clone(), Arc::clone(&http));
                    guarded(async move { deliver(&bot, &http, post).await }).await;
                }
            }
            Err(error) => tracing::error!(?error, "the posts cannot be read"),
        }
        // Whether a reminder still makes sense is known only when it is known how long the bot
        // was away.
        if link.is_up() {
            let more = Arc::clone(&waiting);
            guarded(run_errands(bot.clone(), Arc::clone(&http), more)).await;
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = waiting.notified() => {}
            () = tokio::time::sleep(PAUSE) => {}
        }
    }
}

/// Notes that the bot is there. The clock is read in the guarded task, like everything else that
/// could fail.
async fn beat(bot: Bot, silent: Duration) {
    let beat = Heartbeat {
        now: bot.now(),
        uptime: bot.uptime(),
        silent,
    };
    if let Err(error) = bot.service.heartbeat(beat).await {
        tracing::error!(?error, "the heartbeat could not be noted");
    }
}

async fn run_errands(bot: Bot, http: Arc<Http>, waiting: Arc<Notify>) {
    match errands::run(&bot, &http).await {
        Ok(false) => {}
        Ok(true) => waiting.notify_one(),
        Err(error) => tracing::error!(?error, "the errands cannot be read"),
    }
}

async fn sweep(bot: Bot) {
    if let Err(error) = bot.service.sweep(bot.now()).await {
        tracing::error!(?error, "what is due could not be done");
    }
}

/// Does a piece of work as a task of its own, so that a panic ends it alone.
async fn guarded(work: impl Future<Output = ()> + Send + 'static) {
    if let Err(error) = tokio::spawn(work).await {
        tracing::error!(%error, "a piece of the delivery's work ended by a panic");
    }
}

async fn deliver(bot: &Bot, http: &Http, reference: PostRef) {
    let noted = match ready(bot, http, reference).await {
        Err(NotReady::NoThread(failure)) => {
            bot.service
                .undelivered(reference, &failure, bot.now())
                .await
        }
        Ok(None) => return,
        Ok(Some((post, view))) => match send(bot, http, &post, &view).await {
            Ok(message) => {
                let new = message.map(|id| crate::ids::MessageId(id.get()));
                let noted = bot.service.delivered(reference, new).await;
                if let Ok(newest) = noted {
                    let speaker = bot.speaker(&view.place.locale);
                    let old = messages::replaced(speaker, &view).map(Box::new);
                    retire(http, &post, message, newest, old).await;
                }
                // Where this one got through, others may too.
                match noted {
                    Ok(_) => bot
                        .service
                        .revive(post.channel, bot.now())
                        .await
                        .map(|_| ()),
                    Err(error) => Err(error),
                }
            }
            Err(error) => {
                let failure = error_text::failure(&error);
                tracing::warn!(
                    code = %view.code,
                    ?failure,
                    "a post could not be delivered: {}",
                    error_text::describe(&error)
                );
                bot.service
                    .undelivered(reference, &failure, bot.now())
                    .await
            }
        },
        Err(NotReady::Unreadable(error)) => {
            let failure = if error.is_lasting() {
                Failure::Lasting("the match cannot be loaded".to_owned())
            } else {
                Failure::Passing
            };
            tracing::error!(?error, ?reference, "a post cannot be made");
            bot.service
                .undelivered(reference, &failure, bot.now())
                .await
        }
    };
    if let Err(error) = noted {
        tracing::error!(?error, "the state of a post could not be noted");
    }
}

/// Why a post cannot be sent now.
enum NotReady {
    /// Its thread could not be made.
    NoThread(Failure),
    /// It, or its match, cannot be read.
    Unreadable(Error),
}

/// A post with its match, whose thread is there if it is to have one.
async fn ready(
    bot: &Bot,
    http: &Http,
    reference: PostRef,
) -> Result<Option<(Post, MatchView)>, NotReady> {
    let find = || async {
        let found = bot.service.post(reference).await;
        found.map_err(NotReady::Unreadable)
    };
    match find().await? {
        Some((post, view)) if view.needs_thread => {
            let opened = threads::open(bot, http, &post, &view).await;
            opened.map_err(NotReady::NoThread)?;
            find().await
        }
        found => Ok(found),
    }
}

/// Sends a post, and gives the new message if it is one.
async fn send(
    bot: &Bot,
    http: &Http,
    post: &Post,
    view: &MatchView,
) -> Result<Option<MessageId>, serenity::Error> {
    let channel = ChannelId::new(post.channel.0);
    let speaker = bot.speaker(&view.place.locale);
    if post.kind == PostKind::Summary {
        let summary = messages::summary(speaker, view).message(post.reference);
        summary.execute(http, (channel, None)).await?;
        return Ok(None);
    }
    let body = messages::present(speaker, view, bot.picture(view).await);
    if post.kind == PostKind::Refresh {
        let Some(message) = post.replaces.or(view.message) else {
            return Ok(None);
        };
        let message = MessageId::new(message.0);
        body.edit().execute(http, (channel, message, None)).await?;
        return Ok(None);
    }
    let message = body
        .message(post.reference)
        .execute(http, (channel, None))
        .await?;
    Ok(Some(message.id))
}

/// Takes the buttons from the message that a post replaces, or from the post's own message if a
/// newer one came first.
pub(super) async fn retire(
    http: &Http,
    post: &Post,
    message: Option<MessageId>,
    newest: bool,
    old: Option<Box<Body>>,
) {
    let channel = ChannelId::new(post.channel.0);
    let bare = || EditMessage::new().components(Vec::new());
    if let Some(message) = message.filter(|_| !newest) {
        edit(http, channel, message, bare()).await;
    }
    if ![PostKind::Refresh, PostKind::Summary].contains(&post.kind)
        && let Some(replaced) = post.replaces
    {
        let change = old.map_or_else(bare, |old| old.edit());
        edit(http, channel, MessageId::new(replaced.0), change).await;
    }
}

/// Edits an old message, where Discord lets us: it may be gone, or the bot may have lost the right.
async fn edit(http: &Http, channel: ChannelId, message: MessageId, change: EditMessage) {
    if let Err(error) = change.execute(http, (channel, message, None)).await {
        tracing::debug!("an old message stays: {}", error_text::describe(&error));
    }
}
