//! Stairs: a cup without an end. People challenge each other whenever they like.

use std::collections::BTreeMap;

use halma_cup::Kind;
use halma_cup::stairs::{Bout, Climber, may_challenge};
use halma_store::ids::{CupId, PlayerId, Timestamp, UserId, days};
use halma_store::records::{CupGameRecord, CupNews, CupRoundRecord, CupStage, EntrantRecord};
use halma_store::{Slot, StoreError};

use super::steps::put_cup;
use super::whole::{WholeCup, id_of};
use crate::change::{Error, Fault, Transaction};
use crate::refusal::CupRefusal;
use crate::{Act, Service};

/// Returns the day, as `halma_cup` counts them.
fn day(at: Timestamp) -> i64 {
    (at.since(Timestamp::EPOCH).as_secs() / days(1).as_secs()) as i64
}

/// Returns the year and the month.
fn month(at: Timestamp) -> (i16, i8) {
    let date = jiff::Timestamp::from(at)
        .to_zoned(jiff::tz::TimeZone::UTC)
        .date();
    (date.year(), date.month())
}

impl WholeCup {
    /// Opens the stairs: they have no entry that closes.
    pub(super) fn begin_stairs(&mut self, now: Timestamp) {
        self.record.stage = CupStage::Running;
        self.record.begun.push(month_of(now));
    }

    /// Returns true if another month has come than the one that has begun.
    fn is_month_over(&self, now: Timestamp) -> bool {
        let began = self.record.begun.last().map(|round| month(round.began));
        began != Some(month(now))
    }

    /// Returns who stands where. People with a running game count as seen, because their clocks run.
    fn climbers(&self, now: Timestamp) -> Result<BTreeMap<String, Climber>, Fault> {
        let rows = self.table()?.into_iter().flat_map(|section| section.rows);
        let climbers = rows.filter_map(|row| {
            let one = self.entrant(row.player)?;
            let seen = if self.plays(row.player) {
                now
            } else {
                one.seen.unwrap_or(one.entered)
            };
            let climber = Climber {
                step: row.points.about() as u32,
                seen: day(seen),
            };
            Some((id_of(row.player), climber))
        });
        Ok(climbers.collect())
    }

    fn plays(&self, player: PlayerId) -> bool {
        let mut games = self.games.iter();
        games.any(|game| {
            let is_running = game.result.is_none() && !game.annulled;
            is_running && game.seats.contains(&player)
        })
    }

    /// Returns who asked whom for a game, and when that ended.
    fn bouts(&self) -> Vec<Bout> {
        let games = self.games.iter().filter(|game| !game.annulled);
        let bouts = games.filter_map(|game| {
            let challenger = game.challenger?;
            let other = game.seats.iter().find(|seat| **seat != challenger)?;
            let result = game.result.as_ref();
            Some(Bout {
                challenger: id_of(challenger),
                challenged: id_of(*other),
                ended: result.map(|result| result.at.map_or(0, day)),
            })
        });
        bouts.collect()
    }
}

fn month_of(now: Timestamp) -> CupRoundRecord {
    CupRoundRecord {
        began: now,
        ends: now,
        byes: Vec::new(),
        groups: Vec::new(),
        is_final: false,
    }
}

impl Service {
    /// Challenges somebody on the stairs. Their game begins with the next sweep.
    ///
    /// # Errors
    /// A refusal that names the rule, or a fault; nothing has changed then.
    pub async fn challenge_on_stairs(
        &self,
        act: &Act,
        id: CupId,
        whom: UserId,
    ) -> Result<WholeCup, Error> {
        self.change(|tx| self.try_challenge(tx, act, id, whom))
            .await?;
        self.whole_cup(id).await
    }

    async fn try_challenge(
        &self,
        mut tx: Transaction<'_>,
        act: &Act,
        id: CupId,
        whom: UserId,
    ) -> Result<(), Error> {
        let mut cup = self.cup_here(&mut tx, act, id).await?;
        if cup.kind()? != Kind::Stairs || cup.record.stage != CupStage::Running {
            return Err(CupRefusal::NoStairs.into());
        }
        let (own, mut seen) = self.climber(&mut tx, &cup, act.by.user).await?;
        let (other, _) = self.climber(&mut tx, &cup, whom).await?;
        // A challenge counts as being seen.
        seen.seen = Some(act.now);
        for (_, entrant) in cup.entrants.iter_mut().filter(|(player, _)| *player == own) {
            entrant.seen = seen.seen;
        }
        self.check_blocks(&mut tx, own, Some(whom), other).await?;
        let (climbers, bouts) = (cup.climbers(act.now)?, cup.bouts());
        let both = (&*id_of(own), &*id_of(other));
        may_challenge(&climbers, &bouts, both, day(act.now)).map_err(CupRefusal::Stairs)?;
        let goes_first = self.lot.draw().is_multiple_of(2);
        let number = cup.games.len() as u64;
        let game = CupGameRecord {
            round: cup.round(),
            seats: if goes_first {
                vec![own, other]
            } else {
                vec![other, own]
            },
            challenger: Some(own),
            game: None,
            result: None,
            annulled: false,
        };
        let slot = Slot::cup_game(id, number);
        // Another challenge may have taken the number.
        if tx.exists(slot).await? {
            return Err(StoreError::Conflict.into());
        }
        tx.put(slot, &game)?;
        cup.games.push(game);
        tx.put(Slot::entrant(id, own), &seen)?;
        put_cup(&mut tx, &cup, act.now)?;
        Ok(tx.commit().await?)
    }

    /// Begins a month on the stairs once it is there: empty steps close, and whoever hasn't been there for
    /// long, or has deleted their data, is off.
    pub(crate) async fn look_at_stairs(
        &self,
        tx: &mut Transaction<'_>,
        cup: &mut WholeCup,
        now: Timestamp,
    ) -> Result<(), Error> {
        if !cup.is_month_over(now) {
            return Ok(());
        }
        cup.record.begun.push(month_of(now));
        cup.record.news.push(CupNews::Round);
        let climbers = cup.climbers(now)?;
        let (id, today) = (cup.id, day(now));
        for (player, entrant) in cup.entrants.iter_mut().filter(|(_, one)| one.is_in) {
            let climber = climbers.get(&id_of(*player));
            let is_off = climber.is_some_and(|climber| climber.is_off(today));
            if is_off || !tx.exists(Slot::player(*player)).await? {
                entrant.is_in = false;
                tx.put(Slot::entrant(id, *player), entrant)?;
            }
        }
        Ok(())
    }

    /// Returns somebody who is on the stairs.
    async fn climber(
        &self,
        tx: &mut Transaction<'_>,
        cup: &WholeCup,
        user: UserId,
    ) -> Result<(PlayerId, EntrantRecord), Error> {
        let player = tx
            .read(Slot::user(user))
            .await?
            .ok_or(CupRefusal::NotOnStairs)?;
        let entrant = tx.read(Slot::entrant(cup.id, player)).await?;
        let entrant = entrant.filter(|entrant| entrant.is_in);
        Ok((player, entrant.ok_or(CupRefusal::NotOnStairs)?))
    }
}
