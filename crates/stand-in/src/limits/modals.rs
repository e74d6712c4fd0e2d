//! Rules for modals beyond the API description.

use super::form::{Field, Form};
use super::schema;

/// The default maximum length of a text field.
pub(crate) const TYPED: usize = 4000;
/// The style of a multi-line field.
pub(crate) const PARAGRAPH: u64 = 2;

/// Checks the data of a modal: rows with one text field each.
pub(crate) fn check(form: &mut Form, modal: &Field<'_>) {
    schema::check(form, modal, "ModalInteractionCallbackRequestData");
    let rows = modal.get("components").items();
    let inputs: Vec<_> = rows
        .iter()
        .flat_map(|row| row.get("components").items())
        .collect();
    for input in &inputs {
        check_input(form, input);
    }
    form.unique(&inputs, "COMPONENT_CUSTOM_ID_DUPLICATED", |input| {
        input.get("custom_id").value.clone()
    });
}

fn check_input(form: &mut Form, input: &Field<'_>) {
    if input.get("label").is_null() {
        form.require(&input.get("label"));
    }
    let (least, most) = (input.get("min_length"), input.get("max_length"));
    let longest = most.number().unwrap_or(TYPED as u64);
    if least.number().unwrap_or(0) > longest {
        form.refuse(&least, "NUMBER_TYPE_MAX", "It is larger than max_length.");
    }
    if input.get("value").length() as u64 > longest {
        let message = "It is longer than max_length.";
        form.refuse(&input.get("value"), "BASE_TYPE_MAX_LENGTH", message);
    }
}
