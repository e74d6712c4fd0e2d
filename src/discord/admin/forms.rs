//! The moderators' forms.

use halma_service::MatchView;
use serenity::builder::CreateInputText;
use serenity::model::application::InputTextStyle;

use crate::discord::admin::click;
use crate::discord::parts::body::{Form, beginning, cut};
use crate::discord::parts::id::AtTurn;
use crate::discord::parts::limits::{MOST_LABEL_CHARS, MOST_REASON_CHARS};
use crate::discord::text::{Speaker, say};

/// Returns the form that asks a moderator whether to end a match, and why; it serves as
/// confirmation.
pub fn end_modal(speaker: Speaker<'_>, view: &MatchView, reason: &str) -> Form {
    let title = say!(speaker, "modal-end-title", code = view.card.code.as_str());
    let form = click::Form::End {
        at: AtTurn::of(view),
    };
    Form::new(form, title, reason_field(speaker, reason))
}

/// Returns the form that asks a moderator whether to take back a move, and why.
pub fn undo_modal(speaker: Speaker<'_>, view: &MatchView, reason: &str) -> Form {
    let title = say!(speaker, "modal-undo-title", code = view.card.code.as_str());
    let form = click::Form::Undo {
        at: AtTurn::of(view),
    };
    Form::new(form, title, reason_field(speaker, reason))
}

/// Returns the form that asks a moderator whether to void a game, and why.
pub fn void_modal(speaker: Speaker<'_>, view: &MatchView, reason: &str) -> Form {
    let title = say!(speaker, "modal-void-title", code = view.card.code.as_str());
    let form = click::Form::Void {
        at: AtTurn::of(view),
    };
    Form::new(form, title, reason_field(speaker, reason))
}

/// Returns the form in which a moderator types the server's name to reset its tables.
pub fn reset_tables_modal(speaker: Speaker<'_>, server: &str) -> Form {
    let title = say!(speaker, "modal-reset-tables-title");
    let label = say!(speaker, "modal-reset-tables-field");
    let field = CreateInputText::new(InputTextStyle::Short, label, "name")
        .placeholder(cut(server, MOST_LABEL_CHARS))
        .max_length(MOST_LABEL_CHARS as u16);
    Form::new(click::Form::ResetTables, title, field)
}

fn reason_field(speaker: Speaker<'_>, reason: &str) -> CreateInputText {
    let label = say!(speaker, "modal-reason-field");
    let field = CreateInputText::new(InputTextStyle::Short, label, "reason")
        .placeholder(say!(speaker, "modal-reason-example"))
        .required(false)
        .max_length(MOST_REASON_CHARS);
    // Discord accepts no empty value.
    match beginning(reason.trim(), MOST_REASON_CHARS.into()) {
        "" => field,
        given => field.value(given),
    }
}
