//! `/halma-admin cancel-game`: ends a match without a result.

use halma_service::ids::MatchId;
use halma_service::{Error, Refusal, StageView};
use serenity::builder::CreateCommandOption;

use crate::discord::admin::{Command, Describer, Named, Typing, codes, forms};
use crate::discord::command::{Answer, Choices, Context, Misfit, Options};

/// Which match, and why.
#[derive(Debug)]
pub struct End(Named);

impl Command for End {
    const NAME: &'static str = "cancel-game";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        Named::describe(describe, Self::NAME)
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Named::parse(options).map(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let form = self.0.ask(cx, |view, reason| match view.stage {
            StageView::Finished(_) => Err(Refusal::GameOver),
            StageView::Closed { why, .. } => Err(Refusal::ChallengeClosed(why)),
            StageView::Open { .. } | StageView::Running(_) => {
                Ok(forms::end_modal(cx.speaker(), view, reason))
            }
        });
        form.await
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        codes(cx, typing).await
    }
}

/// Handles the submitted form.
pub async fn submit(cx: &Context<'_>, id: MatchId, reason: &str) -> Result<Answer, Error> {
    let changed = cx.bot.service.end_match(&cx.act(), id, reason).await?;
    cx.tell(changed).await
}
