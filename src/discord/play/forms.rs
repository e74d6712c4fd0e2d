//! The form in which a move is typed, and the question before resigning.

use crate::discord::parts::body::Form;
use crate::discord::parts::custom_id::InMatch;
use crate::discord::parts::limits::MOST_MOVE_CHARS;
use crate::discord::parts::rows::{button, of_turn};
use crate::discord::text::{Speaker, say};
use crate::service::MatchView;
use serenity::builder::{CreateActionRow, CreateInputText};
use serenity::model::application::{ButtonStyle, InputTextStyle};

/// The buttons that ask whether somebody really resigns.
pub fn confirm_resignation(speaker: Speaker<'_>, view: &MatchView) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(
            speaker,
            view,
            InMatch::ConfirmResign,
            "button-resign-yes",
            ButtonStyle::Danger,
        ),
        button(
            speaker,
            view,
            InMatch::KeepPlaying,
            "button-resign-no",
            ButtonStyle::Secondary,
        ),
    ])]
}

/// The form that asks for a move, with what was typed there before.
pub fn move_modal(speaker: Speaker<'_>, view: &MatchView, example: &str, typed: &str) -> Form {
    let id = of_turn(view, InMatch::Move);
    let field = CreateInputText::new(
        InputTextStyle::Short,
        say!(speaker, "modal-move-field"),
        "move",
    )
    .placeholder(say!(speaker, "modal-move-example", example = example))
    .min_length(2)
    .max_length(MOST_MOVE_CHARS);
    // Discord takes no empty value.
    let field = match typed {
        "" => field,
        typed => field.value(typed),
    };
    let title = say!(speaker, "modal-move-title", code = view.code.as_str());
    Form::new(id, title, field)
}
