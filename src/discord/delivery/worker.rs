//! The bot's deliveries until it stops: posts that weren't sent as answers, and errands.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures::StreamExt;
use futures::stream::FuturesUnordered;
use halma_service::ids::MatchId;
use halma_service::{Error, PostRef};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::discord::bot::Bot;
use crate::discord::delivery::deliver::deliver;
use crate::discord::delivery::errands;
use crate::discord::delivery::link::Link;
use crate::discord::{cup, leaderboard, study};

/// How often to check for due work.
const PAUSE: Duration = Duration::from_secs(2);
/// How long to wait after a failed tidy-up.
const TIDY_AGAIN_PAUSE: Duration = Duration::from_secs(600);
/// The maximum number of posts sent at the same time, each of a different match.
const AT_THE_SAME_TIME: usize = 16;

/// Returns the posts left when the process last ended. Has to be called before any interaction is
/// accepted: an answer on its way would be sent twice.
pub async fn left_over(bot: &Bot) -> Vec<PostRef> {
    let left = bot.service.all_posts(bot.now()).await;
    left.unwrap_or_else(|error| {
        tracing::error!(?error, "can't read the posts");
        Vec::new()
    })
}

/// Does the background work of a process that only answers, until it stops: records deliveries, and
/// keeps track of whether deadlines may be judged.
pub async fn keep_up_until(stop: CancellationToken, bot: Bot) {
    while !stop.is_cancelled() {
        let here = bot.clone();
        guarded(async move {
            if let Err(error) = here.service.feel_pulse().await {
                tracing::error!(?error, "can't read the heartbeat");
            }
            for post in here.unnoted.posts() {
                if let Err(error) = deliver(&here, post).await {
                    tracing::error!(?error, "couldn't record a delivered post");
                }
            }
        })
        .await;
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(PAUSE) => {}
        }
    }
}

/// Delivers posts until the bot stops, leftover posts first. None is sent while nothing can be stored.
pub async fn deliver_until(
    stop: CancellationToken,
    bot: Bot,
    waiting: Arc<Notify>,
    link: Arc<Link>,
    stores: Arc<AtomicBool>,
    left_over: Vec<PostRef>,
) {
    tokio::join!(
        send_posts(&stop, &bot, &waiting, &stores, left_over),
        run_errands(&stop, &bot, &waiting, &link),
        tidy_up(&stop, &bot),
    );
}

/// Sends posts, one at a time per match and many matches at once, so that a hanging post delays no
/// other match.
async fn send_posts(
    stop: &CancellationToken,
    bot: &Bot,
    waiting: &Arc<Notify>,
    stores: &Arc<AtomicBool>,
    left_over: Vec<PostRef>,
) {
    let mut queue = VecDeque::from(left_over);
    let mut under_way: BTreeMap<MatchId, PostRef> = BTreeMap::new();
    let mut sending = FuturesUnordered::new();
    while !stop.is_cancelled() {
        while sending.len() < AT_THE_SAME_TIME && stores.load(Ordering::Relaxed) {
            let free = |post: &PostRef| !under_way.contains_key(&post.id);
            let Some(post) = queue.iter().position(free).and_then(|at| queue.remove(at)) else {
                break;
            };
            under_way.insert(post.id, post);
            sending.push(send(bot, post, waiting, stores));
        }
        tokio::select! {
            () = stop.cancelled() => break,
            Some(sent) = sending.next() => {
                under_way.remove(&sent.id);
                continue;
            }
            () = waiting.notified() => {}
            () = tokio::time::sleep(PAUSE) => {}
        }
        // In their new order; leftover posts may not be due otherwise.
        let due = due_posts(bot, stores).await;
        let known: BTreeSet<_> = due.iter().copied().collect();
        queue.retain(|post| !known.contains(post));
        let is_new = |post: &PostRef| under_way.get(&post.id) != Some(post);
        let due = due.into_iter().filter(is_new);
        queue = due.chain(std::mem::take(&mut queue)).collect();
    }
    while sending.next().await.is_some() {}
}

