//! Changes that are retried if another one comes first.

use std::time::Duration;

use backon::{ExponentialBuilder, Retryable};
use halma_store::ids::MatchId;

use super::error::Error;
use super::transaction::Transaction;
use crate::Service;
use crate::matches::Match;

/// The pause after the first lost race; it doubles each time.
const FIRST_PAUSE: Duration = Duration::from_micros(200);
const LONGEST_PAUSE: Duration = Duration::from_millis(50);
const MOST_RETRIES: usize = 20;

impl Service {
    /// Runs a change with a new transaction for each attempt, until no other change comes first.
    /// The change itself has to commit its transaction.
    pub(crate) async fn change<'s, T, F>(
        &'s self,
        attempt: impl Fn(Transaction<'s>) -> F,
    ) -> Result<T, Error>
    where
        F: Future<Output = Result<T, Error>>,
    {
        retry(|| attempt(Transaction::new(&self.store))).await
    }

    /// Like [`Service::change`], with the stored match; does nothing if there is no such match.
    pub(crate) async fn change_match<'s, T: Default, F>(
        &'s self,
        id: MatchId,
        attempt: impl Fn(Transaction<'s>, Match) -> F,
    ) -> Result<T, Error>
    where
        F: Future<Output = Result<T, Error>>,
    {
        let attempt = &attempt;
        self.change(|mut tx| async move {
            match self.load(&mut tx, id).await? {
                Some(before) => attempt(tx, before).await,
                None => Ok(T::default()),
            }
        })
        .await
    }
}

/// Retries a change with growing pauses until no other comes first. A match is large, so it is kept
/// out of the futures that wait.
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
