//! Snapshots: all records in a file, taken while work goes on.
//!
//! A snapshot consists of entries that all carry its first revision. The last entry has no records.
//! It holds their number and the revision up to which batches have to follow, because a record that
//! was read late may have been written meanwhile.

use std::fs;
use std::io::{BufWriter, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use super::entry::{Entry, HEAD};
use super::folder::Folder;
use super::segment::{Next, Segment};
use crate::sled::background::Background;
use crate::sled::errors::At as _;
use crate::stored::Revision;
use crate::value::last_revision;
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

/// A snapshot that is being taken.
pub(crate) type Taking = Background<Snapshot>;

/// Starts taking a snapshot of a store. The database has everything up to the revision.
pub(crate) fn start(store: &Path, at: Revision, tree: &sled::Db) -> Result<Taking, StoreError> {
    let (folder, tree) = (Folder::look(store), tree.clone());
    Background::start("store-snapshot", move |is_canceled| {
        take(&folder, at, &tree, is_canceled)
    })
}

fn take(
    folder: &Folder,
    at: Revision,
    tree: &sled::Db,
    is_canceled: &AtomicBool,
) -> Result<Snapshot, StoreError> {
    let (part, path) = (folder.part(at), folder.snapshot(at));
    let taken = write(&part, at, tree, is_canceled).and_then(|()| {
        // The written file is verified before anything older is removed.
        let snapshot = Snapshot::read(&part, at, |_| Ok(()))?;
        fs::rename(&part, &path).at(&path)?;
        folder.sync()?;
        Ok(snapshot)
    });
    if taken.is_err() {
        // If this fails, the next start removes the file.
        drop(fs::remove_file(&part));
    }
    taken
}

fn write(
    part: &Path,
    at: Revision,
    tree: &sled::Db,
    is_canceled: &AtomicBool,
) -> Result<(), StoreError> {
    let mut file = BufWriter::new(private::create(part).at(part)?);
    write_all(tree, at, |bytes| {
        if is_canceled.load(Ordering::Relaxed) {
            return Err(StoreError::Closed);
        }
        file.write_all(bytes).at(part)
    })?;
    file.flush()
        .and_then(|()| file.get_ref().sync_all())
        .at(part)
}

/// Writes all records of a database that has everything up to a revision. Returns the revision up
/// to which batches have to follow.
pub(super) fn write_all(
    tree: &sled::Db,
    at: Revision,
    mut write: impl FnMut(&[u8]) -> Result<(), StoreError>,
) -> Result<Revision, StoreError> {
    let entry = |last, writes| Entry {
        first: at,
        last,
        writes,
    };
    let (mut writes, mut bytes, mut records) = (Vec::new(), 0, 0_u64);
    for pair in tree.iter() {
        let (key, value) = pair?;
        records += 1;
        bytes += key.len() + value.len();
        writes.push((key.to_vec(), Some(value.to_vec())));
        if bytes >= CHUNK_BYTES {
            bytes = 0;
            write(&entry(at, std::mem::take(&mut writes)).encode())?;
        }
    }
    // No record read is from a later batch: the database applies batches atomically.
    let until = at.max(last_revision(tree)?);
    write(&entry(at, writes).encode())?;
    let count = records.to_be_bytes().to_vec();
    write(&entry(until, vec![(Vec::new(), Some(count))]).encode())?;
    Ok(until)
}

/// Returns the approximate size of all records.
pub(super) fn bytes_of_all(tree: &sled::Db) -> Result<u64, StoreError> {
    let mut bytes = 0;
    for pair in tree.iter() {
        let (key, value) = pair?;
        bytes += (8 + key.len() + value.len()) as u64;
    }
    Ok(bytes + (bytes / CHUNK_BYTES as u64 + 2) * HEAD as u64 + 16)
}

impl Snapshot {
    /// Reads a snapshot, which has to be complete, and passes its records on.
    pub fn read(
        path: &Path,
        at: Revision,
        mut take: impl FnMut(Entry) -> Result<(), StoreError>,
    ) -> Result<Self, StoreError> {
        let mut is_other = false;
        let read = Contents::read(&mut Segment::open(path).at(path)?, path, |entry| {
            is_other |= entry.first != at;
            take(entry)
        });
        let whole = read?.whole?;
        if is_other || whole.at != at {
            return Err(is_not_whole(path, "it is one of another revision"));
        }
        Ok(whole)
    }
}

fn is_not_whole(path: &Path, why: &str) -> StoreError {
    StoreError::Failed(format!("{}: {why}", path.display()))
}

/// What could be read of a snapshot.
pub(crate) struct Contents {
    /// The number of records read.
    pub read: u64,
    /// The number of records it had, if known.
    pub of: Option<u64>,
    /// The snapshot, or why it isn't complete.
    pub whole: Result<Snapshot, StoreError>,
}

impl Contents {
    /// Reads a snapshot that begins at this place of a file, and passes on whatever can be read.
    pub fn read(
        segment: &mut Segment,
        path: &Path,
        mut take: impl FnMut(Entry) -> Result<(), StoreError>,
    ) -> Result<Self, StoreError> {
        let (begins, mut read, mut why) = (segment.at(), 0, None);
        let end = loop {
            let at = segment.at();
            match segment.next().at(path)? {
                Next::Entry(entry) => {
                    if let Some(of) = end(&entry) {
                        break Some((entry, of));
                    }
                    read += entry.writes.len() as u64;
                    take(entry)?;
                }
                Next::Damaged { .. } => {
                    why.get_or_insert(format!("damaged at byte {at}"));
                }
                Next::End | Next::Torn => break None,
            }
        };
        let of = end.as_ref().map(|(_, of)| *of);
        let missing = match of {
            None => Some("the end is missing"),
            Some(of) => (of != read).then_some("records are missing"),
        };
        let why = why.or(missing.map(str::to_owned));
        let whole = match (end, why) {
            (Some((end, _)), None) => Ok(Snapshot {
                at: end.first,
                until: end.last,
                records: read,
                bytes: segment.at() - begins,
            }),
            (_, why) => Err(is_not_whole(path, &why.unwrap_or_default())),
        };
        Ok(Self { read, of, whole })
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
    use std::sync::Arc;

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
        let taking = start(store.path(), 1, &tree).expect("it begins");
        let shared = Arc::clone(&taking.is_canceled);
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
        let mut taking = start(store.path(), 5, &tree).expect("it begins");
        taking.finish().expect("it is taken");
        let path = folder.snapshot(5);
        let length = path.metadata().expect("it is there").len();
        let mut chunks = Vec::new();
        let read = Snapshot::read(&path, 5, |entry| {
            chunks.push(entry.writes.len());
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
        let mut segment = Segment::open(&path).expect("it is there");
        let rest = Contents::read(&mut segment, &path, |_| Ok(()));
        let rest = rest.expect("part of it can be read");
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
