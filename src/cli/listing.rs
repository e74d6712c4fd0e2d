//! `halma listing`.

use std::io::Write;

use super::CliError;
use crate::discord::text::Say as _;
use crate::discord::text::Texts;

/// Prints the texts for lists of bots, from short to long.
pub(super) fn listing(language: &str, out: &mut dyn Write) -> Result<(), CliError> {
    let texts = Texts::load();
    let known: Vec<&str> = texts.locales().map(|locale| locale.name).collect();
    if !known.contains(&language) {
        let known = known.join(", ");
        let why = format!("there is no language {language:?}; known languages: {known}");
        return Err(CliError::Option(why));
    }
    let speaker = texts.speaker(language);
    let parts = [
        "listing-line",
        "listing-short",
        "listing-description",
        "listing-long",
    ];
    let parts = parts.map(|key| speaker.say(key));
    writeln!(out, "{}", parts.join("\n\n")).map_err(CliError::output)
}
