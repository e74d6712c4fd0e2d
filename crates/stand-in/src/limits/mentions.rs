//! Limits of `allowed_mentions`.

use super::form::{Field, Form};

/// Ids per list.
const IDS: usize = 100;
/// What `parse` may name.
const KINDS: [&str; 3] = ["users", "roles", "everyone"];

/// Checks `allowed_mentions`.
pub(crate) fn check(form: &mut Form, allowed: &Field<'_>) {
    let parse = allowed.get("parse");
    for kind in parse.items() {
        if !kind.text().is_some_and(|kind| KINDS.contains(&kind)) {
            let message = "Value must be one of ('users', 'roles', 'everyone').";
            form.refuse(&kind, "BASE_TYPE_CHOICES", message);
        }
    }
    for list in ["users", "roles"] {
        let ids = allowed.get(list);
        form.count(&ids, 0..=IDS);
        for id in ids.items() {
            if id.text().is_none_or(|id| id.parse::<u64>().is_err()) {
                form.refuse(&id, "NUMBER_TYPE_COERCE", "Value is not snowflake.");
            }
        }
        form.unique(&ids.items(), "SET_TYPE_ALREADY_CONTAINS_VALUE", |id| {
            id.value.clone()
        });
        let is_parsed = parse.items().iter().any(|kind| kind.text() == Some(list));
        if is_parsed && !ids.items().is_empty() {
            let message =
                format!("parse:[\"{list}\"] and {list}: [ids...] are mutually exclusive.");
            form.refuse(
                allowed,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                &message,
            );
        }
    }
}
