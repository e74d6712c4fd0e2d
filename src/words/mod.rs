//! Every sentence that a person reads, from `assets/locales`, in spans that each front writes in its own way.

pub mod advice;
pub mod analysis;
pub mod clocks;
pub mod counted;
pub mod cups;
pub mod described;
mod direction;
pub mod forced_ends;
pub mod illegal;
mod language;
mod locales;
pub mod moments;
pub mod names;
pub mod offer;
pub mod past;
pub mod plan;
pub mod profile;
pub mod ranking;
pub mod rating;
pub mod refusal;
pub mod rules;
pub mod series;
mod spans;
pub mod state;
pub mod study;
pub mod tables;
pub mod verdict;

use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentArgs;
use fluent_bundle::types::FluentNumber;

pub use direction::{Direction, is_directional};
use language::Language;
use locales::nearest;
pub use locales::{DEFAULT_LOCALE, LOCALES, Locale, known_locale, of_tag, preferred};
pub use spans::{Argument, Part, Piece, Span, Spans, Text, Tone, sign};

/// The sentences of all languages. A language is loaded when first used.
pub struct Texts {
    languages: Vec<(Locale, Arc<OnceLock<Language>>)>,
    stones: Stones,
}

/// How a front writes stones, by color, once it knows; it uses signs for the others.
pub type Stones = Arc<OnceLock<[Option<String>; 6]>>;

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
            stones: Arc::default(),
        }
    }

    /// Returns how stones are written.
    pub fn stones(&self) -> &Stones {
        &self.stones
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
            stones: Arc::clone(&self.stones),
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
    pub fn text(&self, key: &str) -> Text {
        self.text_with(key, &FluentArgs::new())
    }

    /// Returns a sentence with arguments; in English if the language lacks it.
    pub fn text_with(&self, key: &str, arguments: &FluentArgs<'_>) -> Text {
        let in_english = || self.texts.language(DEFAULT_LOCALE).say(key, arguments);
        let said = self.language.say(key, arguments).or_else(in_english);
        said.unwrap_or_else(|| {
            tracing::error!(key, "a sentence is missing");
            key.into()
        })
    }

    /// Returns how stones are written.
    pub fn stones(&self) -> &Stones {
        &self.texts.stones
    }

    /// Formats a number in the language's digits.
    pub fn number(&self, number: impl Into<FluentNumber>) -> String {
        self.language.number(&number.into())
    }

    /// Joins figures or marks with a sign, in the language's reading order.
    pub fn figures<T: Piece>(&self, figures: &[T], sign: &str) -> T {
        self.language.figures(figures, sign)
    }

    /// Formats a list of things.
    pub fn list<T: Piece>(&self, things: &[T]) -> T {
        self.language.things(things)
    }

    /// Formats a list of people, with an "and" before the last one.
    pub fn people<T: Piece>(&self, people: &[T]) -> T {
        self.language.people(people)
    }
}

/// Joins sentences; full-width punctuation has the space after it already.
pub fn joined<T: Piece>(sentences: impl IntoIterator<Item = T>) -> T {
    let mut joined = String::new();
    for sentence in sentences {
        let bare = spans::without_strength(&joined);
        let is_spaced = bare.ends_with(['。', '！', '？', '）']);
        if !joined.is_empty() && !is_spaced {
            joined.push(' ');
        }
        joined.push_str(sentence.stored());
    }
    T::of_stored(joined)
}

/// Who a text is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reader {
    /// Everyone in the channel.
    Everyone,
    /// The one person who asked for it.
    One,
}

/// Returns the word that sentences use to distinguish gains.
pub fn gain_sign(gain: i32) -> &'static str {
    match gain {
        1.. => "up",
        0 => "even",
        _ => "down",
    }
}

/// Says a sentence: `text!(speaker, "key", name = value)`.
macro_rules! text {
    ($speaker:expr, $key:expr) => { $speaker.text($key) };
    ($speaker:expr, $key:expr $(, $name:ident = $value:expr)+ $(,)?) => {{
        let mut arguments = fluent_bundle::FluentArgs::new();
        $(arguments.set(stringify!($name), $crate::words::Argument::value($value));)+
        $speaker.text_with($key, &arguments)
    }};
}
pub(crate) use text;

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
        let said = |name: &str| text!(english, "page-other-person", name = name).words();
        let isolated = format!("\u{2068}{name}\u{2069}");
        assert!(said(name).contains(&format!("as {isolated},")));
        assert!(said("Anna").contains("as Anna,"), "it can be copied");
        let listed = english.list(&[name.to_owned(), "Ben".to_owned()]);
        assert_eq!(listed, format!("{isolated}, Ben"));
    }
}
