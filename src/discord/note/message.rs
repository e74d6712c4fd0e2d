//! The message and the form of a note.

use halma_service::ids::MatchId;
use halma_service::{MatchView, Noted, Seen};
use serenity::builder::{CreateActionRow, CreateInputText};
use serenity::model::application::{ButtonStyle, InputTextStyle};

use crate::discord::note::click::{self, Click};
use crate::discord::parts::body::{Body, Form};
use crate::discord::parts::components::button;
use crate::discord::parts::limits::MOST_NOTE_CHARS;
use crate::discord::text::{Speaker, say};

/// Returns the form with the current note; an empty text deletes it.
pub fn note_modal(speaker: Speaker<'_>, view: &MatchView, text: &str) -> Form {
    let label = say!(speaker, "modal-note-field");
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, "note")
        .placeholder(say!(speaker, "modal-note-example"))
        .required(false)
        .max_length(MOST_NOTE_CHARS);
    // Discord accepts no empty value.
    let field = match text {
        "" => field,
        text => field.value(text),
    };
    let title = say!(speaker, "modal-note-title", code = view.card.code.as_str());
    let Seen(seen) = Seen::of(text);
    Form::new(click::Form::Write { id: view.id, seen }, title, field)
}

/// Says that a note was saved or deleted.
pub fn noted(speaker: Speaker<'_>, noted: &Noted) -> Body {
    let code = noted.code.as_str();
    let said = if let Some(text) = &noted.text {
        let saved = say!(speaker, "note-saved", code = code);
        format!("{saved}\n{}", cited(text))
    } else {
        say!(speaker, "note-deleted", code = code)
    };
    Body::text(said)
}

/// Says why a note isn't saved, with what was typed: a form doesn't keep it.
pub fn refused(why: &str, typed: &str) -> Body {
    let typed: String = typed.chars().take(MOST_NOTE_CHARS.into()).collect();
    Body::text(format!("{why}\n{}", cited(&typed)))
}

/// Adds the note to one's own board, and the button to write one.
pub fn with_note(speaker: Speaker<'_>, id: MatchId, mut body: Body, note: Option<&str>) -> Body {
    if let Some(note) = note {
        let title = say!(speaker, "note-title");
        body.content = format!("{}\n{title}\n{}", body.content, cited(note));
    }
    let write = button(
        speaker,
        Click::Write { id },
        "button-note",
        ButtonStyle::Secondary,
    );
    body.rows.push(CreateActionRow::Buttons(vec![write]));
    body
}

/// Quotes a note line by line, so that each line has its own direction.
fn cited(note: &str) -> String {
    let lines = note.lines().map(|line| format!("> {line}"));
    lines.collect::<Vec<_>>().join("\n")
}
