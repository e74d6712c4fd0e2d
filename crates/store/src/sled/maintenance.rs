//! Work done between writes: snapshots of the journal, and rewriting the database from the last one.

use super::compaction::Compaction;
use super::journal::{KEPT_SNAPSHOTS, Snapshot, Taking, snapshot};
use super::recovery::remove_set_aside;
use super::write_ahead::{Acknowledge, WriteAhead, tell};
use crate::StoreError;

/// A database file is rewritten if it is so many times what is stored in it, and no smaller than that: sled doesn't
/// reuse what was overwritten at high rates.
const MOST_TIMES: u64 = 10;
const LEAST_BYTES: u64 = 32 << 20;

/// Why the database is rewritten.
enum Purpose {
    /// Somebody waits until nothing deleted is left.
    Erasing(Acknowledge),
    /// Its file has outgrown what is in it.
    Shrinking,
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
    pub fn is_busy(&self) -> bool {
        self.taking.is_some() || self.purpose.is_some()
    }

    pub fn rewrite(&mut self, log: Option<&WriteAhead>, acknowledge: Acknowledge) {
        let room = log.map(|log| Ok(log.database.has_room_for(log.database.bytes()?)));
        let refused = match (room, &self.purpose) {
            (None, _) => StoreError::Closed,
            (Some(_), Some(_)) => StoreError::Rewriting,
            (Some(Err(error)), None) => error,
            (Some(Ok(false)), None) => StoreError::NoRoom,
            (Some(Ok(true)), None) => {
                self.purpose = Some(Purpose::Erasing(acknowledge));
                return;
            }
        };
        tell(acknowledge, Err(refused));
    }

    /// Does what can be done without waiting.
    pub fn go_on(&mut self, log: &mut WriteAhead) {
        if self.compaction.is_some() && !log.database.has_room_for(0) {
            self.compaction = None;
            self.end_rewrite(Err(StoreError::NoRoom));
        }
        if let Some(filled) = self.compaction.take_if(|copy| copy.is_filled()) {
            let replaced = self.replace(filled, log);
            self.end_rewrite(replaced);
        }
        if let Some(mut taking) = self.taking.take_if(|taking| taking.is_done()) {
            self.note_snapshot(taking.finish(), log);
        }
        if !std::mem::replace(&mut self.has_looked_at_size, true) {
            self.look_at_size(log);
        }
        let is_free = self.taking.is_none() && self.compaction.is_none();
        if is_free && (self.purpose.is_some() || log.journal.has_outgrown()) {
            self.begin_snapshot(log);
        }
    }

    /// Decides to rewrite the database if its file has outgrown what is in it. Returns true if so.
    fn look_at_size(&mut self, log: &WriteAhead) -> bool {
        let stored = log.journal.expected_bytes();
        let bytes = log.database.bytes().unwrap_or(0);
        let is_outgrown = bytes >= LEAST_BYTES && bytes >= MOST_TIMES.saturating_mul(stored);
        if self.purpose.is_some() || !is_outgrown {
            return false;
        }
        tracing::info!(
            bytes,
            stored,
            "rewriting the database file, which has outgrown what is stored"
        );
        self.purpose = Some(Purpose::Shrinking);
        true
    }

    fn begin_snapshot(&mut self, log: &mut WriteAhead) {
        match begun(log) {
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
    fn note_snapshot(&mut self, taken: Result<Snapshot, StoreError>, log: &mut WriteAhead) {
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
            Ok(()) if rewrites || self.look_at_size(log) => Compaction::begin(log.database.path()),
            Err(error) if rewrites => Err(error),
            _ => return,
        };
        match begun {
            Ok(compaction) => self.compaction = Some(compaction),
            Err(error) => self.end_rewrite(Err(error)),
        }
    }

    /// Replaces the database with its copy. Until then the old one is unchanged.
    fn replace(&self, filled: Compaction, log: &mut WriteAhead) -> Result<(), StoreError> {
        let path = log.database.path();
        log.tree = filled.finish(path, log.last)?;
        log.database.replace(&log.tree);
        match self.purpose {
            Some(Purpose::Erasing(_)) => remove_set_aside(path),
            _ => Ok(()),
        }
    }

    fn end_rewrite(&mut self, result: Result<(), StoreError>) {
        match (self.purpose.take(), result) {
            (Some(Purpose::Erasing(acknowledge)), result) => tell(acknowledge, result),
            (Some(Purpose::Shrinking), Ok(())) => tracing::info!("the database file was rewritten"),
            (Some(Purpose::Shrinking), Err(error)) => {
                tracing::warn!(%error, "couldn't rewrite the database file; retrying after the next snapshot");
            }
            (None, _) => {}
        }
    }
}

/// Starts a snapshot. If there is no room for it, removes the one before the last first.
fn begun(log: &mut WriteAhead) -> Result<Taking, StoreError> {
    let needed = log.journal.expected_bytes();
    if !log.database.has_room_for(needed) {
        log.journal.keep_snapshots(1)?;
        if !log.database.has_room_for(needed) {
            return Err(StoreError::NoRoom);
        }
    }
    log.journal.begin_segment(log.last)?;
    snapshot::start(log.database.path(), log.last, &log.tree)
}
