//! Sentences in spans: what each part is, and not how it is written. Each front writes them in its own way.

use std::fmt::Write as _;

use fluent_bundle::FluentValue;
use halma_rules::Color;
use halma_service::ids::{ChannelId, Timestamp, UserId};

/// The signs of stones, which every font has.
const STONES: [&str; 6] = ["⚪", "⚫", "🔴", "🔵", "🟢", "🟡"];

/// Marks in a text, which nobody can type: they are taken out of all that comes from outside.
const MARKS: std::ops::RangeInclusive<char> = '\u{F0000}'..='\u{F00FF}';
const STRONG: char = '\u{F0000}';
const TYPED: char = '\u{F0001}';
/// Until the end of the line.
const QUIET: char = '\u{F0002}';
/// What follows up to the end mark is a number.
const PERSON: char = '\u{F0003}';
const CHANNEL: char = '\u{F0004}';
const MOMENT: char = '\u{F0005}';
const END: char = '\u{F0006}';
const FIRST_STONE: u32 = 0xF_0010;

/// A text that knows what its parts are.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Text(String);

/// A part of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part<'a> {
    /// Words.
    Words(&'a str),
    /// A person.
    Person(UserId),
    /// A channel.
    Channel(ChannelId),
    /// A moment, as its distance from now.
    Moment(Timestamp),
    /// A stone of a color.
    Stone(Color),
}

/// A part and how it is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span<'a> {
    /// The part.
    pub part: Part<'a>,
    /// How it is said.
    pub tone: Tone,
}

/// How something is said.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tone {
    /// It matters most.
    pub is_strong: bool,
    /// It can be typed or copied as it is.
    pub is_typed: bool,
    /// It is an aside.
    pub is_quiet: bool,
}

impl Text {
    /// A person.
    pub fn person(user: UserId) -> Self {
        Self::numbered(PERSON, user.0)
    }

    /// A channel.
    pub fn channel(channel: ChannelId) -> Self {
        Self::numbered(CHANNEL, channel.0)
    }

    /// A moment as its distance from now, to the second.
    pub fn moment(at: Timestamp) -> Self {
        Self::numbered(MOMENT, at.seconds())
    }

    /// A stone.
    pub fn stone(color: Color) -> Self {
        let mark = char::from_u32(FIRST_STONE + color.index() as u32);
        Self(mark.expect("a private character").into())
    }

    /// Something that is typed or copied as it is.
    pub fn typed(words: &str) -> Self {
        Self(format!("{TYPED}{}{TYPED}", Self::from(words).0))
    }

    /// The same text, as what matters most.
    #[must_use]
    pub fn strong(self) -> Self {
        Self(format!("{STRONG}{}{STRONG}", self.0))
    }

    /// The same text as an aside, on a line of its own.
    #[must_use]
    pub fn quiet(self) -> Self {
        Self(format!("{QUIET}{}", self.0))
    }

    /// Joins texts.
    pub fn join(texts: impl IntoIterator<Item = Self>, between: &str) -> Self {
        let texts: Vec<String> = texts.into_iter().map(|text| text.0).collect();
        Self(texts.join(between))
    }

    /// Returns the lines that say something.
    pub fn lines(&self) -> impl Iterator<Item = Self> + '_ {
        let lines = self.0.lines().filter(|line| !line.trim().is_empty());
        lines.map(|line| Self(line.to_owned()))
    }

    /// Returns the text without spaces at its end.
    #[must_use]
    pub fn trimmed(self) -> Self {
        Self(self.0.trim_end().to_owned())
    }

    /// Returns the spans in order.
    pub fn spans(&self) -> Spans<'_> {
        Spans {
            rest: &self.0,
            tone: Tone::default(),
        }
    }

    /// Returns the words alone, with signs for stones; where there are people or moments, call
    /// [`Text::spans`].
    pub fn words(&self) -> String {
        let parts = self.spans().map(|span| match span.part {
            Part::Words(words) => words,
            Part::Stone(color) => sign(color),
            Part::Person(_) | Part::Channel(_) | Part::Moment(_) => "",
        });
        parts.collect()
    }

    /// Reads the notation of the translators' files: `**` around what matters, `` ` `` around what is typed.
    pub(super) fn notation(file: &str) -> String {
        let strong = file.replace("**", STRONG.encode_utf8(&mut [0; 4]));
        strong.replace('`', TYPED.encode_utf8(&mut [0; 4]))
    }

    fn numbered(mark: char, number: impl std::fmt::Display) -> Self {
        let mut text = String::from(mark);
        write!(text, "{number}{END}").expect("a text takes everything");
        Self(text)
    }
}

/// Returns the sign of a color's stone.
pub fn sign(color: Color) -> &'static str {
    STONES[color.index()]
}

/// Returns true for the mark around what is typed.
pub(super) fn is_around_typed(c: char) -> bool {
    c == TYPED || c == '`'
}

/// Returns a text without the mark of strength at its end.
pub(super) fn without_strength(text: &str) -> &str {
    text.trim_end_matches([STRONG, '*'])
}

impl FromIterator<Text> for Text {
    fn from_iter<I: IntoIterator<Item = Self>>(texts: I) -> Self {
        Self::join(texts, "")
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Self {
        Self(words.replace(|c: char| MARKS.contains(&c), ""))
    }
}

impl From<String> for Text {
    fn from(words: String) -> Self {
        if words.contains(|c: char| MARKS.contains(&c)) {
            Self::from(&words[..])
        } else {
            Self(words)
        }
    }
}

/// The spans of a text.
#[derive(Clone, Debug)]
pub struct Spans<'a> {
    rest: &'a str,
    tone: Tone,
}

