//! The form in which a record is given, and what is wrong with one.

use serenity::builder::{CreateActionRow, CreateInputText, CreateModal};
use serenity::model::application::InputTextStyle;

use crate::discord::body::{Body, cut};
use crate::discord::custom_id::CustomId;
use crate::discord::limits::{MOST_LABEL_CHARS, MOST_RECORD_CHARS};
use crate::discord::markup;
use crate::discord::text::{Speaker, say};
use crate::engine::notation::RecordError;

/// The form that asks for a record.
pub fn import_modal(speaker: Speaker<'_>) -> CreateModal {
    let label = say!(speaker, "modal-import-field");
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, "record")
        .placeholder(say!(speaker, "modal-import-example"))
        .max_length(MOST_RECORD_CHARS);
    let title = say!(speaker, "modal-import-title");
    CreateModal::new(CustomId::Import.to_string(), title)
        .components(vec![CreateActionRow::InputText(field)])
}

/// Why a record cannot be read, with the line where that is.
pub fn unreadable_record(speaker: Speaker<'_>, error: &RecordError, line: &str) -> Body {
    Body::text(say!(
        speaker,
        "import-unreadable",
        line = error.line,
        text = markup::verbatim(&cut(line.trim(), MOST_LABEL_CHARS)),
        why = markup::verbatim(&cut(&error.message, MOST_LABEL_CHARS)),
    ))
}
