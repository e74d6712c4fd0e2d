//! Records as they were loaded.

/// The revision of a record: 0 if there is none. Each change gets a number that no record of the
/// store has had before, so that a record deleted and created again isn't taken for the old one.
pub type Revision = u64;

/// A record as it was loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The revision at which it was loaded.
    pub revision: Revision,
    /// Its body; empty for an index entry.
    pub body: Vec<u8>,
}
