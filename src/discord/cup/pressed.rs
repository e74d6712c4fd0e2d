//! Handles the buttons of cups.

use halma_service::Error;
use halma_service::ids::CupId;

use crate::discord::command::{self, Answer, Context, Input};
use crate::discord::cup::click::Click;
use crate::discord::cup::command as cups;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, _chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Join { cup } => cups::join(cx, CupId(cup)).await,
            Self::Leave { cup } => cups::leave(cx, CupId(cup)).await,
            Self::StartSmall { cup } => cups::start_small(cx, CupId(cup)).await,
            Self::Table { cup } => cups::table(cx, CupId(cup)).await,
            Self::Games { cup } => cups::games(cx, CupId(cup)).await,
        }
    }
}
