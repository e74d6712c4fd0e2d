//! Lost channels and people: a game whose channel is gone, or whose player has left the server, is
//! paused until someone fixes that, and ends after a week.

use std::time::Duration;

use halma_rules::Reason;
use halma_store::ids::{MatchId, PlayerId, Timestamp, Turn, hours};
use halma_store::records::{Cancelled, Errand, Lost};
use halma_store::{Due, Slot};

use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::{Holder, Match, Stage, moved};
use crate::outbox::put_errand;

/// When to check again if the last check had no result.
const ONCE_MORE: Duration = hours(1);

/// The result of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The person is on the server.
    There,
    /// The person has left it.
    Gone,
    /// Neither the channel nor the server can be reached.
    NoPlace,
}

impl Service {
    /// Decides whether it is time to check on the player to move.
    pub(crate) async fn judge_visit(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let Some(at) = before.visit_at() else {
            return Ok(());
        };
        if at > now {
            tx.put_index(Slot::due(at, Due::Visit, before.id));
            return Ok(());
        }
        let mut play = before.running()?.clone();
        play.turn_state.visited = Some(now);
        let after = before.later(play, 0);
        put_errand(tx, &after, Errand::Visit)?;
        self.record(tx, Some(before), &after).await
    }

    /// Handles a paused game whose time is up: without a channel it is canceled; a player who left
    /// is checked one last time.
    pub(crate) async fn judge_lost(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let (Some(paused), Some(at)) = (before.card.paused, before.lost_at()) else {
            return Ok(());
        };
        let id = before.id;
        let outages = self.outages().await?;
        let at = moved(paused.since, at, &outages);
        match paused.why {
            _ if at > now => tx.put_index(Slot::due(at, Due::Lost, id)),
            Lost::Place => self.end_without(tx, before, None, now).await?,
            Lost::Player(_) => {
                put_errand(tx, before, Errand::VisitAgain)?;
                let again = now + ONCE_MORE;
                tx.put_index(Slot::due(again, Due::Lost, id));
            }
        }
        Ok(())
    }

    /// Notes the result of an [`Errand`]. If the player has left or the channel can't be reached,
    /// the game is paused, and lost or canceled after a week. If the player is back, it resumes.
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn note_finding(
        &self,
        id: MatchId,
        turn: Turn,
        errand: Errand,
        finding: Finding,
        now: Timestamp,
    ) -> Result<(), Error> {
        let _turn = self.gates.enter(id).await;
        self.change_match(id, |mut tx, before| async move {
            let Stage::Running(play) = &before.stage else {
                return Ok(());
            };
            if before.card.turn != turn {
                return Ok(());
            }
            let is_last_look = errand == Errand::VisitAgain;
            let lost = before.card.paused.map(|paused| paused.why);
            match (lost, finding) {
                (Some(Lost::Player(player)), Finding::Gone) if is_last_look => {
                    self.end_without(&mut tx, &before, Some(player), now)
                        .await?;
                }
                (Some(Lost::Player(_)), Finding::NoPlace) if is_last_look => {
                    self.end_without(&mut tx, &before, None, now).await?;
                }
                (Some(Lost::Player(_)), Finding::There) if is_last_look => {
                    let mut after = before.clone();
                    after.resume(now);
                    self.put_board(&mut tx, &before, after, now).await?;
                }
                (None, Finding::Gone) => {
                    let Holder::Person(gone) = play.to_move() else {
                        return Ok(());
                    };
                    let mut after = before.clone();
                    after.pause(Lost::Player(gone), now);
                    self.put_board(&mut tx, &before, after, now).await?;
                }
                // Its board is refused, parked, and reported to the players.
                (None, Finding::NoPlace) => {
                    let after = before.clone();
                    self.put_board(&mut tx, &before, after, now).await?;
                }
                _ => {}
            }
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Ends a game that can't continue: a player who left is out. Without a channel, or if someone
    /// hasn't moved yet, the game is canceled.
    async fn end_without(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        gone: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<(), Error> {
        let mut play = before.running()?.clone();
        let turns = if let Some(player) = gone.filter(|_| play.has_begun()) {
            play.take_out_all(player, Reason::Timeout, now)?
        } else {
            let why = gone.map_or(Cancelled::NoPlace, Cancelled::Left);
            play.cancel(Some(why), now)?
        };
        let mut after = before.later(play, turns);
        after.card.paused = None;
        self.put_board(tx, before, after, now).await
    }
}
