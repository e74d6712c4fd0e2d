//! The moves the computer would play, with its reasons.

use halma_picture::Marker;
use halma_rules::{Move, Ply};
use halma_service::{MatchView, OfferKind};
use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::discord::hint::click as hint;
use crate::discord::offer::click as offer;
use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::components::button;
use crate::discord::parts::id::PackedMove;
use crate::discord::parts::limits::MOST_BUTTON_CHARS;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::play::choose_move_message::{Menus, numbered};
use crate::discord::play::click::Click;
use crate::discord::text::{Say as _, Speaker, say};
use crate::opponent::{Hint, NoAdvice};
use crate::words::advice;

/// Returns the markers: rings around the stones, and each move's number where it ends, or on
/// its stone if another move ends there too.
pub fn markers(hints: &[Hint]) -> Vec<Marker> {
    let moves = hints.iter().filter_map(|hint| match hint.ply {
        Ply::Move(mv) => Some(mv),
        Ply::Pass => None,
    });
    let moves: Vec<Move> = moves.collect();
    let stones = moves.iter().map(|mv| Marker::chosen(mv.from()));
    let places = moves.iter().enumerate().map(|(index, mv)| {
        let is_taken = moves[..index].iter().any(|other| other.to() == mv.to());
        if is_taken { mv.from() } else { mv.to() }
    });
    stones.chain(numbered(places)).collect()
}

/// Returns the answer in a rated game, in which everyone has to agree to hints.
pub fn rated(speaker: Speaker<'_>, view: &MatchView) -> Body {
    let what = OfferKind::Hints;
    let ask = offer::Click::Make { id: view.id, what };
    let ask = button(speaker, ask, "button-ask-hints", ButtonStyle::Primary);
    Body {
        rows: vec![CreateActionRow::Buttons(vec![ask])],
        ..Body::none(speaker, NoAdvice::Rated)
    }
}

/// Returns the message: a line and a button per move.
pub fn hints(speaker: Speaker<'_>, view: &MatchView, hints: &[Hint], drawn: Option<Drawn>) -> Body {
    let menus = Menus { speaker, view };
    let Some(game) = view.game() else {
        return Body::text(speaker.say("refused-not-begun"));
    };
    let code = view.card.code.as_str();
    let mut lines = vec![say!(speaker, "hint-title", code = code)];
    let mut buttons = Vec::new();
    for (number, hint) in (1..).zip(hints) {
        let board = game.standing.position().board();
        let text = hint.ply.text(board);
        lines.push(speaker.write(&advice::line(speaker, game, number, hint)));
        if hint.ply != Ply::Pass {
            let (at, chosen) = (menus.at(), PackedMove::of(&text));
            let play = menus.button(Click::Confirm { at, chosen }, "button-play");
            let label = say!(speaker, "hint-play", text = text.replace('-', " → "));
            let style = if number == 1 {
                ButtonStyle::Primary
            } else {
                ButtonStyle::Secondary
            };
            buttons.push(play.label(cut(&label, MOST_BUTTON_CHARS)).style(style));
        }
    }
    if game.has_computer() {
        lines.push(speaker.say("hint-no-mark"));
    }
    if !buttons.is_empty() {
        let share = hint::Click::Share { at: menus.at() };
        let style = ButtonStyle::Secondary;
        buttons.push(button(speaker, share, "button-share", style));
    }
    let row = (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons));
    let rows = row.into_iter().collect();
    menus.body(lines.join("\n"), rows, drawn)
}
