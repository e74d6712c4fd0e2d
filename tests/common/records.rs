//! Small records with a text, for tests of stores.

use halma::ids::Scope;
use halma::store::records::CommandsRecord;
use halma::store::{ChangeSet, Slot};

/// Where the record with a number is kept.
pub fn slot(number: u64) -> Slot<CommandsRecord> {
    Slot::commands(number, Scope::Global)
}

/// A record that has a text.
pub fn record(text: &str) -> CommandsRecord {
    CommandsRecord {
        hash: text.to_owned(),
        version: None,
    }
}

/// A change that puts a text under a number, whatever is there.
pub fn put(number: u64, text: &str) -> ChangeSet {
    let mut changes = ChangeSet::new();
    changes.put(slot(number), &record(text)).unwrap();
    changes
}

/// The same if a revision is expected; 0 for none.
pub fn put_over(number: u64, text: &str, revision: u64) -> ChangeSet {
    let mut changes = put(number, text);
    changes.expect(slot(number).key(), revision);
    changes
}
