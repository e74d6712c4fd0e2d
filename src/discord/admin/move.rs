//! `/halma-admin move-here`: moves a match of the server to this channel.

use halma_service::ids::Code;
use halma_service::{BroughtBy, Error};
use serenity::builder::CreateCommandOption;

use crate::discord::admin::{Command, Describer, Typing, codes, of_server};
use crate::discord::command::{Answer, Choices, Context, Misfit, Options};
use crate::discord::games;

/// The match to move.
#[derive(Debug)]
pub struct Move {
    game: Code,
}

impl Command for Move {
    const NAME: &'static str = "move-here";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe
            .subcommand(Self::NAME)
            .add_sub_option(describe.game(Self::NAME).required(true))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let game = options.code("game")?.ok_or(Misfit::Code)?;
        Ok(Self { game })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        if let Some(answer) = cx.missing_permissions() {
            return Ok(answer);
        }
        let view = of_server(cx, self.game).await?;
        games::move_here::bring(cx, &view, BroughtBy::Moderator).await
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        codes(cx, typing).await
    }
}
