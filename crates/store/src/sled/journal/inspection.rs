//! Inspects all files of a journal, even while a bot is writing to it.

use std::path::Path;

use super::folder::Folder;
use super::reader::{Item, Reader};
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
}

/// Inspects the journal of a store, if it has one. Its process may be running.
///
/// # Errors
/// The disk fails.
pub fn inspect(store: &Path) -> Result<Inspection, StoreError> {
    let (folder, mut found) = (Folder::look(store), Inspection::default());
    if !folder.has_journal()? {
        return Ok(found);
    }
    let fault = |file: &Path, what| format!("{}: {what}", file.display());
    // Read before the changes: a note written meanwhile would name changes that weren't seen.
    let notes = folder.notes()?;
    if notes.is_damaged {
        let what = "the note of the last acknowledged change is damaged";
        found.faults.push(fault(&folder.acknowledged(), what));
    }
    let snapshots = folder.snapshots()?;
    let mut newest = 0;
    for at in &snapshots {
        let file = folder.snapshot(*at);
        match Snapshot::read(&file, *at, |_| Ok(())) {
            Ok(_) => (found.snapshots, newest) = (found.snapshots + 1, *at),
            // A running bot has taken a newer one meanwhile.
            Err(_) if !file.exists() => {}
            Err(error) => found.faults.push(error.to_string()),
        }
    }
    let segments = folder.segments()?;
    let mut reader = Reader::after(&folder, segments.first().copied().unwrap_or(0))?;
    while let Some(item) = reader.next()? {
        match item {
            Item::Entry(entry) => found.entries += u64::from(entry.last > newest),
            Item::Fault(fault) => found.faults.push(fault.to_string()),
        }
    }
    for at in snapshots.iter().filter(|at| !segments.contains(at)) {
        // A running bot may have removed both meanwhile.
        if folder.snapshot(*at).exists() {
            let what = "it is missing, with the changes behind its snapshot";
            found.faults.push(fault(&folder.segment(*at), what));
        }
    }
    reader.end.last = reader.end.last.max(newest);
    let short = reader.end.short_of(notes.known(), &folder);
    found.faults.extend(short.map(|fault| fault.to_string()));
    found.revision = reader.end.last;
    Ok(found)
}
