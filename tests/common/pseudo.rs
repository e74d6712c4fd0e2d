//! A pseudo-language: English in other letters, a third longer, and from right to left. Text that
//! still has English words bypassed the locale files; text that is refused would be too long in
//! some language.

use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;
use halma::discord::text::{DEFAULT_LOCALE, Direction, LOCALES, Locale};

use super::bounds::bound;

/// The locale code it uses: one that Discord supports and the bot doesn't.
pub const PSEUDO: &str = "hi";

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const OTHER: &str = "áƀçďéƒĝĥíĵķļḿñóþɋŕšţúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻḾÑÓÞɊŔŠŢÚṼŴẊÝŽ";
/// The padding, written from right to left.
const PADDING: &str = "אבגדהוזחטי";

/// All languages and the pseudo-language.
pub fn locales() -> Vec<Locale> {
    static FILES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let english = LOCALES.iter().find(|locale| locale.name == DEFAULT_LOCALE);
        let files = english.unwrap().files.iter();
        // They are needed as long as the test runs.
        files.map(|file| &*String::leak(translated(file))).collect()
    });
    let pseudo = Locale {
        name: PSEUDO,
        is_of_discord: true,
        direction: Direction::RightToLeft,
        files: &FILES,
    };
    LOCALES.iter().copied().chain([pseudo]).collect()
}

/// Returns true if a word contains English letters.
pub fn is_english(word: &str) -> bool {
    word.chars().filter(char::is_ascii_alphabetic).count() > 3
}

fn translated(file: &str) -> String {
    let mut resource = parse(file.to_owned()).unwrap();
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let room = bound(&message.id.name);
        let pattern = message.value.as_mut().unwrap();
        let longer = length(pattern) * 4 / 10;
        let most = longer.min(room.saturating_sub(length(pattern) + 2));
        translate(pattern, most, &mut false);
        // A multi-line text can't start with an asterisk, so it starts on a new line.
        let value = String::new();
        let nothing = Expression::Inline(InlineExpression::StringLiteral { value });
        let nothing = PatternElement::Placeable {
            expression: nothing,
        };
        pattern.elements.insert(0, nothing);
    }
    serialize(&resource)
}

/// The approximate length of a text with its variables.
fn length(pattern: &Pattern<String>) -> usize {
    let of = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.chars().count(),
        PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } => {
            let lengths = variants.iter().map(|variant| length(&variant.value));
            lengths.max().unwrap_or(0)
        }
        PatternElement::Placeable { .. } => 24,
    };
    pattern.elements.iter().map(of).sum()
}

/// Replaces the letters outside code, and pads the end of the first words.
fn translate(pattern: &mut Pattern<String>, mut padding: usize, in_code: &mut bool) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                // The `#` of a code stays next to it.
                let has_words = value.contains(char::is_alphabetic) && !value.ends_with('#');
                *value = value.chars().map(|c| letter(c, in_code)).collect();
                if has_words && !*in_code {
                    let more: String = PADDING.chars().cycle().take(padding).collect();
                    let end = value.trim_end().len();
                    value.insert_str(end, &more);
                    padding = 0;
                }
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    translate(&mut variant.value, padding, &mut in_code.clone());
                }
                padding = 0;
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => *value = value.chars().map(|c| letter(c, in_code)).collect(),
            PatternElement::Placeable { .. } => {}
        }
    }
}

fn letter(c: char, in_code: &mut bool) -> char {
    if c == '`' {
        *in_code = !*in_code;
    }
    let place = PLAIN.chars().position(|plain| plain == c);
    match place.filter(|_| !*in_code) {
        Some(place) => OTHER.chars().nth(place).unwrap(),
        None => c,
    }
}
