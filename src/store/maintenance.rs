//! What goes on beside the writing of changes: snapshots of the journal, and writing everything anew.

use super::StoreError;
use super::compaction::Compaction;
use super::database::Database;
use super::journal::{Snapshot, Taking};
use super::key::Key;
use super::request::{Acknowledge, tell};
use super::write_ahead::WriteAhead;

/// What goes on, and who waits for it.
#[derive(Default)]
pub(super) struct Maintenance {
    /// The database being written anew.
    compaction: Option<(Compaction, Acknowledge)>,
    /// Who waits until a snapshot has taken the place of all before it.
    erasing: Option<Acknowledge>,
    taking: Option<Taking>,
    /// Whether the snapshot that is taken began after the database had been written anew.
    erases: bool,
    /// Whether there was no room for the last one.
    is_short: bool,
}

impl Maintenance {
    /// Whether something goes on.
    pub fn is_busy(&self) -> bool {
        self.erasing.is_some() || self.compaction.is_some() || self.taking.is_some()
    }

    /// Begins to write everything anew.
    pub fn begin_compaction(
        &mut self,
        database: &Database,
        log: Option<&WriteAhead>,
        acknowledge: Acknowledge,
    ) {
        let begun = match (self.compaction.is_some() || self.erasing.is_some(), log) {
            (true, _) | (_, None) => Err(StoreError::Closed),
            (false, Some(log)) => database.copy(&log.tree),
        };
        match begun {
            Ok(compaction) => self.compaction = Some((compaction, acknowledge)),
            Err(error) => tell(acknowledge, Err(error)),
        }
    }

    /// Notes what was written meanwhile.
    pub fn note(&mut self, keys: &[Key]) {
        if let Some((compaction, _)) = &mut self.compaction {
            compaction.note(keys.iter().map(Key::encode));
        }
    }

    /// Does what can be done without waiting.
    pub fn go_on(&mut self, database: &Database, log: &mut WriteAhead) {
        self.finish_compaction(database, log);
        if let Some(taking) = self.taking.take_if(|taking| taking.is_done()) {
            self.note_snapshot(taking.finish(), database, log);
        }
        if self.taking.is_none() && (self.erasing.is_some() || log.journal.has_outgrown()) {
            self.begin_snapshot(database, log);
        }
    }

    /// Lets go of the database; whoever waits is told that it is closed.
    pub fn give_up(&mut self) {
        *self = Self::default();
    }

    /// Lets the copy take the place of the database once it is made.
    fn finish_compaction(&mut self, database: &Database, log: &mut WriteAhead) {
        let short = self.compaction.take_if(|_| database.is_short_of_room());
        if let Some((copy, acknowledge)) = short {
            drop(copy);
            tell(acknowledge, Err(StoreError::NoRoom));
        }
        let finished = self.compaction.take_if(|(copy, _)| copy.is_copied());
        let Some((copy, acknowledge)) = finished else {
            return;
        };
        // Until it has taken the place the old database is as it was.
        match database.replace_by(copy) {
            Ok(tree) => {
                log.tree = tree;
                self.erasing = Some(acknowledge);
            }
            Err(error) => tell(acknowledge, Err(error)),
        }
    }

    fn begin_snapshot(&mut self, database: &Database, log: &mut WriteAhead) {
        self.erases = self.erasing.is_some();
        match begun(database, log) {
            Ok(taking) => {
                self.taking = Some(taking);
                self.is_short = false;
            }
            Err(error) => {
                if !std::mem::replace(&mut self.is_short, true) {
                    tracing::warn!(%error, "can't take a snapshot; the journal grows until one succeeds");
                }
                self.tell_erased(Err(error));
            }
        }
    }

    fn note_snapshot(
        &mut self,
        taken: Result<Snapshot, StoreError>,
        database: &Database,
        log: &mut WriteAhead,
    ) {
        let noted = taken.and_then(|snapshot| {
            tracing::debug!(?snapshot, "a snapshot was taken");
            log.journal.note_snapshot(snapshot, self.erases)?;
            if self.erases {
                database.remove_set_aside()
            } else {
                Ok(())
            }
        });
        if let Err(error) = &noted {
            tracing::warn!(%error, "a snapshot failed; the journal grows until one succeeds");
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
fn begun(database: &Database, log: &mut WriteAhead) -> Result<Taking, StoreError> {
    let needed = log.journal.expected_bytes();
    if !database.has_room_for(needed) {
        log.journal.give_room()?;
        if !database.has_room_for(needed) {
            return Err(StoreError::NoRoom);
        }
    }
    log.journal.begin_segment(log.last)?;
    Taking::begin(log.journal.folder(), log.last, &log.tree)
}
