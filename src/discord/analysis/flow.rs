//! The analysis of a finished game: computed, drawn and put into words.

use std::sync::Arc;

use halma_mind::{Review, nodes_a_move, review};
use halma_rules::Game;
use halma_service::ids::UserId;
use halma_service::{Error, MatchView, Refusal};

use crate::discord::bot::Bot;
use crate::discord::bot::one_at_a_time::Work;
use crate::discord::command::Context;
use crate::discord::parts::alt_text::{picture_names, picture_speaker};
use crate::discord::parts::body::Body;
use crate::discord::text::{Speaker, say};
use crate::discord::{analysis, pictures};

/// The minimum number of moves per player; shorter games aren't worth an analysis.
const LEAST_MOVES: usize = 3;

/// Returns the analysis of a finished game, for one person or for everyone.
///
/// # Errors
/// A refusal: the game is still running; or a fault.
pub async fn open(
    cx: &Context<'_>,
    view: &MatchView,
    reader: Option<UserId>,
) -> Result<Body, Error> {
    let _turn = match cx.turn(Work::Analysis).await {
        Ok(turn) => turn,
        Err(busy) => return Ok(busy),
    };
    let game = finished_game(cx.bot, view).await?;
    let review = match reviewed(cx.bot, view, &game).await {
        Ok(review) => review,
        Err(why) => return Ok(Body::text(why.said(cx.speaker()))),
    };
    let names = view.game().map(|shown| picture_names(cx.speaker(), shown));
    let curve = pictures::cards::lead_curve(
        picture_speaker(cx.speaker()),
        &game,
        &review,
        names.unwrap_or_default(),
    );
    let drawn = cx.bot.lead_curve(curve).await;
    Ok(analysis::message::analysis(
        cx.speaker(),
        view,
        &game,
        &review,
        drawn,
        reader,
    ))
}

/// Returns a finished game with its history.
///
/// # Errors
/// A refusal: the game is still running; or a fault.
pub async fn finished_game(bot: &Bot, view: &MatchView) -> Result<Arc<Game>, Error> {
    if !view.is_finished() {
        return Err(Refusal::NotFinished.into());
    }
    let game = bot.service.whole_game(view.id).await?;
    Ok(game.ok_or(Refusal::NotFinished)?)
}

/// Why a game has no analysis.
pub enum NoAnalysis {
    /// It is too short.
    TooShort,
    /// The analysis failed.
    Failed,
}

impl NoAnalysis {
    /// Says so.
    pub fn said(&self, speaker: Speaker<'_>) -> String {
        match self {
            Self::TooShort => say!(speaker, "analysis-too-short", moves = LEAST_MOVES),
            Self::Failed => speaker.say("analysis-failed"),
        }
    }
}

/// Returns the review of a finished game, computed or cached.
///
/// # Errors
/// The reason if there is none.
pub async fn reviewed(
    bot: &Bot,
    view: &MatchView,
    game: &Arc<Game>,
) -> Result<Arc<Review>, NoAnalysis> {
    if game.history().len() < LEAST_MOVES * game.rules().setup().seats() {
        return Err(NoAnalysis::TooShort);
    }
    let key = (view.id, view.card.turn);
    if let Some(review) = bot.reviews.of(&key) {
        return Ok(review);
    }
    let (game, nodes) = (Arc::clone(game), nodes_a_move(game));
    let study = move |memory: &mut _| review(&game, nodes, memory, &|| false);
    let review = bot.opponent.review(study).await.flatten();
    let review = review.ok_or(NoAnalysis::Failed)?;
    Ok(bot.reviews.keep(key, Arc::new(review)))
}
