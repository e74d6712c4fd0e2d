//! Slots: keys typed by the record kept under them.

use std::cmp::Ordering;
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Key;
use crate::stored::Stored;
use crate::{MOST_RECORD_BYTES, StoreError};

/// The place of one record. Each kind of key has a function that returns its slots, such as
/// [`Slot::player`].
#[derive(Debug)]
pub struct Slot<T> {
    key: Key,
    record: PhantomData<fn() -> T>,
}

/// The record of an index entry, which is empty.
#[derive(Clone, Copy, Debug)]
pub struct Index;

impl<T> Clone for Slot<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Slot<T> {}

impl<T> PartialEq for Slot<T> {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl<T> Eq for Slot<T> {}

impl<T> PartialOrd for Slot<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Slot<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key.cmp(&other.key)
    }
}

impl<T> Slot<T> {
    pub(crate) fn at(key: Key) -> Self {
        let record = PhantomData;
        Self { key, record }
    }

    /// Returns the key.
    pub fn key(self) -> Key {
        self.key
    }
}

impl<T> From<Slot<T>> for Key {
    fn from(slot: Slot<T>) -> Self {
        slot.key
    }
}

impl<T: DeserializeOwned> Slot<T> {
    /// Decodes the record that was found here.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if it isn't a record of this slot.
    pub fn read(self, stored: &Stored) -> Result<T, StoreError> {
        serde_json::from_slice(&stored.body).map_err(|error| StoreError::Damaged {
            key: self.key.to_string(),
            cause: error.to_string(),
        })
    }
}

impl<T: Serialize> Slot<T> {
    /// Encodes a record to be kept here.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`] if it is larger than the store allows.
    pub fn write(self, record: &T) -> Result<Vec<u8>, StoreError> {
        let key = self.key;
        let body = serde_json::to_vec(record)
            .map_err(|error| StoreError::Failed(format!("writing {key}: {error}")))?;
        if body.len() > MOST_RECORD_BYTES {
            let (key, bytes, most) = (key.to_string(), body.len(), MOST_RECORD_BYTES);
            return Err(StoreError::TooLarge { key, bytes, most });
        }
        Ok(body)
    }
}
