//! `/halma resign` and its buttons: resigning after a confirmation; claiming a result that is proven.

use halma_rules::Seat;
use halma_service::ids::{Code, MatchId};
use halma_service::{Error, Listing, MatchView, Refusal};

use crate::discord::command::in_game::InGame;
use crate::discord::command::{Answer, Context};
use crate::discord::parts::body::Body;
use crate::discord::parts::id::{AtTurn, Coded as _, Id};
use crate::discord::play::click::Click;
use crate::discord::play::forms;
use crate::discord::text::say;
use crate::words::names;

/// Resigns a game.
pub struct Resign;

impl InGame for Resign {
    const NAME: &'static str = "resign";
    const NONE: &'static str = "no-game-here";

    fn which(menu: u32) -> Id {
        Click::WhichResign { menu }.id()
    }

    fn listings(cx: &Context<'_>) -> Vec<Listing> {
        vec![Listing::Mine(cx.caller.channel)]
    }

    async fn run(cx: &Context<'_>, view: &MatchView) -> Result<Answer, Error> {
        Ok(Answer::private(question(cx, view)?))
    }
}

/// Handles the button below the board.
pub async fn ask(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    Ok(Answer::private(question(cx, &view)?))
}

/// Handles the match that was chosen.
pub async fn chosen(cx: &Context<'_>, code: Code) -> Result<Answer, Error> {
    let view = cx.match_by_code(code).await?;
    Ok(Answer::change(question(cx, &view)?))
}

fn question(cx: &Context<'_>, view: &MatchView) -> Result<Body, Error> {
    let game = view.running()?;
    let user = Some(cx.user());
    let owned = game
        .seats
        .iter()
        .filter(|(_, holder)| holder.user() == user);
    let own: Vec<_> = owned.map(|(seat, _)| seat).collect();
    if own.is_empty() {
        return Err(Refusal::NotAPlayer.into());
    }
    let plays = |seat: &Seat| game.standing.playing().any(|playing| playing == *seat);
    let Some(first) = own.iter().copied().find(plays) else {
        let is_done = own.iter().any(|&seat| game.standing.is_done(seat));
        return Err(if is_done {
            Refusal::SeatIsDone
        } else {
            Refusal::SeatIsOut
        }
        .into());
    };
    let speaker = cx.speaker();
    let others = game.seats.values().filter(|holder| holder.user() != user);
    let mut others: Vec<_> = others
        .map(|holder| names::holder(speaker, holder))
        .collect();
    others.dedup();
    let is_duel = game.seats.len() == 2 && !game.practice;
    let code = view.card.code.as_str();
    let partner = game.standing.rules().partner(first);
    let partner = partner.filter(|_| !game.practice);
    let text = if let Some(partner) = partner {
        let partner = names::seat(speaker, game, partner);
        say!(
            speaker,
            "resign-question-pair",
            code = code,
            partner = partner
        )
    } else {
        say!(
            speaker,
            "resign-question",
            code = code,
            two = if is_duel { "yes" } else { "no" },
            others = speaker.list(&others),
        )
    };
    Ok(Body {
        rows: forms::confirm_resignation(speaker, view),
        ..Body::text(text)
    })
}

/// Handles the confirmation.
pub async fn confirm(cx: &Context<'_>, at: AtTurn) -> Result<Answer, Error> {
    let changed = cx
        .bot
        .service
        .resign(&cx.act(), at.id, Some(at.turn))
        .await?;
    cx.tell(changed).await
}

/// Claims a result that is proven.
pub async fn claim(cx: &Context<'_>, at: AtTurn) -> Result<Answer, Error> {
    let act = cx.act();
    let claimed = cx.bot.service.claim(&act, at.id, Some(at.turn)).await?;
    cx.tell(claimed).await
}

/// Handles the cancellation.
pub fn keep_playing(cx: &Context<'_>) -> Answer {
    Answer::change(Body::text(say!(cx.speaker(), "resign-kept")))
}
