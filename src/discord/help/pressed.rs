//! Does what the buttons and menus are for that explain the games.

use crate::discord::command;
use crate::discord::command::{Answer, Context};

use crate::discord::help::click::Click;
use crate::discord::help::how_to;
use crate::service::Error;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &str) -> Result<Answer, Error> {
        match self {
            Self::HowToPlay { at } => how_to::open(cx, at.id).await,
            Self::TryChain { variant } => {
                let target = (!chosen.is_empty()).then_some(chosen);
                how_to::try_chain(cx, variant, target).await
            }
        }
    }
}
