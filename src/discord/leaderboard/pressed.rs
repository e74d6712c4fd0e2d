//! Handles the buttons of tables.

use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::leaderboard;
use crate::discord::leaderboard::click::Click;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, _chosen: &Input) -> Result<Answer, Error> {
        let Self::Show { page } = self;
        leaderboard::command::turn(cx, page).await
    }
}
