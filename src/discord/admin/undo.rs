//! `/halma-admin undo-move`: takes back the last move of a match.

use halma_service::{Error, Refusal};
use serenity::builder::CreateCommandOption;

use crate::discord::admin::{Command, Describer, Named, Typing, codes, forms};
use crate::discord::command::{Answer, Choices, Context, Misfit, Options};
use crate::discord::parts::id::AtTurn;

/// The match, and the reason.
#[derive(Debug)]
pub struct Undo(Named);

impl Command for Undo {
    const NAME: &'static str = "undo-move";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        Named::describe(describe, Self::NAME)
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Named::parse(options).map(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let form = self.0.ask(cx, |view, reason| {
            let game = view.running()?;
            if game.last.is_none() && game.taken_back.is_none() {
                return Err(Refusal::NothingToUndo);
            }
            Ok(forms::undo_modal(cx.speaker(), view, reason))
        });
        form.await
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        codes(cx, typing).await
    }
}

/// Handles the submitted form.
pub async fn submit(cx: &Context<'_>, at: AtTurn, reason: &str) -> Result<Answer, Error> {
    let service = &cx.bot.service;
    let changed = service
        .undo_move(&cx.act(), at.id, Some(at.turn), reason)
        .await?;
    cx.tell(changed).await
}
