//! `/halma hint`: what the computer would play, just for whose turn it is.

use serenity::builder::CreateCommandOption;

use super::find::{Found, Search};
use super::{Command, Describer, Typing, r#move};
use crate::discord::answer::{Answer, Choices};
use crate::discord::context::Context;
use crate::discord::custom_id::ForMatch;
use crate::discord::hints;
use crate::discord::options::{Misfit, Options};
use crate::ids::Code;
use crate::service::{Error, Listing, MatchView};

/// In which game.
#[derive(Debug)]
pub struct Hint {
    game: Option<Code>,
}

impl Command for Hint {
    const NAME: &'static str = "hint";

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
        let search = Search {
            listings: &[Listing::MyTurns(cx.caller.channel)],
            what: ForMatch::Hint,
            text: "",
            none: "no-turn-here",
        };
        match cx.find(self.game, search).await? {
            Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
            Found::Match(view) => hinted(cx, &view, Answer::private).await,
        }
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        cx.codes(Listing::MyTurns(cx.caller.channel), typing.text)
            .await
    }
}

/// The match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    hinted(cx, &view, Answer::change).await
}

async fn hinted(
    cx: &Context<'_>,
    view: &MatchView,
    answer: fn(crate::discord::body::Body) -> Answer,
) -> Result<Answer, Error> {
    let view = r#move::to_be_played(cx, view.id, view.turn).await?;
    if !view.allows_hints() {
        return Ok(cx.private("hint-rated"));
    }
    Ok(answer(hints::hint(cx, &view).await?))
}
