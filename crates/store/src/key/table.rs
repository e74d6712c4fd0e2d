//! Tables of people, and how their keys are ordered.

use std::cmp::Reverse;

use halma_rating::Family;

use super::part::Part;
use crate::ids::{Scope, Timestamp};

/// A table of people ordered by a score.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Table {
    /// Whose games count: those of one server, or all.
    pub scope: Scope,
    /// What was played and what is compared.
    pub column: Column,
}

/// What a table compares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column {
    /// The family of games that count.
    pub family: Family,
    /// What the score is.
    pub order: ScoreKind,
}

/// The kinds of scores.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ScoreKind {
    /// The rating, of those whose rating is not provisional.
    Rating,
    /// The games won.
    Wins,
    /// The points of a season.
    Season(Season),
}

/// A quarter of a year, counted from the first of the year 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Season(pub u16);

impl Season {
    /// Returns the year, and the quarter from 1 to 4.
    pub fn year_and_quarter(self) -> (u16, u16) {
        (self.0 / 4, self.0 % 4 + 1)
    }
}

const SEASONS: u64 = 1 << 16;

impl Part for Family {
    fn number(&self) -> u64 {
        match self {
            Self::Halma => 0,
            Self::Corners => 1,
            Self::Star => 2,
            Self::Many => 3,
        }
    }

    fn of(number: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.number() == number)
    }
}

impl Part for Column {
    fn number(&self) -> u64 {
        let order = match self.order {
            ScoreKind::Rating => 0,
            ScoreKind::Wins => 1,
            ScoreKind::Season(Season(quarter)) => SEASONS + u64::from(quarter),
        };
        (self.family.number() << 32) | order
    }

    fn of(number: u64) -> Option<Self> {
        let family = Family::of(number >> 32)?;
        let order = match number & u64::from(u32::MAX) {
            0 => ScoreKind::Rating,
            1 => ScoreKind::Wins,
            season => ScoreKind::Season(Season(season.checked_sub(SEASONS)?.try_into().ok()?)),
        };
        Some(Self { family, order })
    }
}

/// A score; keys run from the highest to the lowest.
impl Part for Reverse<u32> {
    fn number(&self) -> u64 {
        (u32::MAX - self.0).into()
    }

    fn of(number: u64) -> Option<Self> {
        Some(Self(u32::MAX - u32::try_from(number).ok()?))
    }
}

/// A moment; keys run from the latest to the earliest.
impl Part for Reverse<Timestamp> {
    fn number(&self) -> u64 {
        u64::MAX - self.0.number()
    }

    fn of(number: u64) -> Option<Self> {
        Timestamp::of(u64::MAX - number).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_has_four_seasons() {
        let named =
            [8_103, 8_104, 8_105, 8_107, 8_108].map(|number| Season(number).year_and_quarter());
        assert_eq!(
            named,
            [(2025, 4), (2026, 1), (2026, 2), (2026, 4), (2027, 1)]
        );
    }
}
