//! Sentences in Discord's markup.

mod marks;
pub mod markup;

use fluent_bundle::FluentArgs;
use halma_rules::Color;

pub use crate::words::{
    DEFAULT_LOCALE, Direction, LOCALES, Locale, Speaker, Text, Texts, gain_sign, is_directional,
    joined, known_locale, of_tag,
};
use crate::words::{Part, Tone, sign};
pub use marks::{emoji_name, in_signs, learn_emoji, shows_stone};

/// Speaking in Discord's markup.
pub trait Say {
    /// Returns a sentence without arguments.
    fn say(&self, key: &str) -> String;

    /// Returns a sentence with arguments; in English if the language lacks it.
    fn with(&self, key: &str, arguments: &FluentArgs<'_>) -> String;

    /// Writes a text.
    fn write(&self, text: &Text) -> String;

    /// Writes texts.
    fn write_all<'a>(&self, texts: impl IntoIterator<Item = &'a Text>) -> Vec<String> {
        texts.into_iter().map(|text| self.write(text)).collect()
    }

    /// Returns the mark of a color in a message; elsewhere emoji aren't shown.
    fn mark(&self, color: Color) -> String;
}

impl Say for Speaker<'_> {
    fn say(&self, key: &str) -> String {
        self.write(&self.text(key))
    }

    fn with(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        self.write(&self.text_with(key, arguments))
    }

    fn write(&self, text: &Text) -> String {
        let mut written = String::new();
        let mut tone = Tone::default();
        for span in text.spans() {
            change_tone(&mut written, tone, span.tone);
            tone = span.tone;
            match span.part {
                Part::Words(words) => written.push_str(words),
                Part::Person(user) => written.push_str(&markup::user(user)),
                Part::Channel(channel) => written.push_str(&markup::channel(channel)),
                Part::Moment(at) => written.push_str(&markup::relative(at)),
                Part::Stone(color) => written.push_str(&self.mark(color)),
            }
        }
        change_tone(&mut written, tone, Tone::default());
        written
    }

    fn mark(&self, color: Color) -> String {
        let own = self.stones().get();
        let own = own.and_then(|own| own[color.index()].clone());
        own.unwrap_or_else(|| sign(color).to_owned())
    }
}

/// Writes what stands between two tones.
fn change_tone(written: &mut String, from: Tone, to: Tone) {
    let marks = [
        (from.is_strong, to.is_strong, "**"),
        (from.is_typed, to.is_typed, "`"),
    ];
    // What was opened last is closed first.
    for (_, _, mark) in marks.iter().rev().filter(|(was, is, _)| *was && !is) {
        written.push_str(mark);
    }
    if to.is_quiet && !from.is_quiet {
        written.push_str("-# ");
    }
    for (_, _, mark) in marks.iter().filter(|(was, is, _)| !was && *is) {
        written.push_str(mark);
    }
}

/// Says a sentence: `say!(speaker, "key", name = value)`.
macro_rules! say {
    ($speaker:expr, $key:expr) => { $crate::discord::text::Say::say(&$speaker, $key) };
    ($speaker:expr, $($sentence:tt)+) => {{
        let speaker = $speaker;
        $crate::discord::text::Say::write(&speaker, &$crate::words::text!(speaker, $($sentence)+))
    }};
}
pub(super) use say;
