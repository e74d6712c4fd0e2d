//! `/halma-admin games`: the unfinished games of the server, page by page.

use halma_service::{Error, Listing};
use serenity::builder::CreateCommandOption;

use crate::discord::admin::{Command, Describer};
use crate::discord::command::{Answer, Context, Misfit, Options};
use crate::discord::games;
use crate::discord::parts::body::Body;

/// The list.
#[derive(Debug)]
pub struct Games;

impl Command for Games {
    const NAME: &'static str = "games";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe.subcommand(Self::NAME)
    }

    fn parse(_options: &Options) -> Result<Self, Misfit> {
        Ok(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        Ok(Answer::private(list(cx, 0).await?))
    }
}

/// Shows another page of the list.
pub async fn page(cx: &Context<'_>, page: u32) -> Result<Answer, Error> {
    Ok(Answer::change(list(cx, page).await?))
}

async fn list(cx: &Context<'_>, page: u32) -> Result<Body, Error> {
    let listing = Listing::OfServer(cx.guild);
    let matches = cx.bot.service.list(cx.caller.asker(), listing).await?;
    Ok(games::list_message::server_games(
        cx.speaker(),
        &matches,
        page,
    ))
}
