//! Makes a database and its journal agree. The journal is the truth: what the database lacks is
//! written to it, and an unusable database is rebuilt next to it from the journal.
//!
//! A start and a dry run on a copy find the same; nothing here writes to the journal.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use super::backpressure::Backpressure;
use super::files::{self, DATABASE};
use super::journal::{Closed, End, Entry, Folder, Item, Notes, Reader, Snapshot, What};
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
    fn new(why: impl Into<String>, remedy: &'static str) -> Self {
        let why = why.into();
        Self { why, remedy }
    }
}

/// Why a database doesn't have everything that was stored.
enum Lost {
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

/// Nothing that a start does is canceled.
static NEVER: AtomicBool = AtomicBool::new(false);

/// Makes a database and its journal agree. If neither has everything, no data is changed.
///
/// # Errors
/// Another process has the database open, the disk fails, or something is lost.
pub(super) fn replay(sources: &Sources) -> Result<Replayed, StoreError> {
    if !sources.folder.has_journal()? {
        return without_journal(sources.database);
    }
    let has_bad_settings = files::drop_bad_settings(sources.database)?;
    let lost = match sound_if_there(sources) {
        Ok((tree, has_changed)) => match follow(&tree, sources) {
            Ok(end) => {
                let wrong = if has_bad_settings {
                    let why = "its file of settings is damaged or missing";
                    Some(Wrong::new(
                        why,
                        "writes the database's file of settings again",
                    ))
                } else {
                    let why = "its files have changed since it was closed";
                    let wrong = Wrong::new(why, "reads the whole database, then the journal");
                    has_changed.then_some(wrong)
                };
                let tree = Some(tree);
                return Ok(Replayed { tree, end, wrong });
            }
            Err(lost) => lost,
        },
        Err(error) if error.is_refusal() => return Err(error),
        Err(error) => Lost::Database(error),
    };
    match lost {
        Lost::Disk(error) => Err(error),
        Lost::Database(why) | Lost::Damaged(why) => rebuild(sources, &why),
    }
}

/// Opens the database of a store with a journal, which has to exist and to have something, as
/// [`sound`] does.
pub(super) fn sound_if_there(sources: &Sources) -> Result<(sled::Db, bool), StoreError> {
    let unusable = |why: &str| Err(StoreError::Failed(why.to_owned()));
    if !sources.database.join(DATABASE).exists() {
        return unusable("its files are missing");
    }
    match sound(sources.database, sources.notes.closed) {
        // sled takes files that it can't read for those of a new database.
        Ok((tree, _)) if !tree.was_recovered() && sources.notes.known() != Some(0) => {
            unusable(NOTHING_READABLE)
        }
        opened => opened,
    }
}

/// Opens the database or creates it. Everything is read once, unless its files are as they were
/// when it was closed cleanly; also returns whether they have changed since.
fn sound(path: &Path, closed: Option<Closed>) -> Result<(sled::Db, bool), StoreError> {
    let is_as_closed =
        closed.map(|closed| files::checksum(path).is_ok_and(|now| now == closed.checksum));
    // sled panics on some damage.
    let opened = files::caught(|| {
        let tree = files::open(path)?;
        is_marked_embedded(&tree)?;
        let last = last_revision(&tree)?;
        if is_as_closed != Some(true) || closed.is_some_and(|closed| closed.revision != last) {
            read_through(&tree)?;
        }
        Ok((tree, is_as_closed == Some(false)))
    });
    opened.flatten()
}

/// Why a database can't be used that seems to be new.
const NOTHING_READABLE: &str = "nothing in it can be read";

/// Opens the database of a store that is new or has lost its journal. sled takes files that it can't
/// read for those of a new database, and overwrites them. An empty file may be what a kill left of
/// the very first start.
///
/// # Errors
/// The database is damaged.
pub(super) fn without_journal(path: &Path) -> Result<Replayed, StoreError> {
    let file = path.join(DATABASE).metadata().ok();
    let is_written = file.as_ref().is_some_and(|file| file.len() > 0);
    let lost = |why: &str| {
        let lost = format!("the journal is missing, and the database can't be used ({why})");
        Err(StoreError::Lost(lost))
    };
    let tree = match sound(path, None) {
        Ok((tree, _)) if is_written && !tree.was_recovered() => lost(NOTHING_READABLE),
        Err(error) if file.is_some() && !error.is_refusal() => lost(&error.to_string()),
        opened => opened.map(|(tree, _)| tree),
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

/// Writes the journal's changes after the database's last revision to it.
fn follow(tree: &sled::Db, sources: &Sources) -> Result<End, Lost> {
    let has = last_revision(tree).map_err(Lost::Database)?;
    let end = follow_from(tree, sources.folder, has, &NEVER, Entry::apply)?;
    check_end(sources, end)
}

/// How an entry is written to a database.
type Apply = fn(Entry, &sled::Db, &mut Backpressure) -> sled::Result<()>;

fn follow_from(
    tree: &sled::Db,
    folder: &Folder,
    has: Revision,
    is_canceled: &AtomicBool,
    apply: Apply,
) -> Result<End, Lost> {
    let mut reader = Reader::after(folder, has).map_err(Lost::Disk)?;
    let begins = reader.end.segment;
    if begins > has {
        return Err(Lost::Database(StoreError::Failed(format!(
            "the database ends with revision {has}, the journal begins behind {begins}"
        ))));
    }
    let mut pressure = Backpressure::default();
    while let Some(item) = reader.next().map_err(Lost::Disk)? {
        match item {
            _ if is_canceled.load(Ordering::Relaxed) => return Err(Lost::Disk(StoreError::Closed)),
            Item::Entry(entry) => {
                let applied = apply(entry, tree, &mut pressure);
                applied.map_err(|error| Lost::Database(error.into()))?;
            }
            Item::Fault(fault) if matches!(fault.what, What::Missing(_)) => {
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
    let short = end.short_of(known, folder);
    if let Some(fault) = end.doubt.take().or(short) {
        return Err(Lost::Damaged(fault.lost()));
    }
    let without = |segment, at, cause: &str| {
        Err(Lost::Damaged(StoreError::JournalDamaged {
            file: folder.segment(segment).display().to_string(),
            at,
            cause: cause.to_owned(),
        }))
    };
    // The journal is never behind the database, so it has lost its end.
    if known.is_none() && end.last > end.journaled {
        return without(end.segment, end.good, "its end is missing");
    }
    let snapshot = folder.snapshots().map_err(Lost::Disk)?.last().copied();
    let segment = folder.segments().map_err(Lost::Disk)?.last().copied();
    if segment.is_none() || segment < snapshot {
        end.is_damaged = true;
        if known.is_none() {
            return without(snapshot.unwrap_or(0), 0, "it is missing");
        }
    }
    Ok(end)
}

/// Rebuilds the database from the newest complete snapshot and the journal after it.
fn rebuild(sources: &Sources, why: &StoreError) -> Result<Replayed, StoreError> {
    let snapshots = sources.folder.snapshots()?.into_iter();
    // If there is none, the journal may have everything from the start.
    let has_all = sources.folder.segments()?.first() == Some(&0);
    let bases = snapshots.rev().map(Some).chain(has_all.then_some(None));
    let mut cause = None;
    for base in bases {
        files::clear(sources.database)?;
        match rebuild_from(sources, base) {
            Ok(end) => {
                files::wait_until_free(&files::folder(sources.database));
                let remedy = "rebuilds the database from the journal";
                return Ok(Replayed {
                    tree: None,
                    end,
                    wrong: Some(Wrong::new(why.to_string(), remedy)),
                });
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

/// Fills a fresh database.
fn rebuild_from(sources: &Sources, base: Option<Revision>) -> Result<End, Lost> {
    let tree = files::open(&files::folder(sources.database)).map_err(Lost::Disk)?;
    let end = fill(&tree, sources.folder, base, &NEVER)?;
    let end = check_end(sources, end)?;
    note_last(&tree, end.last).map_err(Lost::Disk)?;
    Ok(end)
}

/// Fills a fresh database from a snapshot, or from nothing, and the journal after it.
fn fill(
    tree: &sled::Db,
    folder: &Folder,
    base: Option<Revision>,
    is_canceled: &AtomicBool,
) -> Result<End, Lost> {
    let mut until = 0;
    if let Some(at) = base {
        let mut pressure = Backpressure::default();
        let read = Snapshot::read(&folder.snapshot(at), at, |entry| {
            if is_canceled.load(Ordering::Relaxed) {
                return Err(StoreError::Closed);
            }
            Ok(entry.apply_each(tree, &mut pressure)?)
        });
        until = read.map_err(Lost::Damaged)?.until;
    }
    let base = base.unwrap_or(0);
    let end = follow_from(tree, folder, base, is_canceled, Entry::apply_each)?;
    if end.last < until {
        let ends = end.last;
        return Err(Lost::Damaged(StoreError::Failed(format!(
            "the journal ends with revision {ends}, before the snapshot was complete with {until}"
        ))));
    }
    Ok(end)
}

/// Makes a copy of a database that is in use: fills a fresh one from the newest snapshot and the
/// journal after it. Returns the last revision that it has.
pub(super) fn copy(
    tree: &sled::Db,
    folder: &Folder,
    is_canceled: &AtomicBool,
) -> Result<Revision, StoreError> {
    let newest = folder.snapshots()?.last().copied();
    Ok(fill(tree, folder, newest, is_canceled)?.last)
}

/// Writes what was stored meanwhile to a copy, up to the last revision.
pub(super) fn catch_up(
    tree: &sled::Db,
    folder: &Folder,
    has: Revision,
    last: Revision,
) -> Result<(), StoreError> {
    let end = follow_from(tree, folder, has, &NEVER, Entry::apply_each)?;
    if end.last != last {
        let why = "the journal doesn't have all that is stored; halma verify looks at it";
        return Err(StoreError::Failed(why.to_owned()));
    }
    note_last(tree, last)
}

/// Stores the last revision in a rebuilt database and syncs it.
pub(super) fn note_last(tree: &sled::Db, last: Revision) -> Result<(), StoreError> {
    tree.insert(Slot::last_revision().key().encode(), encode(last, &[]))?;
    tree.flush()?;
    Ok(())
}
