//! Resigning.

use super::prelude::{Effect, Order, Scene};
use crate::ids::MatchId;
use crate::service::change::Error;
use crate::service::outbox::post_kind;
use crate::service::refusal::Refusal;
use crate::service::{Act, Changed, Service};
use halma_rules::Reason;

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
        self.act(act, &Order::of_player(id, turn), resign).await
    }
}

fn resign(scene: &Scene<'_>) -> Result<Effect, Error> {
    let mut play = scene.play()?;
    let to_move = play.standing().position().to_move();
    let own: Vec<_> = play.seats_of(scene.player).collect();
    let seat = own.iter().find(|&&seat| seat == to_move).or(own.first());
    let seat = *seat.ok_or(Refusal::SeatIsOut)?;
    let turns = play.take_out(seat, Reason::Resignation, scene.now)?;
    let after = scene.found.later(play, turns);
    let kind = post_kind(&after);
    Ok(Effect::new(after, kind))
}
