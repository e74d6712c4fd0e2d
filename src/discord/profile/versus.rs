//! `/halma versus`: the head-to-head score of two people.

use halma_service::Error;
use halma_service::ids::UserId;
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::profile::message;

/// The two people; the second is by default the one who asks.
#[derive(Debug)]
pub struct Versus {
    player: UserId,
    other: Option<UserId>,
}

impl Command for Versus {
    const NAME: &'static str = "versus";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let option = |name| describe.option(CommandOptionType::User, Self::NAME, name);
        describe
            .subcommand(Self::NAME)
            .add_sub_option(option("player").required(true))
            .add_sub_option(option("other"))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let person = |name| options.person(name).map(|person| person.user);
        Ok(Self {
            player: person("player").ok_or(Misfit::Choice("player"))?,
            other: person("other"),
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let (one, other) = match self.other {
            Some(other) => (self.player, other),
            None => (cx.user(), self.player),
        };
        let games = cx.bot.service.versus(one, other).await?;
        let body = message::versus(cx.speaker(), (one, other), &games);
        Ok(Answer::private(body))
    }
}
