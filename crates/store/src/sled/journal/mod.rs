//! The journal: every batch of changes is appended to a file and synced before anyone is told that
//! it is stored. The database follows and may lose its files.
//!
//! A **segment** holds the batches after a revision. A **snapshot** holds all records as they were
//! at a revision or later; together with the batches after that revision it yields everything
//! stored. When the newest segment outgrows the newest snapshot, another snapshot is taken while
//! work goes on, and everything older than the last two is removed.

pub mod backup;
mod entry;
mod folder;
pub mod inspection;
mod notes;
mod reader;
mod segment;
pub(super) mod snapshot;

use std::fs::File;
use std::io::{self, Write as _};

pub(super) use entry::Entry;
pub use folder::is_snapshot;
pub(super) use folder::{FOLDER, Folder};
pub(super) use notes::{Closed, Notes};
pub(super) use reader::{End, Item, Reader};
pub(super) use segment::Segment;
pub(super) use snapshot::{Contents, Snapshot, Taking};

use crate::sled::errors::At as _;
use crate::stored::Revision;
use crate::{StoreError, private};

/// A snapshot is taken when a segment has at least this many bytes.
const LEAST_BYTES: u64 = 64 << 20;

/// The newest snapshots that stay: should the last one be damaged, the one before is read.
pub(super) const KEPT_SNAPSHOTS: usize = 2;

/// The writing end of a journal.
pub(super) struct Journal {
    folder: Folder,
    /// The newest segment and its size.
    file: File,
    bytes: u64,
    /// The note about the last acknowledged change.
    acknowledged: File,
    /// The size of the newest snapshot.
    snapshot_bytes: u64,
}

impl Journal {
    /// Continues the segment that starts after a revision and has `good` sound bytes, or creates it
    /// if it is missing. Everything up to `last` is acknowledged.
    pub fn go_on(
        folder: Folder,
        before: Revision,
        good: u64,
        last: Revision,
    ) -> Result<Self, StoreError> {
        let newest = folder.snapshots()?.last().map(|at| folder.snapshot(*at));
        let newest = newest.and_then(|path| path.metadata().ok());
        let file = segment_file(&folder, before, good)?;
        let path = folder.acknowledged();
        let note = private::options().write(true).create(true).open(&path);
        let mut journal = Self {
            snapshot_bytes: newest.map_or(0, |of_file| of_file.len()),
            acknowledged: note.at(&path)?,
            folder,
            file,
            bytes: good,
        };
        journal.note_acknowledged(last);
        journal.sync_acknowledged()?;
        Ok(journal)
    }

    /// Appends a batch and returns once it is on disk. If that fails, either nothing has changed or
    /// the journal has to be reopened.
    pub fn append(&mut self, entry: &Entry) -> io::Result<()> {
        let bytes = entry.encode();
        let written = self.file.write_all(&bytes);
        if let Err(error) = written.and_then(|()| self.file.sync_data()) {
            self.file.set_len(self.bytes)?;
            return Err(error);
        }
        self.bytes += bytes.len() as u64;
        self.note_acknowledged(entry.last);
        Ok(())
    }

    /// Notes a change as acknowledged. Losing the note loses no data: it only shows what should be
    /// there.
    fn note_acknowledged(&mut self, last: Revision) {
        if let Err(error) = notes::note(&mut self.acknowledged, last) {
            tracing::debug!(%error, "it cannot be noted which change was acknowledged last");
        }
    }

    fn sync_acknowledged(&self) -> Result<(), StoreError> {
        self.acknowledged.sync_all().at(&self.folder.acknowledged())
    }

    pub fn has_outgrown(&self) -> bool {
        self.bytes >= self.snapshot_bytes.max(LEAST_BYTES)
    }

    pub fn expected_bytes(&self) -> u64 {
        self.snapshot_bytes + self.bytes
    }

    /// Starts a new segment after a revision. If that fails, the old one stays in use.
    pub fn begin_segment(&mut self, before: Revision) -> Result<(), StoreError> {
        self.sync_acknowledged()?;
        self.file = segment_file(&self.folder, before, 0)?;
        self.bytes = 0;
        Ok(())
    }

    /// Notes a snapshot that was taken, and removes what is older than the newest so many.
    pub fn note_snapshot(&mut self, taken: Snapshot, kept: usize) -> Result<(), StoreError> {
        self.snapshot_bytes = taken.bytes;
        self.keep_snapshots(kept)
    }

    /// Removes what is older than the newest so many snapshots. With fewer of them, the older files
    /// are the only fallback.
    pub fn keep_snapshots(&self, kept: usize) -> Result<(), StoreError> {
        let snapshots = self.folder.snapshots()?;
        match snapshots.len().checked_sub(kept) {
            Some(first) => self.folder.clear_before(snapshots[first], None),
            None => Ok(()),
        }
    }

    pub fn folder(&self) -> &Folder {
        &self.folder
    }
}

/// Opens a segment to append to it, truncated after its sound bytes.
fn segment_file(folder: &Folder, before: Revision, good: u64) -> Result<File, StoreError> {
    let path = folder.segment(before);
    let mut options = private::options();
    let file = options.append(true).create(true).open(&path).at(&path)?;
    if file.metadata().at(&path)?.len() != good {
        file.set_len(good).at(&path)?;
    }
    file.sync_all().at(&path)?;
    folder.sync()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snapshot_is_due_when_a_segment_has_outgrown_the_last_one() {
        let store = tempfile::tempdir().expect("a folder");
        let folder = Folder::open(store.path()).expect("it is free");
        std::fs::write(folder.snapshot(5), [0; 1_000]).expect("it is written");
        let mut journal = Journal::go_on(folder, 5, 0, 5).expect("it goes on");
        journal.bytes = LEAST_BYTES - 1;
        assert_eq!(journal.expected_bytes(), 1_000 + LEAST_BYTES - 1);
        assert!(!journal.has_outgrown());
        journal.bytes = LEAST_BYTES;
        assert!(journal.has_outgrown());
        journal.snapshot_bytes = LEAST_BYTES + 1;
        assert!(!journal.has_outgrown());
    }

    /// What is written to `/dev/null` can't be synced.
    #[cfg(unix)]
    #[test]
    fn a_journal_does_not_go_on_until_its_note_is_on_disk() {
        let store = tempfile::tempdir().expect("a folder");
        let folder = Folder::open(store.path()).expect("it is free");
        std::os::unix::fs::symlink("/dev/null", folder.acknowledged()).expect("it is made");
        assert!(Journal::go_on(folder, 5, 0, 5).is_err());
    }
}
