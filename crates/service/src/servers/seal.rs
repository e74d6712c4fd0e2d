//! The key that signs the ids of private buttons, menus and forms: one per store, created at its
//! first start.

use std::sync::OnceLock;

use halma_store::Slot;
use halma_store::ids::SealKey;

use crate::Service;
use crate::change::{Error, Transaction};

/// What a process knows about the key.
#[derive(Default)]
pub struct Seal {
    stored: OnceLock<SealKey>,
    /// The key that this process would store.
    drawn: OnceLock<SealKey>,
}

impl Service {
    /// Returns the key, creating it if there is none. If a full disk keeps it from being stored,
    /// this process uses its own random key.
    ///
    /// # Errors
    /// The store failed.
    pub async fn seal_key(&self) -> Result<SealKey, Error> {
        if let Some(key) = self.seal.stored.get() {
            return Ok(key.clone());
        }
        match self.change(|tx| self.try_seal_key(tx)).await {
            Ok(key) => Ok(self.seal.stored.get_or_init(|| key).clone()),
            Err(error) if error.is_no_room() => Ok(self.drawn_key()),
            Err(error) => Err(error),
        }
    }

    async fn try_seal_key(&self, mut tx: Transaction<'_>) -> Result<SealKey, Error> {
        if let Some(key) = tx.read(Slot::seal()).await? {
            return Ok(key);
        }
        let key = self.drawn_key();
        tx.put(Slot::seal(), &key)?;
        tx.commit().await?;
        Ok(key)
    }

    fn drawn_key(&self) -> SealKey {
        let draw = || SealKey::drawn(|| self.lot.draw());
        self.seal.drawn.get_or_init(draw).clone()
    }
}
