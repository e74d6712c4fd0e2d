//! The time per move.

use std::fmt;
use std::str::FromStr;

const DAY: u16 = 24;

/// The time per move in whole hours, or unlimited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveTime(Option<u16>);

impl MoveTime {
    /// No time limit.
    pub const UNLIMITED: Self = Self(None);

    /// All choices, shortest first.
    pub const ALL: [Self; 9] = [
        Self(Some(1)),
        Self(Some(12)),
        Self(Some(DAY)),
        Self(Some(2 * DAY)),
        Self(Some(3 * DAY)),
        Self(Some(5 * DAY)),
        Self(Some(7 * DAY)),
        Self(Some(14 * DAY)),
        Self::UNLIMITED,
    ];

    /// Returns the time for a number of hours, if it is one of the choices.
    pub fn of_hours(hours: Option<u16>) -> Option<Self> {
        Self::ALL.into_iter().find(|time| time.hours() == hours)
    }

    /// Returns the time in hours.
    pub fn hours(self) -> Option<u16> {
        self.0
    }
}

/// Three days: a move at lunch, a weekend away.
impl Default for MoveTime {
    fn default() -> Self {
        Self(Some(3 * DAY))
    }
}

/// The name of the choice: `12h`, `3d`, `none`.
impl fmt::Display for MoveTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str("none"),
            Some(hours) if hours.is_multiple_of(DAY) => write!(f, "{}d", hours / DAY),
            Some(hours) => write!(f, "{hours}h"),
        }
    }
}

impl FromStr for MoveTime {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let mut all = Self::ALL.into_iter();
        all.find(|time| time.to_string() == name).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_have_names_of_their_own() {
        let names = MoveTime::ALL.map(|time| time.to_string());
        let expected = ["1h", "12h", "1d", "2d", "3d", "5d", "7d", "14d", "none"];
        assert_eq!(names, expected);
        for time in MoveTime::ALL {
            assert_eq!(time.to_string().parse(), Ok(time));
        }
        assert_eq!(MoveTime::default().to_string(), "3d");
        assert_eq!("2h".parse::<MoveTime>(), Err(()));
    }
}
