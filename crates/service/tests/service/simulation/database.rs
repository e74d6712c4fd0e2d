//! A database that several processes share, and their lines to it.

use std::future::Future;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use halma_store::ids::Timestamp;
use halma_store::{Backend, ChangeSet, Key, Memory, MemoryStore, Prefix, Slot, StoreError, Stored};
use tokio::time::Instant;

use super::wire::{Health, Wire};
use crate::common::desk::START;
use crate::common::dice::Dice;

/// The shared database.
pub struct Database {
    memory: Arc<MemoryStore>,
    began: Instant,
    pub health: Arc<Health>,
    /// What connections do.
    pub dice: Arc<Mutex<Dice>>,
    /// The life of a process that took the lead last.
    leader: Mutex<Option<usize>>,
    pub commits: AtomicUsize,
    /// What must never happen, and did.
    pub broken: Mutex<Vec<String>>,
}

impl Database {
    pub fn new(seed: u64) -> Arc<Self> {
        Arc::new(Self {
            memory: Arc::new(MemoryStore::open(&Memory::default()).unwrap()),
            began: Instant::now(),
            health: Health::new(),
            dice: Arc::new(Mutex::new(Dice(seed))),
            leader: Mutex::default(),
            commits: AtomicUsize::new(0),
            broken: Mutex::default(),
        })
    }

    pub fn now(&self) -> Timestamp {
        START + self.elapsed()
    }

    /// The time since everything began.
    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    pub fn note_broken(&self, what: &str) {
        let at = self.elapsed();
        self.broken.lock().unwrap().push(format!("{at:?}: {what}"));
    }

    /// The revision of a record; nothing else happens meanwhile.
    async fn revision(&self, key: Key) -> u64 {
        let found = self.memory.load(key).await.unwrap();
        found.map_or(0, |stored| stored.revision)
    }

    /// Applies a change, and checks that only the leader writes what is the leader's.
    async fn commit(&self, life: usize, changes: ChangeSet) -> Result<(), StoreError> {
        let keys = [
            Slot::leader().key(),
            Slot::lease().key(),
            Slot::heartbeat().key(),
        ];
        let mut before = [0; 3];
        for (revision, key) in before.iter_mut().zip(keys) {
            *revision = self.revision(key).await;
        }
        self.memory.commit(changes).await?;
        self.commits.fetch_add(1, Ordering::SeqCst);
        if self.revision(keys[0]).await != before[0] {
            *self.leader.lock().unwrap() = Some(life);
        }
        let leader = *self.leader.lock().unwrap();
        for (key, before) in keys.into_iter().zip(before).skip(1) {
            if self.revision(key).await != before && leader.is_some_and(|leader| leader != life) {
                self.note_broken(&format!("life {life} wrote {key} while {leader:?} leads"));
            }
        }
        Ok(())
    }
}

/// The line of one life of a process.
pub struct Line {
    database: Arc<Database>,
    life: usize,
    wire: Wire,
}

impl Line {
    /// The line of a life to a database.
    pub fn new(database: &Arc<Database>, life: usize, health: &Arc<Health>) -> Self {
        let wire = Wire {
            asking: Arc::clone(health),
            answering: Arc::clone(&database.health),
            dice: Arc::clone(&database.dice),
        };
        let database = Arc::clone(database);
        Self {
            database,
            life,
            wire,
        }
    }

    async fn ask<T: Send + 'static>(
        &self,
        request: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let lost = || Err(StoreError::Unavailable("the line is cut".to_owned()));
        self.wire.ask(request).await.unwrap_or_else(lost)
    }
}

#[async_trait]
impl Backend for Line {
    async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError> {
        let memory = Arc::clone(&self.database.memory);
        self.ask(async move { memory.load(key).await }).await
    }

    async fn load_many(&self, keys: &[Key]) -> Result<Vec<Option<Stored>>, StoreError> {
        let (memory, keys) = (Arc::clone(&self.database.memory), keys.to_vec());
        self.ask(async move { memory.load_many(&keys).await }).await
    }

    async fn commit(&self, changes: ChangeSet) -> Result<(), StoreError> {
        let (database, life) = (Arc::clone(&self.database), self.life);
        let committed = async move { database.commit(life, changes).await };
        self.ask(committed).await
    }

    async fn scan(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<Key>, StoreError> {
        let memory = Arc::clone(&self.database.memory);
        let scanned = async move { memory.scan(prefix, from, most).await };
        self.ask(scanned).await
    }

    async fn scan_records(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<(Key, Stored)>, StoreError> {
        let memory = Arc::clone(&self.database.memory);
        let scanned = async move { memory.scan_records(prefix, from, most).await };
        self.ask(scanned).await
    }

    async fn shared_clock(&self) -> Result<Option<Timestamp>, StoreError> {
        let database = Arc::clone(&self.database);
        self.ask(async move { Ok(Some(database.now())) }).await
    }

    async fn rewrite(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn close(&self) {}
}
