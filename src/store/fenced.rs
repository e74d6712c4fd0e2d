//! A store for whoever holds an office: its changes count as long as nobody else has taken it over.

use std::sync::Arc;

use async_trait::async_trait;

use super::change::ChangeSet;
use super::journal::backup::Target;
use super::key::{Key, Prefix};
use super::stored::{Revision, Stored};
use super::{Store, StoreError};
use crate::ids::Timestamp;

/// A store in which every change expects a record as it was when the office began.
pub struct Fenced {
    store: Arc<dyn Store>,
    fence: (Key, Revision),
}

impl Fenced {
    /// The store, with the record and its revision.
    pub fn new(store: Arc<dyn Store>, fence: (Key, Revision)) -> Self {
        Self { store, fence }
    }

    async fn stands(&self) -> Result<bool, StoreError> {
        let (key, revision) = self.fence;
        let found = self.store.load(key).await?;
        Ok(found.is_some_and(|found| found.revision == revision))
    }
}

#[async_trait]
impl Store for Fenced {
    async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError> {
        self.store.load(key).await
    }

    async fn load_many(&self, keys: &[Key]) -> Result<Vec<Option<Stored>>, StoreError> {
        self.store.load_many(keys).await
    }

    async fn commit(&self, mut changes: ChangeSet) -> Result<(), StoreError> {
        if changes.is_empty() {
            return Ok(());
        }
        let (key, revision) = self.fence;
        changes.expect(key, revision);
        match self.store.commit(changes).await {
            Err(StoreError::Conflict) if !self.stands().await? => Err(StoreError::Deposed),
            committed => committed,
        }
    }

    async fn scan(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<Key>, StoreError> {
        self.store.scan(prefix, from, most).await
    }

    async fn scan_until(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        until: Key,
        most: usize,
    ) -> Result<Vec<Key>, StoreError> {
        self.store.scan_until(prefix, from, until, most).await
    }

    async fn scan_records(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<(Key, Stored)>, StoreError> {
        self.store.scan_records(prefix, from, most).await
    }

    async fn rewrite(&self) -> Result<(), StoreError> {
        self.store.rewrite().await
    }

    async fn back_up(&self, out: Box<dyn Target>) -> Result<(), StoreError> {
        self.store.back_up(out).await
    }

    async fn shared_clock(&self) -> Result<Option<Timestamp>, StoreError> {
        self.store.shared_clock().await
    }

    async fn given_up(&self) -> StoreError {
        self.store.given_up().await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
