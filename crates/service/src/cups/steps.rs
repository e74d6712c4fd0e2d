//! The steps of a cup, and how it is stored.

use halma_cup::Pairing;
use halma_store::Slot;
use halma_store::ids::{Timestamp, days};
use halma_store::records::{CupGameRecord, CupNews, CupRoundRecord, CupStage};

use super::whole::{WholeCup, player_of};
use super::{CALLED_IN_BEFORE, ONCE_MORE};
use crate::change::{Error, Transaction};

/// Stores a cup, with when to look at it and whether the channel has to be told something.
pub fn put_cup(tx: &mut Transaction<'_>, cup: &WholeCup, now: Timestamp) -> Result<(), Error> {
    if let Some(at) = cup.looked_at_next(now) {
        tx.put_index(Slot::cup_due(at, cup.id));
    }
    if cup.record.news.is_empty() {
        tx.delete(Slot::cup_news(cup.id));
    } else {
        tx.put_index(Slot::cup_news(cup.id));
    }
    Ok(tx.put(Slot::cup(cup.id), &cup.record)?)
}

/// Returns true at the beginning of a day, when a running cup is looked at in any case.
pub fn is_daily(due: Timestamp) -> bool {
    let passed = due.since(Timestamp::EPOCH).as_millis();
    passed.is_multiple_of(days(1).as_millis())
}

/// Returns the beginning of the next day, so that many looks become one.
fn next_day(now: Timestamp) -> Timestamp {
    let passed = now.since(Timestamp::EPOCH).as_secs() / days(1).as_secs();
    Timestamp::EPOCH + days(passed + 1)
}

impl WholeCup {
    /// Returns the numbers of the games that haven't begun and will.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = u64> {
        let games = (0_u64..).zip(&self.games);
        let waiting = games.filter(|(_, game)| game.game.is_none() && !game.annulled);
        waiting.map(|(number, _)| number)
    }

    /// Opens entry for another week, because too few play.
    pub(crate) fn wait_for_more(&mut self) {
        self.record.closes = self.record.closes + ONCE_MORE;
        self.record.stage = CupStage::Entry;
        self.record.everyone = false;
        self.record.closing = None;
        self.record.news.push(CupNews::TooFew);
    }

    /// Asks people whether they play, once it is time.
    pub(crate) fn call_in(&mut self, now: Timestamp) {
        if self.record.closes - CALLED_IN_BEFORE <= now {
            self.record.stage = CupStage::CalledIn;
            self.record.news.push(CupNews::CallIn);
        }
    }

    /// Returns when to look at it again, ignoring what happens in its games.
    pub(crate) fn looked_at_next(&self, now: Timestamp) -> Option<Timestamp> {
        match self.record.stage {
            CupStage::Entry => Some((self.record.closes - CALLED_IN_BEFORE).max(now)),
            CupStage::CalledIn => Some(self.record.closes.max(now)),
            CupStage::Closed => self.record.closing.map(|_| now),
            CupStage::Running if self.waiting().next().is_some() => Some(now),
            CupStage::Running => Some(next_day(now)),
            CupStage::Over | CupStage::CalledOff => None,
        }
    }

    pub(crate) fn begin_round(&mut self, pairing: &Pairing, now: Timestamp) {
        let players = |ids: &[String]| ids.iter().filter_map(|id| player_of(id)).collect();
        self.record.begun.push(CupRoundRecord {
            began: now,
            ends: now + days(self.record.days.into()),
            first: self.games.len() as u64,
            games: pairing.games.len() as u64,
            byes: players(&pairing.byes),
            groups: pairing.groups.iter().map(|group| players(group)).collect(),
        });
        self.games
            .extend(pairing.games.iter().map(|seats| CupGameRecord {
                round: self.record.begun.len() as u32,
                seats: players(seats),
                game: None,
                result: None,
                annulled: false,
            }));
        self.record.stage = CupStage::Running;
        self.record.news.push(CupNews::Round);
    }
}
