//! Offers in words.

use halma_rules::Seat;
use halma_service::{GameView, MatchView, Offer, OfferKind, Participant};

use super::names::{self, mention};
use super::{Speaker, Text, text};

/// Returns the lines of an open or declined offer.
pub fn lines(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    offer: &Offer<Participant, Seat>,
) -> Vec<Text> {
    let what = name(offer.kind);
    let by = mention(speaker, &offer.by);
    if !offer.open {
        let (key, declined) = match &offer.declined {
            Some(who) => (format!("offer-declined-{what}"), mention(speaker, who)),
            None => (format!("offer-withdrawn-{what}"), Text::default()),
        };
        return vec![text!(speaker, &key, by = by, declined = declined)];
    }
    let asked: Vec<_> = game
        .waiting
        .iter()
        .map(|person| mention(speaker, person))
        .collect();
    let mut lines = vec![text!(
        speaker,
        &format!("offer-{what}"),
        code = view.card.code.as_str(),
        by = by,
        asked = speaker.people(&asked),
    )];
    if offer.kind == OfferKind::Takeback {
        lines.push(undone(speaker, game, offer));
    }
    lines
}

/// Says exactly what a takeback undoes, including moves by others since.
fn undone(speaker: Speaker<'_>, game: &GameView, offer: &Offer<Participant, Seat>) -> Text {
    let plies = offer.undone.iter().map(|undone| {
        let seat = names::seat(speaker, game, undone.seat);
        let text = undone.text.replace('-', " → ");
        Text::join([seat, text.into()], " ")
    });
    let plies: Vec<_> = plies.collect();
    text!(speaker, "offer-undoes", plies = speaker.list(&plies))
}

/// Says what is offered, if an offer is open.
pub fn open(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> Option<Text> {
    let offer = game.offer.as_ref().filter(|offer| offer.open)?;
    Some(Text::join(lines(speaker, view, game, offer), "\n"))
}

/// Returns the word by which sentences name a kind of offer.
pub fn name(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "draw",
        OfferKind::Takeback => "takeback",
        OfferKind::Abort => "cancel",
        OfferKind::Hints => "hints",
    }
}
