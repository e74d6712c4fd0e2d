//! The families of games that have a rating each.

use std::fmt;
use std::str::FromStr;

/// Games in which the same skill decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// Halma of two.
    Halma,
    /// Corners and Mini-Corners.
    Corners,
    /// Chinese Checkers of two.
    Star,
    /// Three seats and more.
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
