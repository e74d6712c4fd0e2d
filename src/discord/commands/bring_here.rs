//! `/halma bring-here`: brings a game to this channel whose own is lost.

use serenity::builder::CreateCommandOption;

use super::find::{Found, Search};
use super::{Command, Describer, Typing};
use crate::discord::answer::{Answer, Choices};
use crate::discord::context::Context;
use crate::discord::custom_id::ForMatch;
use crate::discord::options::{Misfit, Options};
use crate::ids::Code;
use crate::service::{Error, Listing, MatchView};

/// Which match is wanted here.
#[derive(Debug)]
pub struct BringHere {
    game: Option<Code>,
}

impl Command for BringHere {
    const NAME: &'static str = "bring-here";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe
            .subcommand(Self::NAME)
            .add_sub_option(describe.game(Self::NAME))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let game = options.code("game")?;
        Ok(Self { game })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        if let Some(answer) = cx.missing_permissions() {
            return Ok(answer);
        }
        let search = Search {
            listings: &[Listing::Lost(cx.guild)],
            what: ForMatch::Place,
            text: "",
            none: "no-lost-game",
        };
        match cx.find(self.game, search).await? {
            Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
            Found::Match(view) => bring(cx, &view, false).await,
        }
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        cx.codes(Listing::Lost(cx.guild), typing.text).await
    }
}

/// The match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    bring(cx, &view, false).await
}

/// Brings a match here, as one of its players or as a moderator.
pub(super) async fn bring(
    cx: &Context<'_>,
    view: &MatchView,
    as_moderator: bool,
) -> Result<Answer, Error> {
    let place = cx.caller.place(cx.guild, Some(view.place.locale.clone()));
    let service = &cx.bot.service;
    let changed = service
        .bring_here(&cx.act(), view.id, &place, as_moderator)
        .await?;
    cx.tell(changed).await
}
