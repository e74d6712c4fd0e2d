//! Values as sled keeps them: a revision, then the body of a record.

use super::StoreError;
use super::key::{Key, Prefix, Slot};
use super::stored::{Revision, Stored};

/// Returns the last revision handed out.
pub(super) fn last_revision(tree: &sled::Db) -> Result<Revision, StoreError> {
    let key = Slot::last_revision().key();
    let last = tree.get(key.encode())?;
    last.map_or(Ok(0), |value| decode(key, &value).map(|(last, _)| last))
}

/// Returns the revision of a stored value, or `None` if the value is too short.
pub(super) fn revision_of(value: &[u8]) -> Option<Revision> {
    let (revision, _) = value.split_first_chunk()?;
    Some(u64::from_be_bytes(*revision))
}

/// Converts an error of the database.
pub(super) fn failed(error: &sled::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

/// Encodes a value.
pub(super) fn encode(revision: Revision, body: &[u8]) -> Vec<u8> {
    let mut value = Vec::with_capacity(8 + body.len());
    value.extend(revision.to_be_bytes());
    value.extend(body);
    value
}

/// Returns the revision and the body of a stored value.
pub(super) fn decode(key: Key, value: &[u8]) -> Result<(Revision, &[u8]), StoreError> {
    let (revision, body) = value
        .split_first_chunk()
        .ok_or_else(|| StoreError::Damaged {
            key: key.to_string(),
            cause: format!("{} bytes are too short for a revision", value.len()),
        })?;
    Ok((u64::from_be_bytes(*revision), body))
}

/// Converts an error of the database.
pub(super) type Failed<'a> = &'a dyn Fn(&sled::Error) -> StoreError;

/// Reads a value.
pub(super) fn stored(key: Key, value: &[u8]) -> Result<Stored, StoreError> {
    let (revision, body) = decode(key, value)?;
    let body = body.to_vec();
    Ok(Stored { revision, body })
}

/// Loads a record.
pub(super) fn load(
    tree: &sled::Db,
    key: Key,
    failed: Failed,
) -> Result<Option<Stored>, StoreError> {
    let value = tree.get(key.encode());
    let value = value.map_err(|error| failed(&error))?;
    value.map(|value| stored(key, &value)).transpose()
}

/// Returns up to `most` entries under a prefix in order, from the first at or after `from`.
pub(super) fn scan<T>(
    tree: &sled::Db,
    failed: Failed,
    prefix: Prefix,
    from: Option<Key>,
    most: usize,
    entry: impl Fn(Key, &[u8]) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let prefix = prefix.encode();
    let from = from.map_or_else(|| prefix.clone(), |key| key.encode());
    let mut found = Vec::new();
    for pair in tree.range(from..) {
        let (key, value) = pair.map_err(|error| failed(&error))?;
        if !key.starts_with(&prefix) || found.len() == most {
            break;
        }
        if let Some(key) = Key::decode(&key) {
            found.push(entry(key, &value)?);
        } else {
            tracing::error!(?key, "skipping a key that can't be read");
        }
    }
    Ok(found)
}
