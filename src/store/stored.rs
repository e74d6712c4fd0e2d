//! Records as they were loaded.

/// The revision of a record: 0 where there is none, and with every change a number that no record
/// of the store has had before, so that a record deleted and made again is not taken for the old.
pub type Revision = u64;

/// A record as it was loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The revision at which it was loaded.
    pub revision: Revision,
    /// Its body; empty for an index entry.
    pub body: Vec<u8>,
}
