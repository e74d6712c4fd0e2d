//! Right-to-left texts with left-to-right words in them.

use std::borrow::Cow;

use super::spans::is_around_typed;

/// The direction of a script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Left to right, such as Latin.
    LeftToRight,
    /// Right to left, such as Arabic.
    RightToLeft,
}

/// Starts a part laid out separately, in the direction of its first letter.
const FIRST_STRONG_ISOLATE: char = '\u{2068}';
/// Starts a part laid out separately, from left to right.
const LEFT_TO_RIGHT_ISOLATE: char = '\u{2066}';
/// Ends a part laid out separately.
const POP_ISOLATE: char = '\u{2069}';
/// An invisible letter that is written from right to left.
const RIGHT_TO_LEFT_MARK: char = '\u{200F}';

/// Returns true if a character only controls direction (UAX #9).
pub fn is_directional(c: char) -> bool {
    matches!(c, '\u{200E}' | '\u{200F}' | '\u{061C}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Returns true for letters in Unicode's right-to-left blocks.
fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{0590}'..='\u{08FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}')
}

/// Isolates the direction of a word.
pub(super) fn isolated(word: &str) -> String {
    format!("{FIRST_STRONG_ISOLATE}{word}{POP_ISOLATE}")
}

/// Isolates the direction of a word that goes the other way than the left-to-right text around it.
pub fn apart(word: &str) -> Cow<'_, str> {
    if word.contains(is_right_to_left) {
        isolated(word).into()
    } else {
        word.into()
    }
}

/// Lays out words from right to left, even if each goes the other way.
pub(super) fn from_right(row: &str) -> String {
    format!("{RIGHT_TO_LEFT_MARK}{row}")
}

/// Arranges a right-to-left text. Code spans are copied and typed, so they go from left to right
/// and contain no directional characters. The `#` of a code stays with the code. A line that starts
/// with a name or an emoji still goes from right to left.
pub(super) fn arranged(text: &str) -> String {
    let lines = text.split('\n').map(|line| {
        let line = with_whole_spans(line);
        let is_led = line.starts_with(is_right_to_left) || line.starts_with(RIGHT_TO_LEFT_MARK);
        if !is_led && line.contains(is_right_to_left) {
            from_right(&line)
        } else {
            line
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn with_whole_spans(line: &str) -> String {
    let mut arranged = String::with_capacity(line.len());
    // The text may be part of another one that was already arranged.
    let (mut in_span, mut was_isolated) = (false, false);
    for c in line.chars() {
        match c {
            c if in_span && is_around_typed(c) => {
                arranged.push(c);
                arranged.extend((!was_isolated).then_some(POP_ISOLATE));
                in_span = false;
            }
            c if is_around_typed(c) => {
                was_isolated = arranged.ends_with(LEFT_TO_RIGHT_ISOLATE);
                arranged.extend((!was_isolated).then_some(LEFT_TO_RIGHT_ISOLATE));
                arranged.push(c);
                in_span = true;
            }
            c if in_span && is_directional(c) => {}
            FIRST_STRONG_ISOLATE if arranged.ends_with('#') => {
                arranged.pop();
                arranged.extend([FIRST_STRONG_ISOLATE, '#']);
            }
            c => arranged.push(c),
        }
    }
    arranged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_spans_are_laid_out_as_a_whole_and_can_be_copied() {
        let text = arranged(
            "بازی \u{2068}A\u{2069}: `/halma board game:\u{2068}K7X9Q\u{2069}` را بنویسید",
        );
        assert_eq!(
            text,
            "بازی \u{2068}A\u{2069}: \u{2066}`/halma board game:K7X9Q`\u{2069} را بنویسید"
        );
        assert_eq!(
            arranged(&text),
            text,
            "arranged once more, it stays the same"
        );
    }

    #[test]
    fn the_sign_of_a_code_goes_with_it() {
        assert_eq!(
            arranged("بازی #\u{2068}K7X9Q\u{2069}"),
            "بازی \u{2068}#K7X9Q\u{2069}"
        );
    }

    #[test]
    fn lines_that_begin_otherwise_go_from_right_to_left() {
        assert_eq!(
            arranged("⚪ Anna: نوبت\nسفید\nHalma"),
            "\u{200F}⚪ Anna: نوبت\nسفید\nHalma"
        );
        assert_eq!(arranged("w"), "w");
    }
}
