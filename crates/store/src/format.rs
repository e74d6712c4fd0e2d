//! The format mark, which says which version may open a store.

use super::key::Slot;
use super::value::{failed, load};
use super::{Store, StoreError};

/// The format of records, and so of exports and of a store in a database.
pub(super) const FORMAT: u32 = 7;

/// The format of a store in a directory, which also covers its files.
pub(super) const EMBEDDED: u32 = 8;

/// The format of a store or an export of either kind with finished games in compact form, which
/// versions before it can't read.
pub const COMPACT: u32 = 9;

/// Returns true if a store has a mark that this version knows, and false if it has none yet.
///
/// # Errors
/// [`StoreError::OlderFormat`] or [`StoreError::NewerFormat`] if another version wrote it.
pub(super) fn is_marked(found: Option<u32>, known: u32) -> Result<bool, StoreError> {
    match found {
        Some(found) if found == known || found == COMPACT => Ok(true),
        Some(found) if found < known => Err(StoreError::OlderFormat { found, known }),
        Some(found) => Err(StoreError::NewerFormat {
            found,
            known: COMPACT,
        }),
        None => Ok(false),
    }
}

/// Returns whether a store may have finished games in compact form.
pub(super) async fn is_compact(store: &Store) -> Result<bool, StoreError> {
    let slot = Slot::format();
    let found = store.load(slot.key()).await?;
    let found = found.map(|stored| slot.read(&stored)).transpose()?;
    Ok(found == Some(COMPACT))
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
