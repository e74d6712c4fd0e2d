//! Every sentence that a person reads, from `assets/locales`.

mod direction;
mod language;
mod locales;
mod marks;

use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentArgs;
use fluent_bundle::types::FluentNumber;
use halma_rules::Color;

pub use direction::{Direction, apart, is_directional};
use language::Language;
use locales::nearest;
pub use locales::{DEFAULT_LOCALE, LOCALES, Locale, known_locale, of_tag, preferred};
use marks::Marks;
pub use marks::{emoji_name, in_signs, shows_stone};

/// The sentences of all languages. A language is loaded when first used.
pub struct Texts {
    languages: Vec<(Locale, Arc<OnceLock<Language>>)>,
    marks: Arc<Marks>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.locales()).finish()
    }
}

impl Texts {
    /// Creates the texts of all compiled-in languages.
    pub fn load() -> Self {
        Self::of(LOCALES.to_vec())
    }

    /// Creates the texts of these languages, which include English.
    pub fn of(locales: Vec<Locale>) -> Self {
        let languages = locales.into_iter();
        let languages = languages.map(|locale| (locale, Arc::default()));
        Self {
            languages: languages.collect(),
            marks: Arc::default(),
        }
    }

    /// Uses those of the application's emoji, given by name and id, that show stones.
    pub fn learn_emoji<'a>(&self, emoji: impl IntoIterator<Item = (&'a str, u64)>) {
        self.marks.learn(emoji);
    }

    /// Returns English and one other language, which is loaded only for this.
    #[must_use]
    pub fn only(&self, name: &str) -> Self {
        let wanted = (self.languages.iter())
            .filter(|(locale, _)| [name, DEFAULT_LOCALE].contains(&locale.name));
        let languages = wanted.map(|(locale, read)| match locale.name {
            DEFAULT_LOCALE => (*locale, Arc::clone(read)),
            _ => (*locale, Arc::default()),
        });
        Self {
            languages: languages.collect(),
            marks: Arc::clone(&self.marks),
        }
    }

    /// Returns the languages in the order in which they are offered.
    pub fn locales(&self) -> impl Iterator<Item = &Locale> + Clone {
        self.languages.iter().map(|(locale, _)| locale)
    }

    /// Returns the languages that Discord's clients support.
    pub fn locales_of_discord(&self) -> impl Iterator<Item = &'static str> + '_ {
        let locales = self.locales().filter(|locale| locale.is_of_discord);
        locales.map(|locale| locale.name)
    }

    /// Returns the speaker of a Discord locale, or of the closest language.
    pub fn speaker(&self, locale: &str) -> Speaker<'_> {
        let locale = nearest(self.locales().map(|known| known.name), locale);
        Speaker {
            texts: self,
            locale,
            language: self.language(locale),
        }
    }

    fn language(&self, name: &str) -> &Language {
        let mut languages = self.languages.iter();
        let named = languages.find(|(locale, _)| locale.name == name);
        let (locale, language) = named.expect("English and what is nearest are among them");
        language.get_or_init(|| Language::load(locale))
    }
}

/// One language.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    texts: &'a Texts,
    locale: &'static str,
    language: &'a Language,
}

impl std::fmt::Debug for Speaker<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Speaker").field(&self.locale).finish()
    }
}

impl Speaker<'_> {
    /// Returns the language's name.
    pub fn locale(&self) -> &'static str {
        self.locale
    }

    /// Returns the direction of the language's script.
    pub fn direction(&self) -> Direction {
        let mut locales = self.texts.locales();
        let own = locales.find(|locale| locale.name == self.locale);
        own.map_or(Direction::LeftToRight, |locale| locale.direction)
    }

    /// Returns the English speaker.
    #[must_use]
    pub fn in_english(self) -> Self {
        self.texts.speaker(DEFAULT_LOCALE)
    }

    /// Returns a language's own name.
    pub fn language_name(&self, locale: &str) -> String {
        let mut locales = self.texts.locales();
        let known = locales.find(|known| known.name == locale);
        known.map_or_else(|| locale.to_owned(), |known| known.own_name().to_owned())
    }

    /// Returns a sentence without arguments.
    pub fn say(&self, key: &str) -> String {
        self.with(key, &FluentArgs::new())
    }

    /// Returns a sentence with arguments; in English if the language lacks it.
    pub fn with(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        let in_english = || self.texts.language(DEFAULT_LOCALE).say(key, arguments);
        let said = self.language.say(key, arguments).or_else(in_english);
        said.unwrap_or_else(|| {
            tracing::error!(key, "a sentence is missing");
            key.to_owned()
        })
    }

    /// Returns the mark of a color in a message; elsewhere emoji aren't shown.
    pub fn mark(&self, color: Color) -> String {
        self.texts.marks.mark(color)
    }

    /// Formats a number in the language's digits.
    pub fn number(&self, number: impl Into<FluentNumber>) -> String {
        self.language.number(&number.into())
    }

    /// Joins figures or marks with a sign, in the language's reading order.
    pub fn figures(&self, figures: &[String], sign: &str) -> String {
        self.language.figures(figures, sign)
    }

    /// Formats a list of things.
    pub fn list(&self, things: &[String]) -> String {
        self.language.things(things)
    }

    /// Formats a list of people, with an "and" before the last one.
    pub fn people(&self, people: &[String]) -> String {
        self.language.people(people)
    }
}

/// Joins sentences; full-width punctuation has the space after it already.
pub fn joined(sentences: impl IntoIterator<Item = String>) -> String {
    let mut text = String::new();
    for sentence in sentences {
        let bare = text.trim_end_matches('*');
        let is_spaced = bare.ends_with(['。', '！', '？', '）']);
        if !text.is_empty() && !is_spaced {
            text.push(' ');
        }
        text.push_str(&sentence);
    }
    text
}

/// Returns the word that sentences use to distinguish gains.
pub fn gain_sign(gain: i32) -> &'static str {
    match gain {
        1.. => "up",
        0 => "even",
        _ => "down",
    }
}

/// Says a sentence: `say!(speaker, "key", name = value)`.
macro_rules! say {
    ($speaker:expr, $key:expr) => { $speaker.say($key) };
    ($speaker:expr, $key:expr, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut arguments = fluent_bundle::FluentArgs::new();
        $(arguments.set(stringify!($name), $value);)+
        $speaker.with($key, &arguments)
    }};
}
pub(super) use say;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_joined_with_spaces_unless_their_punctuation_has_them() {
        let join = |sentences: &[&str]| joined(sentences.iter().map(|one| (*one).to_owned()));
        assert_eq!(join(&["One.", "Two!", "⏳ 3"]), "One. Two! ⏳ 3");
        assert_eq!(
            join(&["**一手目。**", "二手目！", "⏳ 3"]),
            "**一手目。**二手目！⏳ 3"
        );
        assert_eq!(join(&[]), "");
    }

    #[test]
    fn a_name_that_goes_the_other_way_turns_no_sentence_round() {
        let texts = Texts::load();
        let (english, name) = (texts.speaker("en-US"), "\u{5d0}\u{5d1}\u{5d0}");
        let said = |name: &str| say!(english, "page-other-person", name = name);
        let isolated = format!("\u{2068}{name}\u{2069}");
        assert!(said(name).contains(&format!("as {isolated},")));
        assert!(said("Anna").contains("as Anna,"), "it can be copied");
        let listed = english.list(&[name.to_owned(), "Ben".to_owned()]);
        assert_eq!(listed, format!("{isolated}, Ben"));
    }
}
