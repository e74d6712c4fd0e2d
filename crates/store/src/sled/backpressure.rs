//! Limits what waits for sled's threads, so that they never all wait for each other.
//!
//! All databases of a process share seven threads, which write full buffers and shorten files. To
//! reuse the end of a file that is being shortened, sled waits for that while it holds a lock that each
//! thread needs after writing a buffer. If all seven wait for the lock, none is left to shorten the
//! file.

/// How many bytes may wait. Leaves are rewritten as they grow and split, so sled writes up to five
/// times as much: two of its buffers.
pub(super) const MOST_WAITING: usize = 128 << 10;

/// What a database was given since it last had nothing left to write.
#[derive(Default, Debug)]
pub(super) struct Backpressure {
    waiting: usize,
}

impl Backpressure {
    /// Waits, if necessary, until there is room for this many bytes.
    pub fn admit(&mut self, bytes: usize, tree: &sled::Db) -> sled::Result<()> {
        if self.waiting + bytes > MOST_WAITING {
            tree.flush()?;
            self.waiting = 0;
        }
        self.waiting += bytes;
        Ok(())
    }

    /// Writes or removes one record, after waiting for room.
    pub fn write(
        &mut self,
        tree: &sled::Db,
        key: &[u8],
        value: Option<sled::IVec>,
    ) -> sled::Result<()> {
        let length = key.len() + value.as_ref().map_or(0, |value| value.len());
        self.admit(length, tree)?;
        match value {
            Some(value) => tree.insert(key, value)?,
            None => tree.remove(key)?,
        };
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_counted_until_nothing_waits() {
        let folder = tempfile::tempdir().expect("a folder");
        let tree = sled::open(folder.path()).expect("it opens");
        let mut pressure = Backpressure::default();
        let mut waiting = |bytes| {
            pressure.admit(bytes, &tree).expect("it is written");
            pressure.waiting
        };
        assert_eq!(waiting(2), 2);
        assert_eq!(waiting(MOST_WAITING - 2), MOST_WAITING);
        assert_eq!(waiting(1), 1);
    }
}
