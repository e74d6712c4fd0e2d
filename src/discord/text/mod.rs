//! Every sentence that a person reads, from `assets/locales`.

mod direction;
mod language;
mod locales;

use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentArgs;
use fluent_bundle::types::FluentNumber;

pub use direction::{Direction, is_directional};
use language::Language;
use locales::nearest;
pub use locales::{DEFAULT_LOCALE, LOCALES, Locale, known_locale};

/// The sentences of all languages. A language is read when it is first spoken.
pub struct Texts {
    languages: Vec<(Locale, Arc<OnceLock<Language>>)>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.locales()).finish()
    }
}

impl Texts {
    /// The languages that are compiled in.
    pub fn load() -> Self {
        Self::of(LOCALES.to_vec())
    }

    /// These languages, among which is English.
    pub fn of(locales: Vec<Locale>) -> Self {
        let languages = locales.into_iter();
        let languages = languages.map(|locale| (locale, Arc::default()));
        Self {
            languages: languages.collect(),
        }
    }

    /// English and one of the others, which is read for this alone and forgotten with it.
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
        }
    }

    /// The languages, in the order in which they are offered.
    pub fn locales(&self) -> impl Iterator<Item = &Locale> + Clone {
        self.languages.iter().map(|(locale, _)| locale)
    }

    /// The languages of Discord's clients.
    pub fn locales_of_discord(&self) -> impl Iterator<Item = &'static str> + '_ {
        let locales = self.locales().filter(|locale| locale.is_of_discord);
        locales.map(|locale| locale.name)
    }

    /// Speaks the language of a Discord locale, or the nearest that there is.
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
    /// The language.
    pub fn locale(&self) -> &'static str {
        self.locale
    }

    /// The same in English.
    #[must_use]
    pub fn in_english(self) -> Self {
        self.texts.speaker(DEFAULT_LOCALE)
    }

    /// What a language calls itself.
    pub fn language_name(&self, locale: &str) -> String {
        let mut locales = self.texts.locales();
        let known = locales.find(|known| known.name == locale);
        known.map_or_else(|| locale.to_owned(), |known| known.own_name().to_owned())
    }

    /// A sentence without arguments.
    pub fn say(&self, key: &str) -> String {
        self.with(key, &FluentArgs::new())
    }

    /// A sentence with arguments; in English where the language does not have it.
    pub fn with(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        let in_english = || self.texts.language(DEFAULT_LOCALE).say(key, arguments);
        let said = self.language.say(key, arguments).or_else(in_english);
        said.unwrap_or_else(|| {
            tracing::error!(key, "a sentence is missing");
            key.to_owned()
        })
    }

    /// A number in the digits of the language.
    pub fn number(&self, number: impl Into<FluentNumber>) -> String {
        self.language.number(&number.into())
    }

    /// Figures or marks with a sign between them, in the order in which the language is read.
    pub fn figures(&self, figures: &[String], sign: &str) -> String {
        self.language.figures(figures, sign)
    }

    /// A row of things, as the language separates them.
    pub fn list(&self, things: &[String]) -> String {
        self.language.things(things)
    }

    /// A row of people in a sentence, with an "and" before the last one.
    pub fn people(&self, people: &[String]) -> String {
        self.language.people(people)
    }
}

/// The word by which sentences tell gains apart.
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
