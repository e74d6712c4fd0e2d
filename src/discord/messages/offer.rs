//! What is said of an offer, on the board that bears it.

use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use super::mention;
use super::rows::button;
use crate::discord::choice::Choice;
use crate::discord::custom_id::InMatch;
use crate::discord::text::{Speaker, say};
use crate::service::{GameView, MatchView, OfferKind, OfferMove, OfferView, Participant};

/// The lines of an offer that stands or was declined.
pub(super) fn lines(speaker: Speaker<'_>, game: &GameView) -> Vec<String> {
    let Some(offer) = &game.offer else {
        return Vec::new();
    };
    let what = offer.kind.word();
    let by = mention(speaker, &offer.by);
    if !offer.open {
        let (key, declined) = match &offer.declined {
            Some(who) => (format!("offer-declined-{what}"), mention(speaker, who)),
            None => (format!("offer-withdrawn-{what}"), String::new()),
        };
        return vec![say!(speaker, &key, by = by, declined = declined)];
    }
    let asked: Vec<_> = offer
        .waiting
        .iter()
        .map(|person| mention(speaker, person))
        .collect();
    let mut lines = vec![say!(
        speaker,
        &format!("offer-{what}"),
        by = by,
        asked = asked.join(", "),
    )];
    if offer.kind == OfferKind::Takeback {
        lines.push(undone(speaker, game, offer));
    }
    lines
}

/// Exactly what a takeback undoes, also what others played since.
fn undone(speaker: Speaker<'_>, game: &GameView, offer: &OfferView) -> String {
    let plies = offer.undone.iter().map(|undone| {
        let seat = super::seat(speaker, game, undone.seat);
        format!("{seat} {}", undone.text.replace('-', " → "))
    });
    let plies: Vec<_> = plies.collect();
    say!(speaker, "offer-undoes", plies = plies.join(", "))
}

/// Those whom an open offer asks.
pub(super) fn asked(game: &GameView) -> Option<&[Participant]> {
    let offer = game.offer.as_ref().filter(|offer| offer.open)?;
    Some(&offer.waiting)
}

/// The buttons below an open offer.
pub(super) fn row(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
) -> Option<CreateActionRow> {
    game.offer.as_ref().filter(|offer| offer.open)?;
    let button = |offer_move, key, style| {
        let what = InMatch::Offer(offer_move);
        button(speaker, view, what, key, style)
    };
    Some(CreateActionRow::Buttons(vec![
        button(OfferMove::Accept, "button-agree", ButtonStyle::Success),
        button(
            OfferMove::Decline,
            "button-disagree",
            ButtonStyle::Secondary,
        ),
        button(
            OfferMove::Withdraw,
            "button-withdraw",
            ButtonStyle::Secondary,
        ),
    ]))
}
