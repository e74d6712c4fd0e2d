//! Copies the database to get rid of deleted data: sled keeps deleted and older values in its files
//! until it happens to overwrite them. Everything is copied into a fresh database next to the old
//! one while reads and writes go on. Later writes follow, and then the fresh file replaces the old
//! one.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use super::backpressure::Backpressure;
use super::files::{self, DATABASE, SNAPSHOT, sync};
use super::journal::io_error;
use crate::StoreError;
use crate::private;
use crate::value::failed;

/// A database that is being copied.
pub(super) struct Compaction {
    folder: PathBuf,
    copy: sled::Db,
    /// The keys written since the copy started.
    written: HashSet<Vec<u8>>,
    is_given_up: Arc<AtomicBool>,
    copying: Option<JoinHandle<Result<(), StoreError>>>,
}

impl Compaction {
    /// Starts copying the database of a directory.
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

    /// Notes keys that were written during the copy.
    pub fn note(&mut self, keys: impl IntoIterator<Item = Vec<u8>>) {
        self.written.extend(keys);
    }

    /// Returns true if only the writes made during the copy are missing.
    pub fn is_copied(&self) -> bool {
        self.copying.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Copies what was written meanwhile, syncs, and replaces the database in its directory with
    /// the copy. The old database stays in place, whole, until the last step. Tasks that still read
    /// it can go on: its file exists until they are done. Returns the new database.
    pub fn finish(mut self, path: &Path, tree: &sled::Db) -> Result<sled::Db, StoreError> {
        self.join()?;
        let mut pressure = Backpressure::default();
        for key in &self.written {
            let value = tree.get(key).map_err(|error| failed(&error))?;
            let written = pressure.write(&self.copy, key, value);
            written.map_err(|error| failed(&error))?;
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

/// The copying thread holds both databases and has to let go of them. A copy that didn't replace
/// the database is removed.
impl Drop for Compaction {
    fn drop(&mut self) {
        self.is_given_up.store(true, Ordering::Relaxed);
        let left = self.join().and_then(|()| files::remove(&self.folder));
        if let Err(error) = left {
            tracing::error!(%error, "couldn't copy the store");
        }
    }
}

/// Copies everything and syncs it, so that little is left to do in the end.
fn copy_all(
    tree: &sled::Db,
    copy: &sled::Db,
    file: &Path,
    is_given_up: &AtomicBool,
) -> Result<(), StoreError> {
    let mut pressure = Backpressure::default();
    for pair in tree.iter() {
        if is_given_up.load(Ordering::Relaxed) {
            return Ok(());
        }
        let (key, value) = pair.map_err(|error| failed(&error))?;
        let written = pressure.write(copy, &key, Some(value));
        written.map_err(|error| failed(&error))?;
    }
    copy.flush().map_err(|error| failed(&error))?;
    sync(file)
}

fn replace(path: &Path, copy: &Path) -> Result<(), StoreError> {
    let of_path = |error: std::io::Error| io_error(path, &error);
    for entry in std::fs::read_dir(path).map_err(of_path)? {
        let entry = entry.map_err(of_path)?;
        // Snapshots refer to places in the old file.
        if entry.file_name().to_string_lossy().starts_with(SNAPSHOT) {
            std::fs::remove_file(entry.path()).map_err(of_path)?;
        }
    }
    private::sync_directory(path).map_err(of_path)?;
    std::fs::rename(copy, path.join(DATABASE)).map_err(of_path)?;
    private::sync_directory(path).map_err(of_path)
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::MetadataExt;

    use super::*;

    // Asks which file it is: sled writes into its own file whenever it likes.
    #[test]
    fn a_copy_that_failed_replaces_nothing() {
        let store = tempfile::tempdir().expect("a folder");
        let tree = files::open(store.path()).expect("it opens");
        tree.insert("key", "value").expect("it is written");
        let mut copy = Compaction::begin(store.path(), &tree).expect("it begins");
        copy.join().expect("it is copied");
        let failing = || Err(StoreError::Failed("a page is damaged".to_owned()));
        copy.copying = Some(std::thread::spawn(failing));
        let file = || std::fs::metadata(store.path().join(DATABASE)).expect("it is there");
        let before = file().ino();
        copy.finish(store.path(), &tree)
            .expect_err("a part is missing");
        assert_eq!(file().ino(), before, "the file was replaced");
    }
}
