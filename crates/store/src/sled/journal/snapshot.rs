//! Snapshots: all records in a file, taken while work goes on.
//!
//! A snapshot consists of entries that all carry its first revision. The last entry has no records.
//! It holds their number and the revision up to which batches have to follow, because a record that
//! was read late may have been written meanwhile.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use super::entry::{Entry, HEAD, Write as Pair};
use super::folder::{Folder, io_error};
use super::segment::{Next, Segment};
use crate::stored::Revision;
use crate::value::{failed, last_revision};
use crate::{StoreError, private};

/// The approximate size of the records in an entry.
const CHUNK_BYTES: usize = 1 << 20;

/// A complete snapshot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Snapshot {
    /// The revision after which batches follow.
    pub at: Revision,
    /// The revision up to which batches have to follow.
    pub until: Revision,
    pub records: u64,
    pub bytes: u64,
}

/// A snapshot that is being taken. Dropping it cancels it.
pub(crate) struct Taking {
    is_given_up: Arc<AtomicBool>,
    thread: Option<JoinHandle<Result<Snapshot, StoreError>>>,
}

impl Taking {
    /// Starts taking a snapshot. The database has everything up to the revision.
    ///
    /// # Errors
    /// The system can't start a thread.
    pub fn begin(folder: &Folder, at: Revision, tree: &sled::Db) -> Result<Self, StoreError> {
        let is_given_up = Arc::new(AtomicBool::new(false));
        let job = Job {
            at,
            part: folder.part(at),
            path: folder.snapshot(at),
            tree: tree.clone(),
            is_given_up: Arc::clone(&is_given_up),
        };
        let thread = std::thread::Builder::new().name("store-snapshot".into());
        let thread = thread.spawn(move || job.take());
        let thread = thread.map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self {
            is_given_up,
            thread: Some(thread),
        })
    }

    /// Returns true if it is done.
    pub fn is_done(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Waits for the snapshot.
    ///
    /// # Errors
    /// The disk or the database failed, or it was canceled.
    pub fn finish(mut self) -> Result<Snapshot, StoreError> {
        self.join().unwrap_or(Err(StoreError::Closed))
    }

    fn join(&mut self) -> Option<Result<Snapshot, StoreError>> {
        let joined = self.thread.take()?.join();
        let panicked = |_| Err(StoreError::Failed("a snapshot ended by a panic".to_owned()));
        Some(joined.unwrap_or_else(panicked))
    }
}

/// The thread holds the database and has to let go of it.
impl Drop for Taking {
    fn drop(&mut self) {
        self.is_given_up.store(true, Ordering::Relaxed);
        if let Some(Err(error)) = self.join() {
            tracing::debug!(%error, "a snapshot was given up");
        }
    }
}

struct Job {
    at: Revision,
    part: PathBuf,
    path: PathBuf,
    tree: sled::Db,
    is_given_up: Arc<AtomicBool>,
}

impl Job {
    fn take(self) -> Result<Snapshot, StoreError> {
        let taken = self.write().and_then(|()| {
            // The written file is verified before anything older is removed.
            let snapshot = Snapshot::read(&self.part, self.at, |_| Ok(()))?;
            let renamed = fs::rename(&self.part, &self.path);
            renamed.map_err(|error| io_error(&self.path, &error))?;
            let folder = self.path.parent().expect("it is in a folder");
            private::sync_directory(folder).map_err(|error| io_error(folder, &error))?;
            Ok(snapshot)
        });
        if taken.is_err() {
            // If this fails, the next start removes the file.
            drop(fs::remove_file(&self.part));
        }
        taken
    }

    fn write(&self) -> Result<(), StoreError> {
        let of_path = |error: std::io::Error| io_error(&self.part, &error);
        let mut file = BufWriter::new(private::create(&self.part).map_err(of_path)?);
        let is_given_up = || self.is_given_up.load(Ordering::Relaxed);
        write_all(&self.tree, self.at, &mut file, is_given_up)?.map_err(of_path)?;
        let file = file
            .into_inner()
            .map_err(|error| of_path(error.into_error()))?;
        file.sync_all().map_err(of_path)
    }
}

