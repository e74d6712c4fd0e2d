//! Tries out what the next start would find, on a copy of the database outside the store's
//! directory. Nothing is written to the store.

use std::path::Path;

use super::files;
use super::image::Image;
use super::journal::Folder;
use super::journal::inspection::{Inspection, inspect};
use super::must_exist;
use super::replay::{self, Replayed, Sources, Tree, replay};
use super::salvage::salvage;
use crate::StoreError;

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
    let copy = files::copy(store)?;
    let mut steps = Vec::new();
    let replayed = if Folder::exists(store)? {
        let sources = Sources {
            database: copy.path(),
            folder: &held,
            notes: held.notes()?,
        };
        replayed(&sources, &mut steps)?
    } else {
        steps.push("creates a journal".to_owned());
        without_journal(copy.path())?
    };
    let Outcome { database, tree } = replayed;
    let start = match tree {
        Ok((tree, is_known)) => {
            let image = Image::new(tree, copy);
            if is_known {
                Start::Whole(image)
            } else {
                Start::Unsure(image)
            }
        }
        Err((why, rest)) => Start::Stops {
            why,
            rest: rest.and_then(|salvaged| {
                let tree = files::open(&files::folder(copy.path()))?;
                Ok((salvaged, Image::new(tree, copy)))
            }),
        },
    };
    Ok(DryRun {
        journal: inspect(store)?,
        database,
        steps,
        start,
        _held: held,
    })
}

/// What replaying the copy resulted in.
struct Outcome {
    /// What is wrong with the database.
    database: Option<String>,
    /// The resulting database and whether it is known to be complete; or why there is none, and
    /// what can be recovered.
    tree: Result<(sled::Db, bool), (StoreError, Result<Salvaged, StoreError>)>,
}

fn replayed(sources: &Sources, steps: &mut Vec<String>) -> Result<Outcome, StoreError> {
    // Has to run before the database is opened, which changes its files.
    let is_as_closed = sources.notes.closed.is_none_or(|closed| {
        files::checksum(sources.database).is_ok_and(|checksum| checksum == closed.checksum)
    });
    let has_bad_settings = files::drop_bad_settings(sources.database)?;
    let (tree, end) = match replay(sources) {
        Ok(Replayed { tree, end }) => (tree, end),
        Err(why) if why.is_refusal() => return Err(why),
        Err(why) => {
            let tree = Err((why, salvage(sources)));
            return Ok(Outcome {
                database: None,
                tree,
            });
        }
    };
    let (tree, database) = match tree {
        Tree::InPlace(tree) if has_bad_settings => {
            steps.push("writes the database's file of settings again".to_owned());
            (
                tree,
                Some("its file of settings is damaged or missing".to_owned()),
            )
        }
        Tree::InPlace(tree) if is_as_closed => (tree, None),
        Tree::InPlace(tree) => {
            steps.push("reads the whole database, then the journal".to_owned());
            (
                tree,
                Some("its files have changed since it was closed".to_owned()),
            )
        }
        Tree::Rebuilt { why } => {
            steps.push("rebuilds the database from the journal".to_owned());
            let tree = files::open(&files::folder(sources.database))?;
            (tree, Some(why.to_string()))
        }
    };
    if end.begins_again() {
        steps.push("starts a new journal from the database".to_owned());
    }
    let is_odd = database.is_some() || end.begins_again() || end.is_torn;
    let is_known = !is_odd || sources.notes.known().is_some();
    let tree = Ok((tree, is_known));
    Ok(Outcome { database, tree })
}

/// Opens the copy of a store that has lost its journal. Nothing tells what else the journal had.
fn without_journal(copy: &Path) -> Result<Outcome, StoreError> {
    let tree = match replay::without_journal(copy) {
        Err(error) if error.is_refusal() => return Err(error),
        tree => tree.map(|tree| (tree, false)),
    };
    let database = tree.as_ref().err().map(ToString::to_string);
    let tree = tree.map_err(|why| {
        let rest = replay::WITHOUT_JOURNAL.to_owned();
        (why, Err(StoreError::Failed(rest)))
    });
    Ok(Outcome { database, tree })
}

/// Gives up what can't be read; its files are set aside in the store's directory.
///
/// # Errors
/// Another process has the store open, nothing can be read, or the disk fails; nothing is lost
/// then.
pub fn give_up(store: &Path) -> Result<Salvaged, StoreError> {
    super::recovery::give_up(store)
}
