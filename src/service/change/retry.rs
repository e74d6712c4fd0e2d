//! Trying a change again when another one came first.

use std::time::Duration;

use backon::{ExponentialBuilder, Retryable};

use super::error::Error;

/// The pause after the first lost race; it doubles with each further one.
const FIRST_PAUSE: Duration = Duration::from_micros(200);
const LONGEST_PAUSE: Duration = Duration::from_millis(50);
const MOST_RETRIES: usize = 20;

/// Tries a change until no other comes first, with a pause that grows. A match being changed is
/// large, so it is kept out of the futures of those who wait.
pub async fn retry<T, F, Fut>(mut attempt: F) -> Result<T, Error>
where
    F: FnMut() -> Fut,
    Fut: Future<Output = Result<T, Error>>,
{
    let pauses = ExponentialBuilder::new()
        .with_min_delay(FIRST_PAUSE)
        .with_max_delay(LONGEST_PAUSE)
        .with_max_times(MOST_RETRIES);
    let boxed = || Box::pin(attempt());
    boxed.retry(pauses).when(Error::is_conflict).await
}
