//! Handles the button of analyses.

use halma_service::Error;

use crate::discord::analysis;
use crate::discord::analysis::click::Click;
use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, _chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Open { at } => analysis::command::open(cx, at.id).await,
            Self::Share { at } => analysis::command::share(cx, at).await,
        }
    }
}