/// Returns the posts to send now. While nothing can be stored there are none: they would be sent
/// over and over because that can't be recorded.
async fn due_posts(bot: &Bot, stores: &AtomicBool) -> Vec<PostRef> {
    match bot.service.due_posts(bot.now()).await {
        Ok(mut posts) if stores.load(Ordering::Relaxed) => {
            let unnoted = bot.unnoted.posts();
            posts.retain(|post| !unnoted.contains(post));
            posts.extend(unnoted);
            posts
        }
        Ok(_) => Vec::new(),
        Err(error) => {
            tracing::error!(?error, "can't read the posts");
            Vec::new()
        }
    }
}

/// Sends a post and returns its name.
async fn send(
    bot: &Bot,
    post: PostRef,
    waiting: &Arc<Notify>,
    stores: &Arc<AtomicBool>,
) -> PostRef {
    let (bot, waiting, stores) = (bot.clone(), Arc::clone(waiting), Arc::clone(stores));
    guarded(async move {
        match deliver(&bot, post).await {
            // The match's next post may have waited for this one.
            Ok(()) => waiting.notify_one(),
            Err(error) => {
                tracing::error!(?error, "couldn't record the state of a post");
                stores.store(false, Ordering::Relaxed);
            }
        }
    })
    .await;
    post
}

/// Runs errands once it is known how long the bot was offline, which decides whether a reminder
/// still makes sense.
async fn run_errands(stop: &CancellationToken, bot: &Bot, waiting: &Notify, link: &Link) {
    loop {
        if link.is_up() && bot.service.has_pulse(bot.now()) {
            let bot = bot.clone();
            guarded(async move {
                if let Err(error) = errands::run(&bot).await {
                    tracing::error!(?error, "can't read the errands");
                }
            })
            .await;
            waiting.notify_one();
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(PAUSE) => {}
        }
    }
}

/// Does low-priority work in parallel: announces the best players of seasons, posts the daily
/// puzzle, tells of cups, resets tables, and erases deleted data from disk.
async fn tidy_up(stop: &CancellationToken, bot: &Bot) {
    tokio::join!(
        every_now_and_then(stop, || {
            let bot = bot.clone();
            async move { leaderboard::season_digest::post(&bot).await }
        }),
        every_now_and_then(stop, || {
            let bot = bot.clone();
            async move { study::daily_puzzle::post(&bot).await }
        }),
        every_now_and_then(stop, || {
            let bot = bot.clone();
            async move { cup::news::post(&bot).await }
        }),
        every_now_and_then(stop, || {
            let bot = bot.clone();
            async move { bot.service.empty_tables().await.map(|()| true) }
        }),
        every_now_and_then(stop, || {
            let bot = bot.clone();
            async move { bot.service.erase(bot.now()).await.map(|()| true) }
        }),
    );
}

/// Repeats a piece of work, with a long pause if it failed.
async fn every_now_and_then<F>(stop: &CancellationToken, work: impl Fn() -> F)
where
    F: Future<Output = Result<bool, Error>> + Send + 'static,
{
    loop {
        let pause = match guarded(work()).await {
            Some(Ok(true)) => PAUSE,
            Some(Err(error)) => {
                tracing::error!(?error, "couldn't do background work yet");
                TIDY_AGAIN_PAUSE
            }
            Some(Ok(false)) | None => TIDY_AGAIN_PAUSE,
        };
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(pause) => {}
        }
    }
}

/// Runs work as a separate task, so that a panic ends only that task. Returns its result.
pub async fn guarded<T: Send + 'static>(
    work: impl Future<Output = T> + Send + 'static,
) -> Option<T> {
    let done = tokio::spawn(work).await;
    if let Err(error) = &done {
        tracing::error!(%error, "a background task panicked");
    }
    done.ok()
}
