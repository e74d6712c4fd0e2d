//! The open database, which is closed and opened anew after it has failed: it refuses everything
//! from then on, reading too, until it is.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tokio::sync::watch;

use super::StoreError;
use super::medium::{LEAST_ROOM_BYTES, Medium};
use super::rewriting::{self, DATABASE, Rewriting};
use super::value::last_revision;

/// While a copy is made so much is left for others, who are refused with less than half of it.
const ROOM_FOR_A_COPY: u64 = 2 * LEAST_ROOM_BYTES;
/// How often it is looked whether a closed database is free, and how many times at the most.
const LOOK_EVERY: Duration = Duration::from_millis(2);
const MOST_LOOKS: u32 = 1_000;

/// The database of a store, shared by those who read and the one who writes.
pub(super) struct Shelf {
    path: PathBuf,
    medium: Arc<dyn Medium>,
    /// `None` while it is closed: the database lets go of its directory only when the last handle
    /// is dropped, and tasks that are being wound up may still hold the store.
    tree: RwLock<Option<sled::Db>>,
    /// Why it will not be opened again by itself.
    given_up: watch::Sender<Option<String>>,
}

impl std::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shelf = f.debug_struct("Shelf");
        shelf.field("path", &self.path).finish_non_exhaustive()
    }
}

impl Shelf {
    pub fn open(path: &Path, medium: Arc<dyn Medium>) -> Result<Self, StoreError> {
        let tree = open(path)?;
        // It is this process's now, so nobody else is copying it.
        rewriting::clear(path)?;
        Ok(Self {
            path: path.to_owned(),
            medium,
            tree: RwLock::new(Some(tree)),
            given_up: watch::Sender::new(None),
        })
    }

    /// The open database.
    pub fn tree(&self) -> Result<sled::Db, StoreError> {
        let tree = self.tree.read().unwrap_or_else(PoisonError::into_inner);
        tree.clone().ok_or(StoreError::Closed)
    }

    /// sled's flush hands the data to the system; this file is synced to bring it to the disk.
    pub fn file(&self) -> Result<File, StoreError> {
        let path = &self.path;
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .open(path.join(DATABASE));
        file.map_err(|error| StoreError::Failed(format!("{}: {error}", path.display())))
    }

    /// Refuses to begin a write where there is no room for it, or the disk fails.
    pub fn check_medium(&self) -> Result<(), StoreError> {
        let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
        if !self.has_room() {
            return Err(StoreError::NoRoom);
        }
        self.medium.before_write().map_err(failed)
    }

    /// Whether there is room for a write. Where the system does not say, it is tried.
    pub fn has_room(&self) -> bool {
        match self.medium.room(&self.path) {
            Ok(left) => left >= LEAST_ROOM_BYTES,
            Err(error) => {
                tracing::debug!(%error, "the room on the disk is not known");
                true
            }
        }
    }

    /// Closes the database.
    pub fn close(&self) -> Option<sled::Db> {
        let mut tree = self.tree.write().unwrap_or_else(PoisonError::into_inner);
        tree.take()
    }

    /// Waits until the database, closed, has let go of its directory: somebody may be reading in it
    /// still. Another process would be told that it is in use.
    pub fn wait_until_free(&self) {
        for _ in 0..MOST_LOOKS {
            let is_held = self
                .file()
                .is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)));
            if !is_held {
                return;
            }
            std::thread::sleep(LOOK_EVERY);
        }
        tracing::warn!("the store is closed, and its directory still held");
    }

    /// Begins to copy the database, where there is room for a second one.
    pub fn copy(&self, tree: &sled::Db) -> Result<Rewriting, StoreError> {
        let size = self.file()?.metadata();
        let size = size.map_err(|error| StoreError::Failed(error.to_string()))?;
        let needed = size.len() + ROOM_FOR_A_COPY;
        match self.medium.room(&self.path) {
            Ok(left) if left < needed => Err(StoreError::NoRoom),
            _ => Rewriting::begin(&self.path, tree),
        }
    }

    /// Whether a copy that is being made takes the room that others need.
    pub fn is_short_of_room(&self) -> bool {
        let left = self.medium.room(&self.path);
        left.is_ok_and(|left| left < ROOM_FOR_A_COPY)
    }

    /// Lets a finished copy take the place of the database.
    pub fn replace_by(&self, copy: Rewriting) -> Result<(), StoreError> {
        let old = self.tree()?;
        let new = copy.finish(&self.path, &old)?;
        let mut tree = self.tree.write().unwrap_or_else(PoisonError::into_inner);
        *tree = Some(new);
        Ok(())
    }

    /// Opens it again.
    pub fn reopen(&self) -> Result<(), StoreError> {
        let opened = open(&self.path)?;
        // What was read from a database that failed need not be what is on the disk.
        last_revision(&opened)?;
        let mut tree = self.tree.write().unwrap_or_else(PoisonError::into_inner);
        *tree = Some(opened);
        Ok(())
    }

    /// Says that it cannot be opened again.
    pub fn give_up(&self, why: &StoreError) {
        self.given_up.send_replace(Some(why.to_string()));
    }

    /// Waits until it cannot be opened again, and says why.
    pub async fn given_up(&self) -> String {
        let mut given_up = self.given_up.subscribe();
        let why = given_up.wait_for(Option::is_some).await;
        let why = why.map(|why| why.clone().unwrap_or_default());
        why.unwrap_or_default()
    }
}

fn open(path: &Path) -> Result<sled::Db, StoreError> {
    let opened = rewriting::config(path).open();
    opened.map_err(|error| open_error(path, error))
}

fn open_error(path: &Path, error: sled::Error) -> StoreError {
    let path = path.display().to_string();
    match error {
        // sled reports a lock that another process holds as a plain I/O error.
        sled::Error::Io(error) if error.to_string().contains("could not acquire lock") => {
            StoreError::InUse { path }
        }
        error => StoreError::Failed(format!("cannot open {path}: {error}")),
    }
}