/// Writes all records of a database that has everything up to a revision. Returns the revision up
/// to which batches have to follow.
///
/// # Errors
/// The database failed or the snapshot was canceled; the inner result is that of `out`.
pub(super) fn write_all(
    tree: &sled::Db,
    at: Revision,
    out: &mut dyn Write,
    is_given_up: impl Fn() -> bool,
) -> Result<io::Result<Revision>, StoreError> {
    let of_at = |writes: Vec<Pair>| Entry {
        first: at,
        last: at,
        writes,
    };
    let mut records = 0_u64;
    let (mut writes, mut bytes) = (Vec::new(), 0);
    for pair in tree.iter() {
        if is_given_up() {
            return Err(StoreError::Closed);
        }
        let (key, value) = pair.map_err(|error| failed(&error))?;
        records += 1;
        bytes += key.len() + value.len();
        writes.push((key.to_vec(), Some(value.to_vec())));
        if bytes >= CHUNK_BYTES {
            bytes = 0;
            let chunk = of_at(std::mem::take(&mut writes));
            if let Err(error) = out.write_all(&chunk.encode()) {
                return Ok(Err(error));
            }
        }
    }
    // No record read is from a later batch: the database applies batches atomically.
    let until = at.max(last_revision(tree)?);
    let end = Entry {
        last: until,
        ..of_at(vec![(Vec::new(), Some(records.to_be_bytes().to_vec()))])
    };
    let written = out.write_all(&of_at(writes).encode());
    let written = written.and_then(|()| out.write_all(&end.encode()));
    Ok(written.map(|()| until))
}

/// Returns the approximate size of all records.
pub(super) fn bytes_of_all(tree: &sled::Db) -> Result<u64, StoreError> {
    let mut bytes = 0;
    for pair in tree.iter() {
        let (key, value) = pair.map_err(|error| failed(&error))?;
        bytes += (8 + key.len() + value.len()) as u64;
    }
    Ok(bytes + (bytes / CHUNK_BYTES as u64 + 2) * HEAD as u64 + 16)
}

impl Snapshot {
    /// Reads a snapshot from start to end and passes its records on.
    ///
    /// # Errors
    /// It is incomplete, the disk fails, or `take` fails.
    pub fn read(
        path: &Path,
        at: Revision,
        mut take: impl FnMut(Vec<Pair>) -> Result<(), StoreError>,
    ) -> Result<Self, StoreError> {
        let of_path = |error: std::io::Error| io_error(path, &error);
        let is_not_whole = |why: &str| StoreError::Failed(format!("{}: {why}", path.display()));
        let mut segment = Segment::open(path).map_err(of_path)?;
        Self::read_from(&mut segment, path, |of, writes| {
            if of != at {
                return Err(is_not_whole("it is one of another revision"));
            }
            take(writes)
        })
    }

    /// Like [`Snapshot::read`], but starts in the middle of a file and accepts any revision.
    ///
    /// # Errors
    /// As [`Snapshot::read`].
    pub fn read_from(
        segment: &mut Segment,
        path: &Path,
        mut take: impl FnMut(Revision, Vec<Pair>) -> Result<(), StoreError>,
    ) -> Result<Self, StoreError> {
        let of_path = |error: std::io::Error| io_error(path, &error);
        let is_not_whole = |why: &str| StoreError::Failed(format!("{}: {why}", path.display()));
        let begins = segment.at();
        let mut records = 0;
        loop {
            let entry = match segment.next().map_err(of_path)? {
                Next::Entry(entry) => entry,
                Next::End | Next::Torn { .. } => return Err(is_not_whole("the end is missing")),
                Next::Damaged { at, .. } => {
                    return Err(is_not_whole(&format!("damaged at byte {at}")));
                }
            };
            let Some(counted) = end(&entry) else {
                records += entry.writes.len() as u64;
                take(entry.first, entry.writes)?;
                continue;
            };
            if counted != records {
                return Err(is_not_whole("records are missing"));
            }
            return Ok(Self {
                at: entry.first,
                until: entry.last,
                records,
                bytes: segment.at() - begins,
            });
        }
    }
}

