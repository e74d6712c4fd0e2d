//! A disk for the store that fails on request.

use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use halma_store::{Disk, LocalDisk};

/// A disk that is full or broken when a test says so.
#[derive(Default)]
pub struct Odd {
    pub is_full: AtomicBool,
    /// How many checks of its room it takes until it is full; 0 for never.
    fills_after: AtomicU32,
    asked: AtomicU32,
    pub fails: AtomicU32,
}

impl Odd {
    pub fn fill(&self) {
        self.is_full.store(true, Ordering::SeqCst);
    }

    /// Fills up after this many more checks of its room.
    pub fn fill_after(&self, times: u32) {
        let asked = self.asked.load(Ordering::SeqCst);
        self.fills_after.store(asked + times, Ordering::SeqCst);
    }
}

impl Disk for Odd {
    fn room(&self, path: &Path) -> io::Result<u64> {
        let asked = self.asked.fetch_add(1, Ordering::SeqCst);
        let most = self.fills_after.load(Ordering::SeqCst);
        if self.is_full.load(Ordering::SeqCst) || (most > 0 && asked >= most) {
            return Ok(4_096);
        }
        LocalDisk.room(path)
    }

    fn before_write(&self) -> io::Result<()> {
        let left = self.fails.load(Ordering::SeqCst);
        if left == 0 {
            return Ok(());
        }
        self.fails.store(left - 1, Ordering::SeqCst);
        Err(io::Error::other("broken on purpose"))
    }
}
