//! The message of an offer.

use halma_rules::Seat;
use halma_service::{GameView, MatchView, Offer, OfferKind, OfferMove, Participant, Reminders};
use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::discord::offer::click::Click;
use crate::discord::parts::body::{Body, Touch};
use crate::discord::parts::choice::Choice;
use crate::discord::parts::components::button;
use crate::discord::parts::id::AtTurn;
use crate::discord::parts::wording;
use crate::discord::parts::wording::{accounts, mention};
use crate::discord::text::{Speaker, say};

/// Returns the extra message of an offer; its buttons are removed once it is answered.
pub fn offer(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> Option<Body> {
    let offer = game.offer.as_ref()?;
    let asked = game.waiting.iter();
    let wants = |person: &&Participant| offer.open && person.reminders != Reminders::None;
    Some(Body {
        notify: accounts(asked.filter(wants), None),
        rows: row(speaker, view, offer).into_iter().collect(),
        ..Body::text(lines(speaker, view, game, offer).join("\n"))
    })
}

/// Returns the edit of an offer's message once everyone has agreed.
pub fn agreed(speaker: Speaker<'_>) -> Touch {
    Touch::Line(say!(speaker, "offer-agreed"))
}

/// Returns the lines of an open or declined offer.
fn lines(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    offer: &Offer<Participant, Seat>,
) -> Vec<String> {
    let what = offer.kind.name();
    let by = mention(speaker, &offer.by);
    if !offer.open {
        let (key, declined) = match &offer.declined {
            Some(who) => (format!("offer-declined-{what}"), mention(speaker, who)),
            None => (format!("offer-withdrawn-{what}"), String::new()),
        };
        return vec![say!(speaker, &key, by = by, declined = declined)];
    }
    let asked: Vec<_> = game
        .waiting
        .iter()
        .map(|person| mention(speaker, person))
        .collect();
    let mut lines = vec![say!(
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
fn undone(speaker: Speaker<'_>, game: &GameView, offer: &Offer<Participant, Seat>) -> String {
    let plies = offer.undone.iter().map(|undone| {
        let seat = wording::seat(speaker, game, undone.seat);
        format!("{seat} {}", undone.text.replace('-', " → "))
    });
    let plies: Vec<_> = plies.collect();
    say!(speaker, "offer-undoes", plies = speaker.list(&plies))
}

/// Returns the buttons of an open offer.
fn row(
    speaker: Speaker<'_>,
    view: &MatchView,
    offer: &Offer<Participant, Seat>,
) -> Option<CreateActionRow> {
    if !offer.open {
        return None;
    }
    let at = AtTurn::of(view);
    let button = |answer, key, style| button(speaker, Click::Answer { at, answer }, key, style);
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
