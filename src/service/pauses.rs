//! Lost places and people: a game whose channel is gone, or whose player has left the server,
//! stands still until somebody mends it, and ends after a week.

use super::deadlines::has_begun;
use super::draft::Draft;
use super::errands::put_errand;
use super::matches::{Match, Play, Stage};
use super::outages::moved;
use super::play::{later, running};
use super::{Errand, Service, retry};
use crate::engine::Reason;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::service::error::{Error, Fault};
use crate::store::records::{Cancelled, Lost, PausedRecord, ThreadRecord};
use crate::store::{Due, Slot};

const HOUR_MS: i64 = 3_600_000;
/// How long a game stands still before it ends.
const PATIENCE_MS: i64 = 7 * 24 * HOUR_MS;
/// How often it is looked whether the one to move is still there. A thread goes to sleep after a
/// week, and only then can it be woken.
const LOOK_EVERY_MS: i64 = (7 * 24 + 1) * HOUR_MS;
/// When it is looked again where a last look led to nothing.
const ONCE_MORE_MS: i64 = HOUR_MS;

/// What an errand found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The person is in the server.
    There,
    /// The person has left it.
    Gone,
    /// Neither the channel nor the server can be reached any more.
    NoPlace,
}

impl Match {
    /// Lets a game that goes on stand still.
    pub(super) fn pause(&mut self, why: Lost, since: Timestamp) {
        if matches!(self.stage, Stage::Running(_)) && self.card.paused.is_none() {
            self.card.paused = Some(PausedRecord { since, why });
        }
    }

    /// Lets it go on; the time since does not count.
    pub(super) fn resume(&mut self, now: Timestamp) {
        if let (Some(paused), Stage::Running(play)) = (self.card.paused.take(), &mut self.stage) {
            play.stopped.push((paused.since, now));
        }
    }

    /// Lets it go on where a certain loss was the reason.
    pub(super) fn resume_from(&mut self, why: Lost, now: Timestamp) {
        if self.card.paused.is_some_and(|paused| paused.why == why) {
            self.resume(now);
        }
    }

    /// When a game that stands still ends, but for outages.
    pub(super) fn lost_at(&self) -> Option<Timestamp> {
        let paused = self.card.paused?;
        let goes_on = matches!(self.stage, Stage::Running(_));
        goes_on.then(|| paused.since.plus_ms(PATIENCE_MS))
    }

    /// When it is to be looked whether the one to move is still there, and the thread awake. In a
    /// channel where a clock runs, its end decides.
    pub(super) fn look_at(&self) -> Option<Timestamp> {
        let Stage::Running(play) = &self.stage else {
            return None;
        };
        let is_timed = self.card.move_time.hours().is_some();
        let in_thread = matches!(self.card.thread, ThreadRecord::Of(_));
        if (is_timed && !in_thread) || self.card.paused.is_some() {
            return None;
        }
        let last = play.looked.unwrap_or(play.turn_began());
        (in_thread || !play.is_practice())
            .then(|| last.max(play.turn_began()).plus_ms(LOOK_EVERY_MS))
    }
}

impl Service {
    /// Judges whether it is time to look for the one to move.
    pub(super) fn judge_look(
        draft: &mut Draft<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let Some(at) = before.look_at() else {
            return Ok(());
        };
        if at > now {
            draft.put_index(Slot::due(at, Due::Look, before.card.id));
            return Ok(());
        }
        let mut play = running(before)?.clone();
        play.looked = Some(now);
        let after = later(before, play, 0);
        put_errand(draft, &after, Errand::Look)?;
        Self::put_match(draft, Some(before), &after)
    }

    /// Judges a game that stands still: without a place it is cancelled; for a player who has left
    /// it is looked a last time.
    pub(super) async fn judge_lost(
        &self,
        draft: &mut Draft<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let (Some(paused), Some(at)) = (before.card.paused, before.lost_at()) else {
            return Ok(());
        };
        let id = before.card.id;
        let outages = self.outages().await?;
        let at = moved(paused.since, at, &outages);
        match paused.why {
            _ if at > now => draft.put_index(Slot::due(at, Due::Lost, id)),
            Lost::Place => self.end_without(draft, before, None, now).await?,
            Lost::Player(_) => {
                put_errand(draft, before, Errand::LookAgain)?;
                let again = now.plus_ms(ONCE_MORE_MS);
                draft.put_index(Slot::due(again, Due::Lost, id));
            }
        }
        Ok(())
    }

    /// Notes what an [`Errand`] found: who has left makes the game stand still, and loses it after a
    /// week; so does a place that cannot be reached; for who is back the game goes on.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn note_finding(
        &self,
        id: MatchId,
        turn: u64,
        errand: Errand,
        finding: Finding,
        now: Timestamp,
    ) -> Result<(), Error> {
        let _turn = self.turnstile(id).await;
        retry!(self.try_note_finding(id, turn, errand, finding, now))
    }

    async fn try_note_finding(
        &self,
        id: MatchId,
        turn: u64,
        errand: Errand,
        finding: Finding,
        now: Timestamp,
    ) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let Some(before) = self.load(&mut draft, id).await? else {
            return Ok(());
        };
        let Stage::Running(play) = &before.stage else {
            return Ok(());
        };
        if before.card.turn != turn {
            return Ok(());
        }
        let is_last_look = errand == Errand::LookAgain;
        let lost = before.card.paused.map(|paused| paused.why);
        match (lost, finding) {
            (Some(Lost::Player(player)), Finding::Gone) if is_last_look => {
                self.end_without(&mut draft, &before, Some(player), now)
                    .await?;
            }
            (Some(Lost::Player(_)), Finding::NoPlace) if is_last_look => {
                self.end_without(&mut draft, &before, None, now).await?;
            }
            (Some(Lost::Player(_)), Finding::There) if is_last_look => {
                let mut after = before.clone();
                after.resume(now);
                self.put_board(&mut draft, &before, after, now).await?;
            }
            (None, Finding::Gone) => {
                let gone = play.owner(play.game.position().to_move());
                let mut after = before.clone();
                after.pause(Lost::Player(gone), now);
                self.put_board(&mut draft, &before, after, now).await?;
            }
            // Its board is refused, parked, and told to the players.
            (None, Finding::NoPlace) => {
                let after = before.clone();
                self.put_board(&mut draft, &before, after, now).await?;
            }
            _ => {}
        }
        Ok(draft.commit().await?)
    }

    /// Ends what cannot go on: a player who is gone is out; without a place, and where somebody
    /// has not moved yet, the game is cancelled.
    async fn end_without(
        &self,
        draft: &mut Draft<'_>,
        before: &Match,
        gone: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<(), Error> {
        let mut play = running(before)?.clone();
        let code = before.card.code;
        let turns = if let Some(player) = gone.filter(|_| has_begun(&play)) {
            take_out_all(&mut play, player, now)
        } else {
            let why = gone.map_or(Cancelled::NoPlace, Cancelled::Left);
            play.cancel(Some(why), now)
        };
        let turns = turns.map_err(|cause| Fault::Damaged { code, cause })?;
        let mut after = later(before, play, turns);
        after.card.paused = None;
        self.put_board(draft, before, after, now).await
    }
}

fn take_out_all(play: &mut Play, player: PlayerId, now: Timestamp) -> Result<u64, String> {
    let own: Vec<_> = play
        .game
        .standing()
        .playing()
        .filter(|&seat| play.owner(seat) == player)
        .collect();
    let mut turns = 0;
    for seat in own {
        if play.outcome().is_none() {
            turns += play.take_out(seat, Reason::Timeout, now)?;
        }
    }
    Ok(turns)
}
