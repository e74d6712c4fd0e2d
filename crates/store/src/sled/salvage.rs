//! Recovers what can be read if neither the database nor the journal has everything.
//!
//! Every record is written whole, with its revision. So the copy with the highest revision counts,
//! and a gap only costs the records that weren't written again later.

use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::backpressure::Backpressure;
use super::files::{self, DATABASE};
use super::journal::{Entry, Folder, Next, Segment, Snapshot, io_error, read_what_can_be};
use super::replay::{Sources, note_last, sound_if_there};
use crate::StoreError;
use crate::stored::Revision;
use crate::value::{failed, last_revision, revision_of};

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

/// Recovers what can be read into the folder for new databases.
///
/// # Errors
/// Nothing can be read, or the disk fails.
pub(super) fn salvage(sources: &Sources) -> Result<Salvaged, StoreError> {
    let fresh = files::folder(sources.database);
    files::clear(sources.database)?;
    let tree = files::open(&fresh)?;
    let mut rescue = Rescue {
        tree,
        pressure: Backpressure::default(),
        base: 0,
        seen: Vec::new(),
        others: Vec::new(),
    };
    rescue.begin(sources)?;
    rescue.follow(sources.folder)?;
    if rescue.tree.is_empty() {
        return Err(StoreError::Failed(
            "nothing of the store can be read; bring back a backup with halma restore".to_owned(),
        ));
    }
    let known = sources.notes.known().unwrap_or(0);
    let last = rescue.last().max(known);
    let missing = rescue.missing(sources.folder, last)?;
    if sources.notes.known().is_none() {
        rescue.others.push(format!(
            "no note says which change was acknowledged last: all behind {last} may be missing"
        ));
    }
    note_last(&rescue.tree, last)?;
    let salvaged = Salvaged {
        last,
        missing,
        others: rescue.others,
    };
    drop(rescue.tree);
    files::wait_until_free(&fresh);
    Ok(salvaged)
}

/// A database that is filled with what can be read.
struct Rescue {
    tree: sled::Db,
    pressure: Backpressure,
    /// Everything up to this revision is in it.
    base: Revision,
    /// The changes read after it.
    seen: Vec<RangeInclusive<Revision>>,
    others: Vec<String>,
}

impl Rescue {
    /// Starts with the newest complete source, the database or a snapshot. If none is complete,
    /// starts with everything that can be read from any.
    fn begin(&mut self, sources: &Sources) -> Result<(), StoreError> {
        let folder = sources.folder;
        let snapshots = folder.snapshots()?;
        let is_whole =
            |at: &&Revision| Snapshot::read(&folder.snapshot(**at), **at, |_| Ok(())).is_ok();
        let whole = snapshots.iter().rfind(is_whole).copied();
        files::wait_until_free(sources.database);
        let database = match sound_if_there(sources.database, None) {
            Err(error) if error.is_refusal() => return Err(error),
            database => database,
        };
        let has = database.as_ref().ok().map(last_revision).transpose()?;
        if let (Ok(database), Some(has)) = (&database, has)
            && has >= whole.unwrap_or(0)
        {
            self.base = has;
            return self.take_database(database, 0);
        }
        self.base = whole.unwrap_or(0);
        let first = snapshots.partition_point(|at| *at < self.base);
        for at in snapshots.into_iter().skip(first) {
            self.take_snapshot(folder, at, Some(at) == whole)?;
        }
        drop(database);
        if sources.database.join(DATABASE).exists() {
            files::wait_until_free(sources.database);
            // sled may panic on the damage; what was read until then is kept.
            let taken = catch_unwind(AssertUnwindSafe(|| {
                let database = files::open(sources.database)?;
                self.take_database(&database, self.base)
            }));
            if !matches!(taken, Ok(Ok(()))) {
                tracing::warn!("only part of the database can be read");
            }
        }
        Ok(())
    }

