//! `/halma game export`: the record of a game as a file.

use halma_service::ids::Code;
use halma_service::{Error, Listing, MatchView};

use crate::discord::command::in_game::{InGame, to_look_at};
use crate::discord::command::{Answer, Context};
use crate::discord::parts::id::{Coded as _, Id};
use crate::discord::replay::click::Click;
use crate::discord::replay::flow;

/// The record of a game.
pub struct Export;

impl InGame for Export {
    const NAME: &'static str = "export";
    const NONE: &'static str = "no-board-here";

    fn which(menu: u32) -> Id {
        Click::WhichRecord { menu }.id()
    }

    fn listings(cx: &Context<'_>) -> Vec<Listing> {
        to_look_at(cx)
    }

    async fn run(cx: &Context<'_>, view: &MatchView) -> Result<Answer, Error> {
        Ok(Answer::private(flow::record(cx, view).await?))
    }
}

/// Handles the match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    Ok(Answer::private(flow::record(cx, &view).await?))
}
