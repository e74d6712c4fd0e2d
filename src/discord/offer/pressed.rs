//! Handles the buttons and menus of offers.

use halma_service::{Error, OfferKind};

use crate::discord::command;
use crate::discord::command::{Answer, Context};
use crate::discord::offer::click::Click;
use crate::discord::offer::command as offer;
use crate::discord::parts::carried::Carried;
use crate::discord::parts::choice::Choice as _;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &str) -> Result<Answer, Error> {
        match self {
            Self::Answer { at, answer } => offer::answer(cx, at, answer).await,
            Self::Which { .. } => {
                let carried = Carried::read(chosen);
                let what = carried.and_then(|carried| OfferKind::of_name(carried.text));
                match carried.zip(what) {
                    Some((carried, what)) => offer::chosen(cx, carried.code, what).await,
                    None => Ok(cx.unknown()),
                }
            }
        }
    }
}
