//! Opening the database with its journal, so that it has all that the journal has: what is missing is
//! written into it; files that cannot be used are set aside, and it is made anew.

use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use super::StoreError;
use super::journal::{Entry, Folder, Journal, Next, Segment, Snapshot, Taking, io_error};
use super::key::Slot;
use super::rewriting::{self, DATABASE};
use super::stored::Revision;
use super::value::{encode, failed, last_revision, revision_of};

/// Where the files of a database are set aside, within the directory of the store.
const SET_ASIDE: &str = "set-aside";

/// A database that has all that its journal has.
pub(super) struct Recovered {
    pub tree: sled::Db,
    pub journal: Journal,
}

/// Opens the store in a directory.
///
/// # Errors
/// Another process has it; or the journal is damaged where the database does not have what stood there.
pub(super) fn open(path: &Path) -> Result<Recovered, StoreError> {
    let has_journal = Folder::exists(path);
    let folder = Folder::open(path)?;
    rewriting::clear(path)?;
    let closed = folder.take_closed()?;
    if !has_journal {
        let tree = sound(path, closed)?;
        return begin_journal(tree, folder);
    }
    let followed = match sound(path, closed) {
        Ok(tree) => follow(&tree, &folder).map(|end| (tree, end)),
        Err(in_use @ StoreError::InUse { .. }) => return Err(in_use),
        Err(error) => Err(Lost::Database(error)),
    };
    let (tree, end) = match followed {
        Ok(followed) => followed,
        Err(Lost::Disk(error)) => return Err(error),
        Err(lost) => rebuild(path, &folder, lost)?,
    };
    go_on(tree, folder, &end)
}

/// Removes what was set aside: it has what was deleted since.
///
/// # Errors
/// The disk fails.
pub(super) fn remove_set_aside(path: &Path) -> Result<(), StoreError> {
    rewriting::remove(&path.join(SET_ASIDE))
}

/// Why a database does not have all that was stored.
enum Lost {
    /// Its own files cannot be used.
    Database(StoreError),
    /// It is older than the journal.
    Older { has: Revision, begins: Revision },
    /// The journal is damaged where it does not have what stood there.
    Damaged(StoreError),
    /// Nothing is known to be lost: the disk failed.
    Disk(StoreError),
}

/// Where a journal ends.
struct End {
    /// The newest segment, and its good bytes.
    segment: Revision,
    good: u64,
    /// The last revision of all its entries.
    journaled: Revision,
    /// The last revision that the database has now.
    last: Revision,
    is_damaged: bool,
}

