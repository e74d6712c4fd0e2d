//! What the computer would play, and why.

use crate::discord::bot::one_at_a_time::Work;
use crate::discord::command::Context;
use crate::discord::hint::message;
use crate::discord::hint::message::Hint;
use crate::discord::parts::body::Body;
use crate::service::{Error, GameView, MatchView};
use halma_mind::{Budget, Line, Memory, Score, reason, think};
use halma_rules::Standing;

/// The number of moves shown.
const MOVES: usize = 3;
/// The number of positions searched: some tens of milliseconds, and far more than a person sees.
const NODES: u64 = 60_000;

/// Returns the best moves for the player to move.
pub async fn hint(cx: &Context<'_>, view: &MatchView) -> Result<Body, Error> {
    let Some(game) = view.game() else {
        return Ok(Body::text(cx.speaker().say("refused-not-begun")));
    };
    let hints = match cx.turn(Work::Hint).await {
        Ok(_turn) => hints(cx, game).await,
        Err(busy) => return Ok(busy),
    };
    let markers = Hint::markers(&hints);
    let drawn = cx.picture_marked(view, markers).await;
    Ok(message::hints(cx.speaker(), view, game, &hints, drawn))
}

async fn hints(cx: &Context<'_>, game: &GameView) -> Vec<Hint> {
    let standing = game.standing.clone();
    let thinking = cx
        .bot
        .opponent
        .study(move |memory| hinted(&standing, memory));
    thinking.await.unwrap_or_default()
}

/// Returns the best move and others that come close. A race, and a home that must be left, have one
/// answer.
fn hinted(standing: &Standing, memory: &mut Memory) -> Vec<Hint> {
    let mut think = |lines| {
        let budget = Budget {
            lines,
            ..Budget::nodes(NODES)
        };
        let thought = think(standing, budget, memory, &|| false);
        thought.map_or_else(Vec::new, |thought| thought.lines)
    };
    let mut lines = think(1);
    let is_settled = |line: &Line| !matches!(line.score, Score::Ahead(_) | Score::Loss(_));
    if !lines.iter().any(is_settled) {
        let best = lines.first().map(|line| line.ply);
        let others = think(MOVES).into_iter();
        lines.extend(others.filter(|other| Some(other.ply) != best));
        lines.truncate(MOVES);
    }
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
