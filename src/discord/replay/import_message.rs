//! The form for a record, and what is wrong with one.

use halma_rules::notation::{RecordError, RecordFault};
use serenity::builder::CreateInputText;
use serenity::model::application::InputTextStyle;

use crate::discord::parts::body::{Body, Form, cut};
use crate::discord::parts::limits::{MOST_LABEL_CHARS, MOST_RECORD_CHARS};
use crate::discord::replay::click;
use crate::discord::text::{Speaker, markup, say};
use crate::words::illegal::what_is_wrong;

/// Returns the form that asks for a record.
pub fn import_modal(speaker: Speaker<'_>) -> Form {
    let label = say!(speaker, "modal-import-field");
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, "record")
        .placeholder(say!(speaker, "modal-import-example"))
        .max_length(MOST_RECORD_CHARS);
    let title = say!(speaker, "modal-import-title");
    Form::new(click::Form::Import, title, field)
}

/// Says why a record can't be read, with the line.
pub fn unreadable_record(speaker: Speaker<'_>, error: &RecordError, line: &str) -> Body {
    Body::text(say!(
        speaker,
        "import-unreadable",
        line = error.line,
        text = markup::verbatim(&cut(line.trim(), MOST_LABEL_CHARS)),
        why = why(speaker, error),
    ))
}

fn why(speaker: Speaker<'_>, error: &RecordError) -> String {
    match &error.fault {
        RecordFault::Empty => say!(speaker, "import-why-empty"),
        RecordFault::TooLarge => say!(speaker, "import-why-large"),
        RecordFault::Unreadable => say!(speaker, "import-why-token"),
        RecordFault::Tag => say!(speaker, "import-why-tag"),
        RecordFault::NoVariant => say!(speaker, "import-why-no-variant"),
        RecordFault::Move(illegal) => say!(
            speaker,
            "import-why-move",
            ply = error.ply.unwrap_or_default(),
            why = what_is_wrong(speaker, illegal),
        ),
        RecordFault::Seat => say!(speaker, "import-why-seat"),
        RecordFault::Result => say!(speaker, "import-why-result"),
    }
}
