//! The theme option in people's and servers' settings.

use crate::discord::command::options::folded;
use crate::discord::command::{Answer, Choices, Context};
use crate::discord::parts::body::Body;
use crate::discord::text::{Say as _, say};

/// The word that removes a chosen theme.
const NONE: &str = "none";

/// Returns the theme a text names, or `None` for the default.
pub fn wanted(text: &str) -> Option<String> {
    let name = folded(text);
    (name != NONE).then_some(name)
}

/// Returns the answer to an unknown theme.
pub fn unknown(cx: &Context<'_>, wanted: Option<&Option<String>>) -> Option<Answer> {
    let name = wanted?.as_deref()?;
    let themes = cx.bot.themes();
    if themes.iter().any(|known| known == name) {
        return None;
    }
    let speaker = cx.speaker();
    let themes = speaker.list(&themes);
    let name = name.replace('`', "'");
    let text = say!(speaker, "theme-unknown", name = name, themes = themes);
    Some(Answer::private(Body::text(text)))
}

/// Completes the themes that fit the typed text, and the way back to the default.
pub fn complete(cx: &Context<'_>, typed: &str, back: &str) -> Choices {
    let typed = folded(typed);
    let themes = cx.bot.themes().into_iter();
    let themes = themes.map(|name| (name.clone(), name));
    let back = (cx.speaker().say(back), NONE.to_owned());
    let fits = |(_, name): &(String, String)| name.starts_with(&typed);
    themes.chain([back]).filter(fits).collect()
}
