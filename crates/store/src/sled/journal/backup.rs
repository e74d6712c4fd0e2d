//! Backups: a snapshot and the batches after it in one file, which shows whether it is complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use super::folder::Folder;
use super::reader::{Fault, Item, Reader};
use super::segment::Segment;
use super::snapshot::{Contents, Snapshot, bytes_of_all, write_all};
use crate::backend::Target;
use crate::sled::errors::At as _;
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
    let mut out = BufWriter::new(out);
    let until = write_all(tree, at, |bytes| out.write_all(bytes).map_err(of_out))?;
    let mut reader = Reader::after(&Folder::look(store), at)?;
    while let Some(item) = reader.next()? {
        match item {
            Item::Entry(entry) => out.write_all(&entry.encode()).map_err(of_out)?,
            Item::Fault(fault) if fault.missing.is_some() => return Err(fault.error()),
            // If a change is damaged that is needed, it is missing before the next one. One that is
            // being appended may look cut off; it isn't acknowledged yet.
            Item::Fault(_) => {}
        }
    }
    if reader.end.last < until {
        return Err(StoreError::Failed(
            "the journal lacks changes that were made meanwhile; halma verify looks at it"
                .to_owned(),
        ));
    }
    out.flush().map_err(of_out)
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
    private::make_directory(store).at(store)?;
    if fs::read_dir(store).at(store)?.next().is_some() {
        return Err(StoreError::Failed(format!(
            "{} is not empty; name another store.path, or take away what is there",
            store.display()
        )));
    }
    let folder = Folder::open(store)?;
    let mut from = File::open(file).at(file)?;
    // The snapshot comes last: without it the folder can't be opened. And with a segment it doesn't look
    // like that of a new store.
    let (start, part) = (folder.segment(snapshot.at), folder.part(snapshot.at));
    copy(&mut from, snapshot.bytes, u64::MAX, &start).at(&start)?;
    folder.sync()?;
    copy(&mut from, 0, snapshot.bytes, &part).at(&part)?;
    fs::rename(&part, folder.snapshot(snapshot.at)).at(store)?;
    folder.sync()?;
    Ok(backup)
}

fn read(file: &Path) -> Result<(Backup, Snapshot), StoreError> {
    let mut segment = Segment::open(file).at(file)?;
    let snapshot = Contents::read(&mut segment, file, |_| Ok(()))?.whole?;
    let mut reader = Reader::rest_of(Some(segment), file, snapshot.at);
    while let Some(item) = reader.next()? {
        if let Item::Fault(fault) = item {
            return Err(fault.error());
        }
    }
    let end = reader.end;
    if end.is_torn {
        let fault = Fault::new(file.to_owned(), end.good, "it is cut off");
        return Err(fault.error());
    }
    if end.last < snapshot.until {
        let file = file.display();
        return Err(StoreError::Failed(format!("{file}: the end is missing")));
    }
    let (records, revision) = (snapshot.records, end.last);
    Ok((Backup { records, revision }, snapshot))
}

/// Copies part of a file into a new one and syncs it.
fn copy(from: &mut File, begin: u64, most: u64, to: &Path) -> io::Result<()> {
    from.seek(SeekFrom::Start(begin))?;
    let mut out = BufWriter::new(private::create_new(to)?);
    io::copy(&mut from.take(most), &mut out)?;
    out.flush()?;
    out.get_ref().sync_all()
}
