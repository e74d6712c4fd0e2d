//! The embedded store: sled, one tree.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;

use super::change::ChangeSet;
use super::format::{EMBEDDED, is_to_be_marked};
use super::journal::{Folder, backup};
use super::key::{Key, Prefix, Slot};
use super::medium::{Disk, Medium};
use super::rewriting::DATABASE;
use super::shelf::Shelf;
use super::stored::Stored;
use super::value::decode;
use super::writer::Writer;
use super::{Store, StoreError};

/// A store in a directory of this machine.
#[derive(Debug)]
pub struct SledStore {
    shelf: Arc<Shelf>,
    writer: Writer,
}

impl SledStore {
    /// Opens the store in a directory, which is made if it is missing.
    ///
    /// # Errors
    /// The directory cannot be written, another process has the store open, or a newer version
    /// wrote it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_on(path, Arc::new(Disk))
    }

    /// The same where there must be one already.
    ///
    /// # Errors
    /// There is none; or as [`SledStore::open`].
    pub fn open_existing(path: &Path) -> Result<Self, StoreError> {
        if path.join(DATABASE).exists() || Folder::exists(path) {
            return Self::open(path);
        }
        Err(StoreError::Failed(format!(
            "there is none in {}",
            path.display()
        )))
    }

    /// The same on a disk of the caller's choice.
    ///
    /// # Errors
    /// As [`SledStore::open`].
    pub fn open_on(path: &Path, medium: Arc<dyn Medium>) -> Result<Self, StoreError> {
        std::fs::create_dir_all(path).map_err(|error| {
            StoreError::Failed(format!(
                "cannot make the directory {}: {error}",
                path.display()
            ))
        })?;
        let (shelf, journal) = Shelf::open(path, medium)?;
        let shelf = Arc::new(shelf);
        mark_format(&shelf)?;
        let writer = Writer::start(Arc::clone(&shelf), journal)?;
        Ok(Self { shelf, writer })
    }

    /// How many batches were written since it was opened; each may hold many change sets.
    pub fn batches(&self) -> u64 {
        self.writer.batches()
    }
}

/// Refuses a store of a newer version, and marks all others as this one's.
fn mark_format(shelf: &Shelf) -> Result<(), StoreError> {
    let slot = Slot::format();
    let key = slot.key();
    let tree = shelf.tree()?;
    let found = load(shelf, &tree, key)?;
    let found = found.map(|stored| slot.read(&stored)).transpose()?;
    if !is_to_be_marked(found, EMBEDDED)? {
        return Ok(());
    }
    let mut value = 1_u64.to_be_bytes().to_vec();
    value.extend(slot.write(&EMBEDDED)?);
    let written = tree.insert(key.encode(), value).and_then(|_| tree.flush());
    written.map_err(|error| shelf.failed(&error))?;
    Ok(())
}

fn stored(key: Key, value: &[u8]) -> Result<Stored, StoreError> {
    let (revision, body) = decode(key, value)?;
    let body = body.to_vec();
    Ok(Stored { revision, body })
}

fn load(shelf: &Shelf, tree: &sled::Db, key: Key) -> Result<Option<Stored>, StoreError> {
    let value = tree.get(key.encode());
    let value = value.map_err(|error| shelf.failed(&error))?;
    value.map(|value| stored(key, &value)).transpose()
}

fn scan<T>(
    shelf: &Shelf,
    prefix: Prefix,
    from: Option<Key>,
    most: usize,
    entry: impl Fn(Key, &[u8]) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let prefix = prefix.encode();
    let from = from.map_or_else(|| prefix.clone(), |key| key.encode());
    let mut found = Vec::new();
    for pair in shelf.tree()?.range(from..) {
        let (key, value) = pair.map_err(|error| shelf.failed(&error))?;
        if !key.starts_with(&prefix) || found.len() == most {
            break;
        }
        if let Some(key) = Key::decode(&key) {
            found.push(entry(key, &value)?);
        } else {
            tracing::error!(?key, "skipping a key that cannot be read");
        }
    }
    Ok(found)
}

#[async_trait]
impl Store for SledStore {
    async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError> {
        load(&self.shelf, &self.shelf.tree()?, key)
    }

    async fn load_many(&self, keys: &[Key]) -> Result<Vec<Option<Stored>>, StoreError> {
        let tree = self.shelf.tree()?;
        let records = keys.iter().map(|key| load(&self.shelf, &tree, *key));
        records.collect()
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
        scan(&self.shelf, prefix, from, most, |key, _| Ok(key))
    }

    async fn scan_records(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<(Key, Stored)>, StoreError> {
        scan(&self.shelf, prefix, from, most, |key, value| {
            Ok((key, stored(key, value)?))
        })
    }

    async fn rewrite(&self) -> Result<(), StoreError> {
        self.writer.rewrite().await
    }

    async fn back_up(&self, mut out: Box<dyn Write + Send>) -> Result<(), StoreError> {
        self.writer.snapshot().await?;
        let path = self.shelf.path().to_owned();
        let written = tokio::task::spawn_blocking(move || backup::write(&path, &mut *out));
        let panicked = |_| Err(StoreError::Failed("a backup ended by a panic".to_owned()));
        written.await.unwrap_or_else(panicked)
    }

    async fn given_up(&self) -> StoreError {
        StoreError::Failed(self.shelf.given_up().await)
    }

    async fn close(&self) {
        self.writer.stop();
        self.shelf.close_in_order();
        self.shelf.wait_until_free();
    }
}

impl Drop for SledStore {
    fn drop(&mut self) {
        self.writer.stop();
        drop(self.shelf.close());
        self.shelf.wait_until_free();
    }
}
