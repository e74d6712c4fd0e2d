//! Work done between writes: snapshots of the journal, and rewriting the database.

use super::compaction::Compaction;
use super::database::Database;
use super::journal::{KEPT_SNAPSHOTS, Snapshot, Taking, snapshot};
use super::request::{Acknowledge, tell};
use super::write_ahead::WriteAhead;
use crate::StoreError;
use crate::key::Key;

/// A database file is rewritten if it is so many times what is stored in it, and no smaller than that: sled doesn't
/// reuse what was overwritten at high rates.
const MOST_TIMES: u64 = 10;
const LEAST_BYTES: u64 = 32 << 20;

/// Why the database is rewritten.
enum Purpose {
    /// Somebody waits until nothing deleted is left.
    Erasing(Acknowledge),
    /// Its file has outgrown what is in it; it had so many bytes.
    Shrinking(u64),
}

impl Purpose {
    fn fail(self, error: StoreError) {
        match self {
            Self::Erasing(acknowledge) => tell(acknowledge, Err(error)),
            Self::Shrinking(_) => {
                tracing::warn!(%error, "couldn't rewrite the database file; retrying after the next snapshot");
            }
        }
    }
}

/// What goes on, and who waits for it.
#[derive(Default)]
pub(super) struct Maintenance {
    /// The database being rewritten.
    compaction: Option<(Compaction, Purpose)>,
    /// Whether the size of the database's file was looked at since it was opened, or since the last snapshot.
    has_looked_at_size: bool,
    /// Who waits until a snapshot has taken the place of all before it.
    erasing: Option<Acknowledge>,
    taking: Option<Taking>,
    /// Whether the running snapshot started after the rewrite of the database.
    erases: bool,
    /// Whether there was no room for the last snapshot.
    is_short: bool,
}

impl Maintenance {
    /// Returns true if work is in progress.
    pub fn is_busy(&self) -> bool {
        self.erasing.is_some() || self.compaction.is_some() || self.taking.is_some()
    }

    /// Starts a rewrite of the database.
    pub fn begin_compaction(
        &mut self,
        database: &Database,
        log: Option<&WriteAhead>,
        acknowledge: Acknowledge,
    ) {
        let is_busy = self.compaction.is_some() || self.erasing.is_some();
        let begun = match log {
            None => Err(StoreError::Closed),
            Some(_) if is_busy => Err(StoreError::Rewriting),
            Some(log) => database.copy(&log.tree),
        };
        match begun {
            Ok(compaction) => self.compaction = Some((compaction, Purpose::Erasing(acknowledge))),
            Err(error) => tell(acknowledge, Err(error)),
        }
    }

    /// Notes keys written during the rewrite.
    pub fn note(&mut self, keys: &[Key]) {
        if let Some((compaction, _)) = &mut self.compaction {
            compaction.note(keys.iter().map(Key::encode));
        }
    }

    /// Does what can be done without waiting.
    pub fn go_on(&mut self, database: &Database, log: &mut WriteAhead) {
        self.finish_compaction(database, log);
        if let Some(mut taking) = self.taking.take_if(|taking| taking.is_done()) {
            self.note_snapshot(taking.finish(), database, log);
        }
        if !std::mem::replace(&mut self.has_looked_at_size, true)
            && let Err(error) = self.begin_shrinking(database, log)
        {
            tracing::warn!(%error, "can't rewrite the database file; retrying after the next snapshot");
        }
        if self.taking.is_none() && (self.erasing.is_some() || log.journal.has_outgrown()) {
            self.begin_snapshot(database, log);
        }
    }

    /// Replaces the database with the copy once that is finished.
    fn finish_compaction(&mut self, database: &Database, log: &mut WriteAhead) {
        let short = self.compaction.take_if(|_| database.is_short_of_room());
        if let Some((copy, purpose)) = short {
            drop(copy);
            purpose.fail(StoreError::NoRoom);
        }
        let finished = self.compaction.take_if(|(copy, _)| copy.is_copied());
        let Some((copy, purpose)) = finished else {
            return;
        };
        // Until the copy has replaced it, the old database is unchanged.
        match database.replace_by(copy) {
            Ok(tree) => {
                log.tree = tree;
                match purpose {
                    Purpose::Erasing(acknowledge) => self.erasing = Some(acknowledge),
                    Purpose::Shrinking(before) => {
                        let after = database.bytes().unwrap_or_default();
                        tracing::info!(before, after, "the database file was rewritten");
                    }
                }
            }
            Err(error) => purpose.fail(error),
        }
    }

    /// Begins to rewrite the database if its file has outgrown what is in it.
    fn begin_shrinking(&mut self, database: &Database, log: &WriteAhead) -> Result<(), StoreError> {
        let (bytes, stored) = (database.bytes()?, log.journal.expected_bytes());
        let is_busy = self.compaction.is_some() || self.erasing.is_some();
        if is_busy || bytes < LEAST_BYTES || bytes < MOST_TIMES.saturating_mul(stored) {
            return Ok(());
        }
        tracing::info!(
            bytes,
            stored,
            "rewriting the database file, which has outgrown what is stored"
        );
        let compaction = database.copy_beside(&log.tree, bytes / 2)?;
        self.compaction = Some((compaction, Purpose::Shrinking(bytes)));
        Ok(())
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
            // With an older one, what was deleted would stay.
            let kept = if self.erases { 1 } else { KEPT_SNAPSHOTS };
            log.journal.note_snapshot(snapshot, kept)?;
            self.has_looked_at_size = false;
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

/// Starts a snapshot. If there is no room for it, removes the one before the last first.
fn begun(database: &Database, log: &mut WriteAhead) -> Result<Taking, StoreError> {
    let needed = log.journal.expected_bytes();
    if !database.has_room_for(needed) {
        log.journal.keep_snapshots(1)?;
        if !database.has_room_for(needed) {
            return Err(StoreError::NoRoom);
        }
    }
    log.journal.begin_segment(log.last)?;
    snapshot::start(log.journal.folder(), log.last, &log.tree)
}
