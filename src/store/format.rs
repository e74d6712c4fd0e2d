//! The format mark, which says which version may open a store.

use super::StoreError;
use super::key::Slot;
use super::value::{failed, load};

/// The format of records, and so of exports and of a store in a database.
pub(super) const FORMAT: u32 = 7;

/// The format of a store in a directory, which also covers its files.
pub(super) const EMBEDDED: u32 = 8;

/// Returns true if a store has this version's mark, and false if it has none yet.
///
/// # Errors
/// [`StoreError::OlderFormat`] or [`StoreError::NewerFormat`] if another version wrote it.
pub(super) fn is_marked(found: Option<u32>, known: u32) -> Result<bool, StoreError> {
    match found {
        Some(found) if found > known => Err(StoreError::NewerFormat { found, known }),
        Some(found) if found < known => Err(StoreError::OlderFormat { found, known }),
        found => Ok(found.is_some()),
    }
}

/// Like [`is_marked`], for a database in a directory.
///
/// # Errors
/// As [`is_marked`]; or the mark can't be read.
pub(super) fn is_marked_embedded(tree: &sled::Db) -> Result<bool, StoreError> {
    let slot = Slot::format();
    let found = load(tree, slot.key(), &failed)?;
    let found = found.map(|stored| slot.read(&stored)).transpose()?;
    is_marked(found, EMBEDDED)
}
