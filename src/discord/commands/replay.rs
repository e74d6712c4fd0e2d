//! `/halma replay`: a game move by move, from the first to the last.

use serenity::builder::CreateCommandOption;

use super::find::Found;
use super::{Command, Describer, Typing};
use crate::discord::answer::{Answer, Choices};
use crate::discord::context::Context;
use crate::discord::custom_id::ForMatch;
use crate::discord::options::{Misfit, Options};
use crate::discord::replays;
use crate::ids::Code;
use crate::service::{Error, Listing};

/// Which game is to be shown.
#[derive(Debug)]
pub struct Replay {
    game: Option<Code>,
}

impl Command for Replay {
    const NAME: &'static str = "replay";

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
        match cx.find_to_look(self.game, ForMatch::Replay).await? {
            Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
            Found::Match(view) => Ok(Answer::private(replays::open(cx, &view).await?)),
        }
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        cx.codes(Listing::Running(cx.caller.channel), typing.text)
            .await
    }
}

/// The match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    Ok(Answer::change(replays::open(cx, &view).await?))
}
