//! Backups: a snapshot and the batches after it in one file, which shows whether it is complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::folder::{Folder, io_error};
use super::segment::{Next, Segment};
use super::snapshot::{Snapshot, bytes_of_all, write_all};
use crate::backend::Target;
use crate::stored::Revision;
use crate::value::last_revision;
use crate::{StoreError, private};

/// What a backup contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backup {
    /// The number of records in its snapshot.
    pub records: u64,
    /// The revision up to which everything is in it.
    pub revision: Revision,
}

/// Writes all records of an open database, and the journal's batches after them.
///
/// # Errors
/// The journal is damaged there, or `out` fails.
pub(crate) fn write(store: &Path, tree: &sled::Db, out: &mut dyn Target) -> Result<(), StoreError> {
    let of_out = |error: io::Error| StoreError::Failed(error.to_string());
    let at = last_revision(tree)?;
    out.expect(bytes_of_all(tree)?).map_err(of_out)?;
    let mut buffered = BufWriter::new(out);
    let until = write_all(tree, at, &mut buffered, || false)?.map_err(of_out)?;
    let folder = Folder::look(store);
    let segments = folder.segments()?;
    let first = segments.partition_point(|before| *before <= at);
    let mut last = at;
    for before in &segments[first.saturating_sub(1)..] {
        let path = folder.segment(*before);
        let of_path = |error: io::Error| io_error(&path, &error);
        let mut segment = Segment::open(&path).map_err(of_path)?;
        // A batch that is being appended may look cut off; it isn't acknowledged yet.
        while let Some(entry) = follows(&mut segment, &path, last, Tail::MayGrow)? {
            last = entry.last;
            buffered.write_all(&entry.encode()).map_err(of_out)?;
        }
    }
    if last < until {
        return Err(StoreError::Failed(
            "the journal lacks changes that were made meanwhile; halma verify looks at it"
                .to_owned(),
        ));
    }
    buffered.flush().map_err(of_out)
}

/// Reads a backup from start to end.
///
/// # Errors
/// It isn't complete, or can't be read.
pub fn verify(file: &Path) -> Result<Backup, StoreError> {
    Ok(read(file)?.0)
}

/// Writes a backup as the journal of a new store.
///
/// # Errors
/// The backup isn't complete, there is a store already, or the disk fails.
pub fn restore(file: &Path, store: &Path) -> Result<Backup, StoreError> {
    let (backup, snapshot) = read(file)?;
    let of_path = |error: io::Error| io_error(store, &error);
    private::make_directory(store).map_err(of_path)?;
    let is_empty = fs::read_dir(store).map_err(of_path)?.next().is_none();
    if !is_empty {
        return Err(StoreError::Failed(format!(
            "{} is not empty; name another store.path, or take away what is there",
            store.display()
        )));
    }
    let folder = Folder::open(store)?;
    let mut from = File::open(file).map_err(|error| io_error(file, &error))?;
    // The snapshot comes last: without it the folder can't be opened. And with a segment it doesn't look
    // like that of a new store.
    let (start, part) = (folder.segment(snapshot.at), folder.part(snapshot.at));
    copy(&mut from, snapshot.bytes, u64::MAX, &start)?;
    folder.sync()?;
    copy(&mut from, 0, snapshot.bytes, &part)?;
    fs::rename(&part, folder.snapshot(snapshot.at)).map_err(of_path)?;
    folder.sync()?;
    Ok(backup)
}

fn read(file: &Path) -> Result<(Backup, Snapshot), StoreError> {
    let mut segment = Segment::open(file).map_err(|error| io_error(file, &error))?;
    let snapshot = Snapshot::read_from(&mut segment, file, |_, _| Ok(()))?;
    let mut revision = snapshot.at;
    while let Some(entry) = follows(&mut segment, file, revision, Tail::IsWhole)? {
        revision = entry.last;
    }
    if revision < snapshot.until {
        return Err(StoreError::Failed(format!(
            "{}: the end is missing",
            file.display()
        )));
    }
    let records = snapshot.records;
    Ok((Backup { records, revision }, snapshot))
}

/// What the end of a file may look like.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tail {
    IsWhole,
    MayGrow,
}

/// Returns the next entry, which has to follow directly on revision `last`; `None` at the end.
fn follows(
    segment: &mut Segment,
    path: &Path,
    last: Revision,
    tail: Tail,
) -> Result<Option<super::Entry>, StoreError> {
    let damaged = |at: u64, cause: &str| {
        let path = path.display();
        StoreError::Failed(format!("{path}: damaged at byte {at} ({cause})"))
    };
    let is_before = |next: &Next| match next {
        Next::Entry(entry) => entry.last <= last,
        // If a change is missing, that shows at the next entry.
        Next::Damaged { .. } => true,
        Next::Torn { .. } | Next::End => false,
    };
    let (at, next) = loop {
        let at = segment.at();
        let next = segment.next().map_err(|error| io_error(path, &error))?;
        if tail == Tail::IsWhole || !is_before(&next) {
            break (at, next);
        }
    };
    match next {
        Next::Entry(entry) if entry.first == last + 1 => Ok(Some(entry)),
        Next::Entry(_) => Err(damaged(at, "changes are missing before the next ones")),
        Next::End => Ok(None),
        Next::Torn { .. } if tail == Tail::MayGrow => Ok(None),
        Next::Torn { at } => Err(damaged(at, "it is cut off")),
        Next::Damaged { at, .. } => Err(damaged(at, "a checksum is wrong")),
    }
}

/// Copies part of a file into a new one and syncs it.
fn copy(from: &mut File, begin: u64, most: u64, to: &Path) -> Result<(), StoreError> {
    use std::io::{Read as _, Seek as _, SeekFrom};
    let copied = from.seek(SeekFrom::Start(begin)).and_then(|_| {
        let mut out = BufWriter::new(private::create_new(to)?);
        io::copy(&mut from.take(most), &mut out)?;
        out.into_inner()
            .map_err(io::IntoInnerError::into_error)?
            .sync_all()
    });
    copied.map_err(|error| io_error(to, &error))
}
