//! Texts that are written from right to left, with words from left to right in them.

/// Which way a language is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// As Latin letters are.
    LeftToRight,
    /// As Arabic letters are.
    RightToLeft,
}

/// What follows is laid out by itself, in the direction of its first letter.
const FIRST_STRONG_ISOLATE: char = '\u{2068}';
/// What follows is laid out by itself, from left to right.
const LEFT_TO_RIGHT_ISOLATE: char = '\u{2066}';
/// What was laid out by itself ends.
const POP_ISOLATE: char = '\u{2069}';
/// A letter of no width that is written from right to left.
const RIGHT_TO_LEFT_MARK: char = '\u{200F}';

/// Whether a character only says in which direction others go (UAX #9).
pub fn is_directional(c: char) -> bool {
    matches!(c, '\u{200E}' | '\u{200F}' | '\u{061C}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// The blocks of Unicode whose letters are written from right to left.
fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{0590}'..='\u{08FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}')
}

/// A word that is laid out by itself.
pub(super) fn isolated(word: &str) -> String {
    format!("{FIRST_STRONG_ISOLATE}{word}{POP_ISOLATE}")
}

/// A row of words that goes from right to left, though they may not.
pub(super) fn from_right(row: &str) -> String {
    format!("{RIGHT_TO_LEFT_MARK}{row}")
}

/// Lays out a text in a language from right to left: what is in a code span is copied and typed, so it
/// goes from left to right as a whole and has no signs of direction in it; the sign of a code goes with
/// the code; and a line that begins with a name or a picture goes from right to left all the same.
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
    // A text may have been part of another one, and be arranged already.
    let (mut in_span, mut was_isolated) = (false, false);
    for c in line.chars() {
        match c {
            '`' if in_span => {
                arranged.push('`');
                arranged.extend((!was_isolated).then_some(POP_ISOLATE));
                in_span = false;
            }
            '`' => {
                was_isolated = arranged.ends_with(LEFT_TO_RIGHT_ISOLATE);
                arranged.extend((!was_isolated).then_some(LEFT_TO_RIGHT_ISOLATE));
                arranged.push('`');
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
