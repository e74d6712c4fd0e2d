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
mod segment;
mod snapshot;

use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

pub(super) use entry::{Entry, Write};
pub use folder::is_snapshot;
pub(super) use folder::{FOLDER, Folder, io_error};
pub(super) use notes::{Closed, Notes};
pub(super) use segment::{Next, Segment};
pub(super) use snapshot::{Snapshot, Taking, read_what_can_be};

use crate::stored::Revision;
use crate::{StoreError, private};
use notes::Writing;

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
    acknowledged: Writing,
    /// The size of the newest snapshot.
    snapshot_bytes: u64,
}

impl Journal {
    /// Continues the segment that starts after a revision and has `good` sound bytes, or creates it
    /// if it is missing. Everything up to `last` is acknowledged.
    ///
    /// # Errors
    /// The disk fails.
    pub fn go_on(
        folder: Folder,
        before: Revision,
        good: u64,
        last: Revision,
    ) -> Result<Self, StoreError> {
        let snapshots = folder.snapshots()?;
        let newest = snapshots.last().map(|at| folder.snapshot(*at));
        let file = segment_file(&folder, before, good)?;
        let mut journal = Self {
            snapshot_bytes: newest.map_or(0, |path| length(&path)),
            acknowledged: acknowledged(&folder)?,
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
    ///
    /// # Errors
    /// The disk fails.
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
        if let Err(error) = self.acknowledged.note(last) {
            tracing::debug!(%error, "it cannot be noted which change was acknowledged last");
        }
    }

    fn sync_acknowledged(&self) -> Result<(), StoreError> {
        let synced = self.acknowledged.sync();
        synced.map_err(|error| io_error(&self.folder.acknowledged(), &error))
    }

    /// Returns true if it is time for a snapshot.
    pub fn has_outgrown(&self) -> bool {
        self.bytes >= self.snapshot_bytes.max(LEAST_BYTES)
    }

    /// Returns the approximate size of the next snapshot.
    pub fn expected_bytes(&self) -> u64 {
        self.snapshot_bytes + self.bytes
    }

    /// Starts a new segment after a revision.
    ///
    /// # Errors
    /// The disk fails; the old segment stays in use.
    pub fn begin_segment(&mut self, before: Revision) -> Result<(), StoreError> {
        self.sync_acknowledged()?;
        self.file = segment_file(&self.folder, before, 0)?;
        self.bytes = 0;
        Ok(())
    }

    /// Notes a snapshot that was taken, and removes what is older than the newest so many.
    ///
    /// # Errors
    /// The disk fails.
    pub fn note_snapshot(&mut self, taken: Snapshot, kept: usize) -> Result<(), StoreError> {
        self.snapshot_bytes = taken.bytes;
        let snapshots = self.folder.snapshots()?;
        let first_kept = snapshots.len().checked_sub(kept);
        // With only one snapshot, the older files are the only fallback.
        match first_kept {
            Some(first) => self.folder.remove_before(snapshots[first]),
            None => Ok(()),
        }
    }

    /// Removes everything before the newest snapshot, to make room for another one.
    ///
    /// # Errors
    /// The disk fails.
    pub fn give_room(&self) -> Result<(), StoreError> {
        match self.folder.snapshots()?.last() {
            Some(newest) => self.folder.remove_before(*newest),
            None => Ok(()),
        }
    }

    /// Returns the journal's files.
    pub fn folder(&self) -> &Folder {
        &self.folder
    }
}

/// Opens a segment to append to it, truncated after its sound bytes.
fn segment_file(folder: &Folder, before: Revision, good: u64) -> Result<File, StoreError> {
    let path = folder.segment(before);
    let mut options = private::options();
    options.append(true).create(true);
    let opened = options.open(&path).and_then(|file| {
        if file.metadata()?.len() != good {
            file.set_len(good)?;
        }
        file.sync_all()?;
        Ok(file)
    });
    let file = opened.map_err(|error| io_error(&path, &error))?;
    folder.sync()?;
    Ok(file)
}

fn acknowledged(folder: &Folder) -> Result<Writing, StoreError> {
    let path = folder.acknowledged();
    Writing::open(&path).map_err(|error| io_error(&path, &error))
}

fn length(path: &Path) -> u64 {
    path.metadata().map_or(0, |of_file| of_file.len())
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
