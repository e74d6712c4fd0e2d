//! Inspects all files of a journal, even while a bot is writing to it.

use std::io;
use std::path::Path;

use super::folder::{Folder, io_error};
use super::notes::Acknowledged;
use super::segment::{Next, Segment};
use super::snapshot::Snapshot;
use crate::StoreError;
use crate::stored::Revision;

/// What the files of a journal contain.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Inspection {
    /// The number of undamaged snapshots.
    pub snapshots: usize,
    /// The number of batches after the newest undamaged snapshot.
    pub entries: u64,
    /// The revision of the last batch.
    pub revision: Revision,
    /// What is damaged or missing, one sentence each.
    pub faults: Vec<String>,
    /// The revision of the newest undamaged snapshot.
    whole: Revision,
}

/// Inspects the journal of a store, if it has one. Its process may be running.
///
/// # Errors
/// The disk fails.
pub fn inspect(store: &Path) -> Result<Inspection, StoreError> {
    if !Folder::exists(store)? {
        return Ok(Inspection::default());
    }
    let folder = Folder::look(store);
    // Read before the changes: a note written meanwhile would name changes that weren't seen.
    let notes = folder.notes()?;
    let mut found = Inspection::default();
    if notes.acknowledged == Acknowledged::Damaged {
        let file = folder.acknowledged();
        found.fault(&file, "the note of the last acknowledged change is damaged");
    }
    let snapshots = folder.snapshots()?;
    found.look_at_snapshots(&folder, &snapshots);
    let segments = folder.segments()?;
    found.revision = segments.first().copied().unwrap_or(0);
    for (index, before) in segments.iter().enumerate() {
        found.look_through(&folder, *before, index + 1 == segments.len())?;
    }
    for at in snapshots.iter().filter(|at| !segments.contains(at)) {
        let file = folder.segment(*at);
        // A running bot may have removed both meanwhile.
        if folder.snapshot(*at).exists() {
            found.fault(&file, "it is missing, with the changes behind its snapshot");
        }
    }
    let newest = segments.last().copied().unwrap_or(0);
    found.revision = found.revision.max(found.whole);
    if let Some(known) = notes.known().filter(|known| *known > found.revision) {
        let file = folder.segment(newest);
        let from = found.revision + 1;
        found.fault(
            &file,
            &format!("the changes {from} to {known} are missing at its end"),
        );
    }
    Ok(found)
}

impl Inspection {
    fn fault(&mut self, file: &Path, what: &str) {
        self.faults.push(format!("{}: {what}", file.display()));
    }

    fn look_at_snapshots(&mut self, folder: &Folder, snapshots: &[Revision]) {
        for at in snapshots {
            let file = folder.snapshot(*at);
            match Snapshot::read(&file, *at, |_| Ok(())) {
                Ok(_) => {
                    self.snapshots += 1;
                    self.whole = *at;
                }
                // A running bot has taken a newer one meanwhile.
                Err(_) if !file.exists() => {}
                Err(error) => self.faults.push(error.to_string()),
            }
        }
    }

    fn look_through(
        &mut self,
        folder: &Folder,
        before: Revision,
        is_newest: bool,
    ) -> Result<(), StoreError> {
        let file = folder.segment(before);
        let of_file = |error: io::Error| io_error(&file, &error);
        let mut segment = match Segment::open(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            opened => opened.map_err(of_file)?,
        };
        if before > self.revision {
            let from = self.revision + 1;
            self.fault(
                &file,
                &format!("the changes {from} to {before} are missing before it"),
            );
            self.revision = before;
        }
        loop {
            let at = segment.at();
            match segment.next().map_err(of_file)? {
                Next::Entry(entry) if entry.last <= self.revision => {}
                Next::Entry(entry) => {
                    if entry.first != self.revision + 1 {
                        let (from, to) = (self.revision + 1, entry.first - 1);
                        let what =
                            format!("the changes {from} to {to} are missing before byte {at}");
                        self.fault(&file, &what);
                    }
                    self.entries += u64::from(entry.last > self.whole);
                    self.revision = entry.last;
                }
                Next::Damaged { at, .. } => {
                    self.fault(&file, &format!("damaged at byte {at}: a checksum is wrong"));
                }
                Next::Torn { at } if !is_newest => {
                    self.fault(&file, &format!("it is cut off at byte {at}"));
                    return Ok(());
                }
                // A batch that is being written ends like this; it isn't acknowledged.
                Next::Torn { .. } | Next::End => return Ok(()),
            }
        }
    }
}
