//! A change set under construction, with every record it has read.

use std::collections::BTreeMap;

use halma_store::{ChangeSet, Index, Key, Prefix, Slot, Store, StoreError, Stored};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The maximum number of records that one change reads under a prefix.
const MOST_AT_ONCE: usize = 10_000;

/// Reads records, remembers their revisions, and collects writes.
pub struct Transaction<'a> {
    store: &'a Store,
    changes: ChangeSet,
    /// Loaded records, so that none is loaded twice.
    known: BTreeMap<Key, Option<Stored>>,
}

impl<'a> Transaction<'a> {
    pub fn new(store: &'a Store) -> Self {
        Self {
            store,
            changes: ChangeSet::new(),
            known: BTreeMap::new(),
        }
    }

    /// Loads records that may be read later, all at once. The change doesn't depend on them yet.
    pub async fn load_ahead(&mut self, keys: &[Key]) -> Result<(), StoreError> {
        let loaded = self.store.load_many(keys).await?;
        self.known.extend(keys.iter().copied().zip(loaded));
        Ok(())
    }

    /// Loads a record; the change will depend on it.
    pub(super) async fn load(&mut self, key: Key) -> Result<Option<Stored>, StoreError> {
        let stored = match self.known.get(&key) {
            Some(known) => known.clone(),
            None => self.store.load(key).await?,
        };
        let revision = stored.as_ref().map_or(0, |stored| stored.revision);
        self.changes.expect(key, revision);
        self.known.insert(key, stored.clone());
        Ok(stored)
    }

    /// Reads a record; the change will depend on it.
    pub async fn read<T: DeserializeOwned>(
        &mut self,
        slot: Slot<T>,
    ) -> Result<Option<T>, StoreError> {
        let stored = self.load(slot.key()).await?;
        stored.map(|stored| slot.read(&stored)).transpose()
    }

    /// Returns the records under a prefix. The change will depend on each one found, so this is
    /// only for rarely written records.
    pub async fn records(&mut self, prefix: Prefix) -> Result<Vec<(Key, Stored)>, StoreError> {
        let found = self.store.scan_records(prefix, None, MOST_AT_ONCE).await?;
        for (key, stored) in &found {
            self.changes.expect(*key, stored.revision);
        }
        Ok(found)
    }

    /// Returns whether a record exists; the change will depend on it.
    pub async fn exists<T>(&mut self, slot: Slot<T>) -> Result<bool, StoreError> {
        Ok(self.load(slot.key()).await?.is_some())
    }

    /// Returns whether a record has changed since it was read.
    pub async fn is_overtaken<T>(&self, slot: Slot<T>) -> Result<bool, StoreError> {
        let revision = |stored: Option<&Stored>| stored.map_or(0, |stored| stored.revision);
        let now = self.store.load(slot.key()).await?;
        let known = self.known.get(&slot.key()).and_then(Option::as_ref);
        Ok(revision(now.as_ref()) != revision(known))
    }

    pub fn put<T: Serialize>(&mut self, slot: Slot<T>, record: &T) -> Result<(), StoreError> {
        self.changes.put(slot, record)
    }

    /// Puts a record that was missing, and lets it be read as if it had been there.
    pub(super) fn bring_back(&mut self, key: Key, body: Vec<u8>) {
        self.changes.expect(key, 0);
        self.changes.put_bytes(key, body.clone());
        let stored = Stored { revision: 0, body };
        self.known.insert(key, Some(stored));
    }

    pub fn put_index(&mut self, entry: Slot<Index>) {
        self.changes.put_index(entry);
    }

    pub fn delete(&mut self, key: impl Into<Key>) {
        self.changes.delete(key);
    }

    pub async fn commit(self) -> Result<(), StoreError> {
        self.store.commit(self.changes).await
    }
}

/// Reads a record without depending on it.
pub async fn read<T: DeserializeOwned>(
    store: &Store,
    slot: Slot<T>,
) -> Result<Option<T>, StoreError> {
    let stored = store.load(slot.key()).await?;
    stored.map(|stored| slot.read(&stored)).transpose()
}
