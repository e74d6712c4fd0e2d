//! Deleted records leave the disk: the store is written anew some hours after somebody asked to be
//! forgotten, once for all who did meanwhile.

use std::time::Duration;

use crate::ids::{Timestamp, hours};
use crate::service::Service;
use crate::service::change::{Error, Transaction};
use crate::store::{Slot, StoreError};

/// How long it waits for others. It is promised within a day.
const WAITS: Duration = hours(12);

impl Service {
    /// Writes the store anew where deleted records have waited for it long enough.
    ///
    /// # Errors
    /// The store failed, or has no room; it is tried again with the next call.
    pub async fn erase(&self, now: Timestamp) -> Result<(), Error> {
        let mut tx = Transaction::new(&self.store);
        let since = tx.read(Slot::erasure()).await?;
        if since.is_none_or(|since| since + WAITS > now) {
            return Ok(());
        }
        self.store.rewrite().await?;
        tx.delete(Slot::erasure());
        match tx.commit().await {
            // Somebody was forgotten meanwhile, perhaps too late for this writing: it is done again.
            Err(StoreError::Conflict) => Ok(()),
            done => Ok(done?),
        }
    }
}
