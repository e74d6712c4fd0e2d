//! What each kind of store implements: a database, a directory, memory.

use std::fs::File;
use std::io::{self, Write};

use async_trait::async_trait;

use super::StoreError;
use super::change::ChangeSet;
use super::key::{Key, Prefix};
use super::stored::Stored;
use crate::ids::Timestamp;

/// Where a backup is written.
pub trait Target: Write + Send {
    /// Receives the approximate size of the backup before its first byte.
    ///
    /// # Errors
    /// There is no room for it.
    fn expect(&mut self, _bytes: u64) -> io::Result<()> {
        Ok(())
    }
}

impl Target for File {}
impl Target for io::Sink {}

/// How many records to read at a time when reading all of a kind, so that others get a turn.
pub(super) const PAGE: usize = 1_000;

/// How the connections to a database are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connections {
    /// Those in use.
    pub busy: usize,
    /// Those that are open and not in use.
    pub idle: usize,
    /// How many requests wait for one.
    pub waiting: usize,
}

/// A store of records that keeps every acknowledged change.
#[async_trait]
pub trait Backend: Send + Sync + 'static {
    /// Loads a record with its revision, or `None` if it is missing.
    async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError>;

    /// Loads several records at once, in the order of `keys`.
    async fn load_many(&self, keys: &[Key]) -> Result<Vec<Option<Stored>>, StoreError> {
        let mut found = Vec::new();
        for key in keys {
            found.push(self.load(*key).await?);
        }
        Ok(found)
    }

    /// Applies a change set as a whole and returns once it is on disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if a revision isn't the expected one; nothing has changed then.
    async fn commit(&self, changes: ChangeSet) -> Result<(), StoreError>;

    /// Returns up to `most` keys under a prefix in order, from the first at or after `from`.
    async fn scan(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<Key>, StoreError> {
        let records = self.scan_records(prefix, from, most).await?;
        Ok(records.into_iter().map(|(key, _)| key).collect())
    }

    /// Returns up to `most` keys under a prefix in order, from the first at or after `from` and
    /// before `until`.
    async fn scan_until(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        until: Key,
        most: usize,
    ) -> Result<Vec<Key>, StoreError> {
        let mut found = self.scan(prefix, from, most).await?;
        found.truncate(found.partition_point(|key| *key < until));
        Ok(found)
    }

    /// Like [`Backend::scan`], but returns the records too.
    async fn scan_records(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<(Key, Stored)>, StoreError>;

    /// Returns the time by a clock that all processes of this store share, or `None` if only one
    /// process uses the store.
    async fn shared_clock(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(None)
    }

    /// Returns how its connections are used, or `None` if it has none.
    fn connections(&self) -> Option<Connections> {
        None
    }

    /// Rewrites all records while work goes on, so that nothing deleted or overwritten before this
    /// call stays on disk.
    ///
    /// # Errors
    /// There is no room for a second copy, or the store failed; nothing is lost either way.
    async fn rewrite(&self) -> Result<(), StoreError>;

    /// Writes everything stored at one moment to `out` while work goes on, as a backup that
    /// [`journal::backup`](crate::journal::backup) reads.
    ///
    /// # Errors
    /// The store or `out` failed, or this kind of store has no backups.
    async fn back_up(&self, _out: Box<dyn Target>) -> Result<(), StoreError> {
        Err(StoreError::Failed(
            "this store is a database, which has tools of its own for backups".to_owned(),
        ))
    }

    /// Waits until the store has failed for good and returns why. The process should then exit, so
    /// that a new one can start over. Most stores never fail like this.
    async fn given_up(&self) -> StoreError {
        std::future::pending().await
    }

    /// Writes everything to disk and stops.
    async fn close(&self);
}
