//! The mark that says which version may read a store.

use super::StoreError;

/// The format that this version writes: 2 since matches have logs, 3 since results are counted, 4
/// since games can be voided and follow by themselves, 6 since the computer has seats.
pub(super) const FORMAT: u32 = 6;

/// The same of a store in a directory: 7 since its journal leads, which an older version would not follow.
pub(super) const EMBEDDED: u32 = 7;

/// Whether a store has to be marked as of a format, with what it is marked as: once this version has
/// written into a store, an older one cannot read it.
///
/// # Errors
/// [`StoreError::NewerFormat`]: a newer version wrote it.
pub(super) fn is_to_be_marked(found: Option<u32>, known: u32) -> Result<bool, StoreError> {
    match found {
        Some(found) if found > known => Err(StoreError::NewerFormat { found, known }),
        found => Ok(found != Some(known)),
    }
}

/// What the next start does with a store of an older format.
///
/// # Errors
/// [`StoreError::NewerFormat`]: a newer version wrote it.
pub(super) fn upgrade(found: Option<u32>, known: u32) -> Result<Option<String>, StoreError> {
    let is_older = is_to_be_marked(found, known)?;
    let older = found.filter(|_| is_older);
    Ok(older.map(|found| {
        format!(
            "it brings the store from format {found} to {known}, which no older version can read"
        )
    }))
}
