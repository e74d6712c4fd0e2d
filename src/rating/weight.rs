//! How much a game counts that the same people have played again and again.

/// The part of the computed change by which a game moves ratings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// All of it.
    Whole,
    /// A half.
    Half,
    /// A quarter.
    Quarter,
    /// None.
    Nothing,
}

impl Weight {
    /// The days that a pair's games are counted for.
    pub const DAYS: u64 = 30;

    /// The weight of a pair's next game after so many rated ones of the last [`Self::DAYS`].
    pub fn after(games: usize) -> Self {
        match games {
            0 => Self::Whole,
            1 => Self::Half,
            2 => Self::Quarter,
            _ => Self::Nothing,
        }
    }

    /// How many quarters it is.
    pub fn quarters(self) -> u8 {
        match self {
            Self::Whole => 4,
            Self::Half => 2,
            Self::Quarter => 1,
            Self::Nothing => 0,
        }
    }

    /// The part.
    pub fn part(self) -> f64 {
        f64::from(self.quarters()) / 4.0
    }
}
