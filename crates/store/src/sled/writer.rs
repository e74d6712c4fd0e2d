//! The one thread that writes: it takes all waiting change sets, appends those with current
//! revisions to the journal as one batch, syncs once, updates the database, and acknowledges all of
//! them.
//!
//! One sync for many change sets is an order of magnitude faster. The database's own flush doesn't
//! reach the disk and can deadlock with several callers.
//!
//! After a failed write the database is closed and reopened. Until that succeeds nothing can be
//! stored. If it keeps failing although there is room, the thread gives up.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;

use super::background::Background;
use super::backpressure::MOST_WAITING;
use super::database::Database;
use super::files;
use super::maintenance::Maintenance;
use super::write_ahead::{Acknowledge, WriteAhead, tell};
use crate::StoreError;
use crate::change::ChangeSet;

/// The maximum number of change sets in a batch.
const MOST_IN_BATCH: usize = 1024;
/// How often to try to reopen a failed database, and how many times at most while there is room.
const REOPEN_EVERY: Duration = Duration::from_secs(1);
const MOST_ATTEMPTS: u32 = 30;
/// How often to check whether a copy or a snapshot is finished.
const MAINTENANCE_PAUSE: Duration = Duration::from_millis(20);

/// A request to the writer.
enum Request {
    Commit(ChangeSet, Acknowledge),
    Rewrite(Acknowledge),
    Stop,
}

/// The writing end of a store. Dropping it stops the thread after it has written what is waiting.
#[derive(Debug)]
pub(super) struct Writer {
    requests: Sender<Request>,
    batches: Arc<AtomicU64>,
    thread: std::sync::Mutex<Background<()>>,
}

impl Writer {
    /// Opens the database and starts the thread.
    pub fn start(database: Arc<Database>) -> Result<Self, StoreError> {
        let (requests, waiting) = channel();
        let batches = Arc::new(AtomicU64::new(0));
        let mut worker = Worker {
            log: Some(WriteAhead::open(&database)?),
            database,
            is_running: true,
            attempts: 0,
            is_full: false,
            maintenance: Maintenance::default(),
            counter: Arc::clone(&batches),
        };
        let thread = Background::start("store-writer", move |_| {
            worker.work(&waiting);
            Ok(())
        })?;
        Ok(Self {
            requests,
            batches,
            thread: thread.into(),
        })
    }

    pub async fn commit(&self, changes: ChangeSet) -> Result<(), StoreError> {
        self.ask(|acknowledge| Request::Commit(changes, acknowledge))
            .await
    }

    /// Rewrites the database while it is in use; returns when that is done.
    pub async fn rewrite(&self) -> Result<(), StoreError> {
        self.ask(Request::Rewrite).await
    }

    async fn ask(&self, request: impl FnOnce(Acknowledge) -> Request) -> Result<(), StoreError> {
        let (acknowledge, acknowledged) = oneshot::channel();
        self.requests
            .send(request(acknowledge))
            .map_err(|_| StoreError::Closed)?;
        acknowledged.await.map_err(|_| StoreError::Closed)?
    }

    pub fn batches(&self) -> u64 {
        self.batches.load(Ordering::Relaxed)
    }

    /// Writes what is waiting and ends the thread.
    pub fn stop(&self) {
        // The thread may have ended already.
        drop(self.requests.send(Request::Stop));
        let thread = self.thread.lock();
        thread.unwrap_or_else(PoisonError::into_inner).cancel();
    }
}

/// The state of the thread.
struct Worker {
    database: Arc<Database>,
    /// `None` while the database has failed.
    log: Option<WriteAhead>,
    is_running: bool,
    /// The number of attempts to reopen it since the last successful write.
    attempts: u32,
    /// Whether the last write was refused because the disk is full.
    is_full: bool,
    maintenance: Maintenance,
    counter: Arc<AtomicU64>,
}

impl Worker {
    /// Works until it is told to stop, whatever happens.
    fn work(&mut self, waiting: &Receiver<Request>) {
        while self.is_running {
            if let Err(error) = files::caught(|| self.turn(waiting)) {
                self.fail(&error.to_string());
            }
        }
    }

