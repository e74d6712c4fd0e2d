//! A store that somebody watches: what it is asked, what it gives, and what it gives in its place.

use async_trait::async_trait;
use halma::store::{ChangeSet, Key, Memory, MemoryStore, Prefix, Store, StoreError, Stored};

/// Who watches a store.
pub trait Watcher: Send + Sync + 'static {
    /// It is asked something.
    fn asked(&self) {}

    /// It gives these records.
    fn gives(&self, _records: &[&Stored]) {}

    /// What is loaded in the place of a record; none for the record itself.
    fn instead(&self, _key: Key) -> Option<Stored> {
        None
    }
}

/// A store in memory with its watcher.
pub struct Watched<W> {
    pub store: MemoryStore,
    pub watcher: W,
}

impl<W: Watcher> Watched<W> {
    pub fn by(watcher: W) -> Self {
        let store = MemoryStore::open(&Memory::default()).unwrap();
        Self { store, watcher }
    }

    fn ask(&self) -> &MemoryStore {
        self.watcher.asked();
        &self.store
    }
}

#[async_trait]
impl<W: Watcher> Store for Watched<W> {
    async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError> {
        let found = match self.watcher.instead(key) {
            Some(other) => Some(other),
            None => self.ask().load(key).await?,
        };
        self.watcher.gives(found.as_ref().as_slice());
        Ok(found)
    }

    async fn load_many(&self, keys: &[Key]) -> Result<Vec<Option<Stored>>, StoreError> {
        let mut found = self.ask().load_many(keys).await?;
        for (key, found) in keys.iter().zip(&mut found) {
            if let Some(other) = self.watcher.instead(*key) {
                *found = Some(other);
            }
        }
        self.watcher
            .gives(&found.iter().flatten().collect::<Vec<_>>());
        Ok(found)
    }

    async fn commit(&self, changes: ChangeSet) -> Result<(), StoreError> {
        self.ask().commit(changes).await
    }

    async fn scan(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<Key>, StoreError> {
        self.ask().scan(prefix, from, most).await
    }

    async fn scan_records(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<(Key, Stored)>, StoreError> {
        let found = self.ask().scan_records(prefix, from, most).await?;
        let records: Vec<_> = found.iter().map(|(_, stored)| stored).collect();
        self.watcher.gives(&records);
        Ok(found)
    }

    async fn rewrite(&self) -> Result<(), StoreError> {
        self.store.rewrite().await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
