//! `/halma hint`: what the computer would play, just for whose turn it is.

use super::in_game::InGame;
use super::r#move;
use crate::discord::answer::Answer;
use crate::discord::context::Context;
use crate::discord::custom_id::ForMatch;
use crate::discord::hints;
use crate::ids::Code;
use crate::service::{Error, Hints, Listing, MatchView};

/// What the computer would play.
pub struct Hint;

impl InGame for Hint {
    const NAME: &'static str = "hint";
    const FOR: ForMatch = ForMatch::Hint;
    const NONE: &'static str = "no-turn-here";

    fn listings(cx: &Context<'_>) -> Vec<Listing> {
        vec![Listing::MyTurns(cx.caller.channel)]
    }

    async fn run(cx: &Context<'_>, view: &MatchView) -> Result<Answer, Error> {
        hinted(cx, view, Answer::private).await
    }
}

/// The match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    hinted(cx, &view, Answer::change).await
}

async fn hinted(
    cx: &Context<'_>,
    view: &MatchView,
    answer: fn(crate::discord::body::Body) -> Answer,
) -> Result<Answer, Error> {
    let view = r#move::to_be_played(cx, view.id, view.turn).await?;
    let may_ask = view.game().is_some_and(|game| game.hints == Hints::Allowed);
    if !may_ask {
        return Ok(cx.private("hint-rated"));
    }
    cx.bot.service.note_hint(view.id).await?;
    Ok(answer(hints::hint(cx, &view).await?))
}