    /// Takes what is waiting, and writes it.
    fn turn(&mut self, waiting: &Receiver<Request>) {
        let (mut commits, mut bytes) = (Vec::new(), 0);
        let pause = if self.maintenance.is_busy() {
            MAINTENANCE_PAUSE
        } else {
            REOPEN_EVERY
        };
        let first = match waiting.recv_timeout(pause) {
            Ok(first) => first,
            Err(RecvTimeoutError::Disconnected) => {
                self.is_running = false;
                return;
            }
            Err(RecvTimeoutError::Timeout) => return self.look_after(),
        };
        let more = std::iter::from_fn(|| waiting.try_recv().ok());
        for request in std::iter::once(first).chain(more) {
            match request {
                Request::Commit(changes, acknowledge) => {
                    bytes += changes.size();
                    commits.push((changes, acknowledge));
                }
                Request::Rewrite(acknowledge) => {
                    self.maintenance.rewrite(self.log.as_ref(), acknowledge);
                }
                Request::Stop => self.is_running = false,
            }
            if !self.is_running || commits.len() == MOST_IN_BATCH || bytes > MOST_WAITING {
                break;
            }
        }
        self.write(commits);
        self.look_after();
    }

    fn look_after(&mut self) {
        if self.log.is_some() && self.database.is_damaged() {
            self.fail("what was read is damaged");
        }
        self.mend();
        if let Some(log) = &mut self.log {
            self.maintenance.go_on(log);
        }
    }

    /// Reopens a failed database.
    fn mend(&mut self) {
        if self.log.is_some() || self.attempts >= MOST_ATTEMPTS {
            return;
        }
        // Disk full: keep reopening, to serve reads until there is room.
        self.attempts += u32::from(self.database.has_room());
        match WriteAhead::open(&self.database) {
            Ok(log) => {
                tracing::warn!("the store is open again");
                self.log = Some(log);
            }
            Err(error) => {
                tracing::error!(%error, "can't reopen the store yet");
                // A half-opened database would block the next attempt.
                drop(self.database.close());
                if self.attempts >= MOST_ATTEMPTS {
                    self.database.give_up(&error);
                }
                // The pause limits the rate of attempts, however many requests wait.
                std::thread::sleep(REOPEN_EVERY);
            }
        }
    }

    fn write(&mut self, commits: Vec<(ChangeSet, Acknowledge)>) {
        if commits.is_empty() {
            return;
        }
        self.mend();
        match (self.database.check_disk(), &mut self.log) {
            (Err(StoreError::NoRoom), _) => {
                if !std::mem::replace(&mut self.is_full, true) {
                    tracing::error!("disk full: nothing can be stored until there is room");
                }
                refuse(waiting(commits), || StoreError::NoRoom);
            }
            (_, None) => refuse(waiting(commits), || StoreError::Closed),
            (Err(error), Some(_)) => {
                self.fail(&error.to_string());
                refuse(waiting(commits), || StoreError::Failed(error.to_string()));
            }
            (Ok(()), Some(log)) => {
                if std::mem::take(&mut self.is_full) {
                    tracing::warn!("there is room on the disk again");
                }
                let written = files::caught(|| log.write(commits));
                match written.unwrap_or_else(|panic| Err((panic.to_string(), Vec::new()))) {
                    Ok(is_written) => {
                        self.attempts = 0;
                        self.counter
                            .fetch_add(u64::from(is_written), Ordering::Relaxed);
                    }
                    Err((why, waiting)) => {
                        self.fail(&why);
                        refuse(waiting, || StoreError::Failed(why.clone()));
                    }
                }
            }
        }
    }

    fn fail(&mut self, why: &str) {
        tracing::error!(why, "the store failed, reopening it");
        // Maintenance holds the database, and the tasks waiting for it have to hear that it is
        // closed.
        let maintenance = std::mem::take(&mut self.maintenance);
        let held = (self.log.take(), maintenance, self.database.close());
        if let Err(error) = files::caught(|| drop(held)) {
            tracing::error!(%error, "the failed store couldn't be closed cleanly");
        }
        if self.attempts >= MOST_ATTEMPTS {
            self.database.give_up(&StoreError::Failed(why.to_owned()));
        }
    }
}

fn waiting(commits: Vec<(ChangeSet, Acknowledge)>) -> Vec<Acknowledge> {
    let all = commits.into_iter();
    all.map(|(_, acknowledge)| acknowledge).collect()
}

/// Tells all waiting tasks that nothing was stored.
fn refuse(waiting: Vec<Acknowledge>, why: impl Fn() -> StoreError) {
    for acknowledge in waiting {
        tell(acknowledge, Err(why()));
    }
}
