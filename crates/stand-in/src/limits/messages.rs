//! Limits of messages as a whole.

use serde_json::Value;

use super::form::{Field, Form};
use super::{components, embeds, mentions};
use crate::message::{EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};
use crate::refusal::Refusal;

/// Characters of a message's text.
const CONTENT: usize = 2000;
/// Files per message.
pub(crate) const FILES: usize = 10;
/// Characters of a file's alt text.
const ALT_TEXT: usize = 1024;
/// Characters of a file's name.
const FILE_NAME: usize = 1024;
/// Characters of a nonce.
const NONCE: usize = 25;
/// Characters of a thread's name.
const THREAD_NAME: usize = 100;

/// Checks the fields of a message that is sent or edited; `files` are the names of the files it
/// will have.
pub(crate) fn check(body: &Value, files: &[String], may_be_private: bool) -> Result<(), Refusal> {
    let mut form = Form::default();
    let root = Field::root(body);
    form.text(&root.get("content"), 0..=CONTENT);
    embeds::check(&mut form, &root.get("embeds"), files);
    components::check(&mut form, &root.get("components"));
    mentions::check(&mut form, &root.get("allowed_mentions"));
    check_files(&mut form, &root, files);
    check_flags(&mut form, &root.get("flags"), may_be_private);
    check_nonce(&mut form, &root.get("nonce"));
    form.finish()
}

/// Checks the fields of a thread that is started or edited.
pub(crate) fn check_thread(body: &Value, is_new: bool, minutes: &[u64]) -> Result<(), Refusal> {
    let mut form = Form::default();
    let root = Field::root(body);
    if is_new {
        form.required_text(&root.get("name"), 1..=THREAD_NAME);
        form.one_of(&root.get("type"), &[10, 11, 12]);
    } else {
        form.text(&root.get("name"), 1..=THREAD_NAME);
    }
    form.one_of(&root.get("auto_archive_duration"), minutes);
    form.finish()
}

fn check_files(form: &mut Form, root: &Field<'_>, files: &[String]) {
    let listed = root.get("attachments");
    form.count(&listed, 0..=FILES);
    if files.len() > FILES {
        form.refuse(
            &listed,
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 0 and 10 in length.",
        );
    }
    for file in listed.items() {
        form.text(&file.get("description"), 0..=ALT_TEXT);
        form.text(&file.get("filename"), 1..=FILE_NAME);
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

fn check_nonce(form: &mut Form, nonce: &Field<'_>) {
    if !nonce.value.is_number() {
        form.text(nonce, 0..=NONCE);
    }
}
