//! Makes a database and its journal agree. The journal is the truth: what the database lacks is
//! written to it, and an unusable database is rebuilt next to it from the journal.
//!
//! A start and a dry run on a copy find the same; nothing here writes to the journal.

use std::path::Path;

use super::backpressure::Backpressure;
use super::files::{self, DATABASE};
use super::journal::{Closed, End, Entry, Folder, Item, Notes, Reader, Snapshot};
use crate::StoreError;
use crate::format::is_marked_embedded;
use crate::key::Slot;
use crate::stored::Revision;
use crate::value::{encode, last_revision, revision_of};

/// What a store is replayed from.
pub(super) struct Sources<'a> {
    /// The directory with the database's files.
    pub database: &'a Path,
    pub folder: &'a Folder,
    pub notes: Notes,
}

impl<'a> Sources<'a> {
    pub fn of(database: &'a Path, folder: &'a Folder) -> Result<Self, StoreError> {
        let notes = folder.notes()?;
        Ok(Self {
            database,
            folder,
            notes,
        })
    }
}

/// A database that has everything its journal has.
pub(super) struct Replayed {
    /// The database in its place. If there is none, a new one is in the folder for new databases.
    pub tree: Option<sled::Db>,
    pub end: End,
    pub wrong: Option<Wrong>,
}

/// What was wrong with a database, and what the start does about it.
pub(super) struct Wrong {
    pub why: String,
    pub remedy: &'static str,
}

impl Wrong {
    fn new(why: &str, remedy: &'static str) -> Self {
        let why = why.to_owned();
        Self { why, remedy }
    }
}

const SETTINGS: &str = "its file of settings is damaged or missing";
const WRITES_SETTINGS: &str = "writes the database's file of settings again";
const CHANGED: &str = "its files have changed since it was closed";
const READS_ALL: &str = "reads the whole database, then the journal";
const REBUILDS: &str = "rebuilds the database from the journal";
/// Why a database can't be used that seems to be new.
const NOTHING_READABLE: &str = "nothing in it can be read";

/// Why a database doesn't have everything that was stored.
pub(super) enum Lost {
    /// Its own files can't be used, or are older than the journal.
    Database(StoreError),
    /// The journal is damaged in a part that the database doesn't have.
    Damaged(StoreError),
    /// Nothing is known to be lost: the disk failed.
    Disk(StoreError),
}

impl From<Lost> for StoreError {
    fn from(lost: Lost) -> Self {
        match lost {
            Lost::Database(error) | Lost::Damaged(error) | Lost::Disk(error) => error,
        }
    }
}

/// Makes a database and its journal agree. If neither has everything, no data is changed.
pub(super) fn replay(sources: &Sources) -> Result<Replayed, StoreError> {
    if !sources.folder.has_journal()? {
        return without_journal(sources.database);
    }
    let has_bad_settings = files::drop_bad_settings(sources.database)?;
    let followed = match sound_if_there(sources) {
        Err(error) if error.is_refusal() => return Err(error),
        Err(error) => Err(Lost::Database(error)),
        Ok((tree, has_changed)) => {
            follow_database(&tree, sources).map(|end| (tree, end, has_changed))
        }
    };
    let (tree, end, has_changed) = match followed {
        Ok(followed) => followed,
        Err(Lost::Disk(error)) => return Err(error),
        Err(Lost::Database(why) | Lost::Damaged(why)) => return rebuild(sources, &why),
    };
    let wrong = match (has_bad_settings, has_changed) {
        (true, _) => Some(Wrong::new(SETTINGS, WRITES_SETTINGS)),
        (false, true) => Some(Wrong::new(CHANGED, READS_ALL)),
        (false, false) => None,
    };
    let tree = Some(tree);
    Ok(Replayed { tree, end, wrong })
}

