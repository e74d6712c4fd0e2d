//! Tries out what the next start would find, on a copy of the database outside the store's
//! directory. Nothing is written to the store.

use std::path::Path;

use super::files;
use super::image::Image;
use super::journal::Folder;
use super::journal::inspection::{Inspection, inspect};
use super::must_exist;
use super::replay::{Replayed, Sources, Wrong, replay};
use super::salvage::salvage;
use crate::StoreError;

pub use super::recovery::give_up;
pub use super::salvage::Salvaged;

/// What the next start would find.
#[derive(Debug)]
pub struct DryRun {
    /// What the journal's files contain.
    pub journal: Inspection,
    /// What is wrong with the database, if anything.
    pub database: Option<String>,
    /// What the start would do, one sentence per step.
    pub steps: Vec<String>,
    /// What the start would result in.
    pub start: Start,
    /// Keeps other processes from opening the store.
    _held: Folder,
}

/// The result of a start.
#[derive(Debug)]
pub enum Start {
    /// Nothing is lost.
    Whole(Image),
    /// The store opens with everything that can be read, but no note tells whether that is
    /// everything that was acknowledged.
    Unsure(Image),
    /// Something would be lost, so the start stops and changes nothing.
    Stops {
        /// Why.
        why: StoreError,
        /// What giving up the rest would recover, or why nothing can be.
        rest: Result<(Salvaged, Image), StoreError>,
    },
}

impl DryRun {
    /// Returns true if no file is damaged.
    pub fn is_sound(&self) -> bool {
        self.journal.faults.is_empty()
            && self.database.is_none()
            && !matches!(self.start, Start::Stops { .. })
    }
}

/// Tries out what the next start would find.
///
/// # Errors
/// There is no store, another process has it open, another version wrote it, or there is no room
/// for a copy.
pub fn look(store: &Path) -> Result<DryRun, StoreError> {
    must_exist(store)?;
    let held = Folder::look_alone(store)?;
    let has_journal = held.has_journal()?;
    let copy = files::copy(store)?;
    let sources = Sources::of(copy.path(), &held)?;
    let fresh = files::folder(copy.path());
    let (mut database, mut steps) = (None, Vec::new());
    if !has_journal {
        steps.push("creates a journal".to_owned());
    }
    let start = match replay(&sources) {
        Ok(Replayed { tree, end, wrong }) => {
            let begins_again = has_journal && end.begins_again();
            let is_as_it_was = wrong.is_none() && !begins_again && !end.is_torn;
            let is_known = is_as_it_was || sources.notes.known().is_some();
            if let Some(Wrong { why, remedy }) = wrong {
                steps.push(remedy.to_owned());
                database = Some(why);
            }
            if begins_again {
                steps.push("starts a new journal from the database".to_owned());
            }
            let image = Image::new(tree.map_or_else(|| files::open(&fresh), Ok)?, copy);
            if has_journal && is_known {
                Start::Whole(image)
            } else {
                Start::Unsure(image)
            }
        }
        Err(why) if why.is_refusal() => return Err(why),
        Err(why) => {
            let rest = salvage(&sources).and_then(|salvaged| {
                let image = Image::new(files::open(&fresh)?, copy);
                Ok((salvaged, image))
            });
            Start::Stops { why, rest }
        }
    };
    Ok(DryRun {
        journal: inspect(store)?,
        database,
        steps,
        start,
        _held: held,
    })
}
