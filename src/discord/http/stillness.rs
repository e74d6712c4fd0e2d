//! Keeps still while Discord says so: whoever goes on asking is banned.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use reqwest::header::{HeaderMap, RETRY_AFTER};
use tokio::time::Instant;

/// The least time to keep still: a shorter one could be used up again and again.
const LEAST: Duration = Duration::from_secs(5);

/// Until when requests of a kind keep still.
#[derive(Default, Debug)]
pub(super) struct Stillness(Mutex<Option<Instant>>);

impl Stillness {
    /// Returns how long requests have to keep still, if they do.
    pub fn left(&self) -> Option<Duration> {
        let until = (*self.locked())?;
        let left = until.checked_duration_since(Instant::now())?;
        (!left.is_zero()).then_some(left)
    }

    /// Notes that Discord refused a request for its rate.
    pub fn begin(&self, headers: &HeaderMap) {
        let asked = number(headers, RETRY_AFTER.as_str());
        let asked = asked.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let until = Instant::now().checked_add(asked.unwrap_or_default().max(LEAST));
        let mut known = self.locked();
        *known = (*known).max(until);
    }

    fn locked(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the number in a header.
pub(super) fn number(headers: &HeaderMap, name: &str) -> Option<f64> {
    headers.get(name)?.to_str().ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use reqwest::header::HeaderValue;

    use super::*;

    fn asking(pause: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(RETRY_AFTER, HeaderValue::from_static(pause))])
    }

    #[tokio::test(start_paused = true)]
    async fn the_longest_pause_counts_and_none_is_too_short() {
        let stillness = Stillness::default();
        assert_eq!(stillness.left(), None);
        for (pause, left) in [("0.3", 5), ("60", 60), ("1", 60), ("nonsense", 60)] {
            stillness.begin(&asking(pause));
            assert_eq!(stillness.left(), Some(Duration::from_secs(left)), "{pause}");
        }
        tokio::time::sleep(Duration::from_secs(60)).await;
        assert_eq!(stillness.left(), None);
    }
}
