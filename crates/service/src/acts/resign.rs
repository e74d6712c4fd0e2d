//! Resigning.

use halma_rules::Reason;
use halma_store::ids::{MatchId, Turn};

use super::prelude::{ActContext, Effect, Target};
use crate::change::Error;
use crate::outbox::post_kind;
use crate::refusal::Refusal;
use crate::{Act, Changed, Service};

impl Service {
    /// Takes a person's seat out of a game: the seat to move if the person has several. `turn` is
    /// that of the board on which the person confirmed.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn resign(
        &self,
        act: &Act,
        id: MatchId,
        turn: Option<Turn>,
    ) -> Result<Changed, Error> {
        self.act(act, &Target::of_player(id, turn), resign).await
    }
}

fn resign(context: &ActContext<'_>) -> Result<Effect, Error> {
    let mut play = context.play()?;
    let to_move = play.standing().position().to_move();
    let own: Vec<_> = play.seats_of(context.player).collect();
    let seat = own.iter().find(|&&seat| seat == to_move).or(own.first());
    let Some(&seat) = seat else {
        play.check_plays(context.player)?;
        return Err(Refusal::SeatIsOut.into());
    };
    let turns = play.take_out(seat, Reason::Resignation, context.now)?;
    let after = context.found.later(play, turns);
    let kind = post_kind(&after);
    Ok(Effect::new(after, kind))
}
