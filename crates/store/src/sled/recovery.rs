//! Opens the database with its journal. Unusable files are set aside.

use std::fs::{self, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::files;
use super::journal::{FOLDER, Folder, Journal, KEPT_SNAPSHOTS, Notes, Taking, io_error};
use super::replay::{
    End, Replayed, Sources, Tree, WITHOUT_JOURNAL, replay, sound, without_journal,
};
use super::salvage::{Salvaged, salvage};
use crate::StoreError;
use crate::private;
use crate::stored::Revision;
use crate::value::last_revision;

/// The directory for files set aside, within the store's directory.
const SET_ASIDE: &str = "set-aside";

/// A database that has everything its journal has.
pub(super) struct Recovered {
    pub tree: sled::Db,
    pub journal: Journal,
}

/// Opens the store in a directory.
///
/// # Errors
/// Another process has it open, or something is lost.
pub(super) fn open(path: &Path) -> Result<Recovered, StoreError> {
    open_held(path, false)
}

/// Like [`open`], but starts a new journal; damaged parts of the old one are set aside.
///
/// # Errors
/// As [`open`].
pub(super) fn renew(path: &Path) -> Result<Recovered, StoreError> {
    open_held(path, true)
}

fn open_held(path: &Path, renews: bool) -> Result<Recovered, StoreError> {
    let has_journal = Folder::exists(path)?;
    let folder = Folder::open(path)?;
    keep_others_out(path);
    files::clear(path)?;
    if !has_journal {
        let is_new = files::all(path).is_ok_and(|files| files.is_empty());
        if !is_new {
            look_without_journal(path)?;
        }
        let tree = sound(path, None).inspect_err(|_| {
            if is_new {
                files::remove_all(path);
            }
        })?;
        return begin_journal(path, tree, folder);
    }
    let notes = folder.notes()?;
    let sources = Sources {
        database: path,
        folder: &folder,
        notes,
    };
    if files::drop_bad_settings(path)? {
        tracing::warn!(
            "the database's file of settings was damaged or missing, and is written again"
        );
    }
    let Replayed { tree, mut end } = replay(&sources)?;
    folder.forget_closed()?;
    let tree = match tree {
        Tree::InPlace(tree) => tree,
        Tree::Rebuilt { why } => {
            let has = how_much(&notes, end.last);
            tracing::error!(
                "THE DATABASE COULD NOT BE USED ({why}); its files are in {SET_ASIDE}, and it was made \
                 again from the journal, {has}"
            );
            take_place(path)?
        }
    };
    end.is_damaged |= renews;
    if end.is_torn {
        let has = how_much(&notes, end.last);
        tracing::warn!(
            at = end.good,
            "the journal's last entry was cut off; the store goes on {has}"
        );
    }
    go_on(path, tree, folder, &end)
}

/// Opens a copy of the database of a store that has lost its journal.
fn look_without_journal(path: &Path) -> Result<(), StoreError> {
    let copy = files::copy(path)?;
    let opened = without_journal(copy.path()).map(drop);
    files::wait_until_free(copy.path());
    opened
}

/// Describes how much of what was acknowledged is there.
fn how_much(notes: &Notes, last: Revision) -> String {
    match notes.known() {
        Some(_) => format!("with all that was acknowledged, up to revision {last}"),
        None => {
            format!("up to revision {last}; no note says whether that is all that was acknowledged")
        }
    }
}

/// Gives up what can't be read.
///
/// # Errors
/// Another process has the store open, nothing can be read, or the disk fails; no data has changed
/// then.
pub(super) fn give_up(path: &Path) -> Result<Salvaged, StoreError> {
    if !Folder::exists(path)? {
        let refused = look_without_journal(path).err();
        let refused = refused.filter(StoreError::is_refusal);
        let nothing = || StoreError::Failed(WITHOUT_JOURNAL.to_owned());
        return Err(refused.unwrap_or_else(nothing));
    }
    let folder = Folder::open(path)?;
    keep_others_out(path);
    let sources = Sources {
        database: path,
        folder: &folder,
        notes: folder.notes()?,
    };
    let salvaged = salvage(&sources)?;
    let last = salvaged.last;
    // Once the journal has a snapshot of the new database, everything else can be removed.
    let fresh = files::folder(path);
    let tree = files::open(&fresh)?;
    let journal = Journal::go_on(folder, last, 0, last)?;
    Taking::begin(journal.folder(), last, &tree)?.finish()?;
    drop(tree);
    files::wait_until_free(&fresh);
    journal.folder().forget_closed()?;
    drop(take_place(path)?);
    let aside = set_aside(path)?;
    journal.folder().set_aside_before(last, &aside)?;
    files::wait_until_free(path);
    Ok(salvaged)
}

/// Removes the files set aside, because they still contain data deleted since.
///
/// # Errors
/// The disk fails.
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

/// Creates a journal for a store that is new or has lost its journal.
fn begin_journal(path: &Path, tree: sled::Db, folder: Folder) -> Result<Recovered, StoreError> {
    let last = last_revision(&tree)?;
    let end = End {
        segment: last,
        good: 0,
        last_entry: 0,
        journaled: 0,
        last,
        is_damaged: false,
        is_torn: false,
    };
    go_on(path, tree, folder, &end)
}

/// Continues at the end of the journal. If only the database has something, it is first saved in a
/// snapshot.
fn go_on(path: &Path, tree: sled::Db, folder: Folder, end: &End) -> Result<Recovered, StoreError> {
    if !end.begins_again() {
        write_again(&folder.segment(end.segment), end.last_entry..end.good)?;
        let journal = Journal::go_on(folder, end.segment, end.good, end.last)?;
        return Ok(Recovered { tree, journal });
    }
    let mut journal = Journal::go_on(folder, end.last, 0, end.last)?;
    tracing::warn!(
        revision = end.last,
        "the journal begins again with what the database has"
    );
    let taken = Taking::begin(journal.folder(), end.last, &tree)?.finish();
    match taken {
        Ok(snapshot) => {
            journal.note_snapshot(snapshot, KEPT_SNAPSHOTS)?;
            if end.journaled > 0 || end.is_damaged {
                let aside = set_aside(path)?;
                journal.folder().set_aside_before(end.last, &aside)?;
            }
        }
        Err(error) => tracing::error!(%error, "couldn't take a snapshot; retrying later"),
    }
    Ok(Recovered { tree, journal })
}

/// Writes the last entry of a segment over itself, to be synced next. After a failed sync the system
/// may show what isn't on the disk, and takes it for written.
fn write_again(segment: &Path, entry: Range<u64>) -> Result<(), StoreError> {
    let written = || {
        if entry.is_empty() {
            return Ok(());
        }
        let mut file = OpenOptions::new().read(true).write(true).open(segment)?;
        file.seek(SeekFrom::Start(entry.start))?;
        let mut bytes = Vec::new();
        (&file)
            .take(entry.end - entry.start)
            .read_to_end(&mut bytes)?;
        file.seek(SeekFrom::Start(entry.start))?;
        file.write_all(&bytes)
    };
    written().map_err(|error| io_error(segment, &error))
}

/// Sets the files of a database aside, keeping only the latest such set, and replaces them with the
/// rebuilt one.
fn take_place(path: &Path) -> Result<sled::Db, StoreError> {
    remove_set_aside(path)?;
    let aside = set_aside(path)?;
    let of_path = |error: io::Error| io_error(path, &error);
    for (from, to) in [(path, &*aside), (&*files::folder(path), path)] {
        for entry in fs::read_dir(from).map_err(of_path)? {
            let entry = entry.map_err(of_path)?;
            if files::is_databases(&entry.file_name().to_string_lossy()) {
                fs::rename(entry.path(), to.join(entry.file_name())).map_err(of_path)?;
            }
        }
        private::sync_directory(to).map_err(|error| io_error(to, &error))?;
    }
    files::clear(path)?;
    files::open(path)
}

/// Returns the directory for files set aside, and creates it if it is missing.
fn set_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let aside = path.join(SET_ASIDE);
    let made = private::make_directory(&aside);
    made.map_err(|error| io_error(&aside, &error))?;
    Ok(aside)
}
