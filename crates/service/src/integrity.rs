//! Checks that every match agrees with its log.

use std::collections::BTreeSet;

use halma_store::ids::{MatchId, Timestamp};
use halma_store::records::{CourseRecord, MatchRecord, StageRecord};
use halma_store::{Due, Key, Prefix, Slot};

use super::Service;
use super::change::{Error, Fault, Transaction, index_entries};
use super::matches::{Damage, Match, damage_of};
use super::refusal::Refusal;

/// How many matches are checked before others get to read and write.
const AT_ONCE: usize = 1_000;
/// How often a match is checked before it counts as damaged.
const LOOKS: usize = 5;

/// The result of a check of the store.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Walk {
    /// The number of matches.
    pub matches: u64,
    /// What is wrong, by match.
    pub damaged: Vec<DamagedMatch>,
}

/// Whether damaged matches are rebuilt from their logs if possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repair {
    /// They are only reported.
    No,
    /// They are repaired.
    Yes,
}

/// A damaged match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DamagedMatch {
    /// The match.
    pub id: MatchId,
    /// What is wrong.
    pub why: String,
    /// Whether it was rebuilt from its log.
    pub is_mended: bool,
}

/// The queue of things that fall due, and until when it was processed.
struct Queued {
    dues: BTreeSet<(MatchId, Due)>,
    until: Option<Timestamp>,
}

impl Queued {
    /// Returns true if an entry that follows from the match may be missing: it was due and was
    /// queued again for a later moment, because an outage, an absence or quiet hours moved it; or
    /// reminders are off.
    fn excuses(&self, entry: Key) -> bool {
        let Key::Due(at, due, id) = entry else {
            return false;
        };
        let was_looked_at = self.until.is_some_and(|until| at <= until);
        self.dues.contains(&(id, due)) || (due == Due::Reminder && was_looked_at)
    }
}

impl Service {
    /// Compares every match with the log of its game, which is the source of truth, and checks that
    /// the indexes contain it.
    ///
    /// # Errors
    /// The store failed.
    pub async fn check(&self, repair: Repair) -> Result<Walk, Error> {
        let mut walk = Walk::default();
        for prefix in [Prefix::Matches, Prefix::FinishedGames] {
            self.check_under(prefix, repair, &mut walk).await?;
        }
        Ok(walk)
    }

    async fn check_under(
        &self,
        prefix: Prefix,
        repair: Repair,
        walk: &mut Walk,
    ) -> Result<(), Error> {
        let (mut from, mut queued) = (None, None);
        loop {
            let keys = self.store.scan(prefix, from, AT_ONCE + 1).await?;
            for key in keys.iter().take(AT_ONCE) {
                let (Key::Match(id) | Key::Finished(id)) = *key else {
                    continue;
                };
                walk.matches += 1;
                let Err(error) = self.check_settled(id, &mut queued).await else {
                    continue;
                };
                if error.is_standstill() {
                    return Err(error);
                }
                walk.damaged.push(DamagedMatch {
                    id,
                    why: error.to_string(),
                    is_mended: repair == Repair::Yes && self.mend(id).await.is_ok(),
                });
            }
            match keys.get(AT_ONCE) {
                Some(next) => from = Some(*next),
                None => return Ok(()),
            }
        }
    }

    /// Checks a match that others may be changing: a fault that doesn't last is none.
    async fn check_settled(&self, id: MatchId, queued: &mut Option<Queued>) -> Result<(), Error> {
        let mut checked = self.check_match(id, queued).await;
        for _ in 1..LOOKS {
            if checked.is_ok() {
                break;
            }
            checked = self.check_match(id, queued).await;
        }
        checked
    }

    async fn check_match(&self, id: MatchId, queued: &mut Option<Queued>) -> Result<(), Error> {
        let (found, log) = match self.find_with_log(id).await {
            Ok(Some(found)) => found,
            // There is nothing to compare.
            Ok(None) | Err(Error::Refusal(Refusal::MovesDeleted { .. })) => return Ok(()),
            Err(error) => return Err(error),
        };
        let code = found.card.code;
        let damaged = Fault::damaged(code);
        damage_of(&found, &log).map_err(&damaged)?;
        let entries: Vec<Key> = index_entries(&found)
            .iter()
            .map(|entry| entry.key())
            .collect();
        let there = self.store.load_many(&entries).await?;
        let missing = entries.iter().zip(there);
        for (entry, _) in missing.filter(|(_, there)| there.is_none()) {
            if queued.is_none() {
                *queued = Some(self.queued().await?);
            }
            let is_excused = queued.as_ref().is_some_and(|queued| queued.excuses(*entry));
            if !is_excused {
                return Err(damaged(Damage::Index).into());
            }
        }
        Ok(())
    }

    /// Reads the queue.
    async fn queued(&self) -> Result<Queued, Error> {
        let (mut dues, mut from) = (BTreeSet::new(), None);
        let until = self.last_heartbeat().await?;
        loop {
            let keys = self.store.scan(Prefix::Dues, from, AT_ONCE + 1).await?;
            for key in keys.iter().take(AT_ONCE) {
                if let Key::Due(_, due, id) = *key {
                    dues.insert((id, due));
                }
            }
            match keys.get(AT_ONCE) {
                Some(next) => from = Some(*next),
                None => return Ok(Queued { dues, until }),
            }
        }
    }

    /// Rebuilds a match from its log, and its index entries.
    async fn mend(&self, id: MatchId) -> Result<(), Error> {
        let mut tx = Transaction::new(&self.store);
        self.unfold(&mut tx, id).await?;
        let Some(record) = tx.read(Slot::matched(id)).await? else {
            return Ok(());
        };
        let code = record.code();
        let log = self.read_log(id).await?;
        let damaged = Fault::damaged(code);
        let anew = anew(record, log.len() as u64).map_err(&damaged)?;
        let found = Match::restore(id, anew, &log).map_err(damaged)?;
        self.record(&mut tx, None, &found).await?;
        for entry in index_entries(&found) {
            tx.put_index(entry);
        }
        tx.commit().await?;
        self.check_match(id, &mut None).await
    }
}

/// Returns a record whose game is rebuilt when it is restored with its log of `length` events.
/// Missing log entries can't be recovered.
fn anew(record: MatchRecord, length: u64) -> Result<MatchRecord, Damage> {
    let mut body = record.body();
    if let StageRecord::Running(game) | StageRecord::Finished(game) = &mut body.stage {
        if length < game.events {
            let (found, known) = (length, game.events);
            return Err(Damage::LogLength { found, known });
        }
        (game.course, game.events) = (CourseRecord::Other, length);
    }
    Ok(body.into())
}
