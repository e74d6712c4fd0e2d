//! The files of the database: opening, checking and removing them.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::TempDir;

use super::disk::{Disk as _, LocalDisk};
use super::errors::{At as _, was_there};
use crate::{StoreError, private};

/// sled keeps several times this much in memory; its own default is 1 GiB.
const CACHE_BYTES: u64 = 8 << 20;
/// How often sled hands its writes to the system. Until then only the journal has them.
const FLUSH_EVERY_MS: u64 = 100;
/// The directory for copies, within the store's directory.
pub(super) const FOLDER: &str = "rewriting";
/// The name of sled's own file in its directory.
pub(super) const DATABASE: &str = "db";
/// The name of sled's file of settings, which are the same for each database, with their checksum.
const SETTINGS: &str = "conf";
/// The prefix of sled's snapshot files. It writes them when it opens the database and works without
/// them.
pub(super) const SNAPSHOT: &str = "snap.";
/// How often to check whether a closed database is free, and how many times at most.
const LOOK_EVERY: Duration = Duration::from_millis(2);
const MOST_LOOKS: u32 = 5_000;

/// Opens the database in a directory, or creates it if it is missing.
pub(super) fn open(path: &Path) -> Result<sled::Db, StoreError> {
    private::make_directory(path).at(path)?;
    let config = sled::Config::new().path(path).cache_capacity(CACHE_BYTES);
    let opened = config.flush_every_ms(Some(FLUSH_EVERY_MS)).open();
    let tree = opened.map_err(|error| open_error(path, error))?;
    // sled creates its files as the umask says.
    private::narrow_within(path, is_databases).at(path)?;
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

/// Returns true if a file in the store's directory belongs to the database.
pub(super) fn is_databases(name: &str) -> bool {
    matches!(name, DATABASE | SETTINGS | "blobs") || name.starts_with(SNAPSHOT)
}

pub(super) fn folder(path: &Path) -> PathBuf {
    path.join(FOLDER)
}

/// Does something that may close a database: sled panics if it can't sync then.
pub(super) fn caught<T>(act: impl FnOnce() -> T) -> Result<T, StoreError> {
    let done = catch_unwind(AssertUnwindSafe(act));
    done.map_err(|_| StoreError::Failed("the database panicked".to_owned()))
}

/// Waits until a closed database has released its directory: sled takes a while, even if nobody
/// holds it anymore.
pub(super) fn wait_until_free(path: &Path) {
    for _ in 0..MOST_LOOKS {
        if !File::open(path.join(DATABASE)).is_ok_and(|file| is_held(&file)) {
            return;
        }
        std::thread::sleep(LOOK_EVERY);
    }
    tracing::warn!("the store is closed, but its directory is still locked");
}

/// Returns true if a file is locked. It isn't afterwards, even if a child process that is just being
/// started has it, too.
fn is_held(file: &File) -> bool {
    match file.try_lock() {
        Ok(()) => file.unlock().is_err(),
        Err(error) => matches!(error, TryLockError::WouldBlock),
    }
}

/// Returns the files of a database, of whatever is there.
pub(super) fn all(path: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        if is_databases(&entry.file_name().to_string_lossy()) && entry.path().is_file() {
            files.push(entry.path());
        }
    }
    Ok(files)
}

/// Copies the database of a store to a temporary directory.
pub(super) fn copy(store: &Path) -> Result<TempDir, StoreError> {
    let copy = TempDir::new().map_err(|error| {
        StoreError::Failed(format!(
            "can't create a directory for a copy of the database: {error}"
        ))
    })?;
    let files = all(store).at(store)?;
    let bytes = files
        .iter()
        .map(|file| file.metadata().map_or(0, |of| of.len()));
    let needed = 2 * bytes.sum::<u64>();
    if !LocalDisk.has_room(copy.path(), needed) {
        return Err(StoreError::Failed(format!(
            "not enough space in {} for a copy of the database ({} MB); set TMPDIR to another directory",
            copy.path().parent().unwrap_or(copy.path()).display(),
            needed.div_ceil(1_000_000),
        )));
    }
    for from in files {
        let to = copy.path().join(from.file_name().unwrap_or_default());
        // Copies only the bytes: the file may be read-only.
        let copied = File::open(&from)
            .and_then(|mut from| io::copy(&mut from, &mut private::create_new(&to)?));
        copied.at(&to)?;
    }
    Ok(copy)
}

/// Removes the files of a database that could not be created; empty ones couldn't be opened.
pub(super) fn remove_all(path: &Path) {
    let removed = all(path).and_then(|files| files.iter().try_for_each(fs::remove_file));
    if let Err(error) = removed {
        let path = path.display();
        tracing::error!(%error, "couldn't remove the files of a store that couldn't be created in {path}");
    }
}

pub(super) fn checksum(path: &Path) -> io::Result<u32> {
    let mut files = all(path)?;
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

/// Removes sled's file of settings if it is damaged: sled writes it again, but doesn't replace it.
/// Returns true if it was damaged or missing.
pub(super) fn drop_bad_settings(path: &Path) -> Result<bool, StoreError> {
    let file = path.join(SETTINGS);
    let settings = fs::read(&file).unwrap_or_default();
    let is_sound = settings
        .split_last_chunk()
        .is_some_and(|(rest, sum)| crc32fast::hash(rest) == u32::from_le_bytes(*sum));
    if is_sound || !path.join(DATABASE).exists() {
        return Ok(false);
    }
    was_there(fs::remove_file(&file)).at(&file)?;
    Ok(true)
}

/// Removes an unfinished copy from the store's directory.
pub(super) fn clear(path: &Path) -> Result<(), StoreError> {
    remove(&folder(path))
}

/// Removes a folder and everything in it, if it exists.
pub(super) fn remove(folder: &Path) -> Result<(), StoreError> {
    was_there(fs::remove_dir_all(folder)).at(folder).map(drop)
}

pub(super) fn sync(path: &Path) -> Result<(), StoreError> {
    File::open(path).and_then(|file| file.sync_all()).at(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_whether_a_file_is_held_leaves_no_lock_to_a_child_process() {
        let named = tempfile::NamedTempFile::new().expect("a file");
        let open = || File::open(named.path()).expect("it is there");
        let (file, other) = (open(), open());
        let inherited = file.try_clone().expect("a second handle");
        assert!(!is_held(&file));
        drop(file);
        assert!(!is_held(&other), "nobody has locked it");
        inherited.lock().expect("it is free");
        assert!(is_held(&other));
    }

    #[test]
    fn the_files_of_a_database_can_be_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        drop(open(folder.path()).expect("it is new"));
        wait_until_free(folder.path());
        remove_all(folder.path());
        let left = all(folder.path()).expect("it is there");
        assert!(left.is_empty(), "{left:?}");
    }
}
