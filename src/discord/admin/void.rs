//! `/halma-admin remove-from-leaderboard`: removes a game's result from the server's tables.

use halma_service::Error;
use halma_service::ids::MatchId;
use serenity::builder::CreateCommandOption;

use crate::discord::admin::{Command, Describer, Named, forms};
use crate::discord::command::{Answer, Context, Misfit, Options};

/// The game, and the reason.
#[derive(Debug)]
pub struct Void(Named);

impl Command for Void {
    const NAME: &'static str = "remove-from-leaderboard";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        Named::describe_typed(describe, Self::NAME)
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Named::parse(options).map(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let form = self.0.ask(cx, |view, reason| {
            view.ended()?;
            Ok(forms::void_modal(cx.speaker(), view, reason))
        });
        form.await
    }
}

/// Handles the submitted form.
pub async fn submit(cx: &Context<'_>, id: MatchId, reason: &str) -> Result<Answer, Error> {
    let changed = cx.bot.service.void_here(&cx.act(), id, reason).await?;
    cx.tell(changed).await
}
