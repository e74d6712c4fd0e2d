//! The form for typing a move, and the question before resigning.

use halma_service::MatchView;
use serenity::builder::{CreateActionRow, CreateInputText};
use serenity::model::application::{ButtonStyle, InputTextStyle};

use crate::discord::parts::body::Form;
use crate::discord::parts::components::button;
use crate::discord::parts::id::AtTurn;
use crate::discord::parts::limits::MOST_MOVE_CHARS;
use crate::discord::play::click::{self, Click};
use crate::discord::text::{Speaker, say};

/// Returns the buttons that ask whether to resign.
pub fn confirm_resignation(speaker: Speaker<'_>, view: &MatchView) -> Vec<CreateActionRow> {
    let at = AtTurn::of(view);
    vec![CreateActionRow::Buttons(vec![
        button(
            speaker,
            Click::ConfirmResign { at },
            "button-resign-yes",
            ButtonStyle::Danger,
        ),
        button(
            speaker,
            Click::KeepPlaying { at },
            "button-resign-no",
            ButtonStyle::Secondary,
        ),
    ])]
}

/// Returns the form for a move, with the text typed before.
pub fn move_modal(speaker: Speaker<'_>, view: &MatchView, example: &str, typed: &str) -> Form {
    let field = CreateInputText::new(
        InputTextStyle::Short,
        say!(speaker, "modal-move-field"),
        "move",
    )
    .placeholder(say!(speaker, "modal-move-example", example = example))
    .min_length(2)
    .max_length(MOST_MOVE_CHARS);
    // Discord accepts no empty value.
    let field = match typed {
        "" => field,
        typed => field.value(typed),
    };
    let title = say!(speaker, "modal-move-title", code = view.card.code.as_str());
    Form::new(
        click::Form::Move {
            at: AtTurn::of(view),
        },
        title,
        field,
    )
}
