//! Errors of files and of the database, as errors of the store.

use std::io;
use std::path::Path;

use crate::StoreError;

/// The result of a call about a file or folder.
pub(crate) trait At<T> {
    /// Names the file or folder in the error.
    fn at(self, path: &Path) -> Result<T, StoreError>;
}

impl<T> At<T> for io::Result<T> {
    fn at(self, path: &Path) -> Result<T, StoreError> {
        self.map_err(|error| StoreError::Failed(format!("{}: {error}", path.display())))
    }
}

impl From<sled::Error> for StoreError {
    fn from(error: sled::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

/// Returns whether something was there to be removed.
pub(crate) fn was_there(removed: io::Result<()>) -> io::Result<bool> {
    match removed {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        removed => removed.map(|()| true),
    }
}