impl<'a> Iterator for Spans<'a> {
    type Item = Span<'a>;

    fn next(&mut self) -> Option<Span<'a>> {
        loop {
            let first = self.rest.chars().next()?;
            let tone = &mut self.tone;
            match first {
                STRONG => tone.is_strong = !tone.is_strong,
                TYPED => tone.is_typed = !tone.is_typed,
                QUIET => tone.is_quiet = true,
                _ => break,
            }
            self.rest = &self.rest[first.len_utf8()..];
        }
        let tone = self.tone;
        let part = self.part();
        if let Part::Words(words) = part
            && words.ends_with('\n')
        {
            self.tone.is_quiet = false;
        }
        Some(Span { part, tone })
    }
}

impl<'a> Spans<'a> {
    /// Takes the next part; there is one, and it isn't about the tone.
    fn part(&mut self) -> Part<'a> {
        let mut all = self.rest.chars();
        let first = all.next().unwrap_or_default();
        if !MARKS.contains(&first) {
            let is_quiet = self.tone.is_quiet;
            let end = self.rest.find(|c: char| MARKS.contains(&c));
            let line = self.rest.find('\n').filter(|_| is_quiet);
            let end = [end, line.map(|at| at + 1)].into_iter().flatten().min();
            let (words, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
            self.rest = rest;
            return Part::Words(words);
        }
        let inside = all.as_str();
        let color = (first as u32).wrapping_sub(FIRST_STONE) as usize;
        if color < STONES.len() {
            self.rest = inside;
            return Part::Stone(Color::at(color));
        }
        let (number, rest) = inside.split_once(END).unwrap_or((inside, ""));
        self.rest = rest;
        let id = || number.parse().unwrap_or_default();
        let moment = || Timestamp(number.parse::<i64>().unwrap_or_default() * 1_000);
        match first {
            PERSON => Part::Person(UserId(id())),
            CHANNEL => Part::Channel(ChannelId(id())),
            _ => Part::Moment(moment()),
        }
    }
}

/// What a sentence can name.
pub trait Argument<'a> {
    /// Returns it as Fluent takes it.
    fn value(self) -> FluentValue<'a>;
}

impl<'a> Argument<'a> for Text {
    fn value(self) -> FluentValue<'a> {
        self.0.into()
    }
}

impl<'a> Argument<'a> for &Text {
    fn value(self) -> FluentValue<'a> {
        self.0.clone().into()
    }
}

impl<'a> Argument<'a> for String {
    fn value(self) -> FluentValue<'a> {
        Text::from(self).0.into()
    }
}

impl<'a> Argument<'a> for &'a str {
    fn value(self) -> FluentValue<'a> {
        if self.contains(|c: char| MARKS.contains(&c)) {
            Text::from(self).value()
        } else {
            self.into()
        }
    }
}

/// Implements `Argument` for numbers.
macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl<'a> Argument<'a> for $number {
            fn value(self) -> FluentValue<'a> {
                self.into()
            }
        }

        impl<'a> Argument<'a> for &$number {
            fn value(self) -> FluentValue<'a> {
                (*self).into()
            }
        }
    )*};
}

numbers!(i16 u8 u16 u32 u64 usize i32 i64 f64);

/// A text, or one that a front has written already.
pub trait Piece {
    /// Returns it as it is stored.
    fn stored(&self) -> &str;

    /// Takes it as it is stored.
    fn of_stored(stored: String) -> Self;
}

impl Piece for Text {
    fn stored(&self) -> &str {
        &self.0
    }

    fn of_stored(stored: String) -> Self {
        Self(stored)
    }
}

impl Piece for String {
    fn stored(&self) -> &str {
        self
    }

    fn of_stored(stored: String) -> Self {
        stored
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_tells_what_its_parts_are() {
        let inside = Text::notation("**Now** type `c3`: ");
        let parts = [
            Text(inside),
            Text::person(UserId(u64::MAX)),
            Text::stone(Color::at(2)),
            Text::moment(Timestamp(5_000)),
            Text::from("\n"),
            Text::from("aside").quiet(),
            Text::from("\nloud"),
        ];
        let text = Text::join(parts, "");
        let spans: Vec<_> = text.spans().map(|span| (span.part, span.tone)).collect();
        let tone = |is_strong, is_typed, is_quiet| Tone {
            is_strong,
            is_typed,
            is_quiet,
        };
        let loud = Tone::default();
        let expected = [
            (Part::Words("Now"), tone(true, false, false)),
            (Part::Words(" type "), loud),
            (Part::Words("c3"), tone(false, true, false)),
            (Part::Words(": "), loud),
            (Part::Person(UserId(u64::MAX)), loud),
            (Part::Stone(Color::at(2)), loud),
            (Part::Moment(Timestamp(5_000)), loud),
            (Part::Words("\n"), loud),
            (Part::Words("aside\n"), tone(false, false, true)),
            (Part::Words("loud"), loud),
        ];
        assert_eq!(spans, expected);
        assert_eq!(text.words(), "Now type c3: 🔴\naside\nloud");
    }

    #[test]
    fn nobody_can_type_a_mark() {
        let forged = format!("{PERSON}1{END}*");
        assert_eq!(Text::from(forged.clone()).words(), "1*");
        let FluentValue::String(value) = forged.value() else {
            panic!("not a text");
        };
        assert_eq!(value, "1*");
    }
}
