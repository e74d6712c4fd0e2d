//! The clock of the service: heartbeats, and what falls due, whatever Discord does.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use halma_service::Heartbeat;
use tokio::sync::Notify;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::pulse::Pulse;
use crate::discord::{Bot, Link, guarded};

/// How often to check for due work.
const PAUSE: Duration = Duration::from_secs(2);

/// Records heartbeats and does what falls due by the clock, until it is told to stop. Tells in `stores`
/// whether anything can be stored.
pub async fn keep_time(
    stop: CancellationToken,
    bot: Bot,
    waiting: Arc<Notify>,
    link: Arc<Link>,
    pulse: Arc<Pulse>,
    stores: Arc<AtomicBool>,
) {
    let last_beat = Arc::new(Mutex::new(Instant::now()));
    loop {
        if stores.load(Ordering::Relaxed) {
            guarded(forget(bot.clone())).await;
        }
        if link.is_up() {
            let beat = beat(bot.clone(), Arc::clone(&last_beat), Arc::clone(&stores));
            if guarded(beat).await == Some(true) {
                pulse.note();
            }
            if stores.load(Ordering::Relaxed) {
                guarded(sweep(bot.clone())).await;
                waiting.notify_one();
            }
        } else {
            // Discord is unreachable; the gateway handles that.
            pulse.note();
        }
        tokio::select! {
            () = stop.cancelled() => return,
            // From then on outages are known, and due work can be judged.
            () = link.connects() => {}
            () = tokio::time::sleep(PAUSE) => {}
        }
    }
}

/// Records that the bot is running. The clock is read in the guarded task, like everything else
/// that could fail. While nothing can be stored, nobody can play, so that time counts as an outage
/// too. Returns whether a restart wouldn't help.
async fn beat(bot: Bot, last: Arc<Mutex<Instant>>, stores: Arc<AtomicBool>) -> bool {
    let locked = || last.lock().unwrap_or_else(PoisonError::into_inner);
    let (beaten, silent) = (Instant::now(), locked().elapsed());
    let beat = Heartbeat {
        now: bot.now(),
        uptime: bot.uptime(),
        silent,
    };
    let noted = bot.service.heartbeat(beat).await;
    stores.store(noted.is_ok(), Ordering::Relaxed);
    match noted {
        Ok(()) => {
            *locked() = beaten;
            true
        }
        Err(error) => {
            tracing::error!(?error, "couldn't record the heartbeat");
            error.is_unavailable() || error.is_no_room()
        }
    }
}

/// Deletes expired tokens, even while the bot is disconnected.
async fn forget(bot: Bot) {
    if let Err(error) = bot.service.forget_answers(bot.now()).await {
        tracing::error!(?error, "couldn't delete old tokens");
    }
}

async fn sweep(bot: Bot) {
    if let Err(error) = bot.service.sweep(bot.now()).await {
        tracing::error!(?error, "couldn't process what is due");
    }
}
