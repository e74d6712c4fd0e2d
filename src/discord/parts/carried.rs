//! Values of menu options and autocomplete choices: a match, and what to do there.

use std::fmt;

use halma_service::ids::{Code, Turn};

/// The maximum number of characters besides the match; Discord allows 100 in all.
pub const MOST_CARRIED_CHARS: usize = 70;

/// A match with an action: `#CODE text` or `#CODE:turn text`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Carried<'a> {
    /// The match.
    pub code: Code,
    /// The turn it was made for.
    pub turn: Option<Turn>,
    /// The action, in a form that its creator understands.
    pub text: &'a str,
}

impl<'a> Carried<'a> {
    /// Parses a value.
    pub fn read(value: &'a str) -> Option<Self> {
        let value = value.trim().strip_prefix('#')?;
        let (head, text) = value.split_once(' ').unwrap_or((value, ""));
        let (code, turn) = match head.split_once(':') {
            Some((code, turn)) => (code, Some(Turn(u64::from_str_radix(turn, 16).ok()?))),
            None => (head, None),
        };
        Some(Self {
            code: code.parse().ok()?,
            turn,
            text,
        })
    }

    /// Parses an edited autocomplete field: the value, or the label `CODE · text` from a list of
    /// several matches.
    pub fn of_field(text: &'a str) -> Option<Self> {
        let of_label = || {
            let (code, text) = text.trim().split_once(" · ")?;
            Some(Self {
                code: code.parse().ok()?,
                turn: None,
                text,
            })
        };
        Self::read(text).or_else(of_label)
    }
}

impl fmt::Display for Carried<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.code)?;
        if let Some(Turn(turn)) = self.turn {
            write!(f, ":{turn:x}")?;
        }
        match self.text {
            "" => Ok(()),
            text => write!(f, " {text}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_carried_comes_back() -> Result<(), halma_service::ids::NotACode> {
        let code: Code = "K7QFXT".parse()?;
        for turn in [None, Some(Turn(0)), Some(Turn(u64::MAX))] {
            for text in ["", "h4-f2", "draw", "h4 h5 · x"] {
                let carried = Carried { code, turn, text };
                assert_eq!(Carried::read(&format!("{carried}")), Some(carried));
            }
        }
        Ok(())
    }

    #[test]
    fn the_longest_fits_where_discord_allows_a_hundred() -> Result<(), halma_service::ids::NotACode>
    {
        let text = "x".repeat(MOST_CARRIED_CHARS);
        let longest = Carried {
            code: "K7QFXT".parse()?,
            turn: Some(Turn(u64::MAX)),
            text: &text,
        };
        assert!(
            longest.to_string().encode_utf16().count() <= 100,
            "{longest}"
        );
        Ok(())
    }

    #[test]
    fn a_typed_move_carries_no_match() {
        for typed in ["h4-f2", "h4 f2", "#", "#what? h4-f2", "#K7QFXT:zz h4-f2"] {
            assert_eq!(Carried::of_field(typed), None, "{typed}");
        }
        let label = Carried::of_field("K7QFXT · h4 → f2  (+2)");
        assert_eq!(label.map(|label| label.text), Some("h4 → f2  (+2)"));
    }
}
