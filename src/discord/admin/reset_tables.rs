//! `/halma-admin reset-leaderboards`: resets the server's tables after its name is typed.

use halma_service::Error;
use serenity::builder::CreateCommandOption;

use crate::discord::admin::{Command, Describer, forms};
use crate::discord::command::{Answer, Context, First, Misfit, Options, Then};
use crate::discord::parts::body::Body;
use crate::discord::text::{markup, say};

/// Asks for the server's name.
#[derive(Debug)]
pub struct ResetTables;

impl Command for ResetTables {
    const NAME: &'static str = "reset-leaderboards";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe.subcommand(Self::NAME)
    }

    fn parse(_options: &Options) -> Result<Self, Misfit> {
        Ok(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        Ok(match cx.bot.guild_name(cx.guild).await {
            Some(name) => Answer::form(forms::reset_tables_modal(cx.speaker(), &name)),
            None => cx.private("reset-tables-unknown"),
        })
    }
}

/// Handles the submitted form.
pub async fn submit(cx: &Context<'_>, typed: &str) -> Result<Answer, Error> {
    let Some(name) = cx.bot.guild_name(cx.guild).await else {
        return Ok(cx.private("reset-tables-unknown"));
    };
    if typed.trim() != name.trim() {
        return Ok(cx.private("reset-tables-other-name"));
    }
    let service = &cx.bot.service;
    service.begin_tables_anew(&cx.act(), cx.guild).await?;
    let locale = service.server(cx.guild).await?.locale;
    let place = cx.caller.place(cx.guild, locale);
    let (speaker, by) = (cx.bot.speaker(&place.locale), markup::user(cx.user()));
    let body = Body::text(say!(speaker, "reset-tables-done", by = by));
    Ok(Answer::of(First::Public(body), Then::Nothing))
}
