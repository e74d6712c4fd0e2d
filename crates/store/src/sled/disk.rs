//! The disk under a store, as far as the store needs it.

use std::io;
use std::path::Path;

/// Below this many free bytes nothing is written: the database can't recover from a disk that fills
/// up in the middle of a write. The largest batch takes a fraction of it.
pub(super) const LEAST_ROOM_BYTES: u64 = 32 << 20;

/// A disk. Tests have one that is full or broken on purpose.
pub trait Disk: Send + Sync + 'static {
    /// Returns the bytes free in a directory.
    ///
    /// # Errors
    /// The system doesn't tell.
    fn room(&self, path: &Path) -> io::Result<u64>;

    /// Returns true if a directory has room for this many bytes, or the system doesn't tell.
    fn has_room(&self, path: &Path, bytes: u64) -> bool {
        self.room(path).map_or(true, |left| left >= bytes)
    }

    /// The bytes of a file.
    ///
    /// # Errors
    /// The system does not say.
    fn length(&self, file: &Path) -> io::Result<u64> {
        Ok(file.metadata()?.len())
    }

    /// What goes wrong with a write before the database begins with it.
    ///
    /// # Errors
    /// The write fails.
    fn before_write(&self) -> io::Result<()>;
}

/// The disk of this machine.
#[derive(Clone, Copy, Debug)]
pub struct LocalDisk;

impl Disk for LocalDisk {
    fn room(&self, path: &Path) -> io::Result<u64> {
        let found = fs4::statvfs(path)?;
        // Some file systems, mostly network ones, don't know their size and report zero.
        if found.total_space() == 0 {
            return Err(io::ErrorKind::Unsupported.into());
        }
        Ok(found.available_space())
    }

    fn before_write(&self) -> io::Result<()> {
        Ok(())
    }
}
