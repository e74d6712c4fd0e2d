//! The data in ids, as text.

use halma_rules::{Contest, Ends, Jumps, Options, Rules, Teams, Variant};
use halma_service::MatchView;
use halma_service::ids::{MatchId, PlayerId, Turn, UserId};

use crate::discord::parts::id::{Id, VERSION};

/// A value that can be part of an id.
pub trait Field: Copy {
    /// Writes it.
    fn write(self, to: &mut Writer);

    /// Reads it back.
    fn read(from: &mut Reader<'_>) -> Option<Self>;

    /// Returns a sample for tests.
    fn sample(of: Sample) -> Self;
}

/// A match at a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AtTurn {
    /// The match.
    pub id: MatchId,
    /// The turn.
    pub turn: Turn,
}

impl AtTurn {
    /// Returns a match at its current turn.
    pub fn of(view: &MatchView) -> Self {
        Self {
            id: view.id,
            turn: view.card.turn,
        }
    }
}

/// Values for samples in tests.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The match and turn.
    pub at: AtTurn,
    /// All other numbers.
    pub number: u64,
}

/// Writes the fields of an id.
#[derive(Default)]
pub struct Writer {
    number: u64,
    fields: String,
}

impl Writer {
    /// A number.
    pub fn number(&mut self, number: u64) {
        self.word(&format!("{number:x}"));
    }

    /// A word, which contains no colon.
    pub fn word(&mut self, word: &str) {
        self.fields.push(':');
        self.fields.push_str(word);
    }

    /// Returns the id with these fields.
    pub fn id(&self, prefix: &str, word: &str) -> Id {
        let Self { number, fields } = self;
        Id(format!("{VERSION}:{number:x}:{prefix}.{word}{fields}"))
    }
}

/// Reads the fields of an id.
pub struct Reader<'a> {
    number: u64,
    fields: Option<&'a str>,
}

impl<'a> Reader<'a> {
    /// Creates a reader for an id with this match and these fields.
    pub fn new(number: u64, fields: Option<&'a str>) -> Self {
        Self { number, fields }
    }

    /// A number.
    pub fn number(&mut self) -> Option<u64> {
        u64::from_str_radix(self.word()?, 16).ok()
    }

    /// A word.
    pub fn word(&mut self) -> Option<&'a str> {
        let fields = self.fields?;
        let (word, rest) = match fields.split_once(':') {
            Some((word, rest)) => (word, Some(rest)),
            None => (fields, None),
        };
        self.fields = rest;
        Some(word)
    }

    /// Returns true if everything was read.
    pub fn is_at_end(&self) -> bool {
        self.fields.is_none()
    }
}

impl Field for Turn {
    fn write(self, to: &mut Writer) {
        self.0.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Field::read(from).map(Self)
    }

    fn sample(of: Sample) -> Self {
        of.at.turn
    }
}

/// A match comes first, where other versions of the bot find it.
impl Field for MatchId {
    fn write(self, to: &mut Writer) {
        to.number = self.0;
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some(Self(from.number))
    }

    fn sample(of: Sample) -> Self {
        of.at.id
    }
}

impl Field for AtTurn {
    fn write(self, to: &mut Writer) {
        self.id.write(to);
        self.turn.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some(Self {
            id: Field::read(from)?,
            turn: Field::read(from)?,
        })
    }

    fn sample(of: Sample) -> Self {
        of.at
    }
}

impl Field for u64 {
    fn write(self, to: &mut Writer) {
        to.number(self);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.number()
    }

    fn sample(of: Sample) -> Self {
        of.number
    }
}

impl Field for u32 {
    fn write(self, to: &mut Writer) {
        to.number(self.into());
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.number()?.try_into().ok()
    }

    fn sample(of: Sample) -> Self {
        of.number as Self
    }
}

impl Field for UserId {
    fn write(self, to: &mut Writer) {
        to.number(self.0);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.number().map(Self)
    }

    fn sample(of: Sample) -> Self {
        Self(of.number)
    }
}

impl Field for PlayerId {
    fn write(self, to: &mut Writer) {
        to.number(self.0);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.number().map(Self)
    }

