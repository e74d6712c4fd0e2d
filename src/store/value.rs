//! Values as sled keeps them: a revision, then the body of a record.

use super::StoreError;
use super::key::{Key, Slot};
use super::stored::Revision;

/// The last revision that was given.
pub(super) fn last_revision(tree: &sled::Db) -> Result<Revision, StoreError> {
    let key = Slot::last_revision().key();
    let last = tree.get(key.encode()).map_err(|error| failed(&error))?;
    last.map_or(Ok(0), |value| decode(key, &value).map(|(last, _)| last))
}

/// The revision of a stored value; `None` where it is too short for one.
pub(super) fn revision_of(value: &[u8]) -> Option<Revision> {
    let (revision, _) = value.split_first_chunk()?;
    Some(u64::from_be_bytes(*revision))
}

/// The database failed.
pub(super) fn failed(error: &sled::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

/// A value.
pub(super) fn encode(revision: Revision, body: &[u8]) -> Vec<u8> {
    let mut value = Vec::with_capacity(8 + body.len());
    value.extend(revision.to_be_bytes());
    value.extend(body);
    value
}

/// The revision and the body of a stored value.
pub(super) fn decode(key: Key, value: &[u8]) -> Result<(Revision, &[u8]), StoreError> {
    let (revision, body) = value
        .split_first_chunk()
        .ok_or_else(|| StoreError::Damaged {
            key: key.to_string(),
            cause: format!("{} bytes are too short for a revision", value.len()),
        })?;
    Ok((u64::from_be_bytes(*revision), body))
}
