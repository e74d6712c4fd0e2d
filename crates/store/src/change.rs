//! Change sets: everything one action changes, with the revisions of everything it read.

use serde::Serialize;

use super::StoreError;
use super::key::{Index, Key, Slot};
use super::stored::Revision;
use crate::ids::MatchId;

/// A plain value that any journal or database can carry: expected revisions, then whole values to
/// put and keys to delete. Applying it a second time changes nothing.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ChangeSet {
    pub(super) expected: Vec<(Key, Revision)>,
    pub(super) puts: Vec<(Key, Vec<u8>)>,
    pub(super) deletes: Vec<Key>,
}

impl ChangeSet {
    /// Returns a change set that changes nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes the change depend on a record that was read, or on one that was missing (revision 0).
    pub fn expect(&mut self, key: Key, revision: Revision) {
        if !self.expected.iter().any(|(known, _)| *known == key) {
            self.expected.push((key, revision));
        }
    }

    /// Puts a whole record, replacing any previous one.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`] if the record is larger than the store allows.
    pub fn put<T: Serialize>(&mut self, slot: Slot<T>, record: &T) -> Result<(), StoreError> {
        self.put_bytes(slot.key(), slot.write(record)?);
        Ok(())
    }

    /// Puts an index entry.
    pub fn put_index(&mut self, entry: Slot<Index>) {
        self.put_bytes(entry.key(), Vec::new());
    }

    /// Puts raw bytes as a record, to copy or damage a store.
    pub fn put_bytes(&mut self, key: Key, body: Vec<u8>) {
        self.deletes.retain(|known| *known != key);
        self.puts.retain(|(known, _)| *known != key);
        self.puts.push((key, body));
    }

    /// Deletes a record; it may be missing.
    pub fn delete(&mut self, key: impl Into<Key>) {
        let key = key.into();
        self.puts.retain(|(known, _)| *known != key);
        self.deletes.push(key);
    }

    /// Returns the matches whose heads it puts.
    pub(super) fn matches(&self) -> Vec<MatchId> {
        let ids = self.puts.iter().filter_map(|(key, _)| match key {
            Key::Match(id) => Some(*id),
            _ => None,
        });
        ids.collect()
    }

    /// Returns the number of bytes it puts.
    pub(super) fn size(&self) -> usize {
        self.puts.iter().map(|(_, body)| body.len()).sum()
    }

    /// Returns true if the change set changes nothing.
    pub fn is_empty(&self) -> bool {
        self.puts.is_empty() && self.deletes.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_is_that_of_all_bodies() {
        let mut changes = ChangeSet::new();
        for (id, bytes) in [(1, 3), (2, 4), (1, 5)] {
            changes.put_bytes(Key::Match(MatchId(id)), vec![0; bytes]);
        }
        assert_eq!(changes.size(), 9);
    }

    #[test]
    fn it_names_the_matches_whose_heads_it_puts() {
        let mut changes = ChangeSet::new();
        changes.put_bytes(Key::Match(MatchId(7)), Vec::new());
        changes.delete(Key::Match(MatchId(8)));
        assert_eq!(changes.matches(), [MatchId(7)]);
    }
}
