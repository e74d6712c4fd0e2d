//! Handles the menu of hints.

use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::hint::click::Click;
use crate::discord::hint::command::{chosen as hint, share};
use crate::discord::parts::carried::Carried;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Which { .. } => match Carried::read(chosen.one()) {
                Some(carried) => hint(cx, carried.code).await,
                None => Ok(cx.unknown()),
            },
            Self::Share { at } => share(cx, at).await,
        }
    }
}
