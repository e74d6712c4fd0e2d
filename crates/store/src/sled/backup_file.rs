//! The file that a backup is written to.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::disk::Disk;
use crate::backend::Target;
use crate::private;

/// A new file that only its owner can read. A backup that wouldn't fit is refused before its first byte.
#[derive(Clone)]
pub struct BackupFile {
    file: Arc<File>,
    directory: PathBuf,
    disk: Arc<dyn Disk>,
}

impl BackupFile {
    /// Creates the file.
    ///
    /// # Errors
    /// It exists, or the disk fails.
    pub fn create(path: &Path, disk: Arc<dyn Disk>) -> io::Result<Self> {
        let directory = private::here_if_empty(path.parent().unwrap_or(path)).to_owned();
        let file = private::create_new(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                io::Error::new(error.kind(), "it already exists; name another file")
            }
            _ => error,
        })?;
        Ok(Self {
            file: Arc::new(file),
            directory,
            disk,
        })
    }

    /// Brings the file and its name to the disk.
    ///
    /// # Errors
    /// The disk fails.
    pub fn sync(&self) -> io::Result<()> {
        self.file.sync_all()?;
        private::sync_directory(&self.directory)
    }
}

impl Target for BackupFile {
    fn expect(&mut self, bytes: u64) -> io::Result<()> {
        if self.disk.has_room(&self.directory, bytes) {
            return Ok(());
        }
        let left = self.disk.room(&self.directory)?;
        Err(io::Error::new(
            io::ErrorKind::StorageFull,
            format!(
                "not enough space for the backup in {}: it needs {} kB and {} kB are free; use another disk",
                self.directory.display(),
                bytes.div_ceil(1000),
                left / 1000,
            ),
        ))
    }
}

impl Write for BackupFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (&*self.file).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
