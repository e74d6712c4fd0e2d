//! Limits of modals.

use super::components::CUSTOM_ID;
use super::form::{Field, Form};
use crate::message::component_kind;

/// Characters of a modal's title.
const TITLE: usize = 45;
/// Text fields per modal.
const INPUTS: usize = 5;
/// Characters of a text field's label.
const LABEL: usize = 45;
/// Characters that a person may type.
pub(crate) const TYPED: usize = 4000;
/// The style of a field with several lines.
pub(crate) const PARAGRAPH: u64 = 2;
/// Characters of a placeholder.
const PLACEHOLDER: usize = 100;

/// Checks the data of a modal: rows with one text field each.
pub(crate) fn check(form: &mut Form, modal: &Field<'_>) {
    form.required_text(&modal.get("custom_id"), 1..=CUSTOM_ID);
    form.required_text(&modal.get("title"), 1..=TITLE);
    let rows = modal.get("components");
    form.count(&rows, 1..=INPUTS);
    for row in rows.items() {
        let kind = row.get("type");
        if kind.number() != Some(u64::from(component_kind::ACTION_ROW)) {
            let message = "The sandbox knows only action rows in a modal.";
            form.refuse(&kind, "UNION_TYPE_CHOICES", message);
            continue;
        }
        form.count(&row.get("components"), 1..=1);
        for input in row.get("components").items() {
            check_input(form, &input);
        }
    }
    let inputs: Vec<_> = rows
        .items()
        .iter()
        .flat_map(|row| row.get("components").items())
        .collect();
    form.unique(&inputs, "COMPONENT_CUSTOM_ID_DUPLICATED", |input| {
        input.get("custom_id").value.clone()
    });
}

fn check_input(form: &mut Form, input: &Field<'_>) {
    let kind = input.get("type");
    if kind.number() != Some(u64::from(component_kind::TEXT_INPUT)) {
        return form.refuse(
            &kind,
            "UNION_TYPE_CHOICES",
            "Value of field \"type\" must be 4.",
        );
    }
    form.required_text(&input.get("custom_id"), 1..=CUSTOM_ID);
    form.required_text(&input.get("label"), 1..=LABEL);
    form.text(&input.get("placeholder"), 0..=PLACEHOLDER);
    if input.get("style").is_null() {
        form.require(&input.get("style"));
    }
    form.one_of(&input.get("style"), &[1, 2]);
    let (least, most) = (input.get("min_length"), input.get("max_length"));
    form.number(&least, 0..=TYPED as u64);
    form.number(&most, 1..=TYPED as u64);
    let longest = most.number().unwrap_or(TYPED as u64);
    if least.number().unwrap_or(0) > longest {
        form.refuse(&least, "NUMBER_TYPE_MAX", "It is larger than max_length.");
    }
    form.text(
        &input.get("value"),
        0..=usize::try_from(longest).unwrap_or(TYPED),
    );
}
