//! Copies the database to get rid of deleted data: sled keeps deleted and older values in its files
//! until it happens to overwrite them. Everything is copied into a fresh database next to the old
//! one while reads and writes go on. Later writes follow, and then the fresh file replaces the old
//! one.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use super::background::Background;
use super::backpressure::Backpressure;
use super::errors::At as _;
use super::files::{self, DATABASE, SNAPSHOT, sync};
use crate::StoreError;
use crate::private;

/// A database that is being copied.
pub(super) struct Compaction {
    folder: PathBuf,
    copy: sled::Db,
    /// The keys written since the copy started.
    written: HashSet<Vec<u8>>,
    copying: Background<()>,
}

impl Compaction {
    /// Starts copying the database of a directory.
    pub fn begin(path: &Path, tree: &sled::Db) -> Result<Self, StoreError> {
        files::clear(path)?;
        let folder = files::folder(path);
        let copy = files::open(&folder)?;
        let copying = Background::start("store-rewriting", {
            let (from, to, file) = (tree.clone(), copy.clone(), folder.join(DATABASE));
            move |is_canceled| copy_all(&from, &to, &file, is_canceled)
        })?;
        Ok(Self {
            folder,
            copy,
            written: HashSet::new(),
            copying,
        })
    }

    /// Notes keys that were written during the copy.
    pub fn note(&mut self, keys: impl IntoIterator<Item = Vec<u8>>) {
        self.written.extend(keys);
    }

    /// Returns true if only the writes made during the copy are missing.
    pub fn is_copied(&self) -> bool {
        self.copying.is_done()
    }

    /// Copies what was written meanwhile, syncs, and replaces the database in its directory with
    /// the copy. The old database stays in place, whole, until the last step. Tasks that still read
    /// it can go on: its file exists until they are done. Returns the new database.
    pub fn finish(mut self, path: &Path, tree: &sled::Db) -> Result<sled::Db, StoreError> {
        self.copying.finish()?;
        let mut pressure = Backpressure::default();
        for key in &self.written {
            pressure.write(&self.copy, key, tree.get(key)?)?;
        }
        self.copy.flush()?;
        let file = self.folder.join(DATABASE);
        sync(&file)?;
        replace(path, &file)?;
        Ok(self.copy.clone())
    }
}

/// A copy that didn't replace the database is removed.
impl Drop for Compaction {
    fn drop(&mut self) {
        self.copying.cancel();
        if let Err(error) = files::remove(&self.folder) {
            tracing::error!(%error, "couldn't remove a copy of the store");
        }
    }
}

/// Copies everything and syncs it, so that little is left to do in the end.
fn copy_all(
    tree: &sled::Db,
    copy: &sled::Db,
    file: &Path,
    is_canceled: &AtomicBool,
) -> Result<(), StoreError> {
    let mut pressure = Backpressure::default();
    for pair in tree.iter() {
        if is_canceled.load(Ordering::Relaxed) {
            return Err(StoreError::Closed);
        }
        let (key, value) = pair?;
        pressure.write(copy, &key, Some(value))?;
    }
    copy.flush()?;
    sync(file)
}

fn replace(path: &Path, copy: &Path) -> Result<(), StoreError> {
    // Snapshots refer to places in the old file.
    for file in files::all(path).at(path)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with(SNAPSHOT) {
            std::fs::remove_file(&file).at(path)?;
        }
    }
    private::sync_directory(path).at(path)?;
    std::fs::rename(copy, path.join(DATABASE)).at(path)?;
    private::sync_directory(path).at(path)
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
        copy.copying.finish().expect("it is copied");
        let failing = |_: &AtomicBool| Err(StoreError::Failed("a page is damaged".to_owned()));
        copy.copying = Background::start("failing", failing).expect("it begins");
        let file = || std::fs::metadata(store.path().join(DATABASE)).expect("it is there");
        let before = file().ino();
        copy.finish(store.path(), &tree)
            .expect_err("a part is missing");
        assert_eq!(file().ino(), before, "the file was replaced");
    }
}
