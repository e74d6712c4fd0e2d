//! Handles the buttons and menus of lists of games.

use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::games::click::Click;
use crate::discord::games::{list, move_here, open};
use crate::discord::parts::carried::Carried;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Page { of, page } => list::page(cx, of, page).await,
            Self::OpenPage { page } => open::page(cx, page).await,
            Self::WhichChallenge { .. } => match Carried::read(chosen.one()) {
                Some(carried) => list::challenge(cx, carried.code).await,
                None => Ok(cx.unknown()),
            },
            Self::WhichPlace { .. } => match Carried::read(chosen.one()) {
                Some(carried) => move_here::chosen(cx, carried.code).await,
                None => Ok(cx.unknown()),
            },
        }
    }
}