    fn take_database(&mut self, database: &sled::Db, behind: Revision) -> Result<(), StoreError> {
        for pair in database.iter() {
            let (key, value) = pair.map_err(|error| failed(&error))?;
            if revision_of(&value).is_some_and(|revision| revision >= behind) {
                self.put(&key, &value)?;
            }
        }
        Ok(())
    }

    fn take_snapshot(
        &mut self,
        folder: &Folder,
        at: Revision,
        is_whole: bool,
    ) -> Result<(), StoreError> {
        let path = folder.snapshot(at);
        let rest = read_what_can_be(&path, |entry| self.take(entry))?;
        if !is_whole && self.base == 0 {
            let of = rest.of.map_or_else(String::new, |of| format!(" of {of}"));
            self.others.push(format!(
                "{}: {}{of} records can be read",
                path.display(),
                rest.read
            ));
        }
        Ok(())
    }

    /// Applies all changes of the journal after the base.
    fn follow(&mut self, folder: &Folder) -> Result<(), StoreError> {
        for before in folder.segments()? {
            let path = folder.segment(before);
            let of_path = |error: std::io::Error| io_error(&path, &error);
            let mut segment = Segment::open(&path).map_err(of_path)?;
            loop {
                match segment.next().map_err(of_path)? {
                    Next::Entry(entry) if entry.last > self.base => {
                        self.seen.push(entry.first..=entry.last);
                        self.take(entry)?;
                    }
                    Next::Entry(_) | Next::Damaged { .. } => {}
                    Next::Torn { .. } | Next::End => break,
                }
            }
        }
        Ok(())
    }

    fn take(&mut self, entry: Entry) -> Result<(), StoreError> {
        for (key, value) in entry.writes {
            match value {
                Some(value) => self.put(&key, &value)?,
                None if self.revision(&key)? <= Some(entry.last) => self.write(&key, None)?,
                None => {}
            }
        }
        Ok(())
    }

    /// Puts a value unless there is a later one.
    fn put(&mut self, key: &[u8], value: &[u8]) -> Result<(), StoreError> {
        if self.revision(key)? <= revision_of(value) {
            self.write(key, Some(value.into()))?;
        }
        Ok(())
    }

    fn write(&mut self, key: &[u8], value: Option<sled::IVec>) -> Result<(), StoreError> {
        let written = self.pressure.write(&self.tree, key, value);
        written.map_err(|error| failed(&error))
    }

    fn revision(&self, key: &[u8]) -> Result<Option<Revision>, StoreError> {
        let found = self.tree.get(key).map_err(|error| failed(&error))?;
        Ok(found.and_then(|value| revision_of(&value)))
    }

    /// Returns the last revision read.
    fn last(&self) -> Revision {
        let last = self.seen.iter().map(|seen| *seen.end()).max();
        last.unwrap_or(0).max(self.base)
    }

    /// Returns the revisions up to `last` that weren't read.
    fn missing(
        &self,
        folder: &Folder,
        last: Revision,
    ) -> Result<Vec<RangeInclusive<Revision>>, StoreError> {
        // Gaps in a snapshot are reported separately.
        let begins = if self.others.is_empty() {
            self.base
        } else {
            folder
                .segments()?
                .first()
                .copied()
                .unwrap_or(last)
                .max(self.base)
        };
        let mut seen = self.seen.clone();
        seen.sort_unstable_by_key(|seen| *seen.start());
        let (mut next, mut missing) = (begins + 1, Vec::new());
        for seen in seen {
            if *seen.start() > next {
                missing.push(next..=seen.start() - 1);
            }
            next = next.max(seen.end() + 1);
        }
        if next <= last {
            missing.push(next..=last);
        }
        Ok(missing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_that_can_be_read_counts() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut rescue = Rescue {
            tree: files::open(folder.path()).expect("it is new"),
            pressure: Backpressure::default(),
            base: 0,
            seen: Vec::new(),
            others: Vec::new(),
        };
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
