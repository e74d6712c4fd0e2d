//! The one thread that writes: it takes all waiting change sets, applies those whose revisions
//! still hold as one batch, flushes once, syncs once, and acknowledges all.
//!
//! Why so: `flush_async` of the database can deadlock with several callers, its flush does not
//! reach the disk by itself, and one flush for many change sets is an order of magnitude faster.

use std::collections::HashMap;
use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use tokio::sync::oneshot;

use super::StoreError;
use super::change::{ChangeSet, Revision};
use super::key::Key;

/// The most change sets that are applied as one batch.
const MOST_IN_BATCH: usize = 1024;

type Acknowledge = oneshot::Sender<Result<(), StoreError>>;

enum Order {
    Commit(ChangeSet, Acknowledge),
    Stop,
}

/// The writing end of a store. Dropping it stops the thread after what waits is written.
#[derive(Debug)]
pub(super) struct Writer {
    orders: Sender<Order>,
    /// The batches written so far.
    batches: Arc<AtomicU64>,
    thread: std::sync::Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the thread. `file` is the database's own file, to be synced after each flush.
    pub fn start(tree: sled::Db, file: File) -> Result<Self, StoreError> {
        let (orders, waiting) = channel();
        let key = Key::LastRevision;
        let last = tree.get(key.encode()).map_err(|error| failed(&error))?;
        let last = last.map_or(Ok(0), |value| decode(key, &value).map(|(last, _)| last))?;
        let batches = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&batches);
        let work = move || {
            let disk = Disk {
                tree,
                file,
                counter,
            };
            work(&disk, &waiting, last);
        };
        let thread = std::thread::Builder::new()
            .name("store-writer".into())
            .spawn(work)
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self {
            orders,
            batches,
            thread: std::sync::Mutex::new(Some(thread)),
        })
    }

    pub async fn commit(&self, changes: ChangeSet) -> Result<(), StoreError> {
        let stopped = || StoreError::Failed("the store has been closed".into());
        let (acknowledge, acknowledged) = oneshot::channel();
        self.orders
            .send(Order::Commit(changes, acknowledge))
            .map_err(|_| stopped())?;
        acknowledged.await.map_err(|_| stopped())?
    }

    /// How many batches were written so far.
    pub fn batches(&self) -> u64 {
        self.batches.load(Ordering::Relaxed)
    }

    /// Writes what waits and ends the thread.
    pub fn stop(&self) {
        // The thread may have ended already; then there is nothing to stop.
        drop(self.orders.send(Order::Stop));
        let thread = self.thread.lock().ok().and_then(|mut thread| thread.take());
        if thread.is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the store's writer ended by a panic");
        }
    }
}

/// What the thread writes to.
struct Disk {
    tree: sled::Db,
    file: File,
    counter: Arc<AtomicU64>,
}

impl Disk {
    /// Writes a batch and returns when it is on the disk.
    fn write(&self, batch: sled::Batch) -> Result<(), sled::Error> {
        self.tree.apply_batch(batch)?;
        self.tree.flush()?;
        self.file.sync_data()?;
        self.counter.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

fn work(disk: &Disk, waiting: &Receiver<Order>, mut last: Revision) {
    let mut running = true;
    while running {
        let mut commits = Vec::new();
        let Ok(first) = waiting.recv() else { return };
        let more = std::iter::from_fn(|| waiting.try_recv().ok());
        for order in std::iter::once(first).chain(more) {
            match order {
                Order::Commit(changes, acknowledge) => commits.push((changes, acknowledge)),
                Order::Stop => running = false,
            }
            if !running || commits.len() == MOST_IN_BATCH {
                break;
            }
        }
        last = write(disk, commits, last);
    }
}

/// Writes what can be written and gives the last revision that is used up.
fn write(disk: &Disk, commits: Vec<(ChangeSet, Acknowledge)>, last: Revision) -> Revision {
    let mut batch = Batch {
        tree: &disk.tree,
        last,
        revisions: HashMap::new(),
        writes: sled::Batch::default(),
    };
    let mut accepted = Vec::new();
    for (changes, acknowledge) in commits {
        match batch.add(&changes) {
            Ok(()) => accepted.push(acknowledge),
            Err(error) => tell(acknowledge, Err(error)),
        }
    }
    let last = batch.last;
    if !accepted.is_empty() {
        batch
            .writes
            .insert(Key::LastRevision.encode(), last.to_be_bytes().to_vec());
        let written = disk.write(batch.writes).map_err(|error| error.to_string());
        for acknowledge in accepted {
            tell(acknowledge, written.clone().map_err(StoreError::Failed));
        }
    }
    last
}

fn tell(acknowledge: Acknowledge, result: Result<(), StoreError>) {
    if acknowledge.send(result).is_err() {
        tracing::debug!("a change was written for a task that no longer waits");
    }
}

/// The change sets accepted so far, seen as if they were written already.
struct Batch<'a> {
    tree: &'a sled::Db,
    last: Revision,
    revisions: HashMap<Key, Revision>,
    writes: sled::Batch,
}

impl Batch<'_> {
    fn add(&mut self, changes: &ChangeSet) -> Result<(), StoreError> {
        for (key, expected) in &changes.expected {
            if self.revision(*key)? != *expected {
                return Err(StoreError::Conflict);
            }
        }
        self.last += 1;
        for (key, body) in &changes.puts {
            self.revisions.insert(*key, self.last);
            self.writes.insert(key.encode(), encode(self.last, body));
        }
        for key in &changes.deletes {
            self.revisions.insert(*key, 0);
            self.writes.remove(key.encode());
        }
        Ok(())
    }

    fn revision(&self, key: Key) -> Result<Revision, StoreError> {
        if let Some(&revision) = self.revisions.get(&key) {
            return Ok(revision);
        }
        let stored = self
            .tree
            .get(key.encode())
            .map_err(|error| failed(&error))?;
        stored.map_or(Ok(0), |value| {
            decode(key, &value).map(|(revision, _)| revision)
        })
    }
}

pub(super) fn failed(error: &sled::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

fn encode(revision: Revision, body: &[u8]) -> Vec<u8> {
    let mut value = Vec::with_capacity(8 + body.len());
    value.extend(revision.to_be_bytes());
    value.extend(body);
    value
}

/// The revision and the body of a stored value.
pub(super) fn decode(key: Key, value: &[u8]) -> Result<(Revision, &[u8]), StoreError> {
    let (revision, body) = value
        .split_first_chunk()
        .ok_or_else(|| StoreError::Damaged {
            key: key.to_string(),
            cause: format!("{} bytes are too short for a revision", value.len()),
        })?;
    Ok((u64::from_be_bytes(*revision), body))
}
