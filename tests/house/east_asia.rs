//! Chinese, Japanese and Korean: wide letters, full-width punctuation, and particles whose form
//! depends on the word before them.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma::discord::text::LOCALES;

use crate::house::sentences::{Sentence, sentences};

/// A variable in a sentence.
const VARIABLE: char = '\u{FFFC}';

/// Returns true if a letter is twice as wide as Latin ones (UAX #11).
fn is_wide(letter: char) -> bool {
    is_han_or_kana(letter)
        || is_full_width_mark(letter)
        || matches!(letter, '\u{1100}'..='\u{115F}' | '\u{3130}'..='\u{318F}' | '\u{AC00}'..='\u{D7A3}')
}

/// Returns true for letters of scripts without spaces between words.
pub fn is_han_or_kana(letter: char) -> bool {
    matches!(letter, '\u{3005}'..='\u{3007}' | '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}')
}

fn is_full_width_mark(letter: char) -> bool {
    matches!(letter, '\u{3001}'..='\u{3003}' | '\u{3008}'..='\u{3011}' | '\u{FF01}'..='\u{FF5E}')
}

/// Returns the width of a text in Latin letters.
pub fn width(text: &str) -> usize {
    let letters = text.chars();
    letters.map(|letter| 1 + usize::from(is_wide(letter))).sum()
}

/// Returns all readings of some languages' sentences with their keys, without code.
fn readings(locales: &[&str]) -> Vec<(String, String)> {
    let mut readings = Vec::new();
    for name in locales {
        let locale = LOCALES.iter().find(|locale| locale.name == *name).unwrap();
        for (key, (_, sentence)) in sentences(locale) {
            let Sentence { readings: own, .. } = sentence;
            readings.extend(own.into_iter().map(|reading| {
                let outside: Vec<&str> = reading.split('`').step_by(2).collect();
                (format!("{name}: {key}"), outside.join("`"))
            }));
        }
    }
    readings
}

fn check(findings: &[String]) {
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}

#[test]
fn chinese_and_japanese_have_full_width_punctuation_without_spaces_around_it() {
    let mut findings = Vec::new();
    for (key, reading) in readings(&["ja", "zh-CN", "zh-TW"]) {
        let letters: Vec<char> = reading.chars().filter(|letter| *letter != '*').collect();
        for pair in letters.windows(2) {
            let [before, after] = [pair[0], pair[1]];
            let is_narrow = is_han_or_kana(before) && ",.!?:;()".contains(after)
                || "(".contains(before) && is_han_or_kana(after);
            let is_spaced = is_full_width_mark(before) && after == ' '
                || before == ' ' && is_full_width_mark(after);
            if is_narrow || is_spaced {
                findings.push(format!("{key} has {before}{after}: {reading}"));
            }
        }
    }
    check(&findings);
}

/// Particles that have another form after a vowel or a consonant.
const PARTICLES: &str = "이 가 은 는 을 를 와 과 로 으로 랑 이랑 라는 이라는 예요 이에요";

#[test]
fn no_korean_particle_depends_on_what_is_put_into_the_sentence() {
    let mut findings = Vec::new();
    for (key, reading) in readings(&["ko"]) {
        let after_variables = reading.split(VARIABLE).skip(1);
        for rest in after_variables {
            let rest = rest.trim_start_matches(['*', '`', '”', '’', ')']);
            let is_hangul = |letter: &char| matches!(letter, '가'..='힣');
            let word: String = rest.chars().take_while(is_hangul).collect();
            if PARTICLES.split(' ').any(|particle| particle == word) {
                findings.push(format!("{key} has {word}: {reading}"));
            }
        }
    }
    check(&findings);
}

#[test]
fn letters_of_a_board_in_words_are_as_wide_as_its_dots() {
    for locale in LOCALES {
        let sentences = sentences(locale);
        for color in 'a'..='f' {
            let letter = &sentences[&format!("text-stone-{color}")].1.text;
            assert_eq!(width(letter), 1, "{}: {letter}", locale.name);
        }
    }
}
