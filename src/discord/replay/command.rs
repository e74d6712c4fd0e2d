//! `/halma game replay`: a game move by move, from the first to the last.

use halma_service::ids::Code;
use halma_service::{Error, Listing, MatchView};

use crate::discord::command::in_game::{InGame, to_look_at};
use crate::discord::command::{Answer, Context};
use crate::discord::parts::id::{Coded as _, Id};
use crate::discord::replay::click::Click;
use crate::discord::replay::flow;

/// A game move by move.
pub struct Replay;

impl InGame for Replay {
    const NAME: &'static str = "replay";
    const NONE: &'static str = "no-board-here";

    fn which(menu: u32) -> Id {
        Click::Which { menu }.id()
    }

    fn listings(cx: &Context<'_>) -> Vec<Listing> {
        to_look_at(cx)
    }

    async fn run(cx: &Context<'_>, view: &MatchView) -> Result<Answer, Error> {
        Ok(Answer::private(flow::open(cx, view).await?))
    }
}

/// Handles the match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    Ok(Answer::change(flow::open(cx, &view).await?))
}
