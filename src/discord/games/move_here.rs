//! `/halma game move-here`: moves a game that has lost its channel to this one.

use halma_service::ids::Code;
use halma_service::{BroughtBy, Error, Listing, MatchView};

use crate::discord::command::in_game::InGame;
use crate::discord::command::{Answer, Context};
use crate::discord::games::click::Click;
use crate::discord::parts::id::{Coded as _, Id};

/// Moves a game here.
pub struct MoveHere;

impl InGame for MoveHere {
    const NAME: &'static str = "move-here";
    const NONE: &'static str = "no-lost-game";

    fn which(menu: u32) -> Id {
        Click::WhichPlace { menu }.id()
    }

    fn listings(cx: &Context<'_>) -> Vec<Listing> {
        vec![Listing::Lost(cx.guild)]
    }

    async fn run(cx: &Context<'_>, view: &MatchView) -> Result<Answer, Error> {
        if let Some(answer) = cx.missing_permissions() {
            return Ok(answer);
        }
        bring(cx, view, BroughtBy::Player).await
    }
}

/// Handles the match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    MoveHere::run(cx, &view).await
}

/// Brings a match here, as one of its players or as a moderator.
pub async fn bring(cx: &Context<'_>, view: &MatchView, by: BroughtBy) -> Result<Answer, Error> {
    let place = cx
        .caller
        .place(cx.guild, Some(view.card.place.locale.clone()));
    let service = &cx.bot.service;
    let changed = service.bring_here(&cx.act(), view.id, &place, by).await?;
    cx.tell(changed).await
}
