//! `/halma-admin log`: the moderators' actions.

use halma_service::Error;
use serenity::builder::CreateCommandOption;

use crate::discord::admin::{Command, Describer, server_message};
use crate::discord::command::{Answer, Context, Misfit, Options};

/// The number of lines shown.
const LINES: usize = 20;

/// The log.
#[derive(Debug)]
pub struct Log;

impl Command for Log {
    const NAME: &'static str = "log";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe.subcommand(Self::NAME)
    }

    fn parse(_options: &Options) -> Result<Self, Misfit> {
        Ok(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let bot = cx.bot;
        let lines = bot.service.log(cx.guild, bot.now(), LINES).await?;
        if lines.is_empty() {
            return Ok(cx.private("log-empty"));
        }
        let theme = bot.usual_theme();
        Ok(Answer::private(server_message::log(
            cx.speaker(),
            &lines,
            &theme,
        )))
    }
}
