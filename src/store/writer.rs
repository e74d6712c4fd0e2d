//! The one thread that writes: it takes all waiting change sets, applies those whose revisions
//! still hold as one batch, flushes once, syncs once, and acknowledges all.
//!
//! Why so: `flush_async` of the database can deadlock with several callers, its flush does not
//! reach the disk by itself, and one flush for many change sets is an order of magnitude faster.
//!
//! After a failed write the database is closed and opened anew. Until that works nothing can be
//! stored; where it does not work although there is room, the thread gives up.

use std::collections::HashMap;
use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::oneshot;

use super::StoreError;
use super::change::ChangeSet;
use super::key::{Key, Slot};
use super::rewriting::Rewriting;
use super::shelf::Shelf;
use super::stored::Revision;
use super::value::{decode, encode, failed, last_revision};

/// The most change sets that are applied as one batch.
const MOST_IN_BATCH: usize = 1024;
/// How often it is tried to open a database again that has failed, and how many times at the most
/// while there is room.
const REOPEN_EVERY: Duration = Duration::from_secs(1);
const MOST_ATTEMPTS: u32 = 30;
/// How often it is looked whether a copy of the database is made.
const COPY_PAUSE: Duration = Duration::from_millis(20);

type Acknowledge = oneshot::Sender<Result<(), StoreError>>;

