//! A player's plan in a game, visible only to that player.

use halma_store::Slot;
use halma_store::ids::{Code, MatchId, PlayerId, Timestamp};
use halma_store::records::{EVENTS_OF_A_CHUNK, InteractionRecord};

use super::edit::Edit;
use crate::change::{Error, Transaction, read};
use crate::looking::{Asker, MatchView};
use crate::matches::{Match, Plan, Play};
use crate::refusal::Refusal;
use crate::{Act, Service};

/// A plan after a change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// The code of the game.
    pub code: Code,
    /// The plan as it is typed; empty if there is none.
    pub text: String,
}

impl Service {
    /// Returns a player's plan in a running game as it is typed; empty if there is none.
    ///
    /// # Errors
    /// A refusal: the person doesn't play in it or is to move, or it isn't running; or a fault.
    pub async fn own_plan(&self, asker: Asker, view: &MatchView) -> Result<String, Error> {
        let found = self.found(view.id).await?;
        let play = found.running()?;
        let player = self.player_of(asker).await?;
        let player = player.filter(|player| play.people().contains(player));
        let player = player.ok_or(Refusal::NotAPlayer)?;
        check_plans(play, player)?;
        let plan = read(&self.store, Slot::plan(player, view.id)).await?;
        Ok(plan.map(Plan::from).unwrap_or_default().text())
    }

    /// Saves a player's plan: on each line moves from the current position on, which end with one of
    /// the player's own. An empty text deletes it. When the others play what it says, the answer is
    /// played in the same change, and what is left of the plan stays.
    ///
    /// # Errors
    /// A refusal that says what is wrong, or a fault; the old plan stays then.
    pub async fn set_plan(
        &self,
        act: &Act,
        id: MatchId,
        edit: impl Into<Edit<'_>>,
    ) -> Result<Planned, Error> {
        let edit = edit.into();
        let _turn = self.gates.enter(id).await;
        self.change(|tx| self.try_set_plan(tx, act, id, edit)).await
    }

    async fn try_set_plan(
        &self,
        mut tx: Transaction<'_>,
        act: &Act,
        id: MatchId,
        edit: Edit<'_>,
    ) -> Result<Planned, Error> {
        let found = self.existing(&mut tx, id).await?;
        self.check_visible(&mut tx, &found, act).await?;
        let play = found.running()?;
        let player = self.seated(&mut tx, play, act).await?;
        let slot = Slot::plan(player, id);
        let asked = Slot::interaction(act.interaction);
        let is_repeat = tx.exists(asked).await?;
        let stored = tx.read(slot).await?.map(Plan::from).unwrap_or_default();
        let text = edit.text;
        let plan = if is_repeat {
            stored.clone()
        } else if text.trim().is_empty() {
            Plan::default()
        } else {
            check_plans(play, player)?;
            Plan::read(play, player, text)?
        };
        let planned = Planned {
            code: found.card.code,
            text: plan.text(),
        };
        if is_repeat {
            return Ok(planned);
        }
        edit.check(&stored.text(), &planned.text)?;
        tx.put(asked, &InteractionRecord { id, post: None })?;
        if plan.is_empty() {
            tx.delete(slot);
        } else {
            tx.put(slot, &plan.record())?;
        }
        tx.commit().await?;
        Ok(planned)
    }

    /// Plays the answers that people have planned to the moves just made. Returns true if there was
    /// one.
    pub(super) async fn answer_by_plans(
        &self,
        tx: &mut Transaction<'_>,
        after: &mut Match,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let Ok(play) = after.running() else {
            return Ok(false);
        };
        if play.fresh.is_empty() {
            return Ok(false);
        }
        let mut play = play.clone();
        let plans = self.plans_in(tx, after.id, &play).await?;
        let turns = play.answer_by(&plans, now);
        if turns > 0 {
            *after = after.later(play, turns);
        }
        Ok(turns > 0)
    }

    /// Returns the plans of a game's players. The transaction will depend on them.
    async fn plans_in(
        &self,
        tx: &mut Transaction<'_>,
        id: MatchId,
        play: &Play,
    ) -> Result<Vec<(PlayerId, Plan)>, Error> {
        let people = play.people();
        let mut keys: Vec<_> = people
            .iter()
            .map(|&player| Slot::plan(player, id).key())
            .collect();
        // The move will be appended to it.
        keys.push(Slot::log(id, play.logged / EVENTS_OF_A_CHUNK).key());
        tx.load_ahead(&keys).await?;
        let mut plans = Vec::new();
        for player in people {
            let plan = tx.read(Slot::plan(player, id)).await?;
            plans.extend(plan.map(|plan| (player, Plan::from(plan))));
        }
        Ok(plans)
    }
}

/// Refuses plans of those who are to move, or have nobody to answer.
fn check_plans(play: &Play, player: PlayerId) -> Result<(), Refusal> {
    play.check_plays(player)?;
    if play.is_practice() {
        return Err(Refusal::PlanWithoutOthers);
    }
    if play.to_move().player() == Some(player) {
        return Err(Refusal::PlanOnOwnTurn);
    }
    Ok(())
}
