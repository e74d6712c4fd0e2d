//! The buttons below challenges.

use halma_rules::Variant;
use halma_service::{LobbyMove, MatchView, StageView};
use serenity::builder::{CreateActionRow, CreateButton};
use serenity::model::application::ButtonStyle;

use crate::discord::lobby::click::Click;
use crate::discord::parts::components::button;
use crate::discord::parts::id::{AtTurn, Coded as _};
use crate::discord::posts::board_buttons::how_to_button;
use crate::discord::text::{Speaker, say};

/// Returns the buttons of a challenge; below them one to start with the computer, and a how-to
/// button.
pub fn lobby_rows(speaker: Speaker<'_>, view: &MatchView) -> Vec<CreateActionRow> {
    let Some(answers) = answer_buttons(speaker, view) else {
        return Vec::new();
    };
    let label = say!(
        speaker,
        "button-fill",
        seats = view.terms.rules.variant().seats()
    );
    let id = Click::Answer {
        at: AtTurn::of(view),
        answer: LobbyMove::Fill,
    }
    .id();
    let style = ButtonStyle::Secondary;
    let fill = CreateButton::new(id.to_string()).label(label).style(style);
    let others = vec![fill, how_to_button(speaker, view)];
    let rows = [answers, others].into_iter();
    rows.map(CreateActionRow::Buttons).collect()
}

/// Returns the button of an expired challenge that lets those who were in start without the others.
pub fn late_rows(speaker: Speaker<'_>, view: &MatchView) -> Vec<CreateActionRow> {
    let StageView::Closed {
        fewer: Some(fewer), ..
    } = &view.stage
    else {
        return Vec::new();
    };
    let begin = begin_button(speaker, view, *fewer).style(ButtonStyle::Primary);
    vec![CreateActionRow::Buttons(vec![begin])]
}

fn begin_button(speaker: Speaker<'_>, view: &MatchView, fewer: Variant) -> CreateButton {
    let (at, answer) = (AtTurn::of(view), LobbyMove::Begin);
    let label = say!(speaker, "button-begin", seats = fewer.seats());
    CreateButton::new(Click::Answer { at, answer }.id().to_string()).label(label)
}

/// Returns the buttons for the people challenged and the challenger.
fn answer_buttons(speaker: Speaker<'_>, view: &MatchView) -> Option<Vec<CreateButton>> {
    let StageView::Open {
        joined,
        invited,
        free,
        fewer,
        ..
    } = &view.stage
    else {
        return None;
    };
    let at = AtTurn::of(view);
    let answered = |answer| Click::Answer { at, answer };
    let join = if *free > 0 {
        "button-join"
    } else {
        "button-accept"
    };
    let mut buttons = vec![button(
        speaker,
        answered(LobbyMove::Join),
        join,
        ButtonStyle::Success,
    )];
    if !invited.is_empty() {
        buttons.push(button(
            speaker,
            answered(LobbyMove::Decline),
            "button-decline",
            ButtonStyle::Secondary,
        ));
    }
    if joined.len() > 1 {
        let leave = button(
            speaker,
            answered(LobbyMove::Leave),
            "button-leave",
            ButtonStyle::Secondary,
        );
        buttons.push(leave);
    }
    if let Some(fewer) = fewer {
        let begin = begin_button(speaker, view, *fewer);
        buttons.push(begin.style(ButtonStyle::Secondary));
    }
    let withdraw = button(
        speaker,
        answered(LobbyMove::Withdraw),
        "button-withdraw",
        ButtonStyle::Secondary,
    );
    buttons.push(withdraw);
    Some(buttons)
}
