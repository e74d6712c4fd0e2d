//! The locales: what each has of English's texts has plurals by its own grammar and fits its place. What
//! it lacks is said in English; `COMPLETE_LOCALES=1 cargo test --test bot house::locales` lists that, and a
//! release wants it empty.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentValue};
use halma::discord::text::{DEFAULT_LOCALE, Direction, LOCALES, Locale, Say as _, Speaker, Texts};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::common::bounds::bound;
use crate::house::east_asia::width;
use crate::house::sentences::{Sentence, sentences};

/// Texts about seats, which in practice games are colors: a language with plural words for colors
/// may select on `practice`.
const ABOUT_COLORS: [&str; 16] = [
    "alt-out",
    "forced-stall-loses",
    "out-resignation",
    "out-timeout",
    "past-resigned",
    "past-timeout",
    "steps-out",
    "won-race",
    "won-built",
    "won-filled",
    "won-home",
    "won-locked",
    "won-resignation",
    "won-stall",
    "won-tempo",
    "won-timeout",
];

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Returns true if languages may lack nothing.
fn is_complete() -> bool {
    std::env::var_os("COMPLETE_LOCALES").is_some()
}

fn english() -> BTreeMap<String, (usize, Sentence)> {
    let english = LOCALES.iter().find(|locale| locale.name == DEFAULT_LOCALE);
    sentences(english.unwrap())
}

fn others() -> impl Iterator<Item = &'static Locale> {
    LOCALES
        .iter()
        .filter(|locale| locale.name != DEFAULT_LOCALE)
}

/// Collects all findings, so that a translator sees them at once.
#[derive(Default)]
struct Findings(Vec<String>);

impl Findings {
    fn unless(&mut self, is_well: bool, what: impl FnOnce() -> String) {
        if !is_well {
            self.0.push(what());
        }
    }

    fn check(self) {
        assert!(self.0.is_empty(), "\n{}\n", self.0.join("\n"));
    }
}

#[test]
fn every_language_has_the_same_texts_variables_and_files() {
    let (english, mut findings) = (english(), Findings::default());
    for locale in others() {
        let own = sentences(locale);
        // What games are called is in all languages at once.
        let spoken = english.iter().filter(|(key, _)| !key.starts_with("names-"));
        for (key, (file, sentence)) in spoken {
            let name = locale.name;
            let Some((own_file, own)) = own.get(key) else {
                findings.unless(!is_complete(), || format!("{name}: {key} is missing"));
                continue;
            };
            findings.unless(own_file == file, || {
                format!("{name}: {key} stands in another file than in English")
            });
            let (wanted, mut has) = (&sentence.variables, own.variables.clone());
            if ABOUT_COLORS.contains(&key.as_str()) {
                has.remove("practice");
            }
            findings.unless(*wanted == has, || {
                format!("{name}: {key} has the variables {has:?}, in English {wanted:?}")
            });
            let (wanted, has) = (sentence.code(), own.code());
            findings.unless(wanted.is_subset(&has), || {
                format!("{name}: {key} lacks {:?}", wanted.difference(&has))
            });
        }
        for key in own.keys().filter(|key| !english.contains_key(*key)) {
            findings
                .0
                .push(format!("{}: nobody says {key}", locale.name));
        }
    }
    findings.check();
}

/// The plural categories of whole numbers in a language.
fn categories(locale: &Locale) -> BTreeSet<String> {
    let language: LanguageIdentifier = locale.name.parse().unwrap();
    // A language's rules apply to all its regions.
    let rules = PluralRules::create(language.clone(), PluralRuleType::CARDINAL).or_else(|_| {
        let language = LanguageIdentifier::from_parts(language.language, None, None, &[]);
        PluralRules::create(language, PluralRuleType::CARDINAL)
    });
    let rules = rules.unwrap();
    let category = |number: usize| match rules.select(number).unwrap() {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    };
    (0..1_000).map(category).map(str::to_owned).collect()
}

