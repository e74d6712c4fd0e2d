//! Small records with a text, for store tests.

use halma_store::ids::Scope;
use halma_store::records::CommandsRecord;
use halma_store::{ChangeSet, Slot};

/// The slot of the record with this number.
pub fn slot(number: u64) -> Slot<CommandsRecord> {
    Slot::commands(number, Scope::Global)
}

/// A record with this text.
pub fn record(text: &str) -> CommandsRecord {
    CommandsRecord {
        hash: text.to_owned(),
        version: None,
    }
}

/// A change that writes a text to a number's slot, whatever is there.
pub fn put(number: u64, text: &str) -> ChangeSet {
    let mut changes = ChangeSet::new();
    changes.put(slot(number), &record(text)).unwrap();
    changes
}

/// The same, if the slot has this revision; 0 means empty.
pub fn put_over(number: u64, text: &str, revision: u64) -> ChangeSet {
    let mut changes = put(number, text);
    changes.expect(slot(number).key(), revision);
    changes
}
