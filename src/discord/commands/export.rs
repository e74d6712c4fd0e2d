//! `/halma export`: the record of a game as a file.

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

/// Which game's record is wanted.
#[derive(Debug)]
pub struct Export {
    game: Option<Code>,
}

impl Command for Export {
    const NAME: &'static str = "export";

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
        match cx.find_to_look(self.game, ForMatch::Record).await? {
            Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
            Found::Match(view) => Ok(Answer::private(replays::record(cx, &view).await?)),
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
    Ok(Answer::private(replays::record(cx, &view).await?))
}
