//! Makes a database and its journal agree: what the database lacks is written to it. An unusable
//! database is rebuilt next to it from the journal.
//!
//! A start and a dry run on a copy find the same; nothing here writes to the journal.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use super::backpressure::Backpressure;
use super::files::{self, DATABASE};
use super::journal::{Closed, Entry, Folder, Next, Notes, Segment, Snapshot, io_error};
use crate::StoreError;
use crate::format::is_marked_embedded;
use crate::key::Slot;
use crate::stored::Revision;
use crate::value::{encode, failed, last_revision, revision_of};

/// What a store is replayed from.
pub(super) struct Sources<'a> {
    /// The directory with the database's files.
    pub database: &'a Path,
    pub folder: &'a Folder,
    pub notes: Notes,
}

/// A database that has everything its journal has.
pub(super) struct Replayed {
    pub tree: Tree,
    pub end: End,
}

/// Where the database is.
pub(super) enum Tree {
    /// In its place.
    InPlace(sled::Db),
    /// In the folder for new databases, because the previous one can't be used.
    Rebuilt {
        /// Why it can't be used.
        why: StoreError,
    },
}

/// Where a journal ends.
#[derive(Clone, Copy)]
pub(super) struct End {
    /// The newest segment, and its sound bytes.
    pub segment: Revision,
    pub good: u64,
    /// Where the last of its sound entries begins.
    pub last_entry: u64,
    /// The last revision of all its entries.
    pub journaled: Revision,
    /// The last revision that the database has now.
    pub last: Revision,
    /// Whether a part is damaged or missing that the database has.
    pub is_damaged: bool,
    /// Whether its last entry was cut off.
    pub is_torn: bool,
}

impl End {
    /// Returns true if the journal has to start again with what the database has.
    pub fn begins_again(&self) -> bool {
        self.last != self.journaled || self.is_damaged
    }
}

/// Why a database doesn't have everything that was stored.
enum Lost {
    /// Its own files can't be used.
    Database(StoreError),
    /// It is older than the journal.
    Older { has: Revision, begins: Revision },
    /// The journal is damaged in a part that the database doesn't have.
    Damaged(StoreError),
    /// Nothing is known to be lost: the disk failed.
    Disk(StoreError),
}

/// Makes a database and its journal agree. If neither has everything, no data is changed.
///
/// # Errors
/// Another process has the database open, the disk fails, or something is lost.
pub(super) fn replay(sources: &Sources) -> Result<Replayed, StoreError> {
    let lost = match sound_if_there(sources.database, sources.notes.closed) {
        // sled takes files that it can't read for those of a new database.
        Ok(tree) if !tree.was_recovered() && sources.notes.known() != Some(0) => {
            Lost::Database(StoreError::Failed(NOTHING_READABLE.to_owned()))
        }
        Ok(tree) => match follow(&tree, sources) {
            Ok(end) => {
                let tree = Tree::InPlace(tree);
                return Ok(Replayed { tree, end });
            }
            Err(lost) => lost,
        },
        Err(error) if error.is_refusal() => return Err(error),
        Err(error) => Lost::Database(error),
    };
    match lost {
        Lost::Disk(error) => Err(error),
        lost => rebuild(sources, lost),
    }
}

/// Opens the database of a store with a journal, which has to exist.
pub(super) fn sound_if_there(path: &Path, closed: Option<Closed>) -> Result<sled::Db, StoreError> {
    if path.join(DATABASE).exists() {
        return sound(path, closed);
    }
    Err(StoreError::Failed("its files are missing".to_owned()))
}

/// Opens the database or creates it. Everything is read once, unless its files are as they were
/// when it was closed cleanly.
pub(super) fn sound(path: &Path, closed: Option<Closed>) -> Result<sled::Db, StoreError> {
    let is_as_closed = closed.is_some_and(|closed| {
        files::checksum(path).is_ok_and(|checksum| checksum == closed.checksum)
    });
    // sled panics on some damage.
    let opened = catch_unwind(AssertUnwindSafe(|| {
        let tree = files::open(path)?;
        is_marked_embedded(&tree)?;
        let last = last_revision(&tree)?;
        if !is_as_closed || closed.is_some_and(|closed| closed.revision != last) {
            read_through(&tree)?;
        }
        Ok(tree)
    }));
    opened.unwrap_or_else(|_| Err(StoreError::Failed("it cannot be read".to_owned())))
}

/// Why a database can't be used that seems to be new.
const NOTHING_READABLE: &str = "nothing in it can be read";

