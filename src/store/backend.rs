//! What a kind of store does by itself: a database, a directory, memory.

use async_trait::async_trait;

use super::StoreError;
use super::change::ChangeSet;
use super::journal::backup::Target;
use super::key::{Key, Prefix};
use super::stored::Stored;
use crate::ids::Timestamp;

/// A place for records that keeps every acknowledged change.
#[async_trait]
pub trait Backend: Send + Sync + 'static {
    /// Loads a record with its revision, or `None` where there is none.
    async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError>;

    /// Loads several records at once, in the order of their keys' list.
    async fn load_many(&self, keys: &[Key]) -> Result<Vec<Option<Stored>>, StoreError>;

    /// Applies a change set whole, and returns when it is on the disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if a revision is not the expected one; nothing has changed then.
    async fn commit(&self, changes: ChangeSet) -> Result<(), StoreError>;

    /// The keys under a prefix in their order, from the first at or after `from`, at most `most`.
    async fn scan(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<Key>, StoreError>;

    /// The keys under a prefix in their order, from the first at or after `from`, before `until`, at most
    /// `most`.
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

    /// The same as of [`Backend::scan`] with the records themselves.
    async fn scan_records(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<(Key, Stored)>, StoreError>;

    /// The present moment by a clock that all processes of this store have in common; nothing where one
    /// process has the store for itself.
    async fn shared_clock(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(None)
    }

    /// Writes all records anew while work goes on, so that nothing is left on the disk of what was
    /// deleted or written over before this was called.
    ///
    /// # Errors
    /// There is no room for a second copy, or the store failed; nothing is lost then.
    async fn rewrite(&self) -> Result<(), StoreError>;

    /// Writes all that is stored, as of one moment, to `out`, while work goes on; a backup that
    /// [`journal::backup`](super::journal::backup) reads.
    ///
    /// # Errors
    /// The store or `out` failed, or the store is none that has backups of its own.
    async fn back_up(&self, _out: Box<dyn Target>) -> Result<(), StoreError> {
        Err(StoreError::Failed(
            "this store is a database, which has tools of its own for backups".to_owned(),
        ))
    }

    /// Waits until the store has failed for good, and says why: its process had better end, so that
    /// another one begins with it anew. Most never do.
    async fn given_up(&self) -> StoreError {
        std::future::pending().await
    }

    /// Writes everything to the disk and stops.
    async fn close(&self);
}
