//! The embedded store: sled, one tree.

use std::fs::{File, OpenOptions};
use std::path::Path;
use std::sync::{PoisonError, RwLock};

use async_trait::async_trait;

use super::change::{ChangeSet, Stored};
use super::key::{Key, Prefix};
use super::writer::{Writer, decode, failed};
use super::{Store, StoreError};

/// The format that this version writes. A newer one is refused, an older one migrated.
const FORMAT: u32 = 1;

/// sled keeps several times this much in memory; its own default is 1 GiB.
const CACHE_BYTES: u64 = 32 << 20;

/// A store in a directory of this machine.
#[derive(Debug)]
pub struct SledStore {
    /// `None` once closed: the database lets go of its directory only when the last handle is
    /// dropped, and tasks that are being wound up may still hold this store.
    tree: RwLock<Option<sled::Db>>,
    writer: Writer,
}

impl SledStore {
    /// Opens the store in a directory, which is made if it is missing.
    ///
    /// # Errors
    /// The directory cannot be written, another process has the store open, or a newer version
    /// wrote it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        std::fs::create_dir_all(path).map_err(|error| {
            StoreError::Failed(format!(
                "cannot make the directory {}: {error}",
                path.display()
            ))
        })?;
        let tree = sled::Config::new()
            .path(path)
            .cache_capacity(CACHE_BYTES)
            .flush_every_ms(None)
            .open()
            .map_err(|error| open_error(path, error))?;
        let file = database_file(path)
            .map_err(|error| StoreError::Failed(format!("{}: {error}", path.display())))?;
        check_format(&tree)?;
        let writer = Writer::start(tree.clone(), file)?;
        Ok(Self {
            tree: RwLock::new(Some(tree)),
            writer,
        })
    }

    /// How many batches were written since it was opened; each may hold many change sets.
    pub fn batches(&self) -> u64 {
        self.writer.batches()
    }

    fn tree(&self) -> Result<sled::Db, StoreError> {
        let tree = self.tree.read().unwrap_or_else(PoisonError::into_inner);
        let closed = || StoreError::Failed("the store has been closed".into());
        tree.clone().ok_or_else(closed)
    }
}

/// Refuses a store of a newer version, and marks a new one.
fn check_format(tree: &sled::Db) -> Result<(), StoreError> {
    let key = Key::Format;
    let Some(value) = tree.get(key.encode()).map_err(|error| failed(&error))? else {
        let mut value = 1_u64.to_be_bytes().to_vec();
        value.extend(FORMAT.to_string().into_bytes());
        tree.insert(key.encode(), value)
            .map_err(|error| failed(&error))?;
        tree.flush().map_err(|error| failed(&error))?;
        return Ok(());
    };
    let (revision, body) = decode(key, &value)?;
    let stored = Stored {
        revision,
        body: body.to_vec(),
    };
    let found: u32 = stored.read(key)?;
    let known = FORMAT;
    if found > known {
        return Err(StoreError::NewerFormat { found, known });
    }
    Ok(())
}

/// sled's flush hands the data to the system; this file is synced to bring it to the disk.
fn database_file(path: &Path) -> std::io::Result<File> {
    OpenOptions::new()
        .read(true)
        .write(true)
        .open(path.join("db"))
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

#[async_trait]
impl Store for SledStore {
    async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError> {
        let Some(value) = self
            .tree()?
            .get(key.encode())
            .map_err(|error| failed(&error))?
        else {
            return Ok(None);
        };
        let (revision, body) = decode(key, &value)?;
        Ok(Some(Stored {
            revision,
            body: body.to_vec(),
        }))
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
        let prefix = prefix.encode();
        let from = from.map_or_else(|| prefix.clone(), |key| key.encode());
        let mut keys = Vec::new();
        for entry in self.tree()?.range(from..) {
            let (key, _) = entry.map_err(|error| failed(&error))?;
            if !key.starts_with(&prefix) || keys.len() == most {
                break;
            }
            if let Some(key) = Key::decode(&key) {
                keys.push(key);
            } else {
                tracing::error!(?key, "skipping a key that cannot be read");
            }
        }
        Ok(keys)
    }

    async fn close(&self) {
        self.writer.stop();
        let tree = self
            .tree
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(Err(error)) = tree.map(|tree| tree.flush()) {
            tracing::error!(%error, "the last flush of the store failed");
        }
    }
}

impl Drop for SledStore {
    fn drop(&mut self) {
        self.writer.stop();
    }
}
