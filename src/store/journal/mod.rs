//! The journal: every batch of changes is appended to a file and brought to the disk before anybody is
//! told that it is stored. The database follows, and may lose its files.
//!
//! A **segment** has the batches after a revision, one after the other. A **snapshot** has all records as
//! they were at a revision or later; with the batches behind that revision they come to what is stored.
//! When the newest segment has outgrown the newest snapshot another one is taken, while work goes on, and
//! what was before the last but one is removed.

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
pub(super) use folder::{FOLDER, Folder, io_error};
pub(super) use notes::{Closed, Notes};
pub(super) use segment::{Next, Segment};
pub(super) use snapshot::{Snapshot, Taking, read_what_can_be};

use super::stored::Revision;
use super::{StoreError, private};
use notes::Writing;

/// A segment of at least so many bytes is followed by a snapshot.
const LEAST_BYTES: u64 = 64 << 20;

/// The writing end of a journal.
pub(super) struct Journal {
    folder: Folder,
    /// The newest segment, and its bytes.
    file: File,
    bytes: u64,
    /// Where it is noted which change was acknowledged last.
    acknowledged: Writing,
    /// The bytes of the newest snapshot.
    snapshot_bytes: u64,
}

impl Journal {
    /// Goes on with the segment that begins behind a revision, of which so many bytes are good, or makes it if
    /// it is missing. All up to `last` is acknowledged.
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

    /// Appends a batch, and returns when it is on the disk. Where that fails it is as if it had not been
    /// tried, or the journal has to be opened anew.
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

    /// Notes a change as acknowledged. Without the note nothing is lost: it only shows what should be there.
    fn note_acknowledged(&mut self, last: Revision) {
        if let Err(error) = self.acknowledged.note(last) {
            tracing::debug!(%error, "it cannot be noted which change was acknowledged last");
        }
    }

    fn sync_acknowledged(&self) -> Result<(), StoreError> {
        let synced = self.acknowledged.sync();
        synced.map_err(|error| io_error(&self.folder.acknowledged(), &error))
    }

    /// Whether it is time for a snapshot.
    pub fn has_outgrown(&self) -> bool {
        self.bytes >= self.snapshot_bytes.max(LEAST_BYTES)
    }

    /// The bytes that a snapshot will have, about.
    pub fn expected_bytes(&self) -> u64 {
        self.snapshot_bytes + self.bytes
    }

    /// Begins a new segment, behind a revision.
    ///
    /// # Errors
    /// The disk fails; the old segment goes on then.
    pub fn begin_segment(&mut self, before: Revision) -> Result<(), StoreError> {
        self.sync_acknowledged()?;
        self.file = segment_file(&self.folder, before, 0)?;
        self.bytes = 0;
        Ok(())
    }

    /// Notes a snapshot that was taken, and removes what was before the last but one; or all before it,
    /// where what was deleted is to be gone.
    ///
    /// # Errors
    /// The disk fails.
    pub fn note_snapshot(&mut self, taken: Snapshot, erases: bool) -> Result<(), StoreError> {
        self.snapshot_bytes = taken.bytes;
        let snapshots = self.folder.snapshots()?;
        let kept = if erases { 1 } else { 2 };
        let first_kept = snapshots.len().checked_sub(kept);
        // With one alone what was before is all there is to fall back on.
        match first_kept {
            Some(first) => self.folder.remove_before(snapshots[first]),
            None => Ok(()),
        }
    }

    /// Removes all before the newest snapshot, to make room for another one.
    ///
    /// # Errors
    /// The disk fails.
    pub fn give_room(&self) -> Result<(), StoreError> {
        match self.folder.snapshots()?.last() {
            Some(newest) => self.folder.remove_before(*newest),
            None => Ok(()),
        }
    }

    /// The files.
    pub fn folder(&self) -> &Folder {
        &self.folder
    }
}

/// Opens a segment to append to it, cut off behind its good bytes.
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
