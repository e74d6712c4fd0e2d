//! `/halma offer` and the buttons below an offer: a draw, a takeback, canceling a game.

use halma_service::ids::{Code, MatchId};
use halma_service::{Act, Error, Listing, OfferKind, OfferMove};
use serenity::builder::CreateCommandOption;

use crate::discord::command::find::{Found, Search};
use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, First, Misfit, Options, Then, Typing,
};
use crate::discord::offer::click::Click;
use crate::discord::parts::choice::Choice;
use crate::discord::parts::id::{AtTurn, Coded as _};
use crate::discord::posts;

/// The offer, and its match.
#[derive(Debug)]
pub struct Offer {
    what: OfferKind,
    game: Option<Code>,
}

impl Command for Offer {
    const NAME: &'static str = "offer";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let what = describe.choice::<OfferKind>(Self::NAME, "what");
        describe
            .subcommand(Self::NAME)
            .add_sub_option(what.required(true))
            .add_sub_option(describe.game(Self::NAME))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Ok(Self {
            what: options.required_choice("what")?,
            game: options.code("game")?,
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let search = Search {
            listings: &[Listing::Mine(cx.caller.channel)],
            which: |menu| Click::Which { menu }.id(),
            text: &self.what.name(),
            none: "no-game-here",
        };
        match cx.find(self.game, search).await? {
            Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
            Found::Match(view) => make(cx, view.id, self.what).await,
        }
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        cx.codes(Listing::Mine(cx.caller.channel), typing.text)
            .await
    }
}

/// Handles the match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code, what: OfferKind) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    make(cx, view.id, what).await
}

async fn make(cx: &Context<'_>, id: MatchId, what: OfferKind) -> Result<Answer, Error> {
    let changed = cx.bot.service.offer(&cx.act(), id, None, what).await?;
    cx.tell(changed).await
}

/// Handles a button below an offer.
pub async fn answer(cx: &Context<'_>, at: AtTurn, offer_move: OfferMove) -> Result<Answer, Error> {
    // The message itself shows the result.
    if !cx.caller.on_its_message {
        return Ok(cx.private("not-admitted"));
    }
    // The button isn't on the board.
    let act = Act {
        message: None,
        ..cx.act()
    };
    let service = &cx.bot.service;
    let changed = service
        .answer_offer(&act, at.id, at.turn, offer_move)
        .await?;
    let view = &changed.view;
    if let Some(post) = changed.post {
        return Ok(cx.tell_agreed(view, post).await);
    }
    let offer = view.game().and_then(|game| game.offer.as_ref());
    if offer_move == OfferMove::Decline && offer.is_some_and(|offer| offer.open) {
        return Ok(cx.private("offer-declined-quietly"));
    }
    let speaker = cx.bot.speaker(&view.card.place.locale);
    let body = view
        .game()
        .and_then(|game| posts::offer(speaker, view, game));
    Ok(match body {
        Some(body) => Answer::change(body),
        None => Answer::of(First::Change(posts::agreed(speaker)), Then::Nothing),
    })
}
