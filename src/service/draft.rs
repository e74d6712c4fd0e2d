//! A change set being made, with every record that it read.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::store::{ChangeSet, Key, Store, StoreError};

/// Reads records and remembers their revisions, and collects what is to be written.
pub(super) struct Draft<'a> {
    store: &'a dyn Store,
    changes: ChangeSet,
}

impl<'a> Draft<'a> {
    pub fn new(store: &'a dyn Store) -> Self {
        Self {
            store,
            changes: ChangeSet::new(),
        }
    }

    /// Reads a record; the change will depend on what was found.
    pub async fn read<T: DeserializeOwned>(&mut self, key: Key) -> Result<Option<T>, StoreError> {
        let stored = self.store.load(key).await?;
        self.changes
            .expect(key, stored.as_ref().map_or(0, |stored| stored.revision));
        stored.map(|stored| stored.read(key)).transpose()
    }

    /// Tests whether a record exists; the change will depend on it.
    pub async fn exists(&mut self, key: Key) -> Result<bool, StoreError> {
        let stored = self.store.load(key).await?;
        self.changes
            .expect(key, stored.as_ref().map_or(0, |stored| stored.revision));
        Ok(stored.is_some())
    }

    pub fn put<T: Serialize>(&mut self, key: Key, record: &T) -> Result<(), StoreError> {
        self.changes.put(key, record)
    }

    pub fn put_index(&mut self, key: Key) {
        self.changes.put_index(key);
    }

    pub fn delete(&mut self, key: Key) {
        self.changes.delete(key);
    }

    pub async fn commit(self) -> Result<(), StoreError> {
        self.store.commit(self.changes).await
    }
}

/// Reads a record without depending on it.
pub(super) async fn read<T: DeserializeOwned>(
    store: &dyn Store,
    key: Key,
) -> Result<Option<T>, StoreError> {
    let stored = store.load(key).await?;
    stored.map(|stored| stored.read(key)).transpose()
}
