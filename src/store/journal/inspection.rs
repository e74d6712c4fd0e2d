//! Looking at all files of a journal, and giving up what is behind damage.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use super::entry::Entry;
use super::folder::{Folder, io_error};
use super::segment::{Next, Segment};
use super::snapshot::Snapshot;
use crate::ids::Code;
use crate::store::StoreError;
use crate::store::key::{Key, Slot};
use crate::store::stored::{Revision, Stored};
use crate::store::value::decode;

/// What the files of a journal have.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Inspection {
    /// How many snapshots are whole.
    pub snapshots: usize,
    /// What is wrong with others.
    pub bad_snapshots: Vec<String>,
    /// How many batches follow the newest whole snapshot.
    pub entries: u64,
    /// The revision of the last one of them that can be used.
    pub revision: Revision,
    /// Where the journal cannot be followed any further.
    pub damage: Option<Damage>,
}

/// Damage of a journal, and what would be lost by going on without what is behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The file.
    pub file: PathBuf,
    /// The byte at which it begins.
    pub at: u64,
    /// What is wrong.
    pub cause: &'static str,
    /// How many batches behind it can be read, but not be used.
    pub behind: u64,
    /// The games that these change, as far as they name them.
    pub games: BTreeSet<Code>,
    /// The segment that it is in.
    before: Revision,
}

/// Looks at all files of the journal of a store. Its process may be running.
///
/// # Errors
/// The disk fails.
pub fn inspect(store: &Path) -> Result<Inspection, StoreError> {
    let folder = Folder::look(store);
    let mut inspection = Inspection::default();
    let mut base = None;
    for at in folder.snapshots()? {
        match Snapshot::read(&folder.snapshot(at), at, |_| Ok(())) {
            Ok(_) => {
                inspection.snapshots += 1;
                base = Some(at);
            }
            Err(error) => inspection.bad_snapshots.push(error.to_string()),
        }
    }
    let segments = folder.segments()?;
    inspection.revision = base.or(segments.first().copied()).unwrap_or(0);
    let from = segments.partition_point(|before| *before < inspection.revision);
    for (index, before) in segments.iter().enumerate().skip(from) {
        let is_newest = index + 1 == segments.len();
        inspection.look_through(&folder, *before, is_newest)?;
    }
    Ok(inspection)
}

/// Goes on without what is behind the damage of a journal. The files stay there, out of use.
///
/// # Errors
/// Another process has the store, or the disk fails.
pub fn give_up_damaged(store: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let folder = Folder::open(store)?;
    let Some(damage) = inspect(store)?.damage else {
        return Ok(Vec::new());
    };
    let mut put_aside = Vec::new();
    let segments = folder.segments()?.into_iter();
    for before in segments.filter(|before| *before >= damage.before).rev() {
        put_aside.push(folder.set_aside(before)?);
    }
    if let Some(damaged) = put_aside.last() {
        let good = folder.segment(damage.before);
        let copied = File::open(damaged).and_then(|file| {
            let mut out = File::create_new(&good)?;
            io::copy(&mut file.take(damage.at), &mut out)?;
            out.sync_all()
        });
        copied.map_err(|error| io_error(&good, &error))?;
        folder.sync()?;
    }
    // The database may have been closed in order with more than that.
    folder.take_closed()?;
    Ok(put_aside)
}

impl Inspection {
    fn look_through(
        &mut self,
        folder: &Folder,
        before: Revision,
        is_newest: bool,
    ) -> Result<(), StoreError> {
        let file = folder.segment(before);
        let of_file = |error: io::Error| io_error(&file, &error);
        if self.damage.is_none() && before > self.revision {
            self.note_damage(&file, before, 0, "changes are missing before it");
        }
        let mut segment = Segment::open(&file).map_err(of_file)?;
        loop {
            let at = segment.at();
            match segment.next().map_err(of_file)? {
                Next::Entry(entry) => self.note(&entry, &file, before, at),
                Next::Damaged { at, .. } => {
                    self.note_damage(&file, before, at, "a checksum is wrong");
                }
                // What is being written ends so; it is not acknowledged.
                Next::Torn { at } if !is_newest => {
                    self.note_damage(&file, before, at, "it is cut off");
                    return Ok(());
                }
                Next::Torn { .. } | Next::End => return Ok(()),
            }
        }
    }

    fn note(&mut self, entry: &Entry, file: &Path, before: Revision, at: u64) {
        if self.damage.is_none() && entry.first != self.revision + 1 {
            self.note_damage(file, before, at, "changes are missing before the next ones");
        }
        let Some(damage) = &mut self.damage else {
            self.entries += 1;
            self.revision = entry.last;
            return;
        };
        damage.behind += 1;
        damage.games.extend(games(entry));
    }

    fn note_damage(&mut self, file: &Path, before: Revision, at: u64, cause: &'static str) {
        self.damage.get_or_insert_with(|| Damage {
            file: file.to_owned(),
            at,
            cause,
            behind: 0,
            games: BTreeSet::new(),
            before,
        });
    }
}

/// The games whose heads a batch writes.
fn games(entry: &Entry) -> impl Iterator<Item = Code> {
    entry.writes.iter().filter_map(|(key, value)| {
        let key @ Key::Match(id) = Key::decode(key)? else {
            return None;
        };
        let (revision, body) = decode(key, value.as_ref()?).ok()?;
        let body = body.to_vec();
        let record = Slot::matched(id).read(&Stored { revision, body }).ok()?;
        Some(record.code())
    })
}
