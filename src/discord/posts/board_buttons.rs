//! The buttons below boards.

use crate::discord::analysis::click as analysis;
use crate::discord::help::click as help;
use crate::discord::lobby::click as lobby;
use crate::discord::parts::components::button;
use crate::discord::parts::id::{AtTurn, Coded as _};
use crate::discord::play::click as play;
use crate::discord::posts;
use crate::discord::replay::click as replay;
use crate::discord::text::{Speaker, say};
use crate::service::{GameView, MatchView};
use serenity::builder::{CreateActionRow, CreateButton};
use serenity::model::application::ButtonStyle;

/// Returns the buttons of a running game's board, three per row, which fit side by side on a phone;
/// the first board also has a how-to button.
pub fn board_rows(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> Vec<CreateActionRow> {
    let at = AtTurn::of(view);
    let buttons = vec![
        button(
            speaker,
            play::Click::Move { at },
            "button-move",
            ButtonStyle::Primary,
        ),
        button(
            speaker,
            play::Click::Board { at },
            "button-board",
            ButtonStyle::Secondary,
        ),
        button(
            speaker,
            play::Click::Resign { at },
            "button-resign",
            ButtonStyle::Secondary,
        ),
    ];
    let mut others = Vec::new();
    if game.deadline.is_some() {
        let key = "button-give-day";
        let style = ButtonStyle::Secondary;
        others.push(button(speaker, play::Click::GiveDay { at }, key, style));
    }
    if game.will_remind {
        let key = "button-mute";
        let style = ButtonStyle::Secondary;
        others.push(button(speaker, play::Click::Mute { at }, key, style));
    }
    if game.is_new() {
        others.push(how_to_button(speaker, view));
    }
    let rows = [buttons, others].into_iter();
    let rows = rows.filter(|row| !row.is_empty());
    rows.map(CreateActionRow::Buttons).collect()
}

/// Returns the buttons of a finished game's board. If nobody made a move, there is nothing to
/// replay.
pub fn end_row(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> Vec<CreateActionRow> {
    let at = AtTurn::of(view);
    let mut buttons = Vec::new();
    if !posts::series::goes_on(view) {
        let next = next_level_button(speaker, at, game);
        let style = match next {
            Some(_) => ButtonStyle::Secondary,
            None => ButtonStyle::Primary,
        };
        buttons.extend(next);
        let rematch = lobby::Click::Rematch { at };
        buttons.push(button(speaker, rematch, "button-rematch", style));
    }
    if game.was_played() {
        let style = ButtonStyle::Secondary;
        let replay = replay::Click::Open { at };
        buttons.push(button(speaker, replay, "button-replay", style));
        let analyze = analysis::Click::Open { at };
        buttons.push(button(speaker, analyze, "button-analyze", style));
    }
    let row = (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons));
    row.into_iter().collect()
}

/// Returns the button after beating a level, which leads to the next one.
fn next_level_button(speaker: Speaker<'_>, at: AtTurn, game: &GameView) -> Option<CreateButton> {
    let next = game.beaten?.level.next()?;
    let id = lobby::Click::NextLevel { at }.id();
    let label = say!(speaker, "button-level", level = next.number());
    let button = CreateButton::new(id.to_string()).label(label);
    Some(button.style(ButtonStyle::Primary))
}

/// Returns the how-to button for newcomers.
pub fn how_to_button(speaker: Speaker<'_>, view: &MatchView) -> CreateButton {
    let style = ButtonStyle::Secondary;
    button(
        speaker,
        help::Click::HowToPlay {
            at: AtTurn::of(view),
        },
        "button-how-to",
        style,
    )
}
