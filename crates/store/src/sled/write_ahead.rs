//! Write-ahead logging: batches of change sets go to the journal first, then to the database.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::oneshot;

use super::backpressure::Backpressure;
use super::database::Database;
use super::journal::{Entry, Journal};
use crate::StoreError;
use crate::change::ChangeSet;
use crate::key::{Key, Slot};
use crate::stored::Revision;
use crate::value::{decode, encode, last_revision};

/// The channel on which a task waits for its request.
pub(super) type Acknowledge = oneshot::Sender<Result<(), StoreError>>;

/// Tells the waiting task the result of its request.
pub(super) fn tell(acknowledge: Acknowledge, result: Result<(), StoreError>) {
    if acknowledge.send(result).is_err() {
        tracing::debug!("a request was done for a task that no longer waits");
    }
}

/// The open database with its journal.
pub(super) struct WriteAhead {
    pub database: Arc<Database>,
    pub tree: sled::Db,
    pub journal: Journal,
    /// The last revision handed out.
    pub last: Revision,
    pressure: Backpressure,
}

impl WriteAhead {
    /// Opens a database with its journal.
    pub fn open(database: &Arc<Database>) -> Result<Self, StoreError> {
        let (tree, journal) = database.open()?;
        let last = last_revision(&tree)?;
        Ok(Self {
            database: Arc::clone(database),
            tree,
            journal,
            last,
            pressure: Backpressure::default(),
        })
    }

    /// Writes the valid change sets as one batch and tells everyone who waits. Returns false if there
    /// are none.
    ///
    /// # Errors
    /// The journal or the database has failed: both have to be reopened. Until they are closed, the
    /// database may show half of a batch, so those who wait are to be told after that.
    pub fn write(
        &mut self,
        commits: Vec<(ChangeSet, Acknowledge)>,
    ) -> Result<bool, (String, Vec<Acknowledge>)> {
        let mut batch = Batch::begin(&self.tree, self.last);
        let mut waiting = Vec::new();
        for (changes, acknowledge) in commits {
            match batch.add(&changes) {
                Ok(()) => waiting.push(acknowledge),
                Err(error) => tell(acknowledge, Err(error)),
            }
        }
        if waiting.is_empty() {
            return Ok(false);
        }
        if let Err(why) = self.write_entry(batch.finish()) {
            return Err((why, waiting));
        }
        for acknowledge in waiting {
            tell(acknowledge, Ok(()));
        }
        Ok(true)
    }

    /// Writes an entry and returns once it is on disk and can be read.
    fn write_entry(&mut self, entry: Entry) -> Result<(), String> {
        let journaled = self.journal.append(&entry);
        journaled.map_err(|error| format!("can't write the journal: {error}"))?;
        let last = entry.last;
        let applied = entry.apply(&self.tree, &mut self.pressure);
        applied.map_err(|error| error.to_string())?;
        self.last = last;
        Ok(())
    }
}

/// The change sets accepted so far, read as if they were already written.
pub(super) struct Batch<'a> {
    tree: &'a sled::Db,
    entry: Entry,
    revisions: HashMap<Key, Revision>,
}

impl<'a> Batch<'a> {
    /// Starts after the last revision handed out.
    pub fn begin(tree: &'a sled::Db, last: Revision) -> Self {
        let (first, writes) = (last + 1, Vec::new());
        Self {
            tree,
            entry: Entry {
                first,
                last,
                writes,
            },
            revisions: HashMap::new(),
        }
    }

    /// Accepts a change set, unless a revision isn't the expected one.
    pub fn add(&mut self, changes: &ChangeSet) -> Result<(), StoreError> {
        for (key, expected) in &changes.expected {
            if self.revision(*key)? != *expected {
                return Err(StoreError::Conflict);
            }
        }
        self.entry.last += 1;
        let revision = self.entry.last;
        for (key, body) in &changes.puts {
            self.put(*key, revision, Some(encode(revision, body)));
        }
        for key in &changes.deletes {
            self.put(*key, 0, None);
        }
        Ok(())
    }

    fn put(&mut self, key: Key, revision: Revision, value: Option<Vec<u8>>) {
        self.revisions.insert(key, revision);
        self.entry.writes.push((key.encode(), value));
    }

    /// Returns what has to be written.
    pub fn finish(mut self) -> Entry {
        let last = encode(self.entry.last, &[]);
        self.put(Slot::last_revision().key(), 0, Some(last));
        self.entry
    }

    fn revision(&self, key: Key) -> Result<Revision, StoreError> {
        if let Some(&revision) = self.revisions.get(&key) {
            return Ok(revision);
        }
        let stored = self.tree.get(key.encode())?;
        stored.map_or(Ok(0), |value| {
            decode(key, &value).map(|(revision, _)| revision)
        })
    }
}
