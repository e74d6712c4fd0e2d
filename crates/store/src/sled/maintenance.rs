//! Work done between writes: snapshots of the journal, and rewriting the database from the last one.

use super::compaction::Compaction;
use super::database::Database;
use super::journal::{KEPT_SNAPSHOTS, Snapshot, Taking, snapshot};
use super::recovery::remove_set_aside;
use super::request::{Acknowledge, tell};
use super::write_ahead::WriteAhead;
use crate::StoreError;

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

/// What goes on, and who waits for it.
#[derive(Default)]
pub(super) struct Maintenance {
    taking: Option<Taking>,
    /// Why the database is being rewritten, or will be after the next snapshot.
    purpose: Option<Purpose>,
    /// Whether the running snapshot started after that.
    is_to_rewrite: bool,
    compaction: Option<Compaction>,
    /// Whether the size of the database's file was looked at since it was opened.
    has_looked_at_size: bool,
    /// Whether there was no room for the last snapshot.
    is_short: bool,
}

impl Maintenance {
    /// Returns true if work is in progress.
    pub fn is_busy(&self) -> bool {
        self.taking.is_some() || self.purpose.is_some()
    }

    /// Starts to rewrite the database.
    pub fn rewrite(&mut self, database: &Database, is_open: bool, acknowledge: Acknowledge) {
        let has_room = || Ok(database.has_room_for(database.bytes()?));
        let refused = match (is_open, &self.purpose) {
            (false, _) => Err(StoreError::Closed),
            (true, Some(_)) => Err(StoreError::Rewriting),
            (true, None) => has_room().and_then(|has| has.then_some(()).ok_or(StoreError::NoRoom)),
        };
        match refused {
            Ok(()) => self.purpose = Some(Purpose::Erasing(acknowledge)),
            Err(error) => tell(acknowledge, Err(error)),
        }
    }

    /// Does what can be done without waiting.
    pub fn go_on(&mut self, database: &Database, log: &mut WriteAhead) {
        if self.compaction.is_some() && !database.has_room_for(0) {
            self.compaction = None;
            self.end_rewrite(Err(StoreError::NoRoom));
        }
        if let Some(filled) = self.compaction.take_if(|copy| copy.is_filled()) {
            let replaced = self.replace(filled, database, log);
            self.end_rewrite(replaced);
        }
        if let Some(mut taking) = self.taking.take_if(|taking| taking.is_done()) {
            self.note_snapshot(taking.finish(), database, log);
        }
        if !std::mem::replace(&mut self.has_looked_at_size, true) {
            self.look_at_size(database, log);
        }
        let is_free = self.taking.is_none() && self.compaction.is_none();
        if is_free && (self.purpose.is_some() || log.journal.has_outgrown()) {
            self.begin_snapshot(database, log);
        }
    }

    /// Decides to rewrite the database if its file has outgrown what is in it. Returns true if so.
    fn look_at_size(&mut self, database: &Database, log: &WriteAhead) -> bool {
        let stored = log.journal.expected_bytes();
        let bytes = database.bytes().unwrap_or(0);
        let is_outgrown = bytes >= LEAST_BYTES && bytes >= MOST_TIMES.saturating_mul(stored);
        if self.purpose.is_some() || !is_outgrown {
            return false;
        }
        tracing::info!(
            bytes,
            stored,
            "rewriting the database file, which has outgrown what is stored"
        );
        self.purpose = Some(Purpose::Shrinking(bytes));
        true
    }

    fn begin_snapshot(&mut self, database: &Database, log: &mut WriteAhead) {
        match begun(database, log) {
            Ok(taking) => {
                self.taking = Some(taking);
                self.is_to_rewrite = self.purpose.is_some();
                self.is_short = false;
            }
            Err(error) => {
                if !std::mem::replace(&mut self.is_short, true) {
                    tracing::warn!(%error, "can't take a snapshot; the journal grows until one succeeds");
                }
                self.end_rewrite(Err(error));
            }
        }
    }

    /// Notes a snapshot, and begins to rewrite the database if that waits for it.
    fn note_snapshot(
        &mut self,
        taken: Result<Snapshot, StoreError>,
        database: &Database,
        log: &mut WriteAhead,
    ) {
        let rewrites = std::mem::take(&mut self.is_to_rewrite);
        let noted = taken.and_then(|snapshot| {
            tracing::debug!(?snapshot, "a snapshot was taken");
            // With an older one, what was deleted would stay.
            let erases = rewrites && matches!(self.purpose, Some(Purpose::Erasing(_)));
            let kept = if erases { 1 } else { KEPT_SNAPSHOTS };
            log.journal.note_snapshot(snapshot, kept)
        });
        if let Err(error) = &noted {
            tracing::warn!(%error, "a snapshot failed; the journal grows until one succeeds");
        }
        let begun = match noted {
            Ok(()) if rewrites || self.look_at_size(database, log) => {
                Compaction::begin(database.path(), log.journal.folder())
            }
            Err(error) if rewrites => Err(error),
            _ => return,
        };
        match begun {
            Ok(compaction) => self.compaction = Some(compaction),
            Err(error) => self.end_rewrite(Err(error)),
        }
    }

    /// Replaces the database with its copy. Until then the old one is unchanged.
    fn replace(
        &self,
        filled: Compaction,
        database: &Database,
        log: &mut WriteAhead,
    ) -> Result<(), StoreError> {
        log.tree = filled.finish(database.path(), log.journal.folder(), log.last)?;
        database.replace(&log.tree);
        match self.purpose {
            Some(Purpose::Erasing(_)) => remove_set_aside(database.path()),
            _ => Ok(()),
        }
    }

    fn end_rewrite(&mut self, result: Result<(), StoreError>) {
        match (self.purpose.take(), result) {
            (Some(Purpose::Erasing(acknowledge)), result) => tell(acknowledge, result),
            (Some(Purpose::Shrinking(before)), Ok(())) => {
                tracing::info!(before, "the database file was rewritten");
            }
            (Some(Purpose::Shrinking(_)), Err(error)) => {
                tracing::warn!(%error, "couldn't rewrite the database file; retrying after the next snapshot");
            }
            (None, _) => {}
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