/// Why nothing can be recovered if there is no journal.
pub(super) const WITHOUT_JOURNAL: &str =
    "there is no journal to rebuild the database from; restore a backup";

/// Opens the database of a store that has lost its journal. sled takes files that it can't read for
/// those of a new database, and overwrites them. An empty file may be what a kill left of the very
/// first start.
///
/// # Errors
/// The database is damaged.
pub(super) fn without_journal(path: &Path) -> Result<sled::Db, StoreError> {
    let is_written = path
        .join(DATABASE)
        .metadata()
        .is_ok_and(|file| file.len() > 0);
    let lost = |why: &str| {
        let lost = format!("the journal is missing, and the database can't be used ({why})");
        Err(StoreError::Lost(lost))
    };
    match sound(path, None) {
        Ok(tree) if is_written && !tree.was_recovered() => lost(NOTHING_READABLE),
        Err(error) if !error.is_refusal() => lost(&error.to_string()),
        opened => opened,
    }
}

fn read_through(tree: &sled::Db) -> Result<(), StoreError> {
    for pair in tree.iter() {
        let (key, value) = pair.map_err(|error| failed(&error))?;
        if revision_of(&value).is_none() {
            return Err(StoreError::Failed(format!(
                "the value of {key:?} is cut off"
            )));
        }
    }
    Ok(())
}

/// Writes the journal's changes after the database's last revision to it.
fn follow(tree: &sled::Db, sources: &Sources) -> Result<End, Lost> {
    let has = last_revision(tree).map_err(Lost::Database)?;
    follow_from(tree, sources, has, Entry::apply)
}

/// How an entry is written to a database.
type Apply = fn(Entry, &sled::Db, &mut Backpressure) -> sled::Result<()>;

fn follow_from(
    tree: &sled::Db,
    sources: &Sources,
    has: Revision,
    apply: Apply,
) -> Result<End, Lost> {
    let folder = sources.folder;
    let segments = folder.segments().map_err(Lost::Disk)?;
    let first = segments.partition_point(|before| *before <= has);
    let first = match (first.checked_sub(1), segments.first()) {
        (Some(first), _) => first,
        (None, None) => 0,
        (None, Some(&begins)) => return Err(Lost::Older { has, begins }),
    };
    let begins = segments.get(first).copied();
    let mut end = End {
        segment: begins.unwrap_or(has),
        good: 0,
        last_entry: 0,
        journaled: begins.unwrap_or(has),
        last: has,
        is_damaged: begins.is_none(),
        is_torn: false,
    };
    for before in segments.iter().skip(first) {
        // Only the last segment may be cut off; anything missing earlier shows in the next segment.
        end.is_damaged |= std::mem::take(&mut end.is_torn);
        (end.segment, end.last_entry) = (*before, 0);
        follow_segment(tree, sources, apply, &mut end)?;
    }
    check_end(sources, &mut end)?;
    Ok(end)
}

/// Replays one segment of the journal.
fn follow_segment(
    tree: &sled::Db,
    sources: &Sources,
    apply: Apply,
    end: &mut End,
) -> Result<(), Lost> {
    let path = sources.folder.segment(end.segment);
    let disk = |error: io::Error| Lost::Disk(io_error(&path, &error));
    if end.segment > end.last {
        return Err(damaged(&path, 0, "changes are missing before it"));
    }
    let mut segment = Segment::open(&path).map_err(disk)?;
    let mut pressure = Backpressure::default();
    // The place of damage that the database may not cover.
    let mut in_doubt = None;
    loop {
        let at = segment.at();
        match segment.next().map_err(disk)? {
            Next::Entry(entry) => {
                end.last_entry = at;
                end.journaled = end.journaled.max(entry.last);
                if entry.last <= end.last {
                    in_doubt = None;
                    continue;
                }
                if entry.first != end.last + 1 {
                    let at = in_doubt.unwrap_or(at);
                    return Err(damaged(
                        &path,
                        at,
                        "changes are missing before the next ones",
                    ));
                }
                in_doubt = None;
                end.last = entry.last;
                let applied = apply(entry, tree, &mut pressure);
                applied.map_err(|error| Lost::Database(failed(&error)))?;
            }
            Next::Damaged { at, last } => {
                end.is_damaged = true;
                if last.is_none_or(|last| last > end.last) {
                    in_doubt = in_doubt.or(Some(at));
                }
            }
            Next::Torn { at } => {
                (end.good, end.is_torn) = (at, true);
                break;
            }
            Next::End => {
                end.good = at;
                break;
            }
        }
    }
    match in_doubt {
        Some(at) => Err(damaged(&path, at, "a checksum is wrong")),
        None => Ok(()),
    }
}