/// Opens the database of a store with a journal, which has to exist and to have something. Also
/// returns whether it has changed since it was closed.
pub(super) fn sound_if_there(sources: &Sources) -> Result<(sled::Db, bool), StoreError> {
    let why = if sources.database.join(DATABASE).exists() {
        let (tree, has_changed) = sound(sources.database, sources.notes.closed)?;
        // sled takes files that it can't read for those of a new database.
        if tree.was_recovered() || sources.notes.known() == Some(0) {
            return Ok((tree, has_changed));
        }
        NOTHING_READABLE
    } else {
        "its files are missing"
    };
    Err(StoreError::Failed(why.to_owned()))
}

/// Opens the database or creates it. Everything is read once, unless its files are as they were
/// when it was closed cleanly; also returns whether they have changed since.
fn sound(path: &Path, closed: Option<Closed>) -> Result<(sled::Db, bool), StoreError> {
    let checksum = closed.and_then(|_| files::checksum(path).ok());
    let has_changed = closed.is_some_and(|closed| checksum != Some(closed.checksum));
    // sled panics on some damage.
    let opened = files::caught(|| {
        let tree = files::open(path)?;
        is_marked_embedded(&tree)?;
        let last = last_revision(&tree)?;
        if has_changed || closed.is_none_or(|closed| closed.revision != last) {
            read_through(&tree)?;
        }
        Ok((tree, has_changed))
    });
    opened.flatten()
}

fn read_through(tree: &sled::Db) -> Result<(), StoreError> {
    for pair in tree.iter() {
        let (key, value) = pair?;
        if revision_of(&value).is_none() {
            let why = format!("the value of {key:?} is cut off");
            return Err(StoreError::Failed(why));
        }
    }
    Ok(())
}

/// Opens the database of a store that is new or has lost its journal. sled takes files that it can't
/// read for those of a new database, and overwrites them. An empty file may be what a kill left of
/// the very first start.
pub(super) fn without_journal(path: &Path) -> Result<Replayed, StoreError> {
    let file = path.join(DATABASE).metadata().ok();
    let is_written = file.as_ref().is_some_and(|file| file.len() > 0);
    let lost = |why: &str| {
        let lost = format!("the journal is missing, and the database can't be used ({why})");
        Err(StoreError::Lost(lost))
    };
    let (tree, _) = match sound(path, None) {
        Ok((tree, _)) if is_written && !tree.was_recovered() => lost(NOTHING_READABLE),
        Err(error) if file.is_some() && !error.is_refusal() => lost(&error.to_string()),
        opened => opened,
    }?;
    let last = last_revision(&tree)?;
    let end = End {
        segment: last,
        last,
        ..End::default()
    };
    let (tree, wrong) = (Some(tree), None);
    Ok(Replayed { tree, end, wrong })
}

/// Writes the journal's changes after the database's last revision to it.
fn follow_database(tree: &sled::Db, sources: &Sources) -> Result<End, Lost> {
    let has = last_revision(tree).map_err(Lost::Database)?;
    let mut pressure = Backpressure::default();
    let write = |entry: Entry| Ok(entry.apply(tree, &mut pressure)?);
    check_end(sources, follow(sources.folder, has, write)?)
}

/// Passes on the journal's changes after a revision, all of which have to be there.
pub(super) fn follow(
    folder: &Folder,
    has: Revision,
    mut write: impl FnMut(Entry) -> Result<(), StoreError>,
) -> Result<End, Lost> {
    let mut reader = Reader::after(folder, has).map_err(Lost::Disk)?;
    let begins = reader.end.segment;
    if begins > has {
        return Err(Lost::Database(StoreError::Failed(format!(
            "the database ends with revision {has}, the journal begins behind {begins}"
        ))));
    }
    while let Some(item) = reader.next().map_err(Lost::Disk)? {
        match item {
            Item::Entry(entry) => write(entry).map_err(Lost::Database)?,
            Item::Fault(fault) if fault.missing.is_some() => {
                let fault = reader.end.doubt.unwrap_or(fault);
                return Err(Lost::Damaged(fault.lost()));
            }
            Item::Fault(_) => {}
        }
    }
    Ok(reader.end)
}

