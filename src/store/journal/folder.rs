//! The files of a journal, in a folder beside the database: segments with entries, and snapshots. Each is
//! named by the last revision before it.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::store::StoreError;
use crate::store::stored::Revision;

/// The name of the folder within the directory of a store.
const FOLDER: &str = "journal";
/// What the names of the files end with.
const SEGMENT: &str = "entries";
const SNAPSHOT: &str = "snapshot";
/// A snapshot that is being written.
const PART: &str = "part";
/// Holds the store for this process, also while there is no database.
const LOCK: &str = "lock";
/// Says that the database was closed in order, and at which revision.
const CLOSED: &str = "closed";
/// A segment with damage, of which the good beginning alone is used.
const DAMAGED: &str = "damaged";

/// The folder of a journal.
pub(in crate::store) struct Folder {
    path: PathBuf,
    /// Holds it for this process, unless it is only looked at.
    _lock: Option<File>,
}

impl Folder {
    /// Holds the folder of a store, which is made if it is missing.
    ///
    /// # Errors
    /// Another process has it, or it cannot be made.
    pub fn open(store: &Path) -> Result<Self, StoreError> {
        let path = store.join(FOLDER);
        let of_path = |error: io::Error| io_error(&path, &error);
        fs::create_dir_all(&path).map_err(of_path)?;
        let lock = File::create(path.join(LOCK)).map_err(of_path)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let path = store.display().to_string();
                return Err(StoreError::InUse { path });
            }
            Err(TryLockError::Error(error)) => return Err(of_path(error)),
        }
        let folder = Self {
            path,
            _lock: Some(lock),
        };
        folder.remove_parts()?;
        Ok(folder)
    }

    /// The folder of a store, to look at: another process may hold it.
    pub fn look(store: &Path) -> Self {
        Self {
            path: store.join(FOLDER),
            _lock: None,
        }
    }

    /// Whether a store has a journal.
    pub fn exists(store: &Path) -> bool {
        let folder = Self::names(&store.join(FOLDER));
        folder.is_ok_and(|names| names.iter().any(|name| number(name, SEGMENT).is_some()))
    }

    /// The first revisions of the segments, in their order, each one less.
    pub fn segments(&self) -> Result<Vec<Revision>, StoreError> {
        self.numbers(SEGMENT)
    }

    /// The same of the snapshots.
    pub fn snapshots(&self) -> Result<Vec<Revision>, StoreError> {
        self.numbers(SNAPSHOT)
    }

    /// Where a segment is.
    pub fn segment(&self, before: Revision) -> PathBuf {
        self.path.join(format!("{before:020}.{SEGMENT}"))
    }

    /// Where a snapshot is.
    pub fn snapshot(&self, at: Revision) -> PathBuf {
        self.path.join(format!("{at:020}.{SNAPSHOT}"))
    }

    /// Where a snapshot is written.
    pub fn part(&self, at: Revision) -> PathBuf {
        self.path.join(format!("{at:020}.{SNAPSHOT}.{PART}"))
    }

    /// Puts a segment out of use; it stays there to be looked at.
    pub fn set_aside(&self, before: Revision) -> Result<PathBuf, StoreError> {
        let path = self.segment(before);
        let aside = self.path.join(format!("{before:020}.{SEGMENT}.{DAMAGED}"));
        let renamed = fs::rename(&path, &aside);
        renamed.map_err(|error| io_error(&path, &error))?;
        self.sync()?;
        Ok(aside)
    }

    /// Removes all that was before a revision.
    pub fn remove_before(&self, revision: Revision) -> Result<(), StoreError> {
        let segments = self
            .segments()?
            .into_iter()
            .map(|at| (at, self.segment(at)));
        let snapshots = self.snapshots()?.into_iter();
        let snapshots = snapshots.map(|at| (at, self.snapshot(at)));
        for (at, path) in segments.chain(snapshots) {
            if at < revision {
                fs::remove_file(&path).map_err(|error| io_error(&path, &error))?;
            }
        }
        self.sync()
    }

    /// Brings to the disk which files there are.
    pub fn sync(&self) -> Result<(), StoreError> {
        let synced = File::open(&self.path).and_then(|folder| folder.sync_all());
        synced.map_err(|error| io_error(&self.path, &error))
    }

    /// Notes that the database was closed in order, and has all up to a revision.
    pub fn note_closed(store: &Path, revision: Revision) -> io::Result<()> {
        let path = store.join(FOLDER).join(CLOSED);
        fs::write(&path, revision.to_string())?;
        File::open(&path)?.sync_all()
    }

    /// Takes the note away. Gives what it said.
    pub fn take_closed(&self) -> Result<Option<Revision>, StoreError> {
        let path = self.path.join(CLOSED);
        let of_path = |error: io::Error| io_error(&path, &error);
        let noted = match fs::read_to_string(&path) {
            Ok(noted) => noted,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => String::new(),
            Err(error) => return Err(of_path(error)),
        };
        fs::remove_file(&path).map_err(of_path)?;
        self.sync()?;
        Ok(noted.parse().ok())
    }

    fn remove_parts(&self) -> Result<(), StoreError> {
        for name in Self::names(&self.path)? {
            if name.ends_with(PART) {
                let path = self.path.join(name);
                fs::remove_file(&path).map_err(|error| io_error(&path, &error))?;
            }
        }
        Ok(())
    }

    fn numbers(&self, ending: &str) -> Result<Vec<Revision>, StoreError> {
        let names = Self::names(&self.path)?;
        let mut numbers: Vec<_> = names
            .iter()
            .filter_map(|name| number(name, ending))
            .collect();
        numbers.sort_unstable();
        Ok(numbers)
    }

    fn names(path: &Path) -> Result<Vec<String>, StoreError> {
        let of_path = |error: io::Error| io_error(path, &error);
        let entries = fs::read_dir(path).map_err(of_path)?;
        let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
        names.collect::<io::Result<_>>().map_err(of_path)
    }
}

fn number(name: &str, ending: &str) -> Option<Revision> {
    let (number, rest) = name.split_once('.')?;
    (rest == ending).then(|| number.parse().ok())?
}

/// What a file or folder could not do.
pub(in crate::store) fn io_error(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Failed(format!("{}: {error}", path.display()))
}
