//! Checks that the process still does its background work.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// When the last heartbeat was made, by a monotonic clock.
#[derive(Debug)]
pub struct Pulse {
    last: Mutex<Instant>,
}

impl Default for Pulse {
    fn default() -> Self {
        Self {
            last: Mutex::new(Instant::now()),
        }
    }
}

impl Pulse {
    /// How long heartbeats may be missing before the process should restart.
    const STOPPED_AFTER: Duration = Duration::from_secs(300);

    /// Notes a heartbeat, or that there is none for a reason that a restart wouldn't fix.
    pub fn note(&self) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Waits until heartbeats have been missing for too long.
    pub async fn stops(&self) {
        loop {
            let last = *self.last.lock().unwrap_or_else(PoisonError::into_inner);
            let end = last + Self::STOPPED_AFTER;
            if Instant::now() >= end {
                return;
            }
            tokio::time::sleep_until(end).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn it_stops_once_no_heartbeat_comes() {
        let pulse = Pulse::default();
        let (began, beats) = (Instant::now(), 10_u32);
        let beating = async {
            for _ in 0..beats {
                tokio::time::sleep(Pulse::STOPPED_AFTER / 2).await;
                pulse.note();
            }
        };
        tokio::join!(beating, pulse.stops());
        let last = Pulse::STOPPED_AFTER / 2 * beats;
        assert_eq!(began.elapsed(), last + Pulse::STOPPED_AFTER);
    }
}