#[test]
fn every_language_has_its_own_plural_categories() {
    let (english, mut findings) = (english(), Findings::default());
    for locale in others() {
        let wanted = categories(locale);
        let is_category = |value: &&String| CATEGORIES.contains(&value.as_str());
        for (key, (_, own)) in sentences(locale) {
            let none = BTreeMap::new();
            let in_english = english
                .get(&key)
                .map_or(&none, |(_, sentence)| &sentence.selects);
            for (variable, values) in in_english {
                let has = own.selects.get(variable).cloned().unwrap_or_default();
                let name = locale.name;
                let exact: Vec<_> = values.iter().filter(|value| !is_category(value)).collect();
                findings.unless(exact.iter().all(|value| has.contains(*value)), || {
                    format!("{name}: {key} lacks some of {exact:?} of {variable}")
                });
                // A language with one form for all numbers needn't ask.
                let asks = values.contains("one") && wanted.len() > 1;
                findings.unless(!asks || wanted.is_subset(&has), || {
                    format!("{name}: {key} wants {wanted:?} of {variable}, and has {has:?}")
                });
            }
            for (variable, has) in &own.selects {
                let counts = has
                    .iter()
                    .any(|value| is_category(&value) && value != "other");
                findings.unless(!counts || wanted.is_subset(has), || {
                    format!(
                        "{}: {key} wants {wanted:?} of {variable}, and has {has:?}",
                        locale.name
                    )
                });
            }
        }
    }
    findings.check();
}

/// A text that names a button uses the button's label.
#[test]
fn texts_name_buttons_by_their_labels() {
    let (english, mut findings) = (english(), Findings::default());
    let labels: Vec<&String> = english
        .keys()
        .filter(|key| key.starts_with("button-"))
        .collect();
    for locale in others() {
        let own = sentences(locale);
        for (key, (_, sentence)) in &english {
            let Some((_, said)) = own.get(key) else {
                continue;
            };
            for name in sentence.between("**") {
                let mut named = labels
                    .iter()
                    .filter(|label| english[**label].1.text == name);
                let bold = said.between("**");
                let is_named = |label: &&&String| bold.contains(&own[**label].1.text);
                let is_button = named.clone().count() > 0;
                findings.unless(!is_button || named.any(|label| is_named(&label)), || {
                    format!(
                        "{}: {key} names the button {name:?} otherwise than it is labelled",
                        locale.name
                    )
                });
            }
        }
    }
    findings.check();
}

/// The longest name that Discord allows, and a mention.
const NAME: &str = "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww";
const MENTION: &str = "<@1234567890123456789>";

/// A large value for a variable, as it may appear in a label.
fn sample(
    variable: &str,
    number: i64,
    in_english: &BTreeMap<String, BTreeSet<String>>,
) -> FluentValue<'static> {
    let asked = in_english.get(variable);
    let words = asked.and_then(|values| {
        let mut words = values.iter();
        words.find(|value| !CATEGORIES.contains(&value.as_str()) && value.parse::<u32>().is_err())
    });
    if let Some(word) = words {
        return FluentValue::from(word.clone());
    }
    match variable {
        "code" => "K7X9Q".into(),
        "names" => NAME.into(),
        "begins" | "to" | "cell" | "stone" | "from" | "at" => "m17".into(),
        "route" | "text" | "example" => "m17 → a16 → c14 → e12".into(),
        "who" | "seat" | "user" | "by" | "players" | "winner" => MENTION.into(),
        _ => FluentValue::from(number),
    }
}

#[test]
fn every_text_fits_its_place() {
    let (english, texts, mut findings) = (english(), Texts::load(), Findings::default());
    for locale in LOCALES {
        let speaker = texts.speaker(locale.name);
        for (key, (_, sentence)) in &english {
            for number in [1, 2, 3, 88] {
                let mut arguments = FluentArgs::new();
                for variable in &sentence.variables {
                    arguments.set(
                        variable.clone(),
                        sample(variable, number, &sentence.selects),
                    );
                }
                let said = speaker.with(key, &arguments);
                let most = bound(key);
                let length = if key.starts_with("button-") {
                    width(&said)
                } else {
                    said.encode_utf16().count()
                };
                findings.unless((1..=most).contains(&length), || {
                    format!(
                        "{}: {key} has {length} of {most} characters: {said}",
                        locale.name
                    )
                });
            }
        }
    }
    findings.check();
}

