//! The weight of repeated games between the same people.

/// The fraction of the computed change that is applied.
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
    /// The days for which a pair's games are counted.
    pub const DAYS: u64 = 30;

    /// Returns the weight of a pair's next game after this many rated ones in the last
    /// [`Self::DAYS`].
    pub fn after(games: usize) -> Self {
        match games {
            0 => Self::Whole,
            1 => Self::Half,
            2 => Self::Quarter,
            _ => Self::Nothing,
        }
    }

    /// Returns the number of quarters.
    pub fn quarters(self) -> u8 {
        match self {
            Self::Whole => 4,
            Self::Half => 2,
            Self::Quarter => 1,
            Self::Nothing => 0,
        }
    }

    /// Returns the fraction.
    pub fn part(self) -> f64 {
        f64::from(self.quarters()) / 4.0
    }
}
