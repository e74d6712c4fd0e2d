//! `/halma resign` and its buttons: resigning, with a question between.

use serenity::builder::CreateCommandOption;

use super::find::{Found, Search};
use super::{Command, Describer, Typing};
use crate::discord::answer::{Answer, Choices};
use crate::discord::body::Body;
use crate::discord::context::Context;
use crate::discord::custom_id::ForMatch;
use crate::discord::messages;
use crate::discord::options::{Misfit, Options};
use crate::discord::text::say;
use crate::ids::{Code, MatchId};
use crate::service::{Error, Listing, MatchView, Refusal, StageView};

/// Which match is to be resigned.
#[derive(Debug)]
pub struct Resign {
    game: Option<Code>,
}

impl Command for Resign {
    const NAME: &'static str = "resign";

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
            listings: &[Listing::Mine(cx.caller.channel)],
            what: ForMatch::Resign,
            text: "",
            none: "no-game-here",
        };
        match cx.find(self.game, search).await? {
            Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
            Found::Match(view) => Ok(Answer::private(question(cx, &view)?)),
        }
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        cx.codes(Listing::Mine(cx.caller.channel), typing.text)
            .await
    }
}

/// The button below the board.
pub async fn ask(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.bot.service.match_view(id).await?;
    Ok(Answer::private(question(cx, &view)?))
}

/// The match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    Ok(Answer::change(question(cx, &view)?))
}

fn question(cx: &Context<'_>, view: &MatchView) -> Result<Body, Error> {
    let game = match &view.stage {
        StageView::Running(game) => game,
        StageView::Open { .. } => return Err(Refusal::NotBegun.into()),
        StageView::Closed { why, .. } => return Err(Refusal::ChallengeClosed(*why).into()),
        StageView::Finished(_) => return Err(Refusal::GameOver.into()),
    };
    let user = Some(cx.user());
    let owned = game.seats.iter().filter(|(_, person)| person.user == user);
    let own: Vec<_> = owned.map(|(seat, _)| seat).collect();
    if own.is_empty() {
        return Err(Refusal::NotAPlayer.into());
    }
    if own.iter().all(|&seat| game.standing.is_out(seat)) {
        return Err(Refusal::SeatIsOut.into());
    }
    let speaker = cx.speaker();
    let text = say!(speaker, "resign-question", code = view.code.as_str());
    Ok(Body {
        rows: messages::confirm_resignation(speaker, view),
        ..Body::text(text)
    })
}

/// The confirmation.
pub async fn confirm(cx: &Context<'_>, id: MatchId, turn: u64) -> Result<Answer, Error> {
    let changed = cx.bot.service.resign(&cx.act(), id, Some(turn)).await?;
    cx.tell(changed).await
}

/// Thought better of it.
pub fn keep_playing(cx: &Context<'_>) -> Answer {
    Answer::change(Body::text(say!(cx.speaker(), "resign-kept")))
}
