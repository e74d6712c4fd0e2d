//! Rules for messages and threads beyond the API description.

use serde_json::{Value, json};

use super::form::{Field, Form};
use super::refusal::Refusal;
use super::{components, embeds, schema};
use crate::state::emoji::Emojis;
use crate::state::message::{EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};

/// Files per message.
const FILES: usize = 10;

/// Checks the fields of a new or edited message; `files` are the names of the files it will have.
pub(crate) fn check(
    body: &Value,
    files: &[String],
    may_be_private: bool,
    emojis: &Emojis,
) -> Result<(), Refusal> {
    let mut form = Form::default();
    let root = Field::root(body);
    schema::check(&mut form, &root, "MessageCreateRequest");
    embeds::check(&mut form, &root.get("embeds"), files);
    components::check(&mut form, &root.get("components"), emojis);
    check_mentions(&mut form, &root.get("allowed_mentions"));
    if files.len() > FILES {
        let message = "Must be between 0 and 10 in length.";
        form.refuse(&root.get("attachments"), "BASE_TYPE_BAD_LENGTH", message);
    }
    check_flags(&mut form, &root.get("flags"), may_be_private);
    form.finish()
}

/// Checks the fields of a new or edited thread.
pub(crate) fn check_thread(body: &Value, is_new: bool) -> Result<(), Refusal> {
    let mut form = Form::default();
    let root = Field::root(body);
    if is_new {
        schema::check(&mut form, &root, "CreateTextThreadWithMessageRequest");
        if !root.get("type").is_null() {
            form.one_of(&root.get("type"), &[10, 11, 12].map(|kind| json!(kind)));
        }
    } else {
        schema::check(&mut form, &root, "UpdateThreadRequestPartial");
    }
    form.finish()
}

/// Checks that no one may be mentioned both by kind and by id.
fn check_mentions(form: &mut Form, allowed: &Field<'_>) {
    for list in ["users", "roles"] {
        let parsed = allowed.get("parse").items();
        let is_parsed = parsed.iter().any(|kind| kind.text() == Some(list));
        if is_parsed && !allowed.get(list).items().is_empty() {
            let message =
                format!("parse:[\"{list}\"] and {list}: [ids...] are mutually exclusive.");
            let code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE";
            form.refuse(allowed, code, &message);
        }
    }
}

fn check_flags(form: &mut Form, flags: &Field<'_>, may_be_private: bool) {
    let private = if may_be_private { EPHEMERAL } else { 0 };
    let allowed = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | private;
    let is_fine = flags.number().is_some_and(|flags| flags & !allowed == 0);
    if !flags.is_null() && !is_fine {
        let message =
            "Only some flags can be set, and the sandbox plays only the older components.";
        form.refuse(flags, "BITFIELD_TYPE_INVALID", message);
    }
}
