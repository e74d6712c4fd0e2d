//! `/halma me away`: pauses a person's clocks for some days.

use halma_service::Error;
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::people::settings_message;

/// The maximum number of days that can be typed.
const MOST_DAYS: u16 = 365;

/// For how many days; 0 to be back.
#[derive(Debug)]
pub struct Away {
    days: u16,
}

impl Command for Away {
    const NAME: &'static str = "away";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let days = describe.option(CommandOptionType::Integer, Self::NAME, "days");
        let days = days.required(true).min_int_value(0);
        describe
            .subcommand(Self::NAME)
            .add_sub_option(days.max_int_value(MOST_DAYS.into()))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let days = options.number("days").unwrap_or_default();
        // The service refuses too many days.
        let days = u16::try_from(days.max(0)).unwrap_or(u16::MAX);
        Ok(Self { days })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let absence = cx.bot.service.set_away(&cx.act(), self.days).await?;
        Ok(Answer::private(settings_message::absence(
            cx.speaker(),
            absence,
        )))
    }
}
