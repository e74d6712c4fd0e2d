//! Does what the button of analyses is for.

use crate::discord::analysis;
use crate::discord::analysis::click::Click;
use crate::discord::command;
use crate::discord::command::{Answer, Context};

use crate::service::Error;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, _chosen: &str) -> Result<Answer, Error> {
        let Self::Open { at } = self;
        analysis::command::open(cx, at.id).await
    }
}