/// Checks that everything acknowledged is there, and that the newest segment is.
fn check_end(sources: &Sources, mut end: End) -> Result<End, Lost> {
    let (folder, known) = (sources.folder, sources.notes.known());
    let snapshot = folder.snapshots().map_err(Lost::Disk)?.last().copied();
    let segment = folder.segments().map_err(Lost::Disk)?.last().copied();
    let is_missing = segment.is_none() || segment < snapshot;
    end.is_damaged |= is_missing;
    let short = end.short_of(known, folder);
    let fault = end.doubt.take().or(short).or_else(|| match known {
        Some(_) => None,
        // The journal is never behind the database, so it has lost its end.
        None if end.last > end.journaled => Some(end.fault(folder, "its end is missing")),
        None => is_missing.then(|| end.fault(folder, "the segment after it is missing")),
    });
    match fault {
        Some(fault) => Err(Lost::Damaged(fault.lost())),
        None => Ok(end),
    }
}

/// Rebuilds the database from the newest complete snapshot and the journal after it.
fn rebuild(sources: &Sources, why: &StoreError) -> Result<Replayed, StoreError> {
    let snapshots = sources.folder.snapshots()?.into_iter().rev().map(Some);
    // If there is none, the journal may have everything from the start.
    let has_all = sources.folder.segments()?.first() == Some(&0);
    let mut cause = None;
    for base in snapshots.chain(has_all.then_some(None)) {
        files::clear(sources.database)?;
        match rebuild_from(sources, base) {
            Ok(end) => {
                files::wait_until_free(&files::folder(sources.database));
                let (tree, wrong) = (None, Some(Wrong::new(&why.to_string(), REBUILDS)));
                return Ok(Replayed { tree, end, wrong });
            }
            Err(Lost::Disk(error)) => return Err(error),
            Err(lost) => cause = cause.or(Some(lost)),
        }
    }
    files::clear(sources.database)?;
    Err(match cause {
        Some(Lost::Damaged(error @ StoreError::JournalDamaged { .. })) => error,
        Some(Lost::Damaged(error)) => StoreError::Lost(error.to_string()),
        _ => StoreError::Lost(why.to_string()),
    })
}

fn rebuild_from(sources: &Sources, base: Option<Revision>) -> Result<End, Lost> {
    let tree = files::open(&files::folder(sources.database)).map_err(Lost::Disk)?;
    let mut pressure = Backpressure::default();
    let write = |entry: Entry| Ok(entry.apply_each(&tree, &mut pressure)?);
    let end = check_end(sources, fill(sources.folder, base, write)?)?;
    note_last(&tree, end.last).map_err(Lost::Disk)?;
    Ok(end)
}

/// Passes on what a fresh database has to have: a snapshot, or nothing, and the journal after it.
pub(super) fn fill(
    folder: &Folder,
    base: Option<Revision>,
    mut write: impl FnMut(Entry) -> Result<(), StoreError>,
) -> Result<End, Lost> {
    let mut until = 0;
    if let Some(at) = base {
        let snapshot = Snapshot::read(&folder.snapshot(at), at, &mut write);
        until = snapshot.map_err(Lost::Damaged)?.until;
    }
    let end = follow(folder, base.unwrap_or(0), write)?;
    if end.last < until {
        let ends = end.last;
        return Err(Lost::Damaged(StoreError::Failed(format!(
            "the journal ends with revision {ends}, before the snapshot was complete with {until}"
        ))));
    }
    Ok(end)
}

/// Stores the last revision in a rebuilt database and syncs it.
pub(super) fn note_last(tree: &sled::Db, last: Revision) -> Result<(), StoreError> {
    tree.insert(Slot::last_revision().key().encode(), encode(last, &[]))?;
    tree.flush()?;
    Ok(())
}
