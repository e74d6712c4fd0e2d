//! Limits of choices, fixed ones and those of autocomplete.

use super::form::{Field, Form};
use crate::commands::option_kind;

/// Choices per option.
const CHOICES: usize = 25;
/// Characters of a choice's name.
const NAME: usize = 100;
/// Characters of a choice's value, where it is a text.
const VALUE: usize = 100;

/// Checks the list of choices of an option; `kind` is the option's type, where it is known.
pub(crate) fn check(form: &mut Form, choices: &Field<'_>, kind: Option<u8>) {
    form.count(choices, 0..=CHOICES);
    for choice in choices.items() {
        form.required_text(&choice.get("name"), 1..=NAME);
        for (_, localized) in choice.get("name_localizations").entries() {
            form.required_text(&localized, 1..=NAME);
        }
        check_value(form, &choice.get("value"), kind);
    }
    form.unique(
        &choices.items(),
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
        |choice| choice.get("name").text().map(str::to_owned),
    );
}

fn check_value(form: &mut Form, value: &Field<'_>, kind: Option<u8>) {
    let fits = match kind {
        _ if value.is_null() => return form.require(value),
        Some(option_kind::STRING) => value.value.is_string(),
        Some(option_kind::INTEGER) => value.value.is_i64() || value.value.is_u64(),
        Some(_) => value.value.is_number(),
        None => value.value.is_string() || value.value.is_number(),
    };
    if !fits {
        form.refuse(
            value,
            "BASE_TYPE_CONVERT",
            "The value does not fit the option's type.",
        );
    } else if value.value.is_string() {
        form.text(value, 0..=VALUE);
    }
}
