//! The wording of texts: no phrases that a native wouldn't use, short sentences in small places,
//! and rows of buttons that fit a phone.

use halma::discord::text::LOCALES;

use crate::house::banned_turns::BANNED;
use crate::house::east_asia::{is_han_or_kana, width};
use crate::house::sentences::sentences;

/// Buttons, boards and refusals: texts that are read in passing.
const SHORT: &[&str] = &[
    "button-",
    "refused-",
    "illegal-",
    "turn-",
    "played",
    "past-",
    "forced-",
    "won-",
    "drawn-",
    "void-",
    "out-",
    "offer-",
    "paused-",
    "first-",
    "challenge-",
    "closed-",
    "lobby-",
    "moderator-",
    "rating-",
];

/// The most words in one of their sentences.
const MOST_WORDS: usize = 25;

/// Labels that appear next to each other.
const ROWS: &[&[&str]] = &[
    &["button-move", "button-board", "button-resign"],
    &["button-give-day", "button-mute", "button-how-to"],
    &["button-rematch", "button-replay", "button-analyze"],
    &["button-back", "button-jump-by-jump", "button-type-move"],
    &["button-back", "button-other-stones", "button-type-move"],
    &["button-type-move", "button-page"],
    &["button-stop-here", "button-back"],
    &["button-move", "button-try-again"],
    &["button-replay", "button-share"],
    &["button-try-chain", "button-rule-sets"],
    &["button-resign-yes", "button-resign-no"],
    &["button-join", "button-decline", "button-leave"],
    &["button-accept", "button-decline", "button-withdraw"],
    &["button-join", "button-leave", "button-begin"],
    &["button-move", "button-page", "button-how-to"],
    &["button-fill", "button-how-to"],
    &["command-menu-play", "button-how-to"],
    &["button-agree", "button-disagree", "button-withdraw"],
    &["button-previous", "button-next"],
    &["choice-by-rating", "choice-by-wins", "choice-by-season"],
    &["button-privacy-export", "button-privacy-delete"],
    &["button-privacy-delete-yes", "button-privacy-delete-no"],
    &["button-study-again", "button-next-lesson"],
];

/// The most characters in all labels of a row on a phone 390 pixels wide, by the number of labels:
/// each button has a margin as well. Wide letters count twice.
const fn most_in_row(labels: usize) -> usize {
    if labels < 3 { 36 } else { 34 }
}

fn check(findings: &[String]) {
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}

#[test]
fn no_text_has_a_phrase_that_reads_as_translated() {
    let mut findings = Vec::new();
    for locale in LOCALES {
        let name = locale.name;
        let (_, turns) = BANNED.iter().find(|(banned, _)| *banned == name).unwrap();
        for (key, (_, sentence)) in sentences(locale) {
            for turn in turns.iter().filter(|turn| sentence.text.contains(**turn)) {
                findings.push(format!("{name}: {key} says {turn:?}: {}", sentence.text));
            }
        }
    }
    check(&findings);
}

#[test]
fn buttons_boards_and_refusals_have_short_sentences() {
    let mut findings = Vec::new();
    for locale in LOCALES {
        for (key, (_, sentence)) in sentences(locale) {
            if !SHORT.iter().any(|family| key.starts_with(family)) {
                continue;
            }
            for said in sentence.readings.iter().flat_map(|reading| split(reading)) {
                let words = words(said);
                if words > MOST_WORDS {
                    findings.push(format!("{}: {key} has {words} words: {said}", locale.name));
                }
            }
        }
    }
    check(&findings);
}

/// Counts the words of a sentence. Chinese and Japanese words have about two letters.
fn words(sentence: &str) -> usize {
    let word = |word: &str| {
        let letters = word.chars().filter(|letter| is_han_or_kana(*letter));
        letters.count().div_ceil(2).max(1)
    };
    sentence.split_whitespace().map(word).sum()
}

/// The sentences in a text.
fn split(text: &str) -> Vec<&str> {
    let ends = [". ", "! ", "? ", "\n", "؟ ", "。", "！", "？"];
    let mut parts = vec![text];
    for end in ends {
        parts = parts.into_iter().flat_map(|part| part.split(end)).collect();
    }
    parts
}

#[test]
fn rows_of_buttons_fit_a_phone() {
    let mut findings = Vec::new();
    for locale in LOCALES {
        let said = sentences(locale);
        for row in ROWS {
            let labels = row.iter().filter_map(|key| {
                let readings = said.get(*key)?.1.readings.iter();
                readings.max_by_key(|label| width(label))
            });
            let labels: Vec<&String> = labels.collect();
            let length: usize = labels.iter().map(|label| width(label)).sum();
            let most = most_in_row(row.len());
            if length > most {
                findings.push(format!(
                    "{}: {labels:?} have {length} of {most} characters",
                    locale.name
                ));
            }
        }
    }
    check(&findings);
}
