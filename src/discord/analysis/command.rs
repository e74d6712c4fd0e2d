//! `/halma-study analyze`: the analysis of a finished game, with its decisive moves.

use halma_service::ids::{Code, MatchId};
use halma_service::{Error, Listing};
use serenity::builder::CreateCommandOption;

use crate::discord::analysis::click::Click;
use crate::discord::analysis::flow;
use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, Misfit, Options, Typing,
};
use crate::discord::parts::id::{AtTurn, Coded as _};

/// The game to analyze.
#[derive(Debug)]
pub struct Analyze {
    game: Code,
}

impl Command for Analyze {
    const NAME: &'static str = "analyze";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe
            .subcommand(Self::NAME)
            .add_sub_option(describe.game(Self::NAME).required(true))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let game = options.code("game")?.ok_or(Misfit::Code)?;
        Ok(Self { game })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let view = cx.match_by_code(self.game).await?;
        Ok(Answer::private(
            flow::open(cx, &view, Some(cx.user())).await?,
        ))
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        cx.codes(Listing::Ended, typing.text).await
    }
}

/// Handles the button below the end of a game.
pub async fn open(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    Ok(Answer::private(
        flow::open(cx, &view, Some(cx.user())).await?,
    ))
}

/// Posts the analysis for everyone in the channel.
pub async fn share(cx: &Context<'_>, at: AtTurn) -> Result<Answer, Error> {
    let view = cx.match_by_id(at.id).await?;
    let sharing = cx.sharing(&view, Click::Share { at }.id()).await?;
    let caller = &cx.for_everybody(&view);
    let public = Context { caller, ..*cx };
    let body = flow::open(&public, &view, None).await?;
    Ok(sharing.post(&public, &view, body))
}
