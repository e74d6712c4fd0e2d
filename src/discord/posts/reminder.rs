//! The one reminder of a turn.

use halma_service::{GameView, MatchView};

use crate::discord::parts::body::Body;
use crate::discord::parts::wording::place;
use crate::discord::text::{Speaker, markup, say};
use crate::words::names::{holder, variant_name};

/// Reminds the player to move that a quarter of the time is left.
pub fn reminder(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> Body {
    let ends = game.deadline.map(markup::relative).unwrap_or_default();
    let text = say!(
        speaker,
        "reminder",
        user = holder(speaker, game.to_move()),
        game = variant_name(speaker, view),
        code = view.card.code.as_str(),
        ends = ends,
        place = place(speaker, view),
    );
    Body {
        notify: game.to_move().user().into_iter().collect(),
        ..Body::text(text)
    }
}
