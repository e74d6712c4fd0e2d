//! Limits of a message's rows, buttons and menus.

use super::form::{Field, Form};
use crate::message::component_kind;

/// Rows per message.
const ROWS: usize = 5;
/// Buttons per row.
const BUTTONS: usize = 5;
/// Characters of a `custom_id`.
pub(super) const CUSTOM_ID: usize = 100;
/// Characters on a button.
const LABEL: usize = 80;
/// Characters of a link button's address.
const BUTTON_URL: usize = 512;
/// The number of the style of link buttons.
const LINK: u64 = 5;
/// Entries of a menu.
const OPTIONS: usize = 25;
/// Characters of an entry's label, value and description.
const OPTION_TEXT: usize = 100;
/// Characters of a placeholder.
const PLACEHOLDER: usize = 150;

/// Checks the components of a message.
pub(crate) fn check(form: &mut Form, components: &Field<'_>) {
    form.count(components, 0..=ROWS);
    for row in components.items() {
        check_row(form, &row);
    }
    let inner: Vec<_> = components
        .items()
        .iter()
        .flat_map(|r| r.get("components").items())
        .collect();
    let named: Vec<_> = inner
        .iter()
        .map(|c| c.get("custom_id"))
        .filter(|id| !id.is_null())
        .collect();
    form.unique(&named, "COMPONENT_CUSTOM_ID_DUPLICATED", |id| {
        id.value.clone()
    });
}

fn check_row(form: &mut Form, row: &Field<'_>) {
    let kind = row.get("type");
    if kind.number() != Some(u64::from(component_kind::ACTION_ROW)) {
        let message = "The sandbox knows only action rows at the top level.";
        return form.refuse(&kind, "UNION_TYPE_CHOICES", message);
    }
    let inner = row.get("components");
    form.count(&inner, 1..=BUTTONS);
    let items = inner.items();
    for component in &items {
        match kind_of(component) {
            component_kind::BUTTON => check_button(form, component),
            kind if is_select(kind) && items.len() == 1 => check_select(form, component, kind),
            kind if is_select(kind) => {
                let message = "A menu must be alone in its row.";
                form.refuse(component, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
            }
            _ => {
                let message = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
                form.refuse(&component.get("type"), "UNION_TYPE_CHOICES", message);
            }
        }
    }
}

fn check_button(form: &mut Form, button: &Field<'_>) {
    let (label, custom_id, url) = (
        button.get("label"),
        button.get("custom_id"),
        button.get("url"),
    );
    form.text(&label, 0..=LABEL);
    form.one_of(&button.get("style"), &[1, 2, 3, 4, LINK]);
    if label.length() == 0 && button.get("emoji").is_null() {
        let message = "A button needs a label or an emoji.";
        form.refuse(&label, "BUTTON_COMPONENT_LABEL_REQUIRED", message);
    }
    check_emoji(form, &button.get("emoji"));
    match button.get("style").number() {
        None => form.require(&button.get("style")),
        Some(LINK) => {
            form.required_text(&url, 1..=BUTTON_URL);
            if !custom_id.is_null() {
                let message = "A custom id and url cannot both be specified";
                form.refuse(
                    &custom_id,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    message,
                );
            }
        }
        Some(_) => {
            form.required_text(&custom_id, 1..=CUSTOM_ID);
            if !url.is_null() {
                let message = "A custom id and url cannot both be specified";
                form.refuse(
                    &url,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    message,
                );
            }
        }
    }
}

fn check_select(form: &mut Form, select: &Field<'_>, kind: u8) {
    form.required_text(&select.get("custom_id"), 1..=CUSTOM_ID);
    form.text(&select.get("placeholder"), 0..=PLACEHOLDER);
    let (least, most) = (select.get("min_values"), select.get("max_values"));
    form.number(&least, 0..=OPTIONS as u64);
    form.number(&most, 1..=OPTIONS as u64);
    let (at_least, at_most) = (least.number().unwrap_or(1), most.number().unwrap_or(1));
    if at_least > at_most {
        form.refuse(&least, "NUMBER_TYPE_MAX", "It is larger than max_values.");
    }
    if kind == component_kind::STRING_SELECT {
        check_options(form, &select.get("options"), at_most);
        if !most.is_null() && at_most > select.get("options").items().len() as u64 {
            form.refuse(
                &most,
                "NUMBER_TYPE_MAX",
                "It is larger than the number of options.",
            );
        }
    }
}

fn check_options(form: &mut Form, options: &Field<'_>, at_most: u64) {
    form.count(options, 1..=OPTIONS);
    let items = options.items();
    for option in &items {
        form.required_text(&option.get("label"), 1..=OPTION_TEXT);
        form.required_text(&option.get("value"), 1..=OPTION_TEXT);
        form.text(&option.get("description"), 0..=OPTION_TEXT);
        check_emoji(form, &option.get("emoji"));
    }
    let values: Vec<_> = items.iter().map(|option| option.get("value")).collect();
    form.unique(
        &values,
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        |value| value.value.clone(),
    );
    let chosen = items
        .iter()
        .filter(|option| option.get("default").is_true())
        .count() as u64;
    if chosen > at_most {
        let message = "More options are default than max_values allows.";
        form.refuse(
            options,
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS",
            message,
        );
    }
}

fn check_emoji(form: &mut Form, emoji: &Field<'_>) {
    let is_named = emoji.get("name").length() > 0 || !emoji.get("id").is_null();
    if !emoji.is_null() && !is_named {
        form.refuse(emoji, "COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

fn kind_of(component: &Field<'_>) -> u8 {
    component
        .get("type")
        .number()
        .and_then(|kind| u8::try_from(kind).ok())
        .unwrap_or(0)
}

fn is_select(kind: u8) -> bool {
    kind == component_kind::STRING_SELECT
        || (component_kind::USER_SELECT..=component_kind::CHANNEL_SELECT).contains(&kind)
}
