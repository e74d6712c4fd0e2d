//! `/halma games`: one's own games, or another person's on this server, page by page.

use halma_service::ids::{Code, UserId};
use halma_service::{Asker, Error, Listing};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::games::list_message;
use crate::discord::parts::body::Body;
use crate::discord::posts;
use crate::discord::text::Say as _;

/// Whose games to list, if not one's own.
#[derive(Debug)]
pub struct Games {
    player: Option<UserId>,
}

impl Command for Games {
    const NAME: &'static str = "games";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let player = describe.option(CommandOptionType::User, Self::NAME, "player");
        describe.subcommand(Self::NAME).add_sub_option(player)
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let player = options.person("player").map(|person| person.user);
        Ok(Self { player })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let of = self.player.filter(|user| *user != cx.user());
        Ok(Answer::private(list(cx, of, 0).await?))
    }
}

/// Shows another page of a list.
pub async fn page(cx: &Context<'_>, of: Option<UserId>, page: u32) -> Result<Answer, Error> {
    Ok(Answer::change(list(cx, of, page).await?))
}

/// Shows an open challenge chosen from the list, with its buttons to answer or withdraw it, even if
/// its message is gone.
pub async fn challenge(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    let speaker = cx.speaker();
    let said = speaker.say("challenge-chosen");
    Ok(Answer::change(posts::lobby(speaker, &view, &said)))
}

async fn list(cx: &Context<'_>, of: Option<UserId>, page: u32) -> Result<Body, Error> {
    let listing = match of {
        None => Listing::Everywhere,
        Some(_) => Listing::InServer(cx.guild),
    };
    let asker = of.map_or(cx.caller.asker(), Asker::from);
    let matches = cx.bot.service.list(asker, listing).await?;
    let people = (cx.user(), of);
    Ok(list_message::games(cx.speaker(), &matches, people, page))
}
