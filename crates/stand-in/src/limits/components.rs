//! Rules for a message's rows, buttons and menus beyond the API description.

use super::form::{Field, Form};
use crate::state::component::component_kind;
use crate::state::emoji::Emojis;

/// The style of link buttons.
const LINK: u64 = 5;

/// Checks the components of a message.
pub(crate) fn check(form: &mut Form, components: &Field<'_>, emojis: &Emojis) {
    let mut names = Vec::new();
    for row in components.items() {
        let items = row.get("components").items();
        for component in &items {
            names.extend(Some(component.get("custom_id")).filter(|name| !name.is_null()));
            match component.get("type").number() {
                Some(kind) if kind == u64::from(component_kind::BUTTON) => {
                    check_button(form, component, emojis);
                }
                Some(_) if items.len() > 1 => {
                    let message = "A menu must be alone in its row.";
                    form.refuse(component, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
                }
                _ => check_select(form, component, emojis),
            }
        }
    }
    form.unique(&names, "COMPONENT_CUSTOM_ID_DUPLICATED", |name| {
        name.value.clone()
    });
}

fn check_button(form: &mut Form, button: &Field<'_>, emojis: &Emojis) {
    let label = button.get("label");
    if label.length() == 0 && button.get("emoji").is_null() {
        let message = "A button needs a label or an emoji.";
        form.refuse(&label, "BUTTON_COMPONENT_LABEL_REQUIRED", message);
    }
    check_emoji(form, &button.get("emoji"), emojis);
    let (custom_id, url) = (button.get("custom_id"), button.get("url"));
    let is_link = button.get("style").number() == Some(LINK);
    let (needed, other) = if is_link {
        (url, custom_id)
    } else {
        (custom_id, url)
    };
    if needed.is_null() || needed.text() == Some("") && is_link {
        form.require(&needed);
    }
    if !other.is_null() {
        let code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
        form.refuse(&other, code, "A custom id and url cannot both be specified");
    }
}

fn check_select(form: &mut Form, select: &Field<'_>, emojis: &Emojis) {
    let (least, most) = (select.get("min_values"), select.get("max_values"));
    let (at_least, at_most) = (least.number().unwrap_or(1), most.number().unwrap_or(1));
    if at_least > at_most {
        form.refuse(&least, "NUMBER_TYPE_MAX", "It is larger than max_values.");
    }
    if select.get("type").number() == Some(u64::from(component_kind::STRING_SELECT)) {
        check_options(form, &select.get("options"), at_most, emojis);
        if !most.is_null() && at_most > select.get("options").items().len() as u64 {
            form.refuse(
                &most,
                "NUMBER_TYPE_MAX",
                "It is larger than the number of options.",
            );
        }
    }
    let chosen = select.get("default_values");
    let count = chosen.items().len() as u64;
    if !chosen.is_null() && !(at_least..=at_most).contains(&count) {
        let message = "The number of default values is not what the menu allows.";
        form.refuse(&chosen, "SELECT_COMPONENT_INVALID_DEFAULT_VALUES", message);
    }
}

fn check_options(form: &mut Form, options: &Field<'_>, at_most: u64, emojis: &Emojis) {
    let items = options.items();
    for option in &items {
        check_emoji(form, &option.get("emoji"), emojis);
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

fn check_emoji(form: &mut Form, emoji: &Field<'_>, known: &Emojis) {
    let id = emoji.get("id");
    let is_there = match id.text().map(str::parse) {
        Some(id) => id.is_ok_and(|id| known.contains_key(&id)),
        None => emoji.get("name").length() > 0,
    };
    if !emoji.is_null() && !is_there {
        form.refuse(emoji, "COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}
