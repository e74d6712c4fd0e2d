//! `/halma hint`: what the computer would play, shown only to the player to move.

use halma_service::ids::Code;
use halma_service::{Error, Hints, Listing, MatchView};

use crate::discord::command::in_game::InGame;
use crate::discord::command::{Answer, Context};
use crate::discord::hint::click::Click;
use crate::discord::hint::message;
use crate::discord::parts::body;
use crate::discord::parts::id::{AtTurn, Coded as _, Id};
use crate::discord::play;
use crate::opponent::NoAdvice;

/// What the computer would play.
pub struct Hint;

impl InGame for Hint {
    const NAME: &'static str = "hint";
    const NONE: &'static str = "no-game-here";

    fn which(menu: u32) -> Id {
        Click::Which { menu }.id()
    }

    fn listings(cx: &Context<'_>) -> Vec<Listing> {
        let channel = cx.caller.channel;
        vec![Listing::MyTurns(channel), Listing::Mine(channel)]
    }

    async fn run(cx: &Context<'_>, view: &MatchView) -> Result<Answer, Error> {
        let game = view.game();
        let may_ask = !view.is_finished()
            && game.is_some_and(|game| {
                game.hints == Hints::Refused && game.people().any(|who| who.user == Some(cx.user()))
            });
        if may_ask {
            return Ok(Answer::private(message::rated(cx.speaker(), view)));
        }
        hinted(cx, view, Answer::private).await
    }
}

/// Handles the match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    hinted(cx, &view, Answer::change).await
}

/// Posts the hint for everyone in the channel while it is still the person's turn.
pub async fn share(cx: &Context<'_>, at: AtTurn) -> Result<Answer, Error> {
    let view = cx.match_by_id(at.id).await?;
    let sharing = cx.sharing(&view, Click::Share { at }.id()).await?;
    let caller = &cx.for_everybody(&view);
    let public = &Context { caller, ..*cx };
    hinted_at(public, at, |body| sharing.post(public, &view, body)).await
}

async fn hinted(
    cx: &Context<'_>,
    view: &MatchView,
    answer: fn(body::Body) -> Answer,
) -> Result<Answer, Error> {
    hinted_at(cx, AtTurn::of(view), answer).await
}

async fn hinted_at(
    cx: &Context<'_>,
    at: AtTurn,
    answer: impl FnOnce(body::Body) -> Answer,
) -> Result<Answer, Error> {
    let view = play::r#move::to_be_played(cx, at).await?;
    let hints = cx.bot.adviser().hints(cx.user(), &view, at.turn).await?;
    let hints = match hints {
        Ok(hints) => hints,
        Err(NoAdvice::Rated) => return Ok(Answer::private(message::rated(cx.speaker(), &view))),
        Err(why) => return Ok(Answer::private(body::Body::none(cx.speaker(), why))),
    };
    let drawn = cx.picture_marked(&view, message::markers(&hints)).await;
    Ok(answer(message::hints(cx.speaker(), &view, &hints, drawn)))
}
