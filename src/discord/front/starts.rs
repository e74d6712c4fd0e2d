//! Hands out the session starts that Discord allows per day. If none is left, that is reported
//! once, with the time when there are more.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use halma_service::ids::Timestamp;
use tokio::sync::oneshot;
use tokio::time::Instant;
use twilight_gateway::queue::{InMemoryQueue, LIMIT_PERIOD, Queue};

use crate::discord::http::SessionLimit;

/// Hands out session starts; clones share them.
#[derive(Clone, Debug)]
pub(super) struct Starts {
    queue: InMemoryQueue,
    left: Arc<Mutex<Left>>,
}

/// What is left until more are allowed.
#[derive(Debug)]
struct Left {
    starts: u32,
    total: u32,
    /// The time when there are more, by the clock that waits and by the one that people read.
    renewed: Instant,
    renewed_at: Timestamp,
    is_said: bool,
}

impl Starts {
    /// Sets what Discord allows from now on.
    pub fn new(limit: &SessionLimit, now: Timestamp) -> Self {
        let number = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let starts = number(limit.remaining);
        let total = number(limit.total).max(starts);
        let reset_after = Duration::from_millis(limit.reset_after);
        let at_once = u16::try_from(limit.max_concurrency).unwrap_or(1);
        let left = Left {
            starts,
            total,
            renewed: Instant::now() + reset_after,
            renewed_at: now + reset_after,
            is_said: false,
        };
        Self {
            queue: InMemoryQueue::new(at_once, starts, reset_after, total),
            left: Arc::new(Mutex::new(left)),
        }
    }

    fn change<T>(&self, change: impl FnOnce(&mut Left) -> T) -> T {
        change(&mut self.left.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Left {
    /// Takes one. Returns until when to wait, unless that was already reported.
    fn take(&mut self, now: Instant) -> Option<Timestamp> {
        if now >= self.renewed {
            self.starts = self.total;
            self.renewed_at = self.renewed_at + LIMIT_PERIOD + (now - self.renewed);
            self.renewed = now + LIMIT_PERIOD;
            self.is_said = false;
        }
        if let Some(fewer) = self.starts.checked_sub(1) {
            self.starts = fewer;
            return None;
        }
        let is_news = !std::mem::replace(&mut self.is_said, true);
        is_news.then_some(self.renewed_at)
    }
}

impl Queue for Starts {
    fn enqueue(&self, shard: u32) -> oneshot::Receiver<()> {
        if let Some(until) = self.change(|left| left.take(Instant::now())) {
            let until = jiff::Timestamp::from(until);
            tracing::warn!(
                "Discord allows no more session starts until {until}; the bot is offline until then"
            );
        }
        let allowed = self.queue.enqueue(shard);
        let (mut tell, told) = oneshot::channel();
        let starts = self.clone();
        tokio::spawn(async move {
            tokio::select! {
                allowed = allowed => {
                    // The shard that asked may be gone, or asks again if there is no answer.
                    drop(allowed.map(|()| tell.send(())));
                }
                () = tell.closed() => starts.change(|left| left.starts = left.starts.saturating_add(1)),
            }
        });
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(remaining: u64) -> SessionLimit {
        let limit = serde_json::json!({
            "total": 1000, "remaining": remaining, "reset_after": 60_000, "max_concurrency": 16,
        });
        serde_json::from_value(limit).unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn a_shard_waits_for_a_start_and_that_is_said_once() {
        let starts = Starts::new(&limit(1), Timestamp(1_000));
        starts.enqueue(0).await.unwrap();
        let waits = |starts: &Starts| starts.change(|left| left.take(Instant::now()));
        assert_eq!(waits(&starts), Some(Timestamp(61_000)));
        assert_eq!(waits(&starts), None, "it is said");
        let begun = Instant::now();
        starts.enqueue(1).await.unwrap();
        assert!(begun.elapsed() >= Duration::from_secs(60));
        assert_eq!(waits(&starts), None, "there are some again");
        assert!(starts.change(|left| left.starts) > 900);
    }

    #[tokio::test(start_paused = true)]
    async fn who_goes_away_takes_no_start() {
        let starts = Starts::new(&limit(2), Timestamp(0));
        starts.enqueue(0).await.unwrap();
        drop(starts.enqueue(1));
        tokio::time::sleep(Duration::from_millis(1)).await;
        assert_eq!(starts.change(|left| left.starts), 1);
    }
}
