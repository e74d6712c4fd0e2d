//! The board page inside Discord: the button below a board, and the application's entry point.

use halma_service::ids::MatchId;
use halma_service::{Error, MatchView, Participant};

use crate::discord::bot::PageInside;
use crate::discord::command::{Answer, Context};
use crate::discord::play::board;

/// Handles the button below a board. People who can't play there see the board here.
pub async fn open(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    let is_offered = cx.bot.page_inside() == PageInside::Offered;
    if !is_offered || !cx.caller.may_launch || !plays(cx, &view) {
        return board::look(cx, id).await;
    }
    let noted = cx.bot.service.note_opened(cx.user(), id, cx.bot.now());
    if let Err(error) = noted.await {
        // The page then shows the list.
        tracing::warn!(?error, "couldn't note which board was opened");
    }
    Ok(Answer::launch())
}

/// Handles the entry point, which is about no match.
pub fn enter(cx: &Context<'_>) -> Answer {
    match cx.bot.page_inside() {
        PageInside::Offered => Answer::launch(),
        PageInside::Missing => cx.unknown(),
    }
}

fn plays(cx: &Context<'_>, view: &MatchView) -> bool {
    let is_me = |person: &Participant| person.user == Some(cx.user());
    view.game().is_some_and(|game| game.people().any(is_me))
}
