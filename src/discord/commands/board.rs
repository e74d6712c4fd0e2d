//! `/halma board` and the button below a board: the board from one's own side.

use serenity::builder::CreateCommandOption;

use super::find::Found;
use super::{Command, Describer, Typing};
use crate::discord::answer::{Answer, Choices};
use crate::discord::context::Context;
use crate::discord::custom_id::ForMatch;
use crate::discord::options::{Misfit, Options};
use crate::ids::{Code, MatchId};
use crate::service::{Error, Listing};

/// Whose board is wanted.
#[derive(Debug)]
pub struct Board {
    game: Option<Code>,
}

impl Command for Board {
    const NAME: &'static str = "board";

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
        match cx.find_to_look(self.game, ForMatch::Board).await? {
            Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
            Found::Match(view) => Ok(Answer::private(cx.shown(&view).await)),
        }
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        cx.codes(Listing::Running(cx.caller.channel), typing.text)
            .await
    }
}

/// The button below a board.
pub async fn look(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.bot.service.match_view(id).await?;
    Ok(Answer::private(cx.shown(&view).await))
}

/// The match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    Ok(Answer::change(cx.shown(&view).await))
}
