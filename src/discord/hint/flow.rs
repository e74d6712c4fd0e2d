//! What the computer would play, and why.

use halma_mind::{Memory, advise, reason};
use halma_rules::Standing;
use halma_service::{Error, GameView, MatchView};

use crate::discord::bot::Bot;
use crate::discord::bot::one_at_a_time::Work;
use crate::discord::command::Context;
use crate::discord::hint::message;
use crate::discord::hint::message::Hint;
use crate::discord::parts::body::Body;

/// The number of moves shown.
const MOVES: usize = 3;

/// Returns the best moves for the player to move.
pub async fn hint(cx: &Context<'_>, view: &MatchView) -> Result<Body, Error> {
    let Some(game) = view.game() else {
        return Ok(Body::text(cx.speaker().say("refused-not-begun")));
    };
    let turn = match cx.turn(Work::Hint).await {
        Ok(turn) => turn,
        Err(busy) => return Ok(busy),
    };
    // Who isn't answered keeps the mark of a win.
    cx.bot.service.note_hint(view.id).await?;
    let hints = hints(cx.bot, game).await;
    drop(turn);
    let markers = Hint::markers(&hints);
    let drawn = cx.picture_marked(view, markers).await;
    Ok(message::hints(cx.speaker(), view, game, &hints, drawn))
}

/// Returns the best moves of the seat to move; none if thinking failed.
pub async fn hints(bot: &Bot, game: &GameView) -> Vec<Hint> {
    let standing = game.standing.clone();
    let thinking = bot.opponent.study(move |memory| hinted(&standing, memory));
    thinking.await.unwrap_or_default()
}

/// Returns the best move and others that come close.
fn hinted(standing: &Standing, memory: &mut Memory) -> Vec<Hint> {
    let lines = advise(standing, MOVES, memory);
    let hints = lines.iter().map(|line| {
        // In a race, and on the way out of home, all moves of a line are one's own.
        let stones = standing.position().placement();
        let color = |place: usize| stones.at(line.moves.get(place)?.0);
        let is_by_turns = color(1).is_some() && color(1) != color(0);
        let follows = |place: usize| line.moves.get(place).copied().filter(|_| is_by_turns);
        Hint {
            ply: line.ply,
            reason: reason(standing, line),
            reply: follows(1),
            next: follows(2),
        }
    });
    hints.collect()
}
