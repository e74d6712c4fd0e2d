//! `/halma draw`, `/halma takeback`, `/halma cancel`, and the buttons below an offer.

use halma_service::ids::{Code, MatchId};
use halma_service::{Act, Error, Listing, MatchView, OfferKind, OfferMove};

use crate::discord::command::in_game::InGame;
use crate::discord::command::{Answer, Context, First, Then};
use crate::discord::offer::click::Click;
use crate::discord::parts::id::{AtTurn, Coded as _, Id};
use crate::discord::posts;

/// A kind of offer with its own command.
pub trait Offered: Send + Sync + 'static {
    /// The name of the subcommand.
    const NAME: &'static str;
    /// What is offered.
    const WHAT: OfferKind;
}

/// Offers a draw.
pub struct Draw;

/// Asks to take back one's last move.
pub struct Takeback;

/// Asks to cancel the game.
pub struct Cancel;

impl Offered for Draw {
    const NAME: &'static str = "draw";
    const WHAT: OfferKind = OfferKind::Draw;
}

impl Offered for Takeback {
    const NAME: &'static str = "takeback";
    const WHAT: OfferKind = OfferKind::Takeback;
}

impl Offered for Cancel {
    const NAME: &'static str = "cancel";
    const WHAT: OfferKind = OfferKind::Abort;
}

impl<O: Offered> InGame for O {
    const NAME: &'static str = O::NAME;
    const NONE: &'static str = "no-game-here";

    fn which(menu: u32) -> Id {
        Click::Which {
            menu,
            what: O::WHAT,
        }
        .id()
    }

    fn listings(cx: &Context<'_>) -> Vec<Listing> {
        vec![Listing::Mine(cx.caller.channel)]
    }

    async fn run(cx: &Context<'_>, view: &MatchView) -> Result<Answer, Error> {
        make(cx, view.id, O::WHAT).await
    }
}

/// Handles the match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code, what: OfferKind) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    make(cx, view.id, what).await
}

/// Makes an offer.
pub async fn make(cx: &Context<'_>, id: MatchId, what: OfferKind) -> Result<Answer, Error> {
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
