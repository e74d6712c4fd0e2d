//! The end of a turn's time, and what happens then.

use std::time::Duration;

use halma_rules::Reason;
use halma_store::ids::{MatchId, Span, Timestamp};
use halma_store::records::Cancelled;
use halma_store::{Due, Slot, StoreError};

use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::{Holder, Match, Play};

/// Returns when the current turn of a match ends, given the times in which the bot was offline and
/// those in which the player to move was away.
pub fn moved_deadline(found: &Match, outages: &[Span], away: &[Span]) -> Option<Timestamp> {
    found.when_left(Duration::ZERO, &standstills(found, outages, away))
}

/// Returns the times that don't count in the current turn. In cups nobody's absence stops a clock: its
/// bank is the holiday.
fn standstills(found: &Match, outages: &[Span], away: &[Span]) -> Vec<Span> {
    let away = if found.card.cup.is_some() { &[] } else { away };
    let stopped = found
        .running()
        .map_or(&[][..], |play| &play.turn_state.stopped);
    [outages, away, stopped].concat()
}

impl Service {
    /// Returns the times that don't count in the current turn; the transaction will depend on them.
    pub(crate) async fn read_standstills(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
    ) -> Result<Vec<Span>, Error> {
        let Ok(Holder::Person(player)) = found.running().map(Play::to_move) else {
            return Ok(Vec::new());
        };
        let away = tx.read(Slot::away(player)).await?;
        let away = away.unwrap_or_default().spans;
        Ok(standstills(found, &self.outages().await?, &away))
    }

    /// Returns when the current turn of a match ends; the transaction will depend on it.
    pub(crate) async fn read_deadline(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
    ) -> Result<Option<Timestamp>, Error> {
        if found.deadline().is_none() {
            return Ok(None);
        }
        let standstills = self.read_standstills(tx, found).await?;
        Ok(found.when_left(Duration::ZERO, &standstills))
    }

    /// Returns a match with the time until now taken off the bank of the seat to move, if the game
    /// has banks.
    pub(crate) async fn by_the_clock(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
        now: Timestamp,
    ) -> Result<Match, Error> {
        let mut after = found.clone();
        if found.running().is_ok_and(|play| play.banks.is_some()) {
            let mut standstills = self.read_standstills(tx, found).await?;
            // An outage that isn't noted yet.
            let from = self
                .last_heartbeat()
                .await?
                .filter(|_| !self.has_pulse(now));
            standstills.extend(from.map(|from| Span { from, until: now }));
            after.advance_banks(now, &standstills);
        }
        Ok(after)
    }

    /// Handles a deadline that is due.
    pub(crate) async fn judge_deadline(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        match self.read_deadline(tx, found).await? {
            None => {}
            Some(deadline) if deadline > now => {
                tx.put_index(Slot::due(deadline, Due::Deadline, found.id));
                // The board still shows the old deadline.
                self.put_refresh(tx, found, now).await?;
            }
            Some(_) => self.time_out(tx, found, now).await?,
        }
        Ok(())
    }

    /// Loads a match for an action. If its turn has run out of time, that is handled first.
    ///
    /// # Errors
    /// There is no such match; or it has just timed out and changed, which counts as a lost race.
    pub(crate) async fn on_time(
        &self,
        tx: &mut Transaction<'_>,
        id: MatchId,
        now: Timestamp,
    ) -> Result<Match, Error> {
        let found = self.existing(tx, id).await?;
        let deadline = self.read_deadline(tx, &found).await?;
        if !self.has_pulse(now) || deadline.is_none_or(|deadline| deadline > now) {
            return Ok(found);
        }
        self.change(|tx| self.judge_overdue(tx, id, now)).await?;
        Err(StoreError::Conflict.into())
    }

    async fn judge_overdue(
        &self,
        mut tx: Transaction<'_>,
        id: MatchId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let found = self.existing(&mut tx, id).await?;
        let deadline = self.read_deadline(&mut tx, &found).await?;
        if deadline.is_some_and(|deadline| deadline <= now) {
            self.time_out(&mut tx, &found, now).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Handles a timeout of the seat to move: the game is canceled if some seat has made fewer than
    /// two moves; otherwise the seat is out (docs/rules.md, section 6).
    async fn time_out(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let mut play = before.running()?.clone();
        let Holder::Person(late) = play.to_move() else {
            return Ok(());
        };
        let turns = if play.has_begun() {
            let seat = play.standing().position().to_move();
            play.take_out(seat, Reason::Timeout, now)?
        } else {
            play.cancel(Some(Cancelled::Late(late)), now)?
        };
        let after = before.later(play, turns);
        self.put_board(tx, before, after, now).await
    }
}
