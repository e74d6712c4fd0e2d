//! The language option in people's settings.

use crate::discord::command::options::folded;
use crate::discord::command::{Answer, Choices, Context};
use crate::discord::parts::body::Body;
use crate::discord::parts::limits::MOST_CHOICES;
use crate::discord::text::{Locale, Say as _, Speaker, of_tag, say};

/// The word that removes a chosen language.
pub const NONE: &str = "none";

/// There is no language with this name.
pub struct Unknown;

/// Returns the language a text names, by its locale or its own name, or `None` for Discord's.
pub fn wanted(cx: &Context<'_>, text: &str) -> Result<Option<String>, Unknown> {
    let text = folded(text);
    if text == NONE {
        return Ok(None);
    }
    let speaker = cx.speaker();
    let is_meant = |locale: &&Locale| {
        let name = speaker.language_name(locale.name);
        folded(locale.name) == text || folded(&name) == text
    };
    let meant = cx
        .bot
        .texts
        .locales()
        .find(is_meant)
        .map(|meant| meant.name);
    let meant = meant.or_else(|| of_tag(&text)).ok_or(Unknown)?;
    Ok(Some(meant.to_owned()))
}

/// Returns the answer to an unknown language.
pub fn unknown(cx: &Context<'_>, text: &str) -> Answer {
    let speaker = cx.speaker();
    let languages: Vec<String> = all(cx).map(|(name, _)| name).collect();
    let languages = speaker.list(&languages);
    let name = text.trim().replace('`', "'");
    let text = say!(
        speaker,
        "language-unknown",
        name = name,
        languages = languages
    );
    Answer::private(Body::text(text))
}

/// Completes the languages that fit the typed text, and the way back to the default.
pub fn complete(cx: &Context<'_>, typed: &str) -> Choices {
    let typed = folded(typed);
    let fits = |(name, locale): &(String, String)| {
        folded(name).contains(&typed) || folded(locale).starts_with(&typed)
    };
    let choices = choices(cx, cx.speaker()).into_iter().filter(fits);
    choices.take(MOST_CHOICES).collect()
}

/// Returns the way back to the default, in a language, and all languages.
pub fn choices(cx: &Context<'_>, speaker: Speaker<'_>) -> Choices {
    let back = (speaker.say("language-of-discord"), NONE.to_owned());
    [back].into_iter().chain(all(cx)).collect()
}

/// Returns each language's own name and its locale.
fn all<'a>(cx: &Context<'a>) -> impl Iterator<Item = (String, String)> + use<'a> {
    let speaker = cx.speaker();
    let locales = cx.bot.texts.locales().map(|locale| locale.name);
    locales.map(move |name| (speaker.language_name(name), name.to_owned()))
}
