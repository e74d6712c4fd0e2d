//! Copying the database to be rid of what was deleted: deleted and older values stay in sled's files until it
//! happens to write over them. Everything is copied into a fresh database beside it while reading and writing go on;
//! what was written meanwhile follows, and the fresh file takes the place of the old one.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use super::StoreError;
use super::files::{self, DATABASE, SNAPSHOT, sync};
use super::journal::io_error;
use super::value::failed;

/// A database that is being copied.
pub(super) struct Compaction {
    folder: PathBuf,
    copy: sled::Db,
    /// The keys that were written since it began.
    written: HashSet<Vec<u8>>,
    is_given_up: Arc<AtomicBool>,
    copying: Option<JoinHandle<Result<(), StoreError>>>,
}

impl Compaction {
    /// Begins to copy the database of a directory.
    pub fn begin(path: &Path, tree: &sled::Db) -> Result<Self, StoreError> {
        files::clear(path)?;
        let folder = files::folder(path);
        let copy = files::open(&folder)?;
        let is_given_up = Arc::new(AtomicBool::new(false));
        let copying = std::thread::Builder::new()
            .name("store-rewriting".into())
            .spawn({
                let (tree, copy) = (tree.clone(), copy.clone());
                let is_given_up = Arc::clone(&is_given_up);
                let file = folder.join(DATABASE);
                move || copy_all(&tree, &copy, &file, &is_given_up)
            })
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self {
            folder,
            copy,
            written: HashSet::new(),
            is_given_up,
            copying: Some(copying),
        })
    }

    /// Notes what is written while the copy is made.
    pub fn note(&mut self, keys: impl IntoIterator<Item = Vec<u8>>) {
        self.written.extend(keys);
    }

    /// Whether only what was written meanwhile is missing.
    pub fn is_copied(&self) -> bool {
        self.copying.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Copies what was written meanwhile, brings it to the disk, and lets the copy take the place of
    /// the database in its directory, which is the old one until the last step, and whole at any
    /// moment. Whoever still reads the old one may go on: its file is there until then. Gives the
    /// new one.
    pub fn finish(mut self, path: &Path, tree: &sled::Db) -> Result<sled::Db, StoreError> {
        self.join()?;
        for key in &self.written {
            let done = match tree.get(key) {
                Ok(Some(value)) => self.copy.insert(key, value),
                Ok(None) => self.copy.remove(key),
                Err(error) => Err(error),
            };
            done.map_err(|error| failed(&error))?;
        }
        self.copy.flush().map_err(|error| failed(&error))?;
        let file = self.folder.join(DATABASE);
        sync(&file)?;
        replace(path, &file)?;
        Ok(self.copy.clone())
    }

    fn join(&mut self) -> Result<(), StoreError> {
        let Some(copying) = self.copying.take() else {
            return Ok(());
        };
        let panicked = |_| StoreError::Failed("copying ended by a panic".to_owned());
        copying.join().map_err(panicked)?
    }
}

/// The copying thread holds both databases, which have to be let go of. A copy that did not take the
/// place of the database gives its room back.
impl Drop for Compaction {
    fn drop(&mut self) {
        self.is_given_up.store(true, Ordering::Relaxed);
        let left = self.join().and_then(|()| files::remove(&self.folder));
        if let Err(error) = left {
            tracing::error!(%error, "couldn't copy the store");
        }
    }
}

/// Copies all and brings it to the disk, so that little is left to be done when it takes the place.
fn copy_all(
    tree: &sled::Db,
    copy: &sled::Db,
    file: &Path,
    is_given_up: &AtomicBool,
) -> Result<(), StoreError> {
    for pair in tree.iter() {
        if is_given_up.load(Ordering::Relaxed) {
            return Ok(());
        }
        let (key, value) = pair.map_err(|error| failed(&error))?;
        copy.insert(key, value).map_err(|error| failed(&error))?;
    }
    copy.flush().map_err(|error| failed(&error))?;
    sync(file)
}

fn replace(path: &Path, copy: &Path) -> Result<(), StoreError> {
    for entry in std::fs::read_dir(path).map_err(|error| io_error(path, &error))? {
        let entry = entry.map_err(|error| io_error(path, &error))?;
        // They tell of places in the old file.
        if entry.file_name().to_string_lossy().starts_with(SNAPSHOT) {
            std::fs::remove_file(entry.path()).map_err(|error| io_error(path, &error))?;
        }
    }
    sync(path)?;
    std::fs::rename(copy, path.join(DATABASE)).map_err(|error| io_error(path, &error))?;
    sync(path)
}
