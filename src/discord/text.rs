//! Every sentence that a person reads, from `assets/locales`.

use std::collections::BTreeMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// The language that is complete, and that stands in for all others.
pub const DEFAULT_LOCALE: &str = "en-US";

/// The locales with their files.
const SOURCES: &[(&str, &[&str])] = &[(
    DEFAULT_LOCALE,
    &[
        include_str!("../../assets/locales/en-US/commands.ftl"),
        include_str!("../../assets/locales/en-US/game.ftl"),
        include_str!("../../assets/locales/en-US/privacy.ftl"),
        include_str!("../../assets/locales/en-US/challenge.ftl"),
        include_str!("../../assets/locales/en-US/refusals.ftl"),
        include_str!("../../assets/locales/en-US/rules.ftl"),
        include_str!("../../assets/locales/en-US/settings.ftl"),
        include_str!("../../assets/locales/en-US/study.ftl"),
        include_str!("../../assets/locales/en-US/tables.ftl"),
    ],
)];

/// A language that has a file, by the name of its locale.
pub fn known_locale(name: &str) -> Option<&'static str> {
    let mut locales = SOURCES.iter().map(|(locale, _)| *locale);
    locales.find(|locale| *locale == name)
}

/// The sentences of all languages.
pub struct Texts {
    bundles: BTreeMap<&'static str, FluentBundle<FluentResource>>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.bundles.keys()).finish()
    }
}

impl Texts {
    /// Reads the files that are compiled in.
    ///
    /// # Panics
    /// If one of them is not valid Fluent, which a test rules out.
    pub fn load() -> Self {
        let bundles = SOURCES
            .iter()
            .map(|(locale, files)| (*locale, bundle(locale, files)));
        Self {
            bundles: bundles.collect(),
        }
    }

    /// The locales that have a file.
    pub fn locales(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.bundles.keys().copied()
    }

    /// Speaks the language of a Discord locale, or the nearest that there is.
    pub fn speaker(&self, locale: &str) -> Speaker<'_> {
        let language = locale.split('-').next().unwrap_or_default();
        let near = |known: &&&'static str| known.split('-').next() == Some(language);
        let locale = self
            .bundles
            .keys()
            .find(|known| **known == locale)
            .or_else(|| self.bundles.keys().find(near))
            .copied()
            .unwrap_or(DEFAULT_LOCALE);
        Speaker {
            texts: self,
            locale,
        }
    }
}

fn bundle(locale: &str, files: &[&str]) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = locale.parse().expect("a locale folder has a valid name");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Marks around arguments would be copied along with codes and moves.
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new((*file).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("a file of {locale} is not Fluent: {errors:?}"));
        bundle
            .add_resource(resource)
            .expect("no sentence stands in two files");
    }
    bundle
}

/// One language.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    texts: &'a Texts,
    locale: &'static str,
}

impl Speaker<'_> {
    /// The language.
    pub fn locale(&self) -> &'static str {
        self.locale
    }

    /// A sentence without arguments.
    pub fn say(&self, key: &str) -> String {
        self.with(key, &FluentArgs::new())
    }

    /// A sentence with arguments.
    pub fn with(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        let found = [self.locale, DEFAULT_LOCALE]
            .iter()
            .find_map(|locale| self.say_in(locale, key, arguments));
        found.unwrap_or_else(|| {
            tracing::error!(key, "a sentence is missing");
            key.to_owned()
        })
    }

    fn say_in(&self, locale: &str, key: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let bundle = self.texts.bundles.get(locale)?;
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
        if !errors.is_empty() {
            tracing::error!(key, ?errors, "a sentence lacks an argument");
        }
        Some(text.into_owned())
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
