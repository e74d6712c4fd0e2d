//! The files of a journal, in a folder next to the database: segments with entries, and snapshots.
//! Each is named after the last revision before it.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::notes::{Closed, Notes};
use crate::sled::errors::{At as _, was_there};
use crate::stored::Revision;
use crate::{StoreError, private};

/// The name of the folder within the directory of a store.
pub(crate) const FOLDER: &str = "journal";
/// The file extension of a segment.
const SEGMENT: &str = "entries";
const SNAPSHOT: &str = "snapshot";
/// The file extension of an unfinished snapshot.
const PART: &str = "part";
/// The lock file, which holds the store for this process even while there is no database.
const LOCK: &str = "lock";
/// The file that says that the database was closed cleanly, and at which revision.
const CLOSED: &str = "closed";
/// The file that says which change was acknowledged last.
const ACKNOWLEDGED: &str = "acknowledged";

/// Returns true if a file is a finished snapshot.
pub fn is_snapshot(file: &Path) -> bool {
    file.extension().is_some_and(|kind| kind == SNAPSHOT)
}

#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    /// The lock, unless the folder is only looked at.
    lock: Option<File>,
}

impl Folder {
    /// Locks the folder of a store against other processes, and creates it if it is missing.
    pub fn open(store: &Path) -> Result<Self, StoreError> {
        let path = store.join(FOLDER);
        private::make_directory(&path).at(&path)?;
        let lock = private::create(&path.join(LOCK)).at(&path)?;
        is_free(lock.try_lock(), store)?;
        let lock = Some(lock);
        let folder = Self { path, lock };
        for part in folder.names()?.iter().filter(|name| name.ends_with(PART)) {
            let path = folder.path.join(part);
            fs::remove_file(&path).at(&path)?;
        }
        Ok(folder)
    }

    /// Locks the folder of a store against other processes to look at it. Nothing is written.
    pub fn look_alone(store: &Path) -> Result<Self, StoreError> {
        let mut folder = Self::look(store);
        match File::open(folder.path.join(LOCK)) {
            Ok(lock) => {
                is_free(lock.try_lock_shared(), store)?;
                folder.lock = Some(lock);
            }
            // No process of this version has opened it.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error).at(&folder.path),
        }
        Ok(folder)
    }

    /// Returns the folder of a store to look at; another process may hold it.
    pub fn look(store: &Path) -> Self {
        let (path, lock) = (store.join(FOLDER), None);
        Self { path, lock }
    }

    /// Returns true if the store has, or had, a journal.
    pub fn has_journal(&self) -> Result<bool, StoreError> {
        let found = self.path.symlink_metadata();
        if found.is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
            return Ok(false);
        }
        let is_of_one = |name: &String| {
            let has = |kind| number(name, kind).is_some();
            name == ACKNOWLEDGED || has(SEGMENT) || has(SNAPSHOT)
        };
        Ok(self.names()?.iter().any(is_of_one))
    }

    /// Returns the revision before each segment, in order.
    pub fn segments(&self) -> Result<Vec<Revision>, StoreError> {
        self.numbers(SEGMENT)
    }

    /// Returns the revision of each snapshot, in order.
    pub fn snapshots(&self) -> Result<Vec<Revision>, StoreError> {
        self.numbers(SNAPSHOT)
    }

    pub fn segment(&self, before: Revision) -> PathBuf {
        self.path.join(format!("{before:020}.{SEGMENT}"))
    }

    pub fn snapshot(&self, at: Revision) -> PathBuf {
        self.path.join(format!("{at:020}.{SNAPSHOT}"))
    }

    pub fn part(&self, at: Revision) -> PathBuf {
        self.path.join(format!("{at:020}.{SNAPSHOT}.{PART}"))
    }

    pub fn acknowledged(&self) -> PathBuf {
        self.path.join(ACKNOWLEDGED)
    }

    /// Moves all files from before a revision to another directory, or removes them.
    pub fn clear_before(&self, revision: Revision, aside: Option<&Path>) -> Result<(), StoreError> {
        // Snapshots first: if this is interrupted, no snapshot is left without the segment after
        // it.
        let snapshots = self.snapshots()?.into_iter();
        let snapshots = snapshots.map(|at| (at, self.snapshot(at)));
        let segments = self.segments()?.into_iter();
        let segments = segments.map(|before| (before, self.segment(before)));
        for (_, path) in snapshots.chain(segments).filter(|(at, _)| *at < revision) {
            let name = path.file_name().unwrap_or_default();
            let cleared = match aside {
                Some(aside) => fs::rename(&path, aside.join(name)),
                None => fs::remove_file(&path),
            };
            cleared.at(&path)?;
        }
        self.sync()
    }

    pub fn sync(&self) -> Result<(), StoreError> {
        private::sync_directory(&self.path).at(&self.path)
    }

    pub fn note_closed(&self, closed: Closed) -> io::Result<()> {
        closed.write(&self.path.join(CLOSED))
    }

    pub fn notes(&self) -> Result<Notes, StoreError> {
        Notes::read(&self.acknowledged(), &self.path.join(CLOSED)).at(&self.path)
    }

    pub fn forget_closed(&self) -> Result<(), StoreError> {
        let path = self.path.join(CLOSED);
        was_there(fs::remove_file(&path)).at(&path)?;
        self.sync()
    }

    fn numbers(&self, ending: &str) -> Result<Vec<Revision>, StoreError> {
        let names = self.names()?;
        let numbers = names.iter().filter_map(|name| number(name, ending));
        let mut numbers: Vec<_> = numbers.collect();
        numbers.sort_unstable();
        Ok(numbers)
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        let entries = fs::read_dir(&self.path).at(&self.path)?;
        let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
        names.collect::<io::Result<_>>().at(&self.path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Closing the file isn't enough: a child process that is just being started has it, too.
        if let Some(Err(error)) = self.lock.as_ref().map(File::unlock) {
            tracing::warn!("the journal's lock can't be released: {error}");
        }
    }
}

/// Returns an error if another process has locked the store.
fn is_free(locked: Result<(), TryLockError>, store: &Path) -> Result<(), StoreError> {
    let path = store.display().to_string();
    match locked {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path }),
        Err(TryLockError::Error(error)) => Err(error).at(store),
    }
}

fn number(name: &str, ending: &str) -> Option<Revision> {
    let (number, rest) = name.split_once('.')?;
    (rest == ending).then(|| number.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_free_at_once_though_a_child_process_still_has_its_lock() {
        let store = tempfile::tempdir().expect("a folder");
        let first = Folder::open(store.path()).expect("it is free");
        let inherited = first.lock.as_ref().map(File::try_clone);
        assert!(Folder::open(store.path()).is_err());
        drop(first);
        Folder::open(store.path()).expect("it is free again");
        drop(inherited);
    }
}
