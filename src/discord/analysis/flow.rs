//! A finished game looked at again: thought about, drawn and told.

use crate::discord::bot::one_at_a_time::Work;
use crate::discord::command::Context;
use crate::discord::parts::body::Body;
use crate::discord::{analysis, pictures};
use crate::service::{Error, MatchView, Refusal};
use halma_mind::{nodes_a_move, review};

/// What can be said of a finished game, for one person.
///
/// # Errors
/// A refusal: it goes on; or a fault.
pub async fn open(cx: &Context<'_>, view: &MatchView) -> Result<Body, Error> {
    let _turn = match cx.turn(Work::Analysis).await {
        Ok(turn) => turn,
        Err(busy) => return Ok(busy),
    };
    let service = &cx.bot.service;
    let game = service.whole_game(view.id).await?;
    let (Some(game), true) = (game, view.is_finished()) else {
        return Err(Refusal::NotFinished.into());
    };
    let thinking = {
        let game = game.clone();
        let nodes = nodes_a_move(&game);
        let study = move |memory: &mut _| review(&game, nodes, memory, &|| false);
        cx.bot.opponent.review(study)
    };
    let Some(review) = thinking.await.flatten() else {
        return Ok(Body::text(cx.speaker().say("analysis-failed")));
    };
    let curve = pictures::cards::lead_curve(&game, &review);
    let drawn = cx.bot.lead_curve(curve).await;
    Ok(analysis::message::analysis(
        cx.speaker(),
        view,
        &game,
        &review,
        drawn,
    ))
}