/// Checks that everything acknowledged is there, and that the newest segment is.
fn check_end(sources: &Sources, end: &mut End) -> Result<(), Lost> {
    let known = sources.notes.known();
    let path = sources.folder.segment(end.segment);
    if let Some(known) = known.filter(|known| *known > end.last) {
        let from = end.last + 1;
        let cause = format!("the changes {from} to {known} are missing at its end");
        return Err(damaged(&path, end.good, &cause));
    }
    // The journal is never behind the database, so it has lost its end.
    if known.is_none() && end.last > end.journaled {
        return Err(damaged(&path, end.good, "its end is missing"));
    }
    let newest = |numbers: Result<Vec<Revision>, StoreError>| {
        let newest = numbers.map_err(Lost::Disk)?.last().copied();
        Ok(newest)
    };
    let snapshot = newest(sources.folder.snapshots())?.unwrap_or(0);
    if newest(sources.folder.segments())?.is_none_or(|segment| segment < snapshot) {
        end.is_damaged = true;
        if known.is_none() {
            let path = sources.folder.segment(snapshot);
            return Err(damaged(&path, 0, "it is missing"));
        }
    }
    Ok(())
}

fn damaged(path: &Path, at: u64, cause: &str) -> Lost {
    Lost::Damaged(StoreError::JournalDamaged {
        file: path.display().to_string(),
        at,
        cause: cause.to_owned(),
    })
}

/// Rebuilds the database from the newest complete snapshot and the journal after it.
fn rebuild(sources: &Sources, lost: Lost) -> Result<Replayed, StoreError> {
    let why = match lost {
        Lost::Database(error) | Lost::Disk(error) | Lost::Damaged(error) => error,
        Lost::Older { has, begins } => StoreError::Failed(format!(
            "the database ends with revision {has}, the journal begins behind {begins}"
        )),
    };
    let mut snapshots = sources.folder.snapshots()?;
    // If there is none, the journal may have everything from the start.
    let has_all = sources.folder.segments()?.first() == Some(&0);
    let bases = std::iter::from_fn(|| snapshots.pop()).map(Some);
    let mut cause = None;
    for base in bases.chain(has_all.then_some(None)) {
        files::clear(sources.database)?;
        match rebuild_from(sources, base) {
            Ok(end) => {
                files::wait_until_free(&files::folder(sources.database));
                let tree = Tree::Rebuilt { why };
                return Ok(Replayed { tree, end });
            }
            Err(Lost::Disk(error)) => return Err(error),
            Err(lost) => cause = cause.or(Some(lost)),
        }
    }
    files::clear(sources.database)?;
    Err(match cause {
        Some(Lost::Damaged(error @ StoreError::JournalDamaged { .. })) => error,
        Some(Lost::Damaged(error)) => is_lost(&error),
        _ => is_lost(&why),
    })
}

fn is_lost(error: &StoreError) -> StoreError {
    StoreError::Lost(error.to_string())
}

/// Fills a fresh database.
fn rebuild_from(sources: &Sources, base: Option<Revision>) -> Result<End, Lost> {
    let tree = files::open(&files::folder(sources.database)).map_err(Lost::Disk)?;
    let mut until = 0;
    let mut pressure = Backpressure::default();
    if let Some(at) = base {
        let read = Snapshot::read(&sources.folder.snapshot(at), at, |writes| {
            let (first, last) = (at, at);
            let entry = Entry {
                first,
                last,
                writes,
            };
            let written = entry.apply_each(&tree, &mut pressure);
            written.map_err(|error| failed(&error))
        });
        until = read.map_err(Lost::Damaged)?.until;
    }
    let end = follow_from(&tree, sources, base.unwrap_or(0), Entry::apply_each)?;
    if end.last < until {
        let ends = end.last;
        return Err(Lost::Damaged(StoreError::Failed(format!(
            "the journal ends with revision {ends}, before the snapshot was complete with {until}"
        ))));
    }
    note_last(&tree, end.last).map_err(Lost::Disk)?;
    Ok(end)
}

/// Stores the last revision in a rebuilt database and syncs it.
pub(super) fn note_last(tree: &sled::Db, last: Revision) -> Result<(), StoreError> {
    let key = Slot::last_revision().key();
    let noted = tree.insert(key.encode(), encode(last, &[]));
    noted
        .and_then(|_| tree.flush())
        .map(|_| ())
        .map_err(|error| failed(&error))
}