    fn sample(of: Sample) -> Self {
        Self(of.number)
    }
}

impl<F: Field> Field for Option<F> {
    fn write(self, to: &mut Writer) {
        match self {
            Some(field) => field.write(to),
            None => to.word("-"),
        }
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        if from.fields == Some("-") {
            from.fields = None;
            return Some(None);
        }
        match from.fields.and_then(|fields| fields.strip_prefix("-:")) {
            Some(rest) => {
                from.fields = Some(rest);
                Some(None)
            }
            None => F::read(from).map(Some),
        }
    }

    fn sample(of: Sample) -> Self {
        (of.number != 0).then(|| F::sample(of))
    }
}

/// Implements `Field` for an enumeration, by the word of each value.
macro_rules! words {
    ($type:ident { $($value:ident = $word:literal),+ $(,)? }) => {
        impl $crate::discord::parts::id::Field for $type {
            fn write(self, to: &mut $crate::discord::parts::id::Writer) {
                to.word(match self {
                    $(Self::$value => $word,)+
                });
            }

            fn read(from: &mut $crate::discord::parts::id::Reader<'_>) -> Option<Self> {
                match from.word()? {
                    $($word => Some(Self::$value),)+
                    _ => None,
                }
            }

            fn sample(of: $crate::discord::parts::id::Sample) -> Self {
                let all = [$(Self::$value),+];
                all[of.number as usize % all.len()]
            }
        }
    };
}
pub(in crate::discord) use words;

/// Implements `Field` for choices from a list, by their words.
macro_rules! choices {
    ($($type:ty),+) => {$(
        impl $crate::discord::parts::id::Field for $type {
            fn write(self, to: &mut $crate::discord::parts::id::Writer) {
                to.word(&$crate::discord::parts::choice::Choice::name(self));
            }

            fn read(from: &mut $crate::discord::parts::id::Reader<'_>) -> Option<Self> {
                $crate::discord::parts::choice::Choice::of_name(from.word()?)
            }

            fn sample(of: $crate::discord::parts::id::Sample) -> Self {
                let all = <Self as $crate::discord::parts::choice::Choice>::all();
                all[of.number as usize % all.len()]
            }
        }
    )+};
}
pub(in crate::discord) use choices;

choices!(Variant);

impl Field for Rules {
    fn write(self, to: &mut Writer) {
        self.variant().write(to);
        to.word(self.rule_set().name());
        to.word(&options_word(self));
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let variant = Field::read(from)?;
        let rule_set = from.word()?.parse().ok()?;
        let options = options_of(from.word()?)?;
        Self::with_options(variant, Some(rule_set), options).ok()
    }

    fn sample(of: Sample) -> Self {
        let all: Vec<Self> = Self::all().collect();
        all[of.number as usize % all.len()]
    }
}

/// Writes the options of rules as a letter each: diagonals, then those that differ from the default.
fn options_word(rules: Rules) -> String {
    let diagonals = match rules.diagonals() {
        None => '-',
        Some(false) => '0',
        Some(true) => '1',
    };
    let jumps = (rules.jumps() == Jumps::Long).then_some('l');
    let contest = match rules.contest() {
        Contest::First => None,
        Contest::Places => Some('p'),
        Contest::Pairs => Some('t'),
    };
    [diagonals]
        .into_iter()
        .chain(jumps)
        .chain(contest)
        .collect()
}

fn options_of(word: &str) -> Option<Options> {
    let mut options = Options::default();
    for letter in word.chars() {
        match letter {
            '-' => {}
            '0' | '1' => options.diagonals = Some(letter == '1'),
            'l' => options.jumps = Some(Jumps::Long),
            'p' => options.ends = Some(Ends::Places),
            't' => options.teams = Some(Teams::Pairs),
            _ => return None,
        }
    }
    Some(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_hold_every_option_of_the_rules() {
        for rules in Rules::all() {
            let word = options_word(rules);
            let options = options_of(&word).expect("a word that was just written");
            let read = Rules::with_options(rules.variant(), Some(rules.rule_set()), options);
            assert_eq!(read, Ok(rules), "{word}");
        }
        assert_eq!(options_of("1x"), None);
    }
}
