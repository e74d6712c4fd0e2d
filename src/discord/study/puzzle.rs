//! `/halma-study puzzle`: today's puzzle, the same for everyone.

use halma_service::{Error, puzzle_day};
use serenity::builder::CreateCommandOption;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::study::click::Studied;
use crate::discord::study::flow;

/// The command has no options.
#[derive(Debug)]
pub struct Puzzle;

impl Command for Puzzle {
    const NAME: &'static str = "puzzle";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe.subcommand(Self::NAME)
    }

    fn parse(_options: &Options) -> Result<Self, Misfit> {
        Ok(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let today = Studied::Puzzle(puzzle_day(cx.bot.now()));
        Ok(Answer::private(flow::open(cx, today).await))
    }
}
