//! Write-ahead logging: batches of change sets go to the journal first, then to the database.

use super::backpressure::Backpressure;
use super::batch::Batch;
use super::database::Database;
use super::journal::{Entry, Journal};
use super::request::{Acknowledge, tell};
use crate::StoreError;
use crate::change::ChangeSet;
use crate::stored::Revision;
use crate::value::last_revision;

/// The open database with its journal.
pub(super) struct WriteAhead {
    pub tree: sled::Db,
    pub journal: Journal,
    /// The last revision handed out.
    pub last: Revision,
    pressure: Backpressure,
}

/// A batch that may not be stored.
pub(super) struct Unwritten {
    pub why: String,
    pub waiting: Vec<Acknowledge>,
}

impl From<StoreError> for Unwritten {
    fn from(error: StoreError) -> Self {
        Self {
            why: error.to_string(),
            waiting: Vec::new(),
        }
    }
}

impl WriteAhead {
    /// Continues with an open database and its journal.
    pub fn new(database: &Database, journal: Journal) -> Result<Self, StoreError> {
        let tree = database.tree()?;
        let last = last_revision(&tree)?;
        Ok(Self {
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
    pub fn write(&mut self, commits: Vec<(ChangeSet, Acknowledge)>) -> Result<bool, Unwritten> {
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
        let entry = batch.finish();
        let last = entry.last;
        if let Err(why) = self.write_entry(entry) {
            return Err(Unwritten { why, waiting });
        }
        self.last = last;
        for acknowledge in waiting {
            tell(acknowledge, Ok(()));
        }
        Ok(true)
    }

    /// Writes an entry and returns once it is on disk and can be read.
    fn write_entry(&mut self, entry: Entry) -> Result<(), String> {
        let journaled = self.journal.append(&entry);
        journaled.map_err(|error| format!("can't write the journal: {error}"))?;
        let applied = entry.apply(&self.tree, &mut self.pressure);
        applied.map_err(|error| error.to_string())
    }
}
