//! Writing the database anew: deleted and older values stay in sled's files until it happens to write
//! over them. Everything is copied into a fresh database beside it while reading and writing go on;
//! what was written meanwhile follows, and the fresh file takes the place of the old one.

use std::collections::HashSet;
use std::fs::{File, TryLockError};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use super::journal::io_error;
use super::value::failed;
use super::{StoreError, private};

/// sled keeps several times this much in memory; its own default is 1 GiB.
const CACHE_BYTES: u64 = 32 << 20;
/// How often sled hands what was written to the system. Until then the journal alone has it.
const FLUSH_EVERY_MS: u64 = 100;
/// Where the copy is made, within the directory of the store.
pub(super) const FOLDER: &str = "rewriting";
/// The name of sled's own file in its directory.
pub(super) const DATABASE: &str = "db";
/// What the names of sled's notes on its file begin with. It makes them when it opens the file, and
/// does without them.
const SNAPSHOT: &str = "snap.";
/// How often it is looked whether a closed database is free, and how many times at the most.
const LOOK_EVERY: Duration = Duration::from_millis(2);
const MOST_LOOKS: u32 = 1_000;

/// A database that is being copied.
pub(super) struct Rewriting {
    folder: PathBuf,
    copy: sled::Db,
    /// The keys that were written since it began.
    written: HashSet<Vec<u8>>,
    is_given_up: Arc<AtomicBool>,
    copying: Option<JoinHandle<Result<(), StoreError>>>,
}

impl Rewriting {
    /// Begins to copy the database of a directory.
    pub fn begin(path: &Path, tree: &sled::Db) -> Result<Self, StoreError> {
        clear(path)?;
        let folder = folder(path);
        let copy = open(&folder)?;
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
impl Drop for Rewriting {
    fn drop(&mut self) {
        self.is_given_up.store(true, Ordering::Relaxed);
        let left = self.join().and_then(|()| remove(&self.folder));
        if let Err(error) = left {
            tracing::error!(%error, "the store could not be copied");
        }
    }
}

/// Opens the database in a directory; makes it where there is none.
pub(super) fn open(path: &Path) -> Result<sled::Db, StoreError> {
    private::make_directory(path).map_err(|error| io_error(path, &error))?;
    let config = sled::Config::new().path(path).cache_capacity(CACHE_BYTES);
    let opened = config.flush_every_ms(Some(FLUSH_EVERY_MS)).open();
    let tree = opened.map_err(|error| open_error(path, error))?;
    // sled makes its files as the umask says.
    let narrowed = private::narrow_within(path, is_databases);
    narrowed.map_err(|error| io_error(path, &error))?;
    Ok(tree)
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

/// Whether a file of the directory of a store is the database's.
pub(super) fn is_databases(name: &str) -> bool {
    matches!(name, DATABASE | "conf" | "blobs") || name.starts_with(SNAPSHOT)
}

/// Where a database is made that is to take the place of another one.
pub(super) fn folder(path: &Path) -> PathBuf {
    path.join(FOLDER)
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

/// Waits until a closed database has let go of its directory: sled does so by and by, also where nobody
/// holds it any more.
pub(super) fn wait_until_free(path: &Path) {
    for _ in 0..MOST_LOOKS {
        let file = File::open(path.join(DATABASE));
        let is_held =
            file.is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)));
        if !is_held {
            return;
        }
        std::thread::sleep(LOOK_EVERY);
    }
    tracing::warn!("the store is closed, and its directory still held");
}

/// The checksum of the files of a database.
pub(super) fn checksum(path: &Path) -> io::Result<u32> {
    let files: io::Result<Vec<PathBuf>> = std::fs::read_dir(path)?
        .map(|entry| Ok(entry?.path()))
        .filter(|path| path.as_ref().map_or(true, |path| is_file_of_one(path)))
        .collect();
    let mut files = files?;
    files.sort_unstable();
    let (mut hasher, mut chunk) = (crc32fast::Hasher::new(), vec![0; 1 << 18]);
    for path in files {
        hasher.update(path.file_name().unwrap_or_default().as_encoded_bytes());
        let mut file = File::open(path)?;
        loop {
            let read = file.read(&mut chunk)?;
            if read == 0 {
                break;
            }
            hasher.update(&chunk[..read]);
        }
    }
    Ok(hasher.finalize())
}

fn is_file_of_one(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.is_file() && is_databases(&name)
}

/// Removes what is left of a copy in the directory of a store.
pub(super) fn clear(path: &Path) -> Result<(), StoreError> {
    remove(&folder(path))
}

/// Removes a folder with all that is in it, if it is there.
pub(super) fn remove(folder: &Path) -> Result<(), StoreError> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(io_error(folder, &error)),
        _ => Ok(()),
    }
}

/// Brings a file, or what a directory says of its files, to the disk.
pub(super) fn sync(path: &Path) -> Result<(), StoreError> {
    let synced = File::open(path).and_then(|file| file.sync_all());
    synced.map_err(|error| io_error(path, &error))
}
