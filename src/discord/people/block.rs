//! `/halma me block`: blocks a person, or shows the block list.

use halma_service::ids::PlayerId;
use halma_service::{Error, Person};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::parts::body::Body;
use crate::discord::people::settings_message;
use crate::discord::text::{markup, say};

/// Whom to block or unblock; by default, the block list is shown.
#[derive(Debug)]
pub struct Block {
    person: Option<Person>,
    undo: bool,
}

impl Command for Block {
    const NAME: &'static str = "block";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let option = |kind, name| describe.option(kind, Self::NAME, name);
        describe
            .subcommand(Self::NAME)
            .add_sub_option(option(CommandOptionType::User, "person"))
            .add_sub_option(option(CommandOptionType::Boolean, "undo"))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Ok(Self {
            person: options.person("person"),
            undo: options.flag("undo").unwrap_or_default(),
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let Some(person) = self.person else {
            return Ok(Answer::private(kept_out(cx).await?));
        };
        let service = &cx.bot.service;
        let key = if self.undo {
            service.unblock_user(cx.user(), person.user).await?;
            "unblocked"
        } else {
            service.block(&cx.act(), &person).await?;
            "blocked"
        };
        let text = say!(cx.speaker(), key, user = markup::user(person.user));
        Ok(Answer::private(Body::text(text)))
    }
}

/// Unblocks someone chosen from the list, on any server.
pub async fn unblock(cx: &Context<'_>, player: PlayerId) -> Result<Answer, Error> {
    cx.bot.service.unblock(cx.user(), player).await?;
    Ok(Answer::change(kept_out(cx).await?))
}

async fn kept_out(cx: &Context<'_>) -> Result<Body, Error> {
    let people = cx.bot.service.blocked_by(cx.user()).await?;
    Ok(settings_message::blocked(cx.speaker(), &people))
}
