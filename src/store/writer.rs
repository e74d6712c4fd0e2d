//! The one thread that writes: it takes all waiting change sets, brings those whose revisions still
//! hold to the journal as one batch, syncs once, lets the database follow, and acknowledges all.
//!
//! Why so: one sync for many change sets is an order of magnitude faster, and the database's own flush
//! does not reach the disk by itself and can deadlock with several callers.
//!
//! After a failed write the database is closed and opened anew. Until that works nothing can be
//! stored; where it does not work although there is room, the thread gives up.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::oneshot;

use super::StoreError;
use super::change::ChangeSet;
use super::journal::Journal;
use super::orders::{Acknowledge, Order, refuse};
use super::pen::Pen;
use super::shelf::Shelf;
use super::upkeep::Upkeep;

/// The most change sets that are applied as one batch.
const MOST_IN_BATCH: usize = 1024;
/// How often it is tried to open a database again that has failed, and how many times at the most
/// while there is room.
const REOPEN_EVERY: Duration = Duration::from_secs(1);
const MOST_ATTEMPTS: u32 = 30;
/// How often it is looked whether a copy or a snapshot is made.
const UPKEEP_PAUSE: Duration = Duration::from_millis(20);

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
    pub fn start(shelf: Arc<Shelf>, journal: Journal) -> Result<Self, StoreError> {
        let (orders, waiting) = channel();
        let batches = Arc::new(AtomicU64::new(0));
        let mut desk = Desk {
            pen: Some(Pen::take(&shelf, journal)?),
            shelf,
            attempts: 0,
            is_full: false,
            upkeep: Upkeep::default(),
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

/// The thread with all it needs.
struct Desk {
    shelf: Arc<Shelf>,
    /// `None` while the database has failed.
    pen: Option<Pen>,
    /// How often it was tried to open it again since the last good write.
    attempts: u32,
    /// Whether the last write was refused because the disk is full.
    is_full: bool,
    upkeep: Upkeep,
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
                    self.look_after();
                    continue;
                }
            };
            let more = std::iter::from_fn(|| waiting.try_recv().ok());
            for order in std::iter::once(first).chain(more) {
                match order {
                    Order::Commit(changes, acknowledge) => commits.push((changes, acknowledge)),
                    Order::Rewrite(acknowledge) => {
                        let pen = self.pen.as_ref();
                        self.upkeep.begin_rewriting(&self.shelf, pen, acknowledge);
                    }
                    Order::Stop => running = false,
                }
                if !running || commits.len() == MOST_IN_BATCH {
                    break;
                }
            }
            self.write(commits);
            self.look_after();
        }
    }

    fn pause(&self) -> Duration {
        if self.upkeep.is_busy() {
            UPKEEP_PAUSE
        } else {
            REOPEN_EVERY
        }
    }

    /// Does what is due beside the writing of changes.
    fn look_after(&mut self) {
        if self.pen.is_some() && self.shelf.is_damaged() {
            self.fail("what was read is damaged");
        }
        self.mend();
        if let Some(pen) = &mut self.pen {
            self.upkeep.go_on(&self.shelf, pen);
        }
    }

    /// Opens a database again that has failed.
    fn mend(&mut self) {
        if self.pen.is_some() || self.attempts >= MOST_ATTEMPTS {
            return;
        }
        // A full disk empties one day, and until then it is opened for those who look.
        self.attempts += u32::from(self.shelf.has_room());
        let reopened = self.shelf.reopen();
        match reopened.and_then(|journal| Pen::take(&self.shelf, journal)) {
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
                // The database panics over some damage.
                let written = catch_unwind(AssertUnwindSafe(|| pen.write(commits)));
                match written.unwrap_or_else(|_| Err("it panicked".to_owned())) {
                    Ok(keys) => {
                        self.attempts = 0;
                        self.counter
                            .fetch_add(u64::from(!keys.is_empty()), Ordering::Relaxed);
                        self.upkeep.note(&keys);
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
        self.upkeep.give_up();
        drop(self.shelf.close());
        if self.attempts >= MOST_ATTEMPTS {
            self.shelf.give_up(&StoreError::Failed(why.to_owned()));
        }
    }
}
