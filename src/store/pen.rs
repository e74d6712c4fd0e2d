//! What the writer writes with: batches of change sets, to the journal first, then to the database.

use std::collections::HashMap;

use super::StoreError;
use super::change::ChangeSet;
use super::journal::{Entry, Journal, Write};
use super::key::{Key, Slot};
use super::orders::{Acknowledge, tell};
use super::shelf::Shelf;
use super::stored::Revision;
use super::value::{decode, encode, failed, last_revision};

/// The open database with its journal.
pub(super) struct Pen {
    pub tree: sled::Db,
    pub journal: Journal,
    /// The last revision that was given.
    pub last: Revision,
}

impl Pen {
    /// Takes what a shelf has opened.
    pub fn take(shelf: &Shelf, journal: Journal) -> Result<Self, StoreError> {
        let tree = shelf.tree()?;
        let last = last_revision(&tree)?;
        Ok(Self {
            tree,
            journal,
            last,
        })
    }

    /// Writes what can be written of these, as one batch, and tells everybody. Gives the keys that were
    /// written.
    ///
    /// # Errors
    /// Why the journal or the database has failed: both have to be opened anew.
    pub fn write(&mut self, commits: Vec<(ChangeSet, Acknowledge)>) -> Result<Vec<Key>, String> {
        let mut batch = Batch {
            tree: &self.tree,
            last: self.last,
            revisions: HashMap::new(),
            writes: Vec::new(),
        };
        let mut accepted = Vec::new();
        for (changes, acknowledge) in commits {
            match batch.add(&changes) {
                Ok(()) => accepted.push(acknowledge),
                Err(error) => tell(acknowledge, Err(error)),
            }
        }
        if accepted.is_empty() {
            return Ok(Vec::new());
        }
        let (last, mut writes) = (batch.last, batch.writes);
        let mut keys: Vec<Key> = batch.revisions.into_keys().collect();
        let last_revision = Slot::last_revision().key();
        writes.push((last_revision.encode(), Some(encode(last, &[]))));
        keys.push(last_revision);
        let entry = Entry {
            first: self.last + 1,
            last,
            writes,
        };
        let written = self.write_entry(entry);
        self.last = last;
        for acknowledge in accepted {
            tell(acknowledge, written.clone().map_err(StoreError::Failed));
        }
        written.map(|()| keys)
    }

    /// Writes an entry, and returns when it is on the disk and can be read.
    fn write_entry(&mut self, entry: Entry) -> Result<(), String> {
        let journaled = self.journal.append(&entry);
        journaled.map_err(|error| error.to_string())?;
        entry.apply(&self.tree).map_err(|error| error.to_string())
    }
}

/// The change sets accepted so far, seen as if they were written already.
struct Batch<'a> {
    tree: &'a sled::Db,
    last: Revision,
    revisions: HashMap<Key, Revision>,
    writes: Vec<Write>,
}

impl Batch<'_> {
    fn add(&mut self, changes: &ChangeSet) -> Result<(), StoreError> {
        for (key, expected) in &changes.expected {
            if self.revision(*key)? != *expected {
                return Err(StoreError::Conflict);
            }
        }
        self.last += 1;
        for (key, body) in &changes.puts {
            self.revisions.insert(*key, self.last);
            let value = encode(self.last, body);
            self.writes.push((key.encode(), Some(value)));
        }
        for key in &changes.deletes {
            self.revisions.insert(*key, 0);
            self.writes.push((key.encode(), None));
        }
        Ok(())
    }

    fn revision(&self, key: Key) -> Result<Revision, StoreError> {
        if let Some(&revision) = self.revisions.get(&key) {
            return Ok(revision);
        }
        let stored = self
            .tree
            .get(key.encode())
            .map_err(|error| failed(&error))?;
        stored.map_or(Ok(0), |value| {
            decode(key, &value).map(|(revision, _)| revision)
        })
    }
}
