//! Opens the database with its journal. Unusable files are set aside.

use std::fs::{self, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::errors::At as _;
use super::files;
use super::journal::{End, FOLDER, Folder, Journal, KEPT_SNAPSHOTS, snapshot};
use super::replay::{Replayed, Sources, Wrong, replay, without_journal};
use super::salvage::{Salvaged, salvage, without_all};
use crate::StoreError;
use crate::private;

/// The directory for files set aside, within the store's directory.
const SET_ASIDE: &str = "set-aside";

/// Opens the store in a directory. If it is to be renewed, it gets a new journal, and damaged parts
/// of the old one are set aside.
pub(super) fn open(path: &Path, renews: bool) -> Result<(sled::Db, Journal), StoreError> {
    let folder = Folder::open(path)?;
    keep_others_out(path);
    files::clear(path)?;
    let has_journal = folder.has_journal()?;
    let is_new = !has_journal && files::all(path).is_ok_and(|files| files.is_empty());
    if !has_journal && !is_new {
        look_without_journal(path)?;
    }
    let sources = Sources::of(path, &folder)?;
    let replayed = replay(&sources).inspect_err(|_| {
        if is_new {
            files::remove_all(path);
        }
    })?;
    say(&replayed, sources.notes.known().is_some());
    let Replayed { tree, mut end, .. } = replayed;
    folder.forget_closed()?;
    let tree = tree.map_or_else(|| take_place(path), Ok)?;
    end.is_damaged |= renews;
    go_on(path, tree, folder, &end)
}

/// Says in the log what was wrong.
fn say(replayed: &Replayed, is_known: bool) {
    let (last, at) = (replayed.end.last, replayed.end.good);
    let has = if is_known {
        format!("with all that was acknowledged, up to revision {last}")
    } else {
        format!("up to revision {last}; no note says whether that is all that was acknowledged")
    };
    match &replayed.wrong {
        Some(Wrong { why, .. }) if replayed.tree.is_none() => tracing::error!(
            "THE DATABASE COULD NOT BE USED ({why}); its files are in {SET_ASIDE}, and it was made again \
             from the journal, {has}"
        ),
        Some(Wrong { why, remedy }) => tracing::warn!("the database: {why}; this start {remedy}"),
        None => {}
    }
    if replayed.end.is_torn {
        tracing::warn!(
            at,
            "the journal's last entry was cut off; the store goes on {has}"
        );
    }
}

/// Opens a copy of the database of a store that has lost its journal.
fn look_without_journal(path: &Path) -> Result<(), StoreError> {
    let copy = files::copy(path)?;
    let opened = without_journal(copy.path()).map(drop);
    files::wait_until_free(copy.path());
    opened
}

/// Gives up what can't be read; its files are set aside in the store's directory.
///
/// # Errors
/// Another process has the store open, nothing can be read, or the disk fails; nothing is lost
/// then.
pub fn give_up(path: &Path) -> Result<Salvaged, StoreError> {
    if !Folder::look(path).has_journal()? {
        let refused = look_without_journal(path).err();
        let refused = refused.filter(StoreError::is_refusal);
        return Err(refused.unwrap_or_else(without_all));
    }
    let folder = Folder::open(path)?;
    keep_others_out(path);
    let salvaged = salvage(&Sources::of(path, &folder)?)?;
    let last = salvaged.last;
    // Once the journal has a snapshot of the new database, everything else can be removed.
    let fresh = files::folder(path);
    let tree = files::open(&fresh)?;
    let journal = Journal::go_on(folder, last, 0, last)?;
    snapshot::start(path, last, &tree)?.finish()?;
    drop(tree);
    files::wait_until_free(&fresh);
    journal.folder().forget_closed()?;
    drop(take_place(path)?);
    journal
        .folder()
        .clear_before(last, Some(&set_aside(path)?))?;
    files::wait_until_free(path);
    Ok(salvaged)
}

/// Removes the files set aside, because they still contain data deleted since.
pub(super) fn remove_set_aside(path: &Path) -> Result<(), StoreError> {
    files::remove(&path.join(SET_ASIDE))
}

/// Removes the permissions of others from a store.
fn keep_others_out(path: &Path) {
    let is_own = |name: &str| {
        files::is_databases(name) || [FOLDER, SET_ASIDE, files::FOLDER].contains(&name)
    };
    let narrowed = private::narrow(path)
        .and_then(|was_wide| Ok(private::narrow_within(path, is_own)? || was_wide));
    let path = path.display();
    match narrowed {
        Ok(false) => {}
        Ok(true) => tracing::warn!(
            "others on this machine could read the store in {path}; from now on its owner alone can"
        ),
        Err(error) => tracing::warn!(
            %error,
            "others on this machine may be able to read the store in {path}; make it their owner's alone"
        ),
    }
}

/// Continues at the end of the journal. If only the database has something, it is first saved in a
/// snapshot.
fn go_on(
    path: &Path,
    tree: sled::Db,
    folder: Folder,
    end: &End,
) -> Result<(sled::Db, Journal), StoreError> {
    if !end.begins_again() {
        let segment = folder.segment(end.segment);
        write_again(&segment, end.last_entry..end.good).at(&segment)?;
        let journal = Journal::go_on(folder, end.segment, end.good, end.last)?;
        return Ok((tree, journal));
    }
    let mut journal = Journal::go_on(folder, end.last, 0, end.last)?;
    tracing::warn!(
        revision = end.last,
        "the journal begins again with what the database has"
    );
    match snapshot::start(path, end.last, &tree).and_then(|mut taking| taking.finish()) {
        Ok(snapshot) => {
            journal.note_snapshot(snapshot, KEPT_SNAPSHOTS)?;
            if end.journaled > 0 || end.is_damaged {
                let aside = set_aside(path)?;
                journal.folder().clear_before(end.last, Some(&aside))?;
            }
        }
        Err(error) => tracing::error!(%error, "couldn't take a snapshot; retrying later"),
    }
    Ok((tree, journal))
}

/// Writes the last entry of a segment over itself, to be synced next. After a failed sync the system
/// may show what isn't on the disk, and takes it for written.
fn write_again(segment: &Path, entry: Range<u64>) -> io::Result<()> {
    if entry.is_empty() {
        return Ok(());
    }
    let mut file = OpenOptions::new().read(true).write(true).open(segment)?;
    let mut bytes = vec![0; (entry.end - entry.start) as usize];
    file.seek(SeekFrom::Start(entry.start))?;
    file.read_exact(&mut bytes)?;
    file.seek(SeekFrom::Start(entry.start))?;
    file.write_all(&bytes)
}

/// Sets the files of a database aside, keeping only the latest such set, and replaces them with the
/// rebuilt one.
fn take_place(path: &Path) -> Result<sled::Db, StoreError> {
    remove_set_aside(path)?;
    let aside = set_aside(path)?;
    for (from, to) in [(path, &*aside), (&*files::folder(path), path)] {
        for entry in fs::read_dir(from).at(path)? {
            let entry = entry.at(path)?;
            if files::is_databases(&entry.file_name().to_string_lossy()) {
                fs::rename(entry.path(), to.join(entry.file_name())).at(path)?;
            }
        }
        private::sync_directory(to).at(to)?;
    }
    files::clear(path)?;
    files::open(path)
}

/// Returns the directory for files set aside, and creates it if it is missing.
fn set_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let aside = path.join(SET_ASIDE);
    private::make_directory(&aside).at(&aside)?;
    Ok(aside)
}
