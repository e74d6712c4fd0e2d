//! Rules for the application's emoji.

use serde_json::Value;

use super::application::image;
use super::form::{Field, Form};
use super::refusal::{Refusal, TOO_MANY_EMOJIS};
use crate::state::emoji::{Emojis, is_word};

/// The most emoji of an application.
const MOST: usize = 2_000;
/// The largest picture, in bytes.
const LARGEST: usize = 256 * 1024;

/// Checks a new emoji; returns its picture with the media type.
pub(crate) fn check(body: &Value, others: &Emojis) -> Result<(&'static str, Vec<u8>), Refusal> {
    if others.len() >= MOST {
        return Err(TOO_MANY_EMOJIS);
    }
    let mut form = Form::default();
    let root = Field::root(body);
    check_name(&mut form, &root.get("name"), others);
    let field = root.get("image");
    if field.is_null() {
        form.require(&field);
    }
    let picture = image(&mut form, &field, LARGEST);
    form.finish()?;
    Ok(picture.unwrap_or_default())
}

fn check_name(form: &mut Form, field: &Field<'_>, others: &Emojis) {
    let Some(name) = field.text() else {
        return form.require(field);
    };
    if !(2..=32).contains(&field.length()) {
        form.text(field, 2..=32);
    } else if !is_word(name) {
        let message = "String value did not match validation regex.";
        form.refuse(field, "STRING_TYPE_REGEX", message);
    } else if others.values().any(|emoji| emoji.name == name) {
        let code = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN";
        form.refuse(field, code, "An emoji with this name already exists.");
    }
}
