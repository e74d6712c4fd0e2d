//! `/halma game open`: this server's open challenges, to join one.

use halma_service::{Error, Listing};
use serenity::builder::CreateCommandOption;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::games::list_message;
use crate::discord::parts::body::Body;

/// The list.
#[derive(Debug)]
pub struct Open;

impl Command for Open {
    const NAME: &'static str = "open";

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
    let listing = Listing::OpenIn(cx.guild);
    let matches = cx.bot.service.list(cx.caller.asker(), listing).await?;
    Ok(list_message::open_challenges(cx.speaker(), &matches, page))
}
