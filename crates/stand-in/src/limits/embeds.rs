//! Rules for embeds beyond the API description: links, pictures and the total of characters.

use super::form::{Field, Form};
use crate::state::embed::attached;

/// The total of characters in a message's embeds.
const TOTAL: usize = 6000;
/// The file types that an embed can show.
const PICTURES: [&str; 5] = ["png", "jpg", "jpeg", "webp", "gif"];

/// Checks the embeds of a message with files of these names.
pub(crate) fn check(form: &mut Form, embeds: &Field<'_>, files: &[String]) {
    for embed in embeds.items() {
        check_embed(form, &embed, files);
    }
    let total: usize = embeds.items().iter().map(characters).sum();
    if total > TOTAL {
        let message = format!("Embed size exceeds maximum size of {TOTAL}");
        form.refuse(embeds, "MAX_EMBED_SIZE_EXCEEDED", &message);
    }
}

fn check_embed(form: &mut Form, embed: &Field<'_>, files: &[String]) {
    check_link(form, &embed.get("url"), None);
    check_link(form, &embed.get("author").get("url"), None);
    check_link(form, &embed.get("image").get("url"), Some(files));
    check_link(form, &embed.get("thumbnail").get("url"), Some(files));
    check_link(form, &embed.get("footer").get("icon_url"), Some(files));
    check_link(form, &embed.get("author").get("icon_url"), Some(files));
    if characters(embed) == 0 && embed.get("image").is_null() && embed.get("thumbnail").is_null() {
        form.require(&embed.get("description"));
    }
}

/// A link must lead to the web or, if `files` are given, to one of them.
fn check_link(form: &mut Form, url: &Field<'_>, files: Option<&[String]>) {
    let Some(link) = url.text() else { return };
    match (attached(link), files) {
        (Some(name), Some(files)) if !files.iter().any(|file| file == name) => {
            form.refuse(
                url,
                "URL_TYPE_INVALID_ATTACHMENT",
                "No such file comes with the message.",
            );
        }
        (Some(name), Some(_)) if !is_picture(name) => {
            form.refuse(
                url,
                "URL_TYPE_INVALID_ATTACHMENT",
                "An embed cannot show such a file.",
            );
        }
        (Some(_), Some(_)) => {}
        _ if link.starts_with("https://") || link.starts_with("http://") => {}
        _ => form.refuse(url, "URL_TYPE_INVALID_URL", "Not a well formed URL."),
    }
}

fn is_picture(name: &str) -> bool {
    let extension = name
        .rsplit_once('.')
        .map(|(_, extension)| extension.to_ascii_lowercase());
    extension.is_some_and(|extension| PICTURES.contains(&extension.as_str()))
}

/// The characters that count toward the total of a message.
fn characters(embed: &Field<'_>) -> usize {
    let fields = embed.get("fields").items();
    let in_fields: usize = fields
        .iter()
        .map(|field| field.get("name").length() + field.get("value").length())
        .sum();
    embed.get("title").length()
        + embed.get("description").length()
        + embed.get("footer").get("text").length()
        + embed.get("author").get("name").length()
        + in_fields
}