/// What could be read of a damaged snapshot.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Rest {
    /// The number of records read.
    pub read: u64,
    /// The number of records it had, if known.
    pub of: Option<u64>,
}

/// Passes on whatever can be read of a damaged snapshot.
///
/// # Errors
/// The disk fails, or `take` fails.
pub(crate) fn read_what_can_be(
    path: &Path,
    mut take: impl FnMut(Entry) -> Result<(), StoreError>,
) -> Result<Rest, StoreError> {
    let of_path = |error: io::Error| io_error(path, &error);
    let mut segment = Segment::open(path).map_err(of_path)?;
    let mut rest = Rest::default();
    loop {
        match segment.next().map_err(of_path)? {
            Next::Entry(entry) => {
                if let Some(counted) = end(&entry) {
                    rest.of = Some(counted);
                } else {
                    rest.read += entry.writes.len() as u64;
                    take(entry)?;
                }
            }
            Next::Damaged { .. } => {}
            Next::Torn { .. } | Next::End => return Ok(rest),
        }
    }
}

/// Returns the number of records that the last entry names, or `None` for other entries.
fn end(entry: &Entry) -> Option<u64> {
    match &entry.writes[..] {
        [(key, Some(value))] if key.is_empty() => {
            Some(u64::from_be_bytes(value.as_slice().try_into().ok()?))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snapshot_given_up_has_ended() {
        let store = tempfile::tempdir().expect("a folder");
        let folder = Folder::open(store.path()).expect("it is free");
        let tree = sled::open(store.path().join("database")).expect("it is new");
        for number in 0..20_000_u32 {
            let stored = tree.insert(number.to_be_bytes(), vec![0; 100]);
            stored.expect("it is stored");
        }
        let taking = Taking::begin(&folder, 1, &tree).expect("it begins");
        let shared = Arc::clone(&taking.is_given_up);
        drop(taking);
        assert_eq!(Arc::strong_count(&shared), 1, "a thread goes on");
        assert!(!folder.part(1).exists());
    }

    #[test]
    fn a_snapshot_is_read_as_written_and_is_as_long_as_expected() {
        let store = tempfile::tempdir().expect("a folder");
        let folder = Folder::open(store.path()).expect("it is free");
        let tree = sled::open(store.path().join("database")).expect("it is new");
        let (records, value) = (40, vec![7; CHUNK_BYTES / 10]);
        for number in 0..records {
            tree.insert([number], &value[..]).expect("it is stored");
        }
        let taking = Taking::begin(&folder, 5, &tree).expect("it begins");
        taking.finish().expect("it is taken");
        let path = folder.snapshot(5);
        let length = path.metadata().expect("it is there").len();
        let mut chunks = Vec::new();
        let read = Snapshot::read(&path, 5, |writes| {
            chunks.push(writes.len());
            Ok(())
        });
        let read = read.expect("it is whole");
        assert_eq!((read.records, read.bytes), (records.into(), length));
        assert_eq!(chunks, [10, 10, 10, 10, 0]);
        let expected = bytes_of_all(&tree).expect("it can be read");
        let most = length + (2 * HEAD) as u64 + 16 + 8 * u64::from(records);
        assert!((length..=most).contains(&expected), "{length} {expected}");
        // A flipped bit in the second chunk.
        let mut bytes = std::fs::read(&path).expect("it is there");
        bytes[CHUNK_BYTES + CHUNK_BYTES / 2] ^= 1;
        std::fs::write(&path, bytes).expect("it is written");
        let rest = read_what_can_be(&path, |_| Ok(())).expect("part of it can be read");
        assert_eq!((rest.read, rest.of), (30, Some(records.into())));
    }

    #[test]
    fn only_an_entry_without_a_key_ends_a_snapshot() {
        let entry = |key: &[u8]| Entry {
            first: 5,
            last: 5,
            writes: vec![(key.to_vec(), Some(vec![0; 8]))],
        };
        assert_eq!(end(&entry(b"")), Some(0));
        assert_eq!(end(&entry(b"a")), None);
    }
}