/// Descriptions of pictures are cut at 1,024 characters; everyone's state must come before the cut.
#[test]
fn turn_and_progress_fit_the_description_of_a_picture() {
    let texts = Texts::load();
    for locale in LOCALES {
        let speaker = texts.speaker(locale.name);
        let whole = described(speaker);
        let length = whole.encode_utf16().count();
        assert!(
            length <= 1_024,
            "{}: {length} characters: {whole}",
            locale.name
        );
    }
}

fn described(speaker: Speaker<'_>) -> String {
    let say = |key: &str, values: &[(&'static str, FluentValue<'static>)]| {
        let values = values.iter().map(|(name, value)| (*name, value.clone()));
        speaker.with(key, &values.collect::<FluentArgs<'_>>())
    };
    let game = speaker.say("variant-star6");
    let mut parts = vec![
        say("alt-board", &[("game", game.into()), ("round", 88.into())]),
        say(
            "alt-last",
            &[
                ("seat", NAME.into()),
                ("route", "a16-c14-e12-g10-i8".into()),
            ],
        ),
        say("alt-to-move", &[("name", NAME.into())]),
    ];
    for color in ["a", "b", "c", "d", "e", "f"] {
        let color = speaker.say(&format!("color-{color}"));
        let mut values = vec![("name", NAME.into()), ("colors", color.into())];
        values.extend([("tempo", 88.into()), ("home", 10.into())]);
        values.extend([("goal", 10.into()), ("stones", 10.into())]);
        parts.push(say("alt-seat", &values));
    }
    parts.join(" ")
}

#[test]
fn letters_on_text_boards_differ() {
    for locale in LOCALES {
        let letters = ["a", "b", "c", "d", "e", "f"].map(|color| format!("text-stone-{color}"));
        let sentences = sentences(locale);
        let letters: BTreeSet<&String> = letters.iter().map(|key| &sentences[key].1.text).collect();
        assert_eq!(letters.len(), 6, "{}: {letters:?}", locale.name);
    }
}

/// In mixed directions, moves and codes must be isolated.
#[test]
fn moves_and_codes_are_isolated_in_right_to_left_texts() {
    let texts = Texts::load();
    let mut tried = 0;
    for locale in LOCALES
        .iter()
        .filter(|locale| locale.direction == Direction::RightToLeft)
    {
        let speaker = texts.speaker(locale.name);
        let values = [
            ("seat", "⚪ Anna"),
            ("route", "c7 → g3"),
            ("code", "K7X9Q"),
            ("text", "c7 → g3"),
        ];
        let arguments: FluentArgs<'_> = values.into_iter().collect();
        assert!(
            speaker
                .with("played", &arguments)
                .contains("\u{2068}c7 → g3\u{2069}")
        );
        assert!(
            speaker
                .with("confirm-move", &arguments)
                .contains("\u{2068}#K7X9Q\u{2069}")
        );
        let cells = ["f4".to_owned(), "g3".to_owned()];
        assert!(speaker.list(&cells).contains("\u{2068}f4\u{2069}"));
        let figures = [1, 2].map(|figure| speaker.number(figure));
        assert_eq!(
            speaker.figures(&figures, "–"),
            "\u{200F}\u{2068}۱\u{2069}–\u{2068}۲\u{2069}"
        );
        tried += 1;
    }
    assert_eq!(tried, 1);
}

#[test]
fn digits_and_lists_match_the_language() {
    let texts = Texts::load();
    for (locale, number, things, people) in [
        ("en-US", "1234", "a, b, c", "a, b, and c"),
        ("de", "1234", "a, b und c", "a, b und c"),
        ("ru", "1234", "a, b, c", "a, b и c"),
        ("ja", "1234", "a、b、c", "a、b、c"),
        ("ko", "1234", "a, b 및 c", "a, b 및 c"),
        ("zh-CN", "1234", "a、b、c", "a、b和c"),
        ("zh-TW", "1234", "a、b和c", "a、b和c"),
    ] {
        let speaker = texts.speaker(locale);
        let list = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(speaker.number(1_234), number);
        assert_eq!(speaker.list(&list), things);
        assert_eq!(speaker.people(&list), people);
    }
    assert_eq!(texts.speaker("fa").number(1_234), "۱۲۳۴");
}
