//! Rules for the application and its account beyond the API description.

use data_encoding::BASE64;
use serde_json::Value;

use super::form::{Field, Form};
use super::refusal::Refusal;
use super::schema;
use crate::state::installation::BY_PERSON;

/// The largest icon or banner, in bytes.
const LARGEST_IMAGE: usize = 10_240 * 1024;
/// The image types that Discord accepts, with their magic bytes.
const IMAGES: [(&str, &[u8]); 3] = [
    ("image/png", b"\x89PNG\r\n\x1a\n"),
    ("image/jpeg", b"\xff\xd8\xff"),
    ("image/gif", b"GIF8"),
];
/// Where an application can be installed: on servers, or by a person.
const PLACES: [&str; 2] = ["0", "1"];

/// Checks changes to the application; `endpoint_answers` says whether its new interactions endpoint
/// answered a PING.
pub(crate) fn check(body: &Value, endpoint_answers: bool) -> Result<(), Refusal> {
    let mut form = Form::default();
    let root = Field::root(body);
    schema::check(&mut form, &root, "ApplicationFormPartial");
    for name in ["icon", "cover_image"] {
        image(&mut form, &root.get(name), LARGEST_IMAGE);
    }
    for (place, field) in root.get("integration_types_config").entries() {
        if !PLACES.contains(&place) {
            let message = format!("Value \"{place}\" is not a valid enum value.");
            form.refuse(&field, "ENUM_TYPE_COERCE", &message);
        }
        if place == BY_PERSON.to_string() {
            check_scopes_of_people(&mut form, &field);
        }
    }
    let endpoint = root.get("interactions_endpoint_url");
    if !endpoint.is_null() && !endpoint_answers {
        let code = "APPLICATION_INTERACTIONS_ENDPOINT_VERIFICATION_FAILED";
        let message = "The specified interactions endpoint url could not be verified.";
        form.refuse(&endpoint, code, message);
    }
    form.finish()
}

/// Checks that the application doesn't bring its bot when a person installs it.
fn check_scopes_of_people(form: &mut Form, config: &Field<'_>) {
    for scope in config.get("oauth2_install_params").get("scopes").items() {
        if scope.text() == Some("bot") {
            let message = "People can't install a bot for themselves.";
            form.refuse(&scope, "BASE_TYPE_CHOICES", message);
        }
    }
}

/// Checks changes to the bot's account.
pub(crate) fn check_account(body: &Value) -> Result<(), Refusal> {
    let mut form = Form::default();
    let root = Field::root(body);
    schema::check(&mut form, &root, "BotAccountPatchRequest");
    for name in ["avatar", "banner"] {
        image(&mut form, &root.get(name), LARGEST_IMAGE);
    }
    form.finish()
}

/// Checks an image of at most `most` bytes, which is a data URI in base64. Returns it with its media
/// type.
pub(super) fn image(
    form: &mut Form,
    field: &Field<'_>,
    most: usize,
) -> Option<(&'static str, Vec<u8>)> {
    let text = field.text()?;
    let parts = text
        .strip_prefix("data:")
        .and_then(|text| text.split_once(";base64,"));
    let image = parts.and_then(|(kind, text)| Some((kind, BASE64.decode(text.as_bytes()).ok()?)));
    let Some((kind, bytes)) = image else {
        form.refuse(field, "IMAGE_INVALID", "Invalid image data");
        return None;
    };
    let known = IMAGES
        .iter()
        .find(|(name, start)| *name == kind && bytes.starts_with(start));
    if known.is_none() {
        form.refuse(field, "IMAGE_INVALID", "Unsupported image type given");
    } else if bytes.len() > most {
        let message = format!("File cannot be larger than {}.0 kb.", most / 1024);
        form.refuse(field, "BINARY_TYPE_MAX_SIZE", &message);
    }
    known.map(|(kind, _)| (*kind, bytes))
}
