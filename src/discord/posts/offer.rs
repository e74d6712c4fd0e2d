//! The message of an offer.

use halma_rules::Seat;
use halma_service::{GameView, MatchView, Offer, OfferMove, Participant, Reminders};
use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::discord::offer::click::Click;
use crate::discord::parts::body::{Body, Touch};
use crate::discord::parts::components::button;
use crate::discord::parts::id::AtTurn;
use crate::discord::parts::wording::accounts;
use crate::discord::text::{Say as _, Speaker, say};
use crate::words::offer::lines;

/// Returns the extra message of an offer; its buttons are removed once it is answered.
pub fn offer(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> Option<Body> {
    let offer = game.offer.as_ref()?;
    let asked = game.waiting.iter();
    let wants = |person: &&Participant| offer.open && person.reminders != Reminders::None;
    Some(Body {
        notify: accounts(asked.filter(wants), None),
        rows: row(speaker, view, offer).into_iter().collect(),
        ..Body::text(
            speaker
                .write_all(&lines(speaker, view, game, offer))
                .join("\n"),
        )
    })
}

/// Returns the edit of an offer's message once everyone has agreed.
pub fn agreed(speaker: Speaker<'_>) -> Touch {
    Touch::Line(say!(speaker, "offer-agreed"))
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
