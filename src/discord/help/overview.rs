//! `/halma help`: what the bot can do.

use serenity::builder::CreateCommandOption;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::help::rules;
use crate::discord::parts::body::Body;
use crate::service::Error;

/// Help.
#[derive(Debug)]
pub struct Help;

impl Command for Help {
    const NAME: &'static str = "help";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe.subcommand(Self::NAME)
    }

    fn parse(_options: &Options) -> Result<Self, Misfit> {
        Ok(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let help = cx.speaker().say("help");
        Ok(Answer::private(Body {
            rows: vec![rules::games_menu(cx.speaker())],
            ..Body::framed(&help)
        }))
    }
}
