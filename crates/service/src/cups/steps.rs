//! The steps of a cup, and how it is stored.

use halma_cup::Pairing;
use halma_rules::Reason;
use halma_store::Slot;
use halma_store::ids::{PlayerId, Timestamp, days};
use halma_store::records::{CupGameRecord, CupNews, CupRoundRecord, CupStage};

use super::CALLED_IN_BEFORE;
use super::whole::{WholeCup, player_of};
use crate::Service;
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

/// Returns the beginning of the next day, so that many looks become one.
fn next_day(now: Timestamp) -> Timestamp {
    let passed = now.since(Timestamp::EPOCH).as_secs() / days(1).as_secs();
    Timestamp::EPOCH + days(passed + 1)
}

impl Service {
    /// Ends somebody's games of a cup that are running: they are resigned.
    pub(super) async fn resign_games(
        &self,
        cup: &WholeCup,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let own = cup.games.iter().filter(|game| game.seats.contains(&player));
        for game in own.filter(|game| game.result.is_none()) {
            let Some(game) = game.game else { continue };
            self.change_match(game, |mut tx, before| async move {
                let Ok(play) = before.running() else {
                    return Ok(());
                };
                let mut play = play.clone();
                let turns = play.take_out_all(player, Reason::Resignation, now)?;
                let after = before.later(play, turns);
                self.put_board(&mut tx, &before, after, now).await?;
                Ok(tx.commit().await?)
            })
            .await?;
        }
        Ok(())
    }
}

impl WholeCup {
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
            CupStage::Running if self.games.iter().any(|game| game.game.is_none()) => Some(now),
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
