//! A change set being made, with every record that it read.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::store::{ChangeSet, Index, Key, Prefix, Slot, Store, StoreError, Stored};

/// The most records that one change reads under a prefix.
const MOST_AT_ONCE: usize = 10_000;

/// Reads records and remembers their revisions, and collects what is to be written.
pub struct Transaction<'a> {
    store: &'a Store,
    changes: ChangeSet,
    /// What was loaded: it is not asked for twice.
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

    /// Loads what will be read, or may be, all at once. The change depends on none of it yet.
    pub async fn load_ahead(&mut self, keys: &[Key]) -> Result<(), StoreError> {
        let loaded = self.store.load_many(keys).await?;
        self.known.extend(keys.iter().copied().zip(loaded));
        Ok(())
    }

    /// A record; the change will depend on what was found.
    async fn load(&mut self, key: Key) -> Result<Option<Stored>, StoreError> {
        let stored = match self.known.get(&key) {
            Some(known) => known.clone(),
            None => self.store.load(key).await?,
        };
        let revision = stored.as_ref().map_or(0, |stored| stored.revision);
        self.changes.expect(key, revision);
        self.known.insert(key, stored.clone());
        Ok(stored)
    }

    /// Reads a record; the change will depend on what was found.
    pub async fn read<T: DeserializeOwned>(
        &mut self,
        slot: Slot<T>,
    ) -> Result<Option<T>, StoreError> {
        let stored = self.load(slot.key()).await?;
        stored.map(|stored| slot.read(&stored)).transpose()
    }

    /// The records under a prefix; the change will depend on each that was found, so this is for
    /// what few others write.
    pub async fn records(&mut self, prefix: Prefix) -> Result<Vec<(Key, Stored)>, StoreError> {
        let found = self.store.scan_records(prefix, None, MOST_AT_ONCE).await?;
        for (key, stored) in &found {
            self.changes.expect(*key, stored.revision);
        }
        Ok(found)
    }

    /// Tests whether a record exists; the change will depend on it.
    pub async fn exists<T>(&mut self, slot: Slot<T>) -> Result<bool, StoreError> {
        Ok(self.load(slot.key()).await?.is_some())
    }

    /// Whether a record that was read has changed since.
    pub async fn is_overtaken<T>(&self, slot: Slot<T>) -> Result<bool, StoreError> {
        let revision = |stored: Option<&Stored>| stored.map_or(0, |stored| stored.revision);
        let now = self.store.load(slot.key()).await?;
        let known = self.known.get(&slot.key()).and_then(Option::as_ref);
        Ok(revision(now.as_ref()) != revision(known))
    }

    pub fn put<T: Serialize>(&mut self, slot: Slot<T>, record: &T) -> Result<(), StoreError> {
        self.changes.put(slot, record)
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
