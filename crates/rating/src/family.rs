//! The families of games with separate ratings.

use std::fmt;
use std::str::FromStr;

/// Games that require the same skill.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// Two-player Halma.
    Halma,
    /// Corners and Mini-Corners.
    Corners,
    /// Two-player Chinese Checkers.
    Star,
    /// Three or more seats.
    Many,
}

impl Family {
    /// All families.
    pub const ALL: [Self; 4] = [Self::Halma, Self::Corners, Self::Star, Self::Many];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Halma => "halma",
            Self::Corners => "corners",
            Self::Star => "star",
            Self::Many => "many",
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Family {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let mut all = Self::ALL.into_iter();
        all.find(|family| family.name() == name).ok_or(())
    }
}
