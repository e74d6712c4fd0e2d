//! Handles the buttons and menus of lists of games.

use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context};
use crate::discord::games::click::Click;
use crate::discord::games::{bring_here, list, open};
use crate::discord::parts::carried::Carried;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &str) -> Result<Answer, Error> {
        match self {
            Self::Page { of, page } => list::page(cx, of, page).await,
            Self::OpenPage { page } => open::page(cx, page).await,
            Self::WhichChallenge { .. } => match Carried::read(chosen) {
                Some(carried) => list::challenge(cx, carried.code).await,
                None => Ok(cx.unknown()),
            },
            Self::WhichPlace { .. } => match Carried::read(chosen) {
                Some(carried) => bring_here::chosen(cx, carried.code).await,
                None => Ok(cx.unknown()),
            },
        }
    }
}
