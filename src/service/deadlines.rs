//! Time for a move, and what happens when it is over.

use super::draft::Draft;
use super::matches::{Match, Play, Stage};
use super::outages::{merged, moved};
use super::play::{check_turn, later, running};
use super::{Act, Changed, Notice, PostKind, Service, retry};
use crate::engine::Reason;
use crate::ids::{MatchId, Timestamp};
use crate::service::error::{Error, Fault, Refusal};
use crate::store::records::Cancelled;
use crate::store::{Due, Slot};

const HOUR_MS: i64 = 3_600_000;
/// What one press of the button gives, and the most that a turn is given.
const GIFT_HOURS: u16 = 24;
const MOST_GIVEN_HOURS: u16 = 7 * 24;

impl Match {
    /// When the present turn is over, but for outages; none without a clock, and in practice.
    pub(super) fn deadline(&self) -> Option<Timestamp> {
        let Stage::Running(play) = &self.stage else {
            return None;
        };
        let hours = self.card.move_time.hours()?;
        if play.is_practice() || self.card.paused.is_some() {
            return None;
        }
        let hours = i64::from(hours) + i64::from(play.given_hours);
        Some(play.turn_began().plus_ms(hours * HOUR_MS))
    }
}

impl Service {
    /// When the present turn of a match is over.
    pub(super) async fn moved_deadline(&self, found: &Match) -> Result<Option<Timestamp>, Error> {
        self.read_deadline(&mut Draft::new(&*self.store), found)
            .await
    }

    /// When the present turn of a match is over; the draft will depend on it.
    pub(super) async fn read_deadline(
        &self,
        draft: &mut Draft<'_>,
        found: &Match,
    ) -> Result<Option<Timestamp>, Error> {
        let (Stage::Running(play), Some(deadline)) = (&found.stage, found.deadline()) else {
            return Ok(None);
        };
        let mut standstills = self.outages().await?;
        let to_move = play.owner(play.game.position().to_move());
        let away = draft.read(Slot::away(to_move)).await?;
        let away = away.unwrap_or_default().spans;
        standstills.extend(away.iter().map(|span| (span.from, span.until)));
        standstills.extend(&play.stopped);
        let standstills = merged(standstills);
        Ok(Some(moved(play.turn_began(), deadline, &standstills)))
    }

    /// Judges a deadline that has come.
    pub(super) async fn judge_deadline(
        &self,
        draft: &mut Draft<'_>,
        found: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        match self.read_deadline(draft, found).await? {
            None => {}
            Some(deadline) if deadline > now => {
                draft.put_index(Slot::due(deadline, Due::Deadline, found.card.id));
                // The board still shows the old moment.
                self.put_refresh(draft, found, now).await?;
            }
            Some(_) => self.time_out(draft, found, now).await?,
        }
        Ok(())
    }

    /// Judges the deadline of a match before somebody does something in it.
    pub(super) async fn judge_now(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        retry!(self.try_judge_now(id, now))
    }

    async fn try_judge_now(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let Some(before) = self.load(&mut draft, id).await? else {
            return Ok(());
        };
        let deadline = self.read_deadline(&mut draft, &before).await?;
        if !self.has_pulse(now) || deadline.is_none_or(|deadline| deadline > now) {
            return Ok(());
        }
        self.time_out(&mut draft, &before, now).await?;
        Ok(draft.commit().await?)
    }

    /// Ends what the seat to move has let pass: while some seat has not moved yet the game is
    /// cancelled, afterwards the seat is out (RULES.md, section 6).
    async fn time_out(
        &self,
        draft: &mut Draft<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let mut play = running(before)?.clone();
        let code = before.card.code;
        let damaged = |cause| Fault::Damaged { code, cause };
        let turns = if has_begun(&play) {
            let seat = play.game.position().to_move();
            let out = play.take_out(seat, Reason::Timeout, now);
            out.map_err(damaged)?
        } else {
            let late = play.owner(play.game.position().to_move());
            let cancelled = play.cancel(Some(Cancelled::Late(late)), now);
            cancelled.map_err(damaged)?
        };
        let after = later(before, play, turns);
        self.put_board(draft, before, after, now).await
    }

    /// Gives the seat to move a day more.
    ///
    /// # Errors
    /// A refusal: only an opponent can, and a week is the most; or a fault.
    pub async fn give_day(
        &self,
        act: &Act,
        id: MatchId,
        turn: Option<u64>,
    ) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        self.judge_now(id, act.now).await?;
        retry!(self.try_give_day(act, id, turn))
    }

    async fn try_give_day(
        &self,
        act: &Act,
        id: MatchId,
        turn: Option<u64>,
    ) -> Result<Changed, Error> {
        let mut draft = Draft::new(&*self.store);
        if let Some(changed) = self.repeated(&mut draft, act.interaction).await? {
            return Ok(changed);
        }
        let before = self.existing(&mut draft, id).await?;
        let mut play = running(&before)?.clone();
        let player = self.seated(&mut draft, &play, act).await?;
        check_turn(&before, turn)?;
        if before.card.paused.is_some() {
            return Err(Refusal::Paused.into());
        }
        if before.deadline().is_none() {
            return Err(Refusal::NoClock.into());
        }
        let to_move = play.owner(play.game.position().to_move());
        if to_move == player {
            return Err(Refusal::OwnClock.into());
        }
        if play.given_hours >= MOST_GIVEN_HOURS {
            return Err(Refusal::GivenEnough.into());
        }
        play.given_hours += GIFT_HOURS;
        let after = later(&before, play, 0);
        let told = Notice::DayGiven {
            to: to_move,
            by: player,
        };
        let kind = PostKind::Refresh;
        self.settle_telling(draft, Some(&before), after, act, kind, Some(told))
            .await
    }
}

/// Whether every seat that still plays has moved.
pub(super) fn has_begun(play: &Play) -> bool {
    play.game
        .standing()
        .playing()
        .all(|seat| play.game.standing().own_moves()[seat] > 0)
}
