//! The embedded store: sled, with one tree.
//!
//! Reads of up to a page run on the calling thread of the executor. They come from memory or from
//! one short read of a file: with 100,000 games, in a debug build on two busy cores, a load took 12
//! µs (99 of 100 within 0.2 ms, even during writes) and a page of 1,000 records 2 to 5 ms (the
//! longest, about 0.1 s, mostly waited for a core). All 100,000 keys took 1.9 s, so anything longer
//! than a page runs on a blocking thread.

mod background;
mod backpressure;
mod backup_file;
mod compaction;
mod database;
mod disk;
pub mod dry_run;
mod errors;
mod files;
mod image;
pub mod journal;
mod maintenance;
mod recovery;
mod replay;
mod salvage;
mod write_ahead;
mod writer;

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;

use crate::backend::{Backend, PAGE, Target};
use crate::change::ChangeSet;
use crate::key::{Key, Prefix};
use crate::stored::Stored;
use crate::value::{load, scan, stored};
use crate::{StoreError, private};
use database::Database;
use files::DATABASE;
use journal::backup;
use journal::{Folder, inspection};
use writer::Writer;

pub use backup_file::BackupFile;
pub use disk::{Disk, LocalDisk};
pub use image::Image;

/// A store in a directory of this machine.
#[derive(Debug)]
pub struct SledStore {
    database: Arc<Database>,
    writer: Writer,
    /// Whether it has released its directory, which somebody else may have open by now.
    is_released: AtomicBool,
}

impl SledStore {
    /// Opens the store in a directory, and creates it if it is missing.
    ///
    /// # Errors
    /// The directory can't be written, another process has the store open, or another version wrote
    /// it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_on(path, Arc::new(LocalDisk))
    }

    /// Like [`SledStore::open`], but the store must exist.
    ///
    /// # Errors
    /// There is no store; or as [`SledStore::open`].
    pub fn open_existing(path: &Path) -> Result<Self, StoreError> {
        must_exist(path)?;
        Self::open(path)
    }

    /// Checks that the store's directory can be written, or the one that it would be made in. Leaves
    /// nothing there.
    ///
    /// # Errors
    /// It can't.
    pub fn check(path: &Path) -> Result<(), StoreError> {
        let mut above = path.ancestors().map(private::here_if_empty);
        let nearest = above.find(|above| above.symlink_metadata().is_ok());
        let tried = tempfile::tempfile_in(nearest.unwrap_or(path));
        let tried = tried.map_err(private::without_path);
        tried.map(drop).map_err(|error| no_directory(path, &error))
    }

    /// Starts a new journal from the database if part of the old one is damaged; the old one is set
    /// aside. Returns what was damaged, one sentence each.
    ///
    /// # Errors
    /// There is no store; something is lost; or as [`SledStore::open`].
    pub fn mend(path: &Path) -> Result<Vec<String>, StoreError> {
        must_exist(path)?;
        let faults = inspection::inspect(path)?.faults;
        if !faults.is_empty() {
            drop(recovery::open(path, true)?);
            files::wait_until_free(path);
        }
        Ok(faults)
    }

    /// Opens the store on a disk of the caller's choice.
    ///
    /// # Errors
    /// As [`SledStore::open`].
    pub fn open_on(path: &Path, disk: Arc<dyn Disk>) -> Result<Self, StoreError> {
        private::make_directory(path).map_err(|error| no_directory(path, &error))?;
        files::caught(|| {
            let database = Arc::new(Database::new(path, disk));
            let writer = Writer::start(Arc::clone(&database))?;
            Ok(Self {
                database,
                writer,
                is_released: AtomicBool::new(false),
            })
        })
        .flatten()
    }

    /// Returns the number of batches written since it was opened; each may contain many change
    /// sets.
    pub fn batches(&self) -> u64 {
        self.writer.batches()
    }

    /// Scans on this thread if it is short, and on a blocking thread otherwise.
    async fn scan_as<T: Send + 'static>(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
        entry: impl Fn(Key, &[u8]) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<Vec<T>, StoreError> {
        let database = Arc::clone(&self.database);
        let scan =
            move || database.read(|tree, failed| scan(tree, failed, prefix, from, most, entry));
        if most <= PAGE {
            return scan();
        }
        let panicked = |_| Err(StoreError::Failed("a scan ended by a panic".to_owned()));
        let scanned = tokio::task::spawn_blocking(scan).await;
        scanned.unwrap_or_else(panicked)
    }
}

fn no_directory(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Failed(format!(
        "can't make or write the directory {}: {error}",
        path.display()
    ))
}

/// Refuses a directory without a store.
pub(super) fn must_exist(path: &Path) -> Result<(), StoreError> {
    if path.join(DATABASE).exists() || Folder::look(path).has_journal()? {
        return Ok(());
    }
    let path = path.display();
    Err(StoreError::Failed(format!("there is none in {path}")))
}

#[async_trait]
impl Backend for SledStore {
    async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError> {
        self.database.read(|tree, failed| load(tree, key, failed))
    }

    async fn load_many(&self, keys: &[Key]) -> Result<Vec<Option<Stored>>, StoreError> {
        self.database.read(|tree, failed| {
            let records = keys.iter().map(|key| load(tree, *key, failed));
            records.collect()
        })
    }

    async fn commit(&self, changes: ChangeSet) -> Result<(), StoreError> {
        if changes.is_empty() {
            return Ok(());
        }
        self.writer.commit(changes).await
    }

    async fn scan(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<Key>, StoreError> {
        self.scan_as(prefix, from, most, |key, _| Ok(key)).await
    }

    async fn scan_records(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<(Key, Stored)>, StoreError> {
        let entry = |key, value: &[u8]| Ok((key, stored(key, value)?));
        self.scan_as(prefix, from, most, entry).await
    }

    async fn rewrite(&self) -> Result<(), StoreError> {
        self.writer.rewrite().await
    }

    async fn back_up(&self, mut out: Box<dyn Target>) -> Result<(), StoreError> {
        let (path, tree) = (self.database.path().to_owned(), self.database.tree()?);
        let written = tokio::task::spawn_blocking(move || backup::write(&path, &tree, &mut *out));
        let panicked = |_| Err(StoreError::Failed("a backup ended by a panic".to_owned()));
        written.await.unwrap_or_else(panicked)
    }

    async fn given_up(&self) -> StoreError {
        StoreError::Failed(self.database.given_up().await)
    }

    async fn close(&self) {
        self.writer.stop();
        self.database.close_in_order();
        files::wait_until_free(self.database.path());
        self.is_released.store(true, Ordering::Release);
    }
}

impl Drop for SledStore {
    fn drop(&mut self) {
        if *self.is_released.get_mut() {
            return;
        }
        self.writer.stop();
        if let Err(error) = files::caught(|| drop(self.database.close())) {
            tracing::error!(%error, "couldn't close the store cleanly; the journal has everything");
        }
        files::wait_until_free(self.database.path());
    }
}
