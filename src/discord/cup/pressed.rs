//! Handles the buttons of cups.

use halma_service::Error;
use halma_service::ids::CupId;

use crate::discord::command::{self, Answer, Context, Input};
use crate::discord::cup::click::{Click, Form};
use crate::discord::cup::{command as cups, panel};

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Join { cup } => cups::join(cx, CupId(cup)).await,
            Self::Leave { cup } => cups::leave(cx, CupId(cup)).await,
            Self::StartSmall { cup } => cups::start_small(cx, CupId(cup)).await,
            Self::Pick { draft, pick } => panel::picked(cx, draft, pick, chosen.one()).await,
            Self::Name { draft } => Ok(panel::form(cx, draft)),
            Self::Table { cup } => cups::table(cx, CupId(cup)).await,
            Self::Games { cup } => cups::games(cx, CupId(cup)).await,
        }
    }
}

impl command::click::Form for Form {
    async fn run(self, cx: &Context<'_>, text: &str) -> Result<Answer, Error> {
        let Self::Announce { draft } = self;
        panel::announce(cx, draft, text).await
    }
}
