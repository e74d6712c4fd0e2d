//! What goes on beside the writing of changes: snapshots of the journal, and writing everything anew.

use super::StoreError;
use super::journal::{Snapshot, Taking};
use super::key::Key;
use super::orders::{Acknowledge, tell};
use super::pen::Pen;
use super::rewriting::Rewriting;
use super::shelf::Shelf;

/// What goes on, and who waits for it.
#[derive(Default)]
pub(super) struct Upkeep {
    /// The database being written anew.
    rewriting: Option<(Rewriting, Acknowledge)>,
    /// Who waits until a snapshot has taken the place of all before it.
    erasing: Option<Acknowledge>,
    taking: Option<Taking>,
    /// Whether the snapshot that is taken began after the database had been written anew.
    erases: bool,
    /// Whether there was no room for the last one.
    is_short: bool,
}

impl Upkeep {
    /// Whether something goes on.
    pub fn is_busy(&self) -> bool {
        self.erasing.is_some() || self.rewriting.is_some() || self.taking.is_some()
    }

    /// Begins to write everything anew.
    pub fn begin_rewriting(&mut self, shelf: &Shelf, pen: Option<&Pen>, acknowledge: Acknowledge) {
        let begun = match (self.rewriting.is_some() || self.erasing.is_some(), pen) {
            (true, _) | (_, None) => Err(StoreError::Closed),
            (false, Some(pen)) => shelf.copy(&pen.tree),
        };
        match begun {
            Ok(rewriting) => self.rewriting = Some((rewriting, acknowledge)),
            Err(error) => tell(acknowledge, Err(error)),
        }
    }

    /// Notes what was written meanwhile.
    pub fn note(&mut self, keys: &[Key]) {
        if let Some((rewriting, _)) = &mut self.rewriting {
            rewriting.note(keys.iter().map(Key::encode));
        }
    }

    /// Does what can be done without waiting.
    pub fn go_on(&mut self, shelf: &Shelf, pen: &mut Pen) {
        self.finish_rewriting(shelf, pen);
        if let Some(taking) = self.taking.take_if(|taking| taking.is_done()) {
            self.note_snapshot(taking.finish(), shelf, pen);
        }
        if self.taking.is_none() && (self.erasing.is_some() || pen.journal.has_outgrown()) {
            self.begin_snapshot(shelf, pen);
        }
    }

    /// Lets go of the database; whoever waits is told that it is closed.
    pub fn give_up(&mut self) {
        *self = Self::default();
    }

    /// Lets the copy take the place of the database once it is made.
    fn finish_rewriting(&mut self, shelf: &Shelf, pen: &mut Pen) {
        let short = self.rewriting.take_if(|_| shelf.is_short_of_room());
        if let Some((copy, acknowledge)) = short {
            drop(copy);
            tell(acknowledge, Err(StoreError::NoRoom));
        }
        let finished = self.rewriting.take_if(|(copy, _)| copy.is_copied());
        let Some((copy, acknowledge)) = finished else {
            return;
        };
        // Until it has taken the place the old database is as it was.
        match shelf.replace_by(copy) {
            Ok(tree) => {
                pen.tree = tree;
                self.erasing = Some(acknowledge);
            }
            Err(error) => tell(acknowledge, Err(error)),
        }
    }

    fn begin_snapshot(&mut self, shelf: &Shelf, pen: &mut Pen) {
        self.erases = self.erasing.is_some();
        match begun(shelf, pen) {
            Ok(taking) => {
                self.taking = Some(taking);
                self.is_short = false;
            }
            Err(error) => {
                if !std::mem::replace(&mut self.is_short, true) {
                    tracing::warn!(%error, "no snapshot can be taken; the journal grows until one is");
                }
                self.tell_erased(Err(error));
            }
        }
    }

    fn note_snapshot(&mut self, taken: Result<Snapshot, StoreError>, shelf: &Shelf, pen: &mut Pen) {
        let noted = taken.and_then(|snapshot| {
            tracing::debug!(?snapshot, "a snapshot was taken");
            pen.journal.note_snapshot(snapshot, self.erases)?;
            if self.erases {
                shelf.remove_set_aside()
            } else {
                Ok(())
            }
        });
        if let Err(error) = &noted {
            tracing::warn!(%error, "a snapshot failed; the journal grows until another one is taken");
        }
        if std::mem::take(&mut self.erases) {
            self.tell_erased(noted);
        }
    }

    fn tell_erased(&mut self, result: Result<(), StoreError>) {
        if let Some(acknowledge) = self.erasing.take() {
            tell(acknowledge, result);
        }
    }
}

/// Begins a snapshot. Where there is no room for it, the one before the last has to go first.
fn begun(shelf: &Shelf, pen: &mut Pen) -> Result<Taking, StoreError> {
    let needed = pen.journal.expected_bytes();
    if !shelf.has_room_for(needed) {
        pen.journal.give_room()?;
        if !shelf.has_room_for(needed) {
            return Err(StoreError::NoRoom);
        }
    }
    pen.journal.begin_segment(pen.last)?;
    Taking::begin(pen.journal.folder(), pen.last, &pen.tree)
}
