//! Resigning.

use super::draft::Draft;
use super::play::{check_turn, later, post_kind, running};
use super::{Act, Changed, Service, retry};
use crate::engine::Reason;
use crate::ids::MatchId;
use crate::service::error::{Error, Fault, Refusal};

impl Service {
    /// Takes a person's seat out of a game: the seat to move if the person has several. `turn` is
    /// that of the board where the person confirmed it.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn resign(
        &self,
        act: &Act,
        id: MatchId,
        turn: Option<u64>,
    ) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        self.judge_now(id, act.now).await?;
        retry!(self.try_resign(act, id, turn))
    }

    async fn try_resign(
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
        let to_move = play.game.position().to_move();
        let own: Vec<_> = play
            .game
            .standing()
            .playing()
            .filter(|&seat| play.owner(seat) == player)
            .collect();
        let seat = own.iter().find(|&&seat| seat == to_move).or(own.first());
        let seat = *seat.ok_or(Refusal::SeatIsOut)?;
        let code = before.card.code;
        let turns = play
            .take_out(seat, Reason::Resignation, act.now)
            .map_err(|cause| Fault::Damaged { code, cause })?;
        let after = later(&before, play, turns);
        let kind = post_kind(&after);
        self.settle(draft, Some(&before), after, act, kind).await
    }
}
