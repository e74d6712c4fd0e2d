//! Playing a move.

use halma_store::ids::{MatchId, Turn};
use halma_store::records::Lost;

use super::prelude::{ActContext, Effect, Target};
use crate::change::{Error, IllegalMove};
use crate::matches::strict_move;
use crate::outbox::post_kind;
use crate::{Act, Changed, Service};

/// A request to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayRequest {
    /// Who, and when.
    pub act: Act,
    /// The match.
    pub id: MatchId,
    /// The turn of the board that the person saw, if it came from a board.
    pub turn: Option<Turn>,
    /// The move as typed.
    pub text: String,
}

impl Service {
    /// Plays a move, and in the same change the forced passes and the planned answers after it.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn play(&self, request: &PlayRequest) -> Result<Changed, Error> {
        let target = Target::of_player(request.id, request.turn);
        let text = request.text.clone();
        let played = move |context: &ActContext<'_>| play(context, &text);
        self.act(&request.act, &target, played).await
    }
}

fn play(context: &ActContext<'_>, text: &str) -> Result<Effect, Error> {
    let mut play = context.play()?;
    play.check_to_move(context.player)?;
    let refused = IllegalMove::error(context.found);
    let ply = play.standing().parse_ply(&strict_move(text));
    let turns = ply.and_then(|ply| play.play(ply, context.now));
    let turns = turns.map_err(refused)?;
    let mut after = context.found.later(play, turns);
    after.resume_from(Lost::Player(context.player), context.now);
    let kind = post_kind(&after);
    Ok(Effect::new(after, kind))
}
