//! The option that names a theme, in the settings of people and of servers.

use crate::discord::command::{Answer, Choices, Context};
use crate::discord::parts::body::Body;
use crate::discord::text::say;

/// The word that takes a chosen theme away again.
const NONE: &str = "none";

/// What a text asks for: a theme, or none of one's own.
pub fn wanted(text: &str) -> Option<String> {
    let name = text.trim().to_lowercase();
    (name != NONE).then_some(name)
}

/// The answer to the name of a theme that there is not.
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

/// The themes that fit what was typed, and the way back.
pub fn complete(cx: &Context<'_>, typed: &str, back: &str) -> Choices {
    let typed = typed.trim().to_lowercase();
    let themes = cx.bot.themes().into_iter();
    let themes = themes.map(|name| (name.clone(), name));
    let back = (cx.speaker().say(back), NONE.to_owned());
    let fits = |(_, name): &(String, String)| name.starts_with(&typed);
    themes.chain([back]).filter(fits).collect()
}
