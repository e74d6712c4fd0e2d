//! A copy of a store to look at: nothing done with it affects the store.

use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;
use tempfile::TempDir;

use super::backpressure::Backpressure;
use super::write_ahead::Batch;
use crate::StoreError;
use crate::backend::Backend;
use crate::change::ChangeSet;
use crate::key::{Key, Prefix};
use crate::stored::Stored;
use crate::value::{failed, last_revision, load, scan, stored};

/// A copy of a store, deleted when the last handle is dropped.
#[derive(Debug)]
pub struct Image {
    tree: sled::Db,
    /// Locked while a change set is compared and written.
    writing: Mutex<Backpressure>,
    _folder: TempDir,
}

impl Image {
    pub(super) fn new(tree: sled::Db, folder: TempDir) -> Self {
        Self {
            tree,
            writing: Mutex::default(),
            _folder: folder,
        }
    }
}

#[async_trait]
impl Backend for Image {
    async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError> {
        load(&self.tree, key, &failed)
    }

    async fn commit(&self, changes: ChangeSet) -> Result<(), StoreError> {
        let mut pressure = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let mut batch = Batch::begin(&self.tree, last_revision(&self.tree)?);
        batch.add(&changes)?;
        Ok(batch.finish().apply(&self.tree, &mut pressure)?)
    }

    async fn scan_records(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<(Key, Stored)>, StoreError> {
        scan(&self.tree, &failed, prefix, from, most, |key, value| {
            Ok((key, stored(key, value)?))
        })
    }

    async fn rewrite(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn close(&self) {}
}
