//! The open database. After a failure it refuses everything, even reads, until it is closed and
//! reopened.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use tokio::sync::watch;

use super::disk::{Disk, LEAST_ROOM_BYTES};
use super::errors::At as _;
use super::files::{self, DATABASE};
use super::journal::{Closed, Folder, Journal};
use super::recovery;
use crate::StoreError;
use crate::format::{EMBEDDED, is_marked_embedded};
use crate::key::Slot;
use crate::value::{Failed, encode, failed, last_revision};

/// Room left for others during a copy; they are refused with less than half of it.
const ROOM_FOR_A_COPY: u64 = 2 * LEAST_ROOM_BYTES;

/// The database of a store, shared by the readers and the one writer.
pub(super) struct Database {
    path: PathBuf,
    disk: Arc<dyn Disk>,
    /// `None` while it is closed. The database releases its directory only when the last handle is
    /// dropped, and tasks that are shutting down may still hold the store.
    tree: RwLock<Option<sled::Db>>,
    /// Whether a reader found damage, so that the database has to be rebuilt.
    is_damaged: AtomicBool,
    /// Why it won't be reopened automatically.
    given_up: watch::Sender<Option<String>>,
}

impl std::fmt::Debug for Database {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut database = f.debug_struct("Database");
        database.field("path", &self.path).finish_non_exhaustive()
    }
}

impl Database {
    /// Returns the database of a directory, which is still closed.
    pub fn new(path: &Path, disk: Arc<dyn Disk>) -> Self {
        Self {
            path: path.to_owned(),
            disk,
            tree: RwLock::new(None),
            is_damaged: AtomicBool::new(false),
            given_up: watch::Sender::new(None),
        }
    }

    pub fn open(&self) -> Result<(sled::Db, Journal), StoreError> {
        let (tree, journal) = recovery::open(&self.path, false)?;
        mark_format(&tree)?;
        self.is_damaged.store(false, Ordering::Relaxed);
        self.replace(&tree);
        Ok((tree, journal))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn tree(&self) -> Result<sled::Db, StoreError> {
        let tree = self.tree.read().unwrap_or_else(PoisonError::into_inner);
        tree.clone().ok_or(StoreError::Closed)
    }

    /// Reads from the open database. If it was closed meanwhile, the last reader closes its files.
    pub fn read<T>(
        &self,
        read: impl FnOnce(&sled::Db, Failed) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        files::caught(|| read(&self.tree()?, &|error| self.failed(error))).flatten()
    }

    /// Refuses to start a write if there is no room for it or the disk fails.
    pub fn check_disk(&self) -> Result<(), StoreError> {
        if !self.has_room() {
            return Err(StoreError::NoRoom);
        }
        let may_write = self.disk.before_write();
        may_write.map_err(|error| StoreError::Failed(error.to_string()))
    }

    /// Returns true if there is room for a write. If the system can't tell, a write is tried.
    pub fn has_room(&self) -> bool {
        self.disk.has_room(&self.path, LEAST_ROOM_BYTES)
    }

    pub fn close(&self) -> Option<sled::Db> {
        let mut tree = self.tree.write().unwrap_or_else(PoisonError::into_inner);
        tree.take()
    }

    pub fn bytes(&self) -> Result<u64, StoreError> {
        let file = self.path.join(DATABASE);
        self.disk.length(&file).at(&file)
    }

    /// Replaces the database, which may be closed.
    pub fn replace(&self, copy: &sled::Db) {
        let mut tree = self.tree.write().unwrap_or_else(PoisonError::into_inner);
        *tree = Some(copy.clone());
    }

    /// Converts an error met while reading; some mean that the database has to be rebuilt.
    pub fn failed(&self, error: &sled::Error) -> StoreError {
        if matches!(error, sled::Error::Corruption { .. }) {
            self.is_damaged.store(true, Ordering::Relaxed);
        }
        failed(error)
    }

    pub fn is_damaged(&self) -> bool {
        self.is_damaged.load(Ordering::Relaxed)
    }

    /// Closes the database cleanly: everything is on disk, and it doesn't have to be read through
    /// when it is opened again.
    pub fn close_in_order(&self) {
        let Some(tree) = self.close() else { return };
        if let Err(error) = files::caught(|| self.flush_and_note(tree)).flatten() {
            tracing::error!(%error, "couldn't close the store cleanly; the journal has everything");
        }
    }

    fn flush_and_note(&self, tree: sled::Db) -> Result<(), StoreError> {
        let file = self.path.join(DATABASE);
        let revision = last_revision(&tree)?;
        tree.flush()?;
        drop(tree);
        files::wait_until_free(&self.path);
        files::sync(&file)?;
        let checksum = files::checksum(&self.path).at(&file)?;
        let closed = Closed { revision, checksum };
        Folder::look(&self.path).note_closed(closed).at(&file)
    }

    /// Returns true if there is room for this many bytes besides what others need. A disk that
    /// doesn't report its free space counts as not full.
    pub fn has_room_for(&self, bytes: u64) -> bool {
        self.disk.has_room(&self.path, bytes + ROOM_FOR_A_COPY)
    }

    pub fn give_up(&self, why: &StoreError) {
        self.given_up.send_replace(Some(why.to_string()));
    }

    /// Waits until the database can't be reopened, and returns why.
    pub async fn given_up(&self) -> String {
        let mut given_up = self.given_up.subscribe();
        let why = given_up.wait_for(Option::is_some).await;
        why.ok().and_then(|why| why.clone()).unwrap_or_default()
    }
}

/// Marks a new store with this version's format.
fn mark_format(tree: &sled::Db) -> Result<(), StoreError> {
    if !is_marked_embedded(tree)? {
        let slot = Slot::format();
        tree.insert(slot.key().encode(), encode(1, &slot.write(&EMBEDDED)?))?;
        tree.flush()?;
    }
    Ok(())
}
