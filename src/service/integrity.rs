//! Walking the store: whether every match is what its log comes to.

use std::collections::BTreeSet;

use super::Service;
use super::change::{Error, Fault, Transaction, index_entries};
use super::matches::{Damage, Match, damage_of};
use crate::ids::{MatchId, Timestamp};
use crate::store::records::{CourseRecord, MatchRecord, StageRecord};
use crate::store::{Due, Key, Prefix, Slot};

/// How many matches are looked at before others may read and write in between.
const AT_ONCE: usize = 1_000;
/// How often a match is looked at before something is wrong with it.
const LOOKS: usize = 5;

/// What a walk through the store has found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Walk {
    /// How many matches there are.
    pub matches: u64,
    /// What is wrong, match by match.
    pub damaged: Vec<DamagedMatch>,
}

/// Whether damaged matches are made anew from their logs, if that is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repair {
    /// They are only reported.
    No,
    /// They are repaired.
    Yes,
}

/// A match with which something is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DamagedMatch {
    /// The match.
    pub id: MatchId,
    /// What is wrong with it.
    pub why: String,
    /// Whether it was made anew from its log.
    pub is_mended: bool,
}

/// What is queued to be looked at when its time comes, and until when that was done.
struct Queued {
    dues: BTreeSet<(MatchId, Due)>,
    until: Option<Timestamp>,
}

impl Queued {
    /// Whether an entry may be missing where it follows from the match: what has been looked at was queued
    /// again for a later moment, where times that do not count, or a night, had moved it; or nobody wanted to
    /// be reminded.
    fn excuses(&self, entry: Key) -> bool {
        let Key::Due(at, due, id) = entry else {
            return false;
        };
        let was_looked_at = self.until.is_some_and(|until| at <= until);
        self.dues.contains(&(id, due)) || (due == Due::Reminder && was_looked_at)
    }
}

impl Service {
    /// Compares every match with the log of its game, which is the truth, and looks whether it is
    /// found where it is looked for.
    ///
    /// # Errors
    /// The store failed.
    pub async fn check(&self, repair: Repair) -> Result<Walk, Error> {
        let mut walk = Walk::default();
        let (mut from, mut queued) = (None, None);
        loop {
            let keys = self.store.scan(Prefix::Matches, from, AT_ONCE + 1).await?;
            for key in keys.iter().take(AT_ONCE) {
                let Key::Match(id) = *key else { continue };
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
                None => return Ok(walk),
            }
        }
    }

    /// Checks a match that others may be changing: what is wrong only for a moment is not wrong.
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
        let Some((found, log)) = self.find_with_log(id).await? else {
            return Ok(());
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

    /// Reads all that is queued.
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

    /// Makes a match anew from its log, and puts it where it is looked for.
    async fn mend(&self, id: MatchId) -> Result<(), Error> {
        let mut tx = Transaction::new(&self.store);
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

/// A record whose game is made anew when it is restored with its log of so many events. What is
/// missing from a log cannot be made anew.
fn anew(record: MatchRecord, length: u64) -> Result<MatchRecord, Damage> {
    let MatchRecord::V2(mut body) = record;
    if let StageRecord::Running(game) | StageRecord::Finished(game) = &mut body.stage {
        if length < game.events {
            let (found, known) = (length, game.events);
            return Err(Damage::LogLength { found, known });
        }
        (game.course, game.events) = (CourseRecord::Other, length);
    }
    Ok(MatchRecord::V2(body))
}
