//! Rewrites the database to get rid of deleted data: sled keeps deleted and older values in its files
//! until it happens to overwrite them. A fresh database is filled from the journal next to the old
//! one while reads and writes go on. Later writes follow, and then the fresh file replaces the old
//! one.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use super::background::Background;
use super::backpressure::Backpressure;
use super::errors::At as _;
use super::files::{self, DATABASE, SNAPSHOT, sync};
use super::journal::Folder;
use super::replay::{fill, follow, note_last};
use crate::StoreError;
use crate::private;
use crate::stored::Revision;

/// A fresh database that is being filled.
pub(super) struct Compaction {
    folder: PathBuf,
    fresh: sled::Db,
    /// Returns the last revision that it has then.
    filling: Background<Revision>,
}

impl Compaction {
    /// Starts to fill a fresh database in the directory of a store.
    pub fn begin(path: &Path) -> Result<Self, StoreError> {
        files::clear(path)?;
        let folder = files::folder(path);
        let fresh = files::open(&folder)?;
        let (to, journal, file) = (fresh.clone(), Folder::look(path), folder.join(DATABASE));
        let filling = Background::start("store-rewriting", move |is_canceled| {
            let newest = journal.snapshots()?.last().copied();
            let mut pressure = Backpressure::default();
            let filled = fill(&journal, newest, |entry| {
                if is_canceled.load(Ordering::Relaxed) {
                    return Err(StoreError::Closed);
                }
                Ok(entry.apply_each(&to, &mut pressure)?)
            });
            let last = filled?.last;
            // So that little is left to do in the end.
            to.flush()?;
            sync(&file)?;
            Ok(last)
        })?;
        Ok(Self {
            folder,
            fresh,
            filling,
        })
    }

    /// Returns true if only the last writes are missing.
    pub fn is_filled(&self) -> bool {
        self.filling.is_done()
    }

    /// Writes what the journal got meanwhile, up to the last revision, and replaces the database in
    /// its directory. The old database stays in place, whole, until the last step. Tasks that still
    /// read it can go on: its file exists until they are done. Returns the new database.
    pub fn finish(mut self, path: &Path, last: Revision) -> Result<sled::Db, StoreError> {
        let has = self.filling.finish()?;
        let mut pressure = Backpressure::default();
        let end = follow(&Folder::look(path), has, |entry| {
            Ok(entry.apply_each(&self.fresh, &mut pressure)?)
        })?;
        if end.last != last {
            let why = "the journal doesn't have all that is stored; halma verify looks at it";
            return Err(StoreError::Failed(why.to_owned()));
        }
        note_last(&self.fresh, last)?;
        let file = self.folder.join(DATABASE);
        sync(&file)?;
        replace(path, &file)?;
        Ok(self.fresh.clone())
    }
}

/// One that didn't replace the database is removed.
impl Drop for Compaction {
    fn drop(&mut self) {
        self.filling.cancel();
        if let Err(error) = files::remove(&self.folder) {
            tracing::error!(%error, "couldn't remove a copy of the store");
        }
    }
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
        let _journal = Folder::open(store.path()).expect("it is free");
        let tree = files::open(store.path()).expect("it opens");
        tree.insert("key", "value").expect("it is written");
        let mut copy = Compaction::begin(store.path()).expect("it begins");
        copy.filling.finish().expect("it is copied");
        let failing = |_: &_| Err(StoreError::Failed("a page is damaged".to_owned()));
        copy.filling = Background::start("failing", failing).expect("it begins");
        let file = || std::fs::metadata(store.path().join(DATABASE)).expect("it is there");
        let before = file().ino();
        copy.finish(store.path(), 0).expect_err("a part is missing");
        assert_eq!(file().ino(), before, "the file was replaced");
    }
}
