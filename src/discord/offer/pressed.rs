//! Handles the buttons and menus of offers.

use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::offer::click::Click;
use crate::discord::offer::command as offer;
use crate::discord::parts::carried::Carried;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Answer { at, answer } => offer::answer(cx, at, answer).await,
            Self::Make { id, what } => offer::make(cx, id, what).await,
            Self::Which { what, .. } => match Carried::read(chosen.one()) {
                Some(carried) => offer::chosen(cx, carried.code, what).await,
                None => Ok(cx.unknown()),
            },
        }
    }
}
