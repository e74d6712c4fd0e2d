//! Recovers what can be read if neither the database nor the journal has everything.
//!
//! Every record is written whole, with its revision. So the copy with the highest revision counts,
//! and a gap only costs the records that weren't written again later.

use std::ops::RangeInclusive;

use super::backpressure::Backpressure;
use super::errors::At as _;
use super::files::{self, DATABASE};
use super::journal::{Contents, Entry, Folder, Item, Reader, Segment, Snapshot};
use super::replay::{Sources, note_last, sound_if_there};
use crate::StoreError;
use crate::stored::Revision;
use crate::value::{last_revision, revision_of};

/// What could be recovered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Salvaged {
    /// The last revision that is known.
    pub last: Revision,
    /// The changes that can't be read.
    pub missing: Vec<RangeInclusive<Revision>>,
    /// What else may be lost, one sentence each.
    pub others: Vec<String>,
}

/// The error if there is no journal.
pub(super) fn without_all() -> StoreError {
    let why = "there is no journal to rebuild the database from; restore a backup";
    StoreError::Failed(why.to_owned())
}

/// Recovers what can be read into the folder for new databases.
pub(super) fn salvage(sources: &Sources) -> Result<Salvaged, StoreError> {
    if !sources.folder.has_journal()? {
        return Err(without_all());
    }
    files::clear(sources.database)?;
    let fresh = files::folder(sources.database);
    let mut rescue = Rescue::into(files::open(&fresh)?);
    rescue.begin(sources)?;
    let salvaged = rescue.follow(sources)?;
    if rescue.tree.is_empty() {
        return Err(StoreError::Failed(
            "nothing of the store can be read; bring back a backup with halma restore".to_owned(),
        ));
    }
    note_last(&rescue.tree, salvaged.last)?;
    drop(rescue);
    files::wait_until_free(&fresh);
    Ok(salvaged)
}

/// A database that is filled with what can be read.
struct Rescue {
    tree: sled::Db,
    pressure: Backpressure,
    /// Everything up to this revision is in it.
    base: Revision,
    others: Vec<String>,
}

impl Rescue {
    fn into(tree: sled::Db) -> Self {
        Self {
            tree,
            pressure: Backpressure::default(),
            base: 0,
            others: Vec::new(),
        }
    }

    /// Starts with the newest complete source, the database or a snapshot. If none is complete,
    /// starts with everything that can be read from any.
    fn begin(&mut self, sources: &Sources) -> Result<(), StoreError> {
        let snapshots = sources.folder.snapshots()?;
        let is_whole =
            |at: &Revision| Snapshot::read(&sources.folder.snapshot(*at), *at, |_| Ok(())).is_ok();
        let whole = snapshots.iter().copied().rev().find(is_whole).unwrap_or(0);
        files::wait_until_free(sources.database);
        files::drop_bad_settings(sources.database)?;
        match sound_if_there(sources) {
            Err(error) if error.is_refusal() => return Err(error),
            Err(_) => {}
            Ok((database, _)) => {
                let has = last_revision(&database)?;
                if has > 0 && has >= whole {
                    self.base = has;
                    return self.take_database(&database, 0);
                }
            }
        }
        self.base = whole;
        for at in snapshots.into_iter().filter(|at| *at >= whole) {
            self.take_snapshot(sources.folder, at)?;
        }
        if sources.database.join(DATABASE).exists() {
            files::wait_until_free(sources.database);
            // sled may panic on the damage; what was read until then is kept.
            let taken = files::caught(|| {
                let database = files::open(sources.database)?;
                self.take_database(&database, self.base)
            });
            if taken.flatten().is_err() {
                tracing::warn!("only part of the database can be read");
            }
        }
        Ok(())
    }

    fn take_database(&mut self, database: &sled::Db, behind: Revision) -> Result<(), StoreError> {
        for pair in database.iter() {
            let (key, value) = pair?;
            if revision_of(&value).is_some_and(|revision| revision >= behind) {
                self.put(&key, &value)?;
            }
        }
        Ok(())
    }

    fn take_snapshot(&mut self, folder: &Folder, at: Revision) -> Result<(), StoreError> {
        let path = folder.snapshot(at);
        let mut file = Segment::open(&path).at(&path)?;
        let found = Contents::read(&mut file, &path, |entry| self.take(entry))?;
        if found.whole.is_err() && self.base == 0 {
            let of = found.of.map_or_else(String::new, |of| format!(" of {of}"));
            let (path, read) = (path.display(), found.read);
            let other = format!("{path}: {read}{of} records can be read");
            self.others.push(other);
        }
        Ok(())
    }

    /// Applies all changes of the journal after the base, and says what is lost.
    fn follow(&mut self, sources: &Sources) -> Result<Salvaged, StoreError> {
        let known = sources.notes.known();
        let mut begins = self.base;
        // Gaps in a snapshot are reported separately.
        if !self.others.is_empty() {
            let first = sources.folder.segments()?.first().copied();
            begins = first.or(known).unwrap_or(0).max(begins);
        }
        let mut reader = Reader::after(sources.folder, begins)?;
        let mut missing = Vec::new();
        while let Some(item) = reader.next()? {
            match item {
                Item::Entry(entry) => self.take(entry)?,
                Item::Fault(fault) => missing.extend(fault.missing),
            }
        }
        let last = reader.end.last.max(known.unwrap_or(0));
        missing.push(reader.end.last + 1..=last);
        missing.retain(|changes| !changes.is_empty());
        missing.dedup_by(|next, before| {
            let adjoins = *next.start() == before.end() + 1;
            if adjoins {
                *before = *before.start()..=*next.end();
            }
            adjoins
        });
        if known.is_none() {
            self.others.push(format!(
                "no note says which change was acknowledged last: all behind {last} may be missing"
            ));
        }
        Ok(Salvaged {
            last,
            missing,
            others: std::mem::take(&mut self.others),
        })
    }

    fn take(&mut self, entry: Entry) -> Result<(), StoreError> {
        for (key, value) in entry.writes {
            match value {
                Some(value) => self.put(&key, &value)?,
                None if self.revision(&key)? <= Some(entry.last) => {
                    self.pressure.write(&self.tree, &key, None)?;
                }
                None => {}
            }
        }
        Ok(())
    }

    /// Puts a value unless there is a later one.
    fn put(&mut self, key: &[u8], value: &[u8]) -> Result<(), StoreError> {
        if self.revision(key)? <= revision_of(value) {
            self.pressure.write(&self.tree, key, Some(value.into()))?;
        }
        Ok(())
    }

    fn revision(&self, key: &[u8]) -> Result<Option<Revision>, StoreError> {
        Ok(self.tree.get(key)?.and_then(|value| revision_of(&value)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_that_can_be_read_counts() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut rescue = Rescue::into(files::open(folder.path()).expect("it is new"));
        let value = |at: Revision| [&at.to_be_bytes()[..], b"body"].concat();
        // An older change may be read after a newer one, from another file.
        for (at, is_put, expected) in [
            (5, true, Some(5)),
            (3, false, Some(5)),
            (3, true, Some(5)),
            (7, true, Some(7)),
            (7, false, None),
        ] {
            let write = (b"key".to_vec(), is_put.then(|| value(at)));
            let entry = Entry {
                first: at,
                last: at,
                writes: vec![write],
            };
            rescue.take(entry).expect("it is taken");
            let found = rescue.revision(b"key").expect("it can be read");
            assert_eq!(found, expected, "{at} {is_put}");
        }
    }
}
