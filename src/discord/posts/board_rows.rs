//! The buttons below boards.

use crate::discord::parts::custom_id::InMatch;
use crate::discord::parts::rows::button;
use crate::discord::posts;
use crate::discord::text::Speaker;
use crate::service::{GameView, MatchView};
use serenity::builder::{CreateActionRow, CreateButton};
use serenity::model::application::ButtonStyle;

/// The buttons of a running game's board; below the first one there is one that teaches.
pub fn board_rows(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> Vec<CreateActionRow> {
    let mut buttons = vec![
        button(
            speaker,
            view,
            InMatch::Move,
            "button-move",
            ButtonStyle::Primary,
        ),
        button(
            speaker,
            view,
            InMatch::Board,
            "button-board",
            ButtonStyle::Secondary,
        ),
        button(
            speaker,
            view,
            InMatch::Resign,
            "button-resign",
            ButtonStyle::Secondary,
        ),
    ];
    if game.deadline.is_some() {
        let key = "button-give-day";
        let style = ButtonStyle::Secondary;
        buttons.push(button(speaker, view, InMatch::GiveDay, key, style));
    }
    if game.will_remind {
        let key = "button-mute";
        let style = ButtonStyle::Secondary;
        buttons.push(button(speaker, view, InMatch::Mute, key, style));
    }
    let teaching = vec![how_to_button(speaker, view)];
    let rows = [Some(buttons), game.is_new().then_some(teaching)];
    let rows = rows.into_iter().flatten();
    rows.map(CreateActionRow::Buttons).collect()
}

/// The buttons of a finished game's board.
pub fn end_row(speaker: Speaker<'_>, view: &MatchView) -> Vec<CreateActionRow> {
    let mut buttons = Vec::new();
    if !posts::series::goes_on(view) {
        let style = ButtonStyle::Primary;
        buttons.push(button(
            speaker,
            view,
            InMatch::Rematch,
            "button-rematch",
            style,
        ));
    }
    let style = ButtonStyle::Secondary;
    buttons.push(button(
        speaker,
        view,
        InMatch::Replay,
        "button-replay",
        style,
    ));
    let what = InMatch::Analyze;
    buttons.push(button(speaker, view, what, "button-analyze", style));
    vec![CreateActionRow::Buttons(buttons)]
}

/// The button that explains the game to whoever is new to it.
pub fn how_to_button(speaker: Speaker<'_>, view: &MatchView) -> CreateButton {
    let style = ButtonStyle::Secondary;
    button(speaker, view, InMatch::HowToPlay, "button-how-to", style)
}
