//! `/halma board` and the button below a board: the board from one's own side.

use halma_service::ids::{Code, MatchId};
use halma_service::{Error, Listing, MatchView};

use crate::discord::command::in_game::{InGame, to_look_at};
use crate::discord::command::{Answer, Context};
use crate::discord::parts::id::{Coded as _, Id};
use crate::discord::play::click::Click;

/// The board from one's own side.
pub struct Board;

impl InGame for Board {
    const NAME: &'static str = "board";
    const NONE: &'static str = "no-board-here";

    fn which(menu: u32) -> Id {
        Click::WhichBoard { menu }.id()
    }

    fn listings(cx: &Context<'_>) -> Vec<Listing> {
        to_look_at(cx)
    }

    async fn run(cx: &Context<'_>, view: &MatchView) -> Result<Answer, Error> {
        Ok(Answer::private(cx.shown_with_note(view).await))
    }
}

/// Handles the button below a board.
pub async fn look(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    Ok(Answer::private(cx.shown_with_note(&view).await))
}

/// Handles the match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    Ok(Answer::change(cx.shown_with_note(&view).await))
}