enum Order {
    Commit(ChangeSet, Acknowledge),
    Rewrite(Acknowledge),
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
    /// Starts the thread.
    pub fn start(shelf: Arc<Shelf>) -> Result<Self, StoreError> {
        let (orders, waiting) = channel();
        let batches = Arc::new(AtomicU64::new(0));
        let mut desk = Desk {
            pen: Some(Pen::take(&shelf)?),
            shelf,
            attempts: 0,
            is_full: false,
            rewriting: None,
            counter: Arc::clone(&batches),
        };
        let thread = std::thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || desk.work(&waiting))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self {
            orders,
            batches,
            thread: std::sync::Mutex::new(Some(thread)),
        })
    }

    pub async fn commit(&self, changes: ChangeSet) -> Result<(), StoreError> {
        self.ask(|acknowledge| Order::Commit(changes, acknowledge))
            .await
    }

    /// Writes the database anew, while it is written to; returns when that is done.
    pub async fn rewrite(&self) -> Result<(), StoreError> {
        self.ask(Order::Rewrite).await
    }

    async fn ask(&self, order: impl FnOnce(Acknowledge) -> Order) -> Result<(), StoreError> {
        let (acknowledge, acknowledged) = oneshot::channel();
        self.orders
            .send(order(acknowledge))
            .map_err(|_| StoreError::Closed)?;
        acknowledged.await.map_err(|_| StoreError::Closed)?
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

/// What is written with.
struct Pen {
    tree: sled::Db,
    file: File,
    last: Revision,
}

impl Pen {
    fn take(shelf: &Shelf) -> Result<Self, StoreError> {
        let tree = shelf.tree()?;
        let last = last_revision(&tree)?;
        let file = shelf.file()?;
        Ok(Self { tree, file, last })
    }

    /// Writes a batch and returns when it is on the disk.
    fn write(&self, batch: sled::Batch) -> Result<(), sled::Error> {
        self.tree.apply_batch(batch)?;
        self.tree.flush()?;
        self.file.sync_data()?;
        Ok(())
    }
}

/// The thread with all it needs.
struct Desk {
    shelf: Arc<Shelf>,
    /// `None` while the database has failed.
    pen: Option<Pen>,
    /// How often it was tried to open it again since the last good write.
    attempts: u32,
    /// Whether the last write was refused because the disk is full.
    is_full: bool,
    /// The database being written anew, and who waits for it.
    rewriting: Option<(Rewriting, Acknowledge)>,
    counter: Arc<AtomicU64>,
}

impl Desk {
    fn work(&mut self, waiting: &Receiver<Order>) {
        let mut running = true;
        while running {
            let mut commits = Vec::new();
            let first = match waiting.recv_timeout(self.pause()) {
                Ok(first) => first,
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => {
                    self.mend();
                    self.finish_rewriting();
                    continue;
                }
            };
            let more = std::iter::from_fn(|| waiting.try_recv().ok());
            for order in std::iter::once(first).chain(more) {
                match order {
                    Order::Commit(changes, acknowledge) => commits.push((changes, acknowledge)),
                    Order::Rewrite(acknowledge) => self.begin_rewriting(acknowledge),
                    Order::Stop => running = false,
                }
                if !running || commits.len() == MOST_IN_BATCH {
                    break;
                }
            }
            self.write(commits);
            self.finish_rewriting();
        }
    }

    fn pause(&self) -> Duration {
        if self.rewriting.is_some() {
            COPY_PAUSE
        } else {
            REOPEN_EVERY
        }
    }

    fn begin_rewriting(&mut self, acknowledge: Acknowledge) {
        let begun = match (&self.rewriting, &self.pen) {
            (Some(_), _) | (_, None) => Err(StoreError::Closed),
            (None, Some(pen)) => self.shelf.copy(&pen.tree),
        };
        match begun {
            Ok(rewriting) => self.rewriting = Some((rewriting, acknowledge)),
            Err(error) => tell(acknowledge, Err(error)),
        }
    }

    /// Lets the copy take the place of the database once it is made.
    fn finish_rewriting(&mut self) {
        let shelf = &self.shelf;
        let short = self.rewriting.take_if(|_| shelf.is_short_of_room());
        if let Some((copy, acknowledge)) = short {
            drop(copy);
            tell(acknowledge, Err(StoreError::NoRoom));
        }
        let finished = self.rewriting.take_if(|(copy, _)| copy.is_copied());
        let Some((copy, acknowledge)) = finished else {
            return;
        };
        // Until it has taken the place the old database is as it was.
        let taken = self.shelf.replace_by(copy);
        let pen = taken.and_then(|()| Pen::take(&self.shelf));
        tell(acknowledge, pen.map(|pen| self.pen = Some(pen)));
    }

    /// Opens a database again that has failed.
    fn mend(&mut self) {
        if self.pen.is_some() || self.attempts >= MOST_ATTEMPTS {
            return;
        }
        // A full disk empties one day, and until then it is opened for those who look.
        self.attempts += u32::from(self.shelf.has_room());
        match self.shelf.reopen().and_then(|()| Pen::take(&self.shelf)) {
            Ok(pen) => {
                tracing::warn!("the store has been opened again");
                self.pen = Some(pen);
            }
            Err(error) => {
                tracing::error!(%error, "the store cannot be opened again yet");
                // Half opened it would be in its own way the next time.
                drop(self.shelf.close());
                if self.attempts >= MOST_ATTEMPTS {
                    self.shelf.give_up(&error);
                }
                // However many wait to write, it is not tried more often.
                std::thread::sleep(REOPEN_EVERY);
            }
        }
    }

    /// Writes what can be written.
    fn write(&mut self, commits: Vec<(ChangeSet, Acknowledge)>) {
        if commits.is_empty() {
            return;
        }
        self.mend();
        match (self.shelf.check_medium(), &mut self.pen) {
            (Err(StoreError::NoRoom), _) => {
                if !std::mem::replace(&mut self.is_full, true) {
                    tracing::error!("the disk is full: nothing is stored until there is room");
                }
                refuse(commits, || StoreError::NoRoom);
            }
            (_, None) => refuse(commits, || StoreError::Closed),
            (Err(error), Some(_)) => {
                self.fail(&error.to_string());
                refuse(commits, || StoreError::Failed(error.to_string()));
            }
            (Ok(()), Some(pen)) => {
                if std::mem::take(&mut self.is_full) {
                    tracing::warn!("there is room on the disk again");
                }
                match write(pen, &self.counter, commits) {
                    Ok(keys) => {
                        self.attempts = 0;
                        if let Some((rewriting, _)) = &mut self.rewriting {
                            rewriting.note(keys.iter().map(Key::encode));
                        }
                    }
                    Err(why) => self.fail(&why),
                }
            }
        }
    }

    fn fail(&mut self, why: &str) {
        tracing::error!(why, "the store has failed and is opened again");
        self.pen = None;
        // It holds the database, and whoever waits for it is told that it is closed.
        self.rewriting = None;
        drop(self.shelf.close());
        if self.attempts >= MOST_ATTEMPTS {
            self.shelf.give_up(&StoreError::Failed(why.to_owned()));
        }
    }
}

fn refuse(commits: Vec<(ChangeSet, Acknowledge)>, why: impl Fn() -> StoreError) {
    for (_, acknowledge) in commits {
        tell(acknowledge, Err(why()));
    }
}

/// Writes a batch, and gives the keys that it wrote; says why where the database has failed.
fn write(
    pen: &mut Pen,
    counter: &AtomicU64,
    commits: Vec<(ChangeSet, Acknowledge)>,
) -> Result<Vec<Key>, String> {
    let mut batch = Batch {
        tree: &pen.tree,
        last: pen.last,
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
    if accepted.is_empty() {
        return Ok(Vec::new());
    }
    let mut writes = batch.writes;
    let mut keys: Vec<Key> = batch.revisions.into_keys().collect();
    let last_revision = Slot::last_revision().key();
    writes.insert(last_revision.encode(), last.to_be_bytes().to_vec());
    keys.push(last_revision);
    let written = pen.write(writes).map_err(|error| error.to_string());
    pen.last = last;
    counter.fetch_add(1, Ordering::Relaxed);
    for acknowledge in accepted {
        tell(acknowledge, written.clone().map_err(StoreError::Failed));
    }
    written.map(|()| keys)
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
