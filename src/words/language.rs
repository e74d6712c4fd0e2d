//! One language with its sentences, digits and lists.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_list::ListFormatter;
use icu_list::options::{ListFormatterOptions, ListLength};
use icu_provider::DataError;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use super::direction::{Direction, apart, arranged, from_right, isolated};
use super::locales::Locale;
use super::spans::{Piece, Text};

/// A loaded language.
pub(super) struct Language {
    bundle: FluentBundle<FluentResource>,
    direction: Direction,
    digits: Digits,
    /// For things: with commas, or as usual in the language.
    things: ListFormatter,
    /// For people, with an "and".
    people: ListFormatter,
}

impl Language {
    /// Loads the files of a language.
    ///
    /// # Panics
    /// If one of them isn't valid Fluent, which a test rules out.
    pub fn load(locale: &Locale) -> Self {
        let name = locale.name;
        let language: LanguageIdentifier = name.parse().expect("a locale has a valid name");
        let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
        // In other languages the marks would only be copied along with codes and moves, so there only what
        // goes the other way is isolated.
        let is_right_to_left = locale.direction == Direction::RightToLeft;
        bundle.set_use_isolating(is_right_to_left);
        bundle.set_formatter(Some(if is_right_to_left {
            in_own_digits
        } else {
            in_own_direction
        }));
        for file in locale.files {
            let resource = FluentResource::try_new(Text::notation(file))
                .unwrap_or_else(|(_, errors)| panic!("a file of {name} is not Fluent: {errors:?}"));
            bundle
                .add_resource(resource)
                .expect("no sentence stands in two files");
        }
        let icu: icu_locale_core::Locale = name.parse().expect("a locale has a valid name");
        let length = |length| ListFormatterOptions::default().with_length(length);
        let (narrow, wide) = (length(ListLength::Narrow), length(ListLength::Wide));
        let data = "every language has digits and lists, if not its own";
        Self {
            bundle,
            direction: locale.direction,
            digits: Digits::construct(language, ()).expect(data),
            things: ListFormatter::try_new_and((&icu).into(), narrow).expect(data),
            people: ListFormatter::try_new_and((&icu).into(), wide).expect(data),
        }
    }

    /// Returns a sentence, if the language has it.
    pub fn say(&self, key: &str, arguments: &FluentArgs<'_>) -> Option<Text> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = (self.bundle).format_pattern(pattern, Some(arguments), &mut errors);
        if !errors.is_empty() {
            tracing::error!(key, ?errors, "a sentence is missing an argument");
        }
        Some(Text::of_stored(match self.direction {
            Direction::LeftToRight => text.into_owned(),
            Direction::RightToLeft => arranged(&text),
        }))
    }

    /// Formats a number.
    pub fn number(&self, number: &FluentNumber) -> String {
        self.digits.write(number)
    }

    /// Formats a list of things.
    pub fn things<T: Piece>(&self, things: &[T]) -> T {
        self.list(&self.things, things)
    }

    /// Formats a list of people.
    pub fn people<T: Piece>(&self, people: &[T]) -> T {
        self.list(&self.people, people)
    }

    /// Joins figures or marks with a sign, in the language's reading order.
    pub fn figures<T: Piece>(&self, figures: &[T], sign: &str) -> T {
        let figures = figures.iter().map(T::stored);
        T::of_stored(match self.direction {
            Direction::LeftToRight => figures.collect::<Vec<_>>().join(sign),
            Direction::RightToLeft => {
                let figures: Vec<String> = figures.map(isolated).collect();
                from_right(&figures.join(sign))
            }
        })
    }

    fn list<T: Piece>(&self, formatter: &ListFormatter, items: &[T]) -> T {
        let all = items.iter().map(T::stored);
        T::of_stored(match (self.direction, items) {
            (Direction::LeftToRight, _) => formatter.format_to_string(all.map(apart)),
            (Direction::RightToLeft, [single]) => single.stored().to_owned(),
            (Direction::RightToLeft, _) => {
                let items: Vec<String> = all.map(isolated).collect();
                from_right(&formatter.format_to_string(items.iter()))
            }
        })
    }
}

/// The digits and the decimal separator of a language.
struct Digits(DecimalFormatter);

impl Memoizable for Digits {
    type Args = ();
    type Error = DataError;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, DataError> {
        let locale: icu_locale_core::Locale = (language.to_string().parse())
            .expect("a language's name can be read in either library");
        // Ratings and years are the largest numbers.
        let mut options = DecimalFormatterOptions::default();
        options.grouping_strategy = Some(GroupingStrategy::Never);
        DecimalFormatter::try_new((&locale).into(), options).map(Self)
    }
}

impl Digits {
    fn write(&self, number: &FluentNumber) -> String {
        let text = number.as_string();
        match text.parse::<Decimal>() {
            Ok(decimal) => self.0.format_to_string(&decimal),
            Err(_) => text.into_owned(),
        }
    }
}

/// Formats a number in the language's digits; other values stay as they are.
fn in_own_digits(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let written = |digits: &Digits| digits.write(number);
    memoizer.with_try_get::<Digits, _, _>((), written).ok()
}

/// Formats a number as [`in_own_digits`], and isolates texts with words from right to left.
fn in_own_direction(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::String(text) => match apart(text) {
            Cow::Owned(isolated) => Some(isolated),
            Cow::Borrowed(_) => None,
        },
        value => in_own_digits(value, memoizer),
    }
}
