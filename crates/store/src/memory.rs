//! A store in memory: what the contract asks of every store, without a disk. Used by tests.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use super::StoreError;
use super::backend::Backend;
use super::change::ChangeSet;
use super::key::{Key, Prefix};
use super::stored::{Revision, Stored};

/// The contents of a [`MemoryStore`], which survive closing the store.
#[derive(Clone, Default, Debug)]
pub struct Memory(Arc<Mutex<Contents>>);

#[derive(Default, Debug)]
struct Contents {
    /// By the bytes of the keys, which determine the order of scans.
    records: BTreeMap<Vec<u8>, Stored>,
    last: Revision,
    is_open: bool,
}

impl Memory {
    fn lock(&self) -> MutexGuard<'_, Contents> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A store over a [`Memory`].
#[derive(Debug)]
pub struct MemoryStore {
    memory: Memory,
    is_closed: AtomicBool,
}

impl MemoryStore {
    /// Opens the store.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another store has it open.
    pub fn open(memory: &Memory) -> Result<Self, StoreError> {
        let mut contents = memory.lock();
        if std::mem::replace(&mut contents.is_open, true) {
            return Err(StoreError::InUse {
                path: "memory".to_owned(),
            });
        }
        Ok(Self {
            memory: memory.clone(),
            is_closed: AtomicBool::new(false),
        })
    }

    fn contents(&self) -> Result<MutexGuard<'_, Contents>, StoreError> {
        if self.is_closed.load(Ordering::Acquire) {
            return Err(StoreError::Closed);
        }
        Ok(self.memory.lock())
    }

    fn shut(&self) {
        if !self.is_closed.swap(true, Ordering::AcqRel) {
            self.memory.lock().is_open = false;
        }
    }
}

impl Contents {
    fn revision(&self, key: Key) -> Revision {
        let stored = self.records.get(&key.encode());
        stored.map_or(0, |stored| stored.revision)
    }
}

#[async_trait]
impl Backend for MemoryStore {
    async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError> {
        Ok(self.contents()?.records.get(&key.encode()).cloned())
    }

    async fn load_many(&self, keys: &[Key]) -> Result<Vec<Option<Stored>>, StoreError> {
        let contents = self.contents()?;
        let records = keys.iter().map(|key| contents.records.get(&key.encode()));
        Ok(records.map(Option::<&Stored>::cloned).collect())
    }

    async fn commit(&self, changes: ChangeSet) -> Result<(), StoreError> {
        let mut contents = self.contents()?;
        let mut expected = changes.expected.iter();
        if expected.any(|(key, revision)| contents.revision(*key) != *revision) {
            return Err(StoreError::Conflict);
        }
        for (key, body) in changes.puts {
            contents.last += 1;
            let revision = contents.last;
            contents
                .records
                .insert(key.encode(), Stored { revision, body });
        }
        for key in changes.deletes {
            contents.records.remove(&key.encode());
        }
        Ok(())
    }

    async fn scan_records(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<(Key, Stored)>, StoreError> {
        let prefix = prefix.encode();
        let from = from.map_or_else(|| prefix.clone(), |key| key.encode());
        let contents = self.contents()?;
        let records = contents.records.range(from..);
        let records = records.take_while(|(key, _)| key.starts_with(&prefix));
        let known = |(key, stored): (&Vec<u8>, &Stored)| Some((Key::decode(key)?, stored.clone()));
        Ok(records.take(most).filter_map(known).collect())
    }

    /// Memory keeps nothing that was deleted.
    async fn rewrite(&self) -> Result<(), StoreError> {
        self.contents().map(drop)
    }

    async fn close(&self) {
        self.shut();
    }
}

impl Drop for MemoryStore {
    fn drop(&mut self) {
        self.shut();
    }
}
