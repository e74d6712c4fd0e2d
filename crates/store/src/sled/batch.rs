//! Several change sets as one batch.

use std::collections::HashMap;

use super::journal::{Entry, Write};
use crate::StoreError;
use crate::change::ChangeSet;
use crate::key::{Key, Slot};
use crate::stored::Revision;
use crate::value::{decode, encode};

/// The change sets accepted so far, read as if they were already written.
pub(super) struct Batch<'a> {
    tree: &'a sled::Db,
    begins: Revision,
    last: Revision,
    revisions: HashMap<Key, Revision>,
    writes: Vec<Write>,
}

impl<'a> Batch<'a> {
    /// Starts after the last revision handed out.
    pub fn begin(tree: &'a sled::Db, last: Revision) -> Self {
        Self {
            tree,
            begins: last,
            last,
            revisions: HashMap::new(),
            writes: Vec::new(),
        }
    }

    /// Accepts a change set.
    ///
    /// # Errors
    /// A revision isn't the expected one, or the database fails.
    pub fn add(&mut self, changes: &ChangeSet) -> Result<(), StoreError> {
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

    /// Returns what has to be written.
    pub fn finish(self) -> Entry {
        let (last, mut writes) = (self.last, self.writes);
        let last_revision = Slot::last_revision().key().encode();
        writes.push((last_revision, Some(encode(last, &[]))));
        let first = self.begins + 1;
        Entry {
            first,
            last,
            writes,
        }
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