/// Opens the database. Where it was not closed in order everything is read once.
fn sound(path: &Path, closed: Option<Revision>) -> Result<sled::Db, StoreError> {
    if Folder::exists(path) && !path.join(DATABASE).exists() {
        return Err(StoreError::Failed("its files are missing".to_owned()));
    }
    // It panics over some damage.
    let opened = catch_unwind(AssertUnwindSafe(|| {
        let tree = rewriting::open(path)?;
        let last = last_revision(&tree)?;
        if closed != Some(last) {
            read_through(&tree)?;
        }
        Ok(tree)
    }));
    opened.unwrap_or_else(|_| Err(StoreError::Failed("it cannot be read".to_owned())))
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

/// Gives a store from before there were journals one.
fn begin_journal(tree: sled::Db, folder: Folder) -> Result<Recovered, StoreError> {
    let last = last_revision(&tree)?;
    let end = End {
        segment: last,
        good: 0,
        journaled: 0,
        last,
        is_damaged: false,
    };
    go_on(tree, folder, &end)
}

/// Goes on where the journal ends. What the database alone has comes into a snapshot first.
fn go_on(tree: sled::Db, folder: Folder, end: &End) -> Result<Recovered, StoreError> {
    if end.last == end.journaled && !end.is_damaged {
        let journal = Journal::go_on(folder, end.segment, end.good)?;
        return Ok(Recovered { tree, journal });
    }
    let mut journal = Journal::go_on(folder, end.last, 0)?;
    tracing::warn!(
        revision = end.last,
        "the journal begins anew with what the database has"
    );
    let taken = Taking::begin(journal.folder(), end.last, &tree)?.finish();
    match taken {
        Ok(snapshot) => journal.note_snapshot(snapshot, false)?,
        Err(error) => tracing::error!(%error, "no snapshot could be taken; the next one will be"),
    }
    Ok(Recovered { tree, journal })
}

/// Writes into a database what the journal has behind its last revision.
fn follow(tree: &sled::Db, folder: &Folder) -> Result<End, Lost> {
    let has = last_revision(tree).map_err(Lost::Database)?;
    follow_from(tree, folder, has)
}

fn follow_from(tree: &sled::Db, folder: &Folder, has: Revision) -> Result<End, Lost> {
    let segments = folder.segments().map_err(Lost::Disk)?;
    let first = segments.partition_point(|before| *before <= has);
    let Some(first) = first.checked_sub(1) else {
        let begins = segments.first().copied().unwrap_or(0);
        return Err(Lost::Older { has, begins });
    };
    let mut end = End {
        segment: segments[first],
        good: 0,
        journaled: segments[first],
        last: has,
        is_damaged: false,
    };
    for (index, before) in segments.iter().enumerate().skip(first) {
        let is_newest = index + 1 == segments.len();
        end.segment = *before;
        follow_segment(tree, folder, is_newest, &mut end)?;
    }
    if end.last > has {
        tracing::info!(
            from = has,
            to = end.last,
            "the database has caught up with the journal"
        );
    }
    Ok(end)
}

/// Follows one segment of the journal.
fn follow_segment(
    tree: &sled::Db,
    folder: &Folder,
    is_newest: bool,
    end: &mut End,
) -> Result<(), Lost> {
    let path = folder.segment(end.segment);
    let disk = |error: io::Error| Lost::Disk(io_error(&path, &error));
    let damaged = |at: u64, cause: &str| {
        Lost::Damaged(StoreError::JournalDamaged {
            file: path.display().to_string(),
            at,
            cause: cause.to_owned(),
        })
    };
    let mut segment = Segment::open(&path).map_err(disk)?;
    // Where something is damaged that the database may not have.
    let mut in_doubt = None;
    loop {
        let at = segment.at();
        match segment.next().map_err(disk)? {
            Next::Entry(entry) => {
                end.journaled = end.journaled.max(entry.last);
                if entry.last <= end.last {
                    in_doubt = None;
                    continue;
                }
                if entry.first != end.last + 1 {
                    let at = in_doubt.unwrap_or(at);
                    return Err(damaged(at, "changes are missing before the next ones"));
                }
                in_doubt = None;
                end.last = entry.last;
                let applied = entry.apply(tree).map_err(|error| failed(&error));
                applied.map_err(Lost::Database)?;
            }
            Next::Damaged { at, last } => {
                end.is_damaged = true;
                if last.is_none_or(|last| last > end.last) {
                    in_doubt = in_doubt.or(Some(at));
                }
            }
            Next::Torn { at } => {
                end.good = at;
                if !is_newest {
                    return Err(damaged(at, "it is cut off"));
                }
                tracing::warn!(
                    at,
                    "the journal's last entry was cut off before it was acknowledged"
                );
                break;
            }
            Next::End => {
                end.good = at;
                break;
            }
        }
    }
    match in_doubt {
        Some(at) => Err(damaged(at, "a checksum is wrong")),
        None => Ok(()),
    }
}

/// Makes the database anew from the newest snapshot that is whole and the journal behind it.
fn rebuild(path: &Path, folder: &Folder, lost: Lost) -> Result<(sled::Db, End), StoreError> {
    let why = match lost {
        Lost::Database(error) | Lost::Disk(error) | Lost::Damaged(error) => error,
        Lost::Older { has, begins } => StoreError::Failed(format!(
            "the database ends with revision {has}, the journal begins behind {begins}"
        )),
    };
    let mut snapshots = folder.snapshots()?;
    // Without one the journal has all from the beginning.
    let has_all = folder.segments()?.first() == Some(&0);
    let bases = std::iter::from_fn(|| snapshots.pop()).map(Some);
    let mut cause = None;
    for base in bases.chain(has_all.then_some(None)) {
        let fresh = tempfile_beside(path)?;
        match made_from(&fresh, folder, base) {
            Ok(end) => {
                tracing::error!(
                    "THE DATABASE COULD NOT BE USED ({why}); its files are in {SET_ASIDE}, and it was \
                     made anew from the journal, with all that was acknowledged"
                );
                return Ok((take_place(path, &fresh)?, end));
            }
            Err(Lost::Disk(error)) => return Err(error),
            Err(lost) => cause = cause.or(Some(lost)),
        }
    }
    rewriting::clear(path)?;
    Err(match cause {
        Some(Lost::Damaged(error @ StoreError::JournalDamaged { .. })) => error,
        Some(Lost::Damaged(error)) => StoreError::Failed(format!(
            "{error}; nothing was changed, and halma repair shows what would be lost"
        )),
        _ => why,
    })
}

fn tempfile_beside(path: &Path) -> Result<std::path::PathBuf, StoreError> {
    rewriting::clear(path)?;
    Ok(rewriting::folder(path))
}

/// Fills a fresh database.
fn made_from(fresh: &Path, folder: &Folder, base: Option<Revision>) -> Result<End, Lost> {
    let tree = rewriting::open(fresh).map_err(Lost::Disk)?;
    let mut until = 0;
    if let Some(at) = base {
        let read = Snapshot::read(&folder.snapshot(at), at, |writes| {
            let (first, last) = (at, at);
            let entry = Entry {
                first,
                last,
                writes,
            };
            entry.apply(&tree).map_err(|error| failed(&error))
        });
        until = read.map_err(Lost::Damaged)?.until;
    }
    let end = follow_from(&tree, folder, base.unwrap_or(0))?;
    if end.last < until {
        let ends = end.last;
        return Err(Lost::Damaged(StoreError::Failed(format!(
            "the journal ends with revision {ends}, before the snapshot was complete with {until}"
        ))));
    }
    let key = Slot::last_revision().key();
    tree.insert(key.encode(), encode(end.last, &[]))
        .and_then(|_| tree.flush())
        .map_err(|error| Lost::Disk(failed(&error)))?;
    Ok(end)
}

/// Sets the files of a database aside, of which the last ones are kept, and lets a fresh one take their
/// place.
fn take_place(path: &Path, fresh: &Path) -> Result<sled::Db, StoreError> {
    rewriting::wait_until_free(fresh);
    remove_set_aside(path)?;
    let aside = path.join(SET_ASIDE);
    let of_path = |error: io::Error| io_error(path, &error);
    fs::create_dir(&aside).map_err(of_path)?;
    for (from, to) in [(path, &*aside), (fresh, path)] {
        for entry in fs::read_dir(from).map_err(of_path)? {
            let entry = entry.map_err(of_path)?;
            if rewriting::is_databases(&entry.file_name().to_string_lossy()) {
                fs::rename(entry.path(), to.join(entry.file_name())).map_err(of_path)?;
            }
        }
        rewriting::sync(to)?;
    }
    rewriting::clear(path)?;
    rewriting::open(path)
}
