//! Erases deleted records from disk: the store is rewritten some hours after someone asked to be
//! forgotten, once for everyone in that time.

use std::time::Duration;

use halma_store::ids::{Timestamp, hours};
use halma_store::{Slot, StoreError};

use crate::Service;
use crate::change::{Error, Transaction};

/// How long to wait for more requests. Erasure within a day is promised.
const WAITS: Duration = hours(12);

impl Service {
    /// Rewrites the store if deleted records have waited long enough.
    ///
    /// # Errors
    /// The store failed or has no room; the next call tries again.
    pub async fn erase(&self, now: Timestamp) -> Result<(), Error> {
        let mut tx = Transaction::new(&self.store);
        let since = tx.read(Slot::erasure()).await?;
        if since.is_none_or(|since| since + WAITS > now) {
            return Ok(());
        }
        self.store.rewrite().await?;
        tx.delete(Slot::erasure());
        match tx.commit().await {
            // Someone was forgotten meanwhile, perhaps too late for this rewrite: do it again.
            Err(StoreError::Conflict) => Ok(()),
            done => Ok(done?),
        }
    }
}
