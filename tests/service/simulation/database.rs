//! A database that several processes share, and their lines to it.

use std::future::Future;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use halma::ids::Timestamp;
use halma::store::{
    Backend, ChangeSet, Key, Memory, MemoryStore, Prefix, Slot, StoreError, Stored,
};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep, timeout};

use crate::common::desk::START;
use crate::common::dice::Dice;

/// How long a request waits for its answer; it may still arrive.
const PATIENCE: Duration = Duration::from_secs(8);

/// The condition of a process, or of the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    Well,
    /// It does nothing, and continues later.
    Paused,
    /// Its line is cut: requests and answers are lost.
    Cut,
}

/// The present condition of one of them. Unlike a channel of tokio, it wakes who waits in order.
pub struct Health {
    condition: Mutex<Condition>,
    changed: Notify,
}

impl Health {
    pub fn new() -> Arc<Self> {
        Arc::new(Self {
            condition: Mutex::new(Condition::Well),
            changed: Notify::new(),
        })
    }

    pub fn becomes(&self, condition: Condition) {
        *self.condition.lock().unwrap() = condition;
        self.changed.notify_waiters();
    }

    fn is(&self, condition: Condition) -> bool {
        *self.condition.lock().unwrap() == condition
    }

    /// Waits while it is paused.
    async fn goes_on(&self) {
        loop {
            let changed = self.changed.notified();
            if !self.is(Condition::Paused) {
                return;
            }
            changed.await;
        }
    }
}

/// The shared database.
pub struct Database {
    memory: Arc<MemoryStore>,
    dice: Mutex<Dice>,
    began: Instant,
    pub health: Arc<Health>,
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
            dice: Mutex::new(Dice(seed)),
            began: Instant::now(),
            health: Health::new(),
            leader: Mutex::default(),
            commits: AtomicUsize::new(0),
            broken: Mutex::default(),
        })
    }

    pub fn now(&self) -> Timestamp {
        START + self.began.elapsed()
    }

    pub fn note_broken(&self, what: &str) {
        let at = self.began.elapsed();
        self.broken.lock().unwrap().push(format!("{at:?}: {what}"));
    }

    /// A number of milliseconds, mostly small.
    fn latency(&self) -> Duration {
        let mut dice = self.dice.lock().unwrap();
        let most = [3, 3, 20, 20, 20, 400][dice.below(6)];
        Duration::from_millis(1 + dice.below(most) as u64)
    }

    fn tosses(&self) -> bool {
        self.dice.lock().unwrap().below(2) == 0
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
    pub database: Arc<Database>,
    pub life: usize,
    pub health: Arc<Health>,
}

impl Line {
    fn is_cut(&self) -> bool {
        self.health.is(Condition::Cut)
    }

    /// Sends a request. Once sent, it arrives even if the process is killed.
    async fn ask<T: Send + 'static>(
        &self,
        request: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.health.goes_on().await;
        let (there, back) = (self.database.latency(), self.database.latency());
        let lost = || StoreError::Unavailable("the line is cut".to_owned());
        if self.is_cut() && self.database.tosses() {
            sleep(there).await;
            return Err(lost());
        }
        let database = Arc::clone(&self.database);
        let arrived = tokio::spawn(async move {
            sleep(there).await;
            database.health.goes_on().await;
            request.await
        });
        let answered = async {
            let answer = arrived.await.unwrap();
            sleep(back).await;
            answer
        };
        let answer = timeout(PATIENCE, answered).await;
        self.health.goes_on().await;
        match answer {
            Ok(answer) if !self.is_cut() => answer,
            _ => Err(lost()),
        }
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
