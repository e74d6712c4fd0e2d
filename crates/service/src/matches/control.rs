//! How much time the players have.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use halma_store::ids::hours;
use halma_store::records::BankRecord;

const DAY: u16 = 24;

/// How much time the players have: for each move, for all of their moves, or as much as they like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// No limit.
    Unlimited,
    /// So many hours for each move.
    PerMove(u16),
    /// A bank of time for each seat.
    Bank(Bank),
}

/// A seat's time for all of its moves, in hours. It runs only in that seat's turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bank {
    /// The time at the start.
    start: u16,
    /// What each move adds.
    increment: u16,
    /// Up to how much moves add.
    most: u16,
}

/// Whether clocks run on weekends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Weekends {
    /// As on other days.
    #[default]
    Counted,
    /// No clock runs from Saturday to Sunday, in UTC for everyone, so that no zone is an advantage.
    Off,
}

impl Bank {
    const fn of_days(days: u16) -> Self {
        let start = days * DAY;
        Self {
            start,
            increment: 0,
            most: start,
        }
    }

    /// Returns true if moves add nothing.
    pub fn is_fixed(self) -> bool {
        self.increment == 0
    }

    /// Returns the time at the start.
    pub fn start(self) -> Duration {
        hours(self.start.into())
    }

    /// Returns what is left after a move.
    pub fn after_move(self, left: Duration) -> Duration {
        let most = hours(self.most.into());
        left.max(most.min(left + hours(self.increment.into())))
    }
}

impl TimeControl {
    /// All choices: per move, shortest first; without a limit; in banks.
    pub const ALL: [Self; 15] = [
        Self::PerMove(1),
        Self::PerMove(12),
        Self::PerMove(DAY),
        Self::PerMove(2 * DAY),
        Self::PerMove(3 * DAY),
        Self::PerMove(5 * DAY),
        Self::PerMove(7 * DAY),
        Self::PerMove(14 * DAY),
        Self::Unlimited,
        Self::Bank(Bank::of_days(7)),
        Self::Bank(Bank::of_days(14)),
        Self::Bank(Bank::of_days(21)),
        Self::Bank(Bank::of_days(30)),
        Self::Bank(Bank {
            start: 3 * DAY,
            increment: 12,
            most: 5 * DAY,
        }),
        Self::Bank(Bank {
            start: 7 * DAY,
            increment: DAY,
            most: 10 * DAY,
        }),
    ];

    /// Returns the stored choice, if it is one.
    pub fn of_record(hours: Option<u16>, bank: Option<BankRecord>) -> Option<Self> {
        let is_this = |control: &Self| control.record() == (hours, bank);
        Self::ALL.into_iter().find(is_this)
    }

    /// Returns the stored form: the hours per move, or a bank.
    pub fn record(self) -> (Option<u16>, Option<BankRecord>) {
        match self {
            Self::Unlimited => (None, None),
            Self::PerMove(hours) => (Some(hours), None),
            Self::Bank(bank) => {
                let Bank {
                    start,
                    increment,
                    most,
                } = bank;
                let record = BankRecord {
                    start,
                    increment,
                    most,
                };
                (None, Some(record))
            }
        }
    }

    /// Returns the bank of each seat.
    pub fn bank(self) -> Option<Bank> {
        match self {
            Self::Bank(bank) => Some(bank),
            Self::Unlimited | Self::PerMove(_) => None,
        }
    }

    /// Returns true if the choice limits the time for each move.
    pub fn is_per_move(self) -> bool {
        matches!(self, Self::PerMove(_))
    }
}

/// Three days a move: a move at lunch, a weekend away.
impl Default for TimeControl {
    fn default() -> Self {
        Self::PerMove(3 * DAY)
    }
}

/// Writes hours as `12h`, or as `3d` if they are whole days.
struct Hours(u16);

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            hours if hours.is_multiple_of(DAY) => write!(f, "{}d", hours / DAY),
            hours => write!(f, "{hours}h"),
        }
    }
}

/// The name of the choice: `12h`, `3d`, `none`, `bank-21d`, `bank-3d-12h`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unlimited => f.write_str("none"),
            Self::PerMove(hours) => write!(f, "{}", Hours(*hours)),
            Self::Bank(bank) if bank.increment == 0 => write!(f, "bank-{}", Hours(bank.start)),
            Self::Bank(bank) => {
                write!(f, "bank-{}-{}", Hours(bank.start), Hours(bank.increment))
            }
        }
    }
}

impl FromStr for TimeControl {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let mut all = Self::ALL.into_iter();
        all.find(|time| time.to_string() == name).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use halma_store::ids::days;

    use super::*;

    #[test]
    fn choices_have_names_of_their_own() {
        let names = TimeControl::ALL.map(|time| time.to_string());
        let expected = [
            "1h",
            "12h",
            "1d",
            "2d",
            "3d",
            "5d",
            "7d",
            "14d",
            "none",
            "bank-7d",
            "bank-14d",
            "bank-21d",
            "bank-30d",
            "bank-3d-12h",
            "bank-7d-1d",
        ];
        assert_eq!(names, expected);
        for time in TimeControl::ALL {
            assert_eq!(time.to_string().parse(), Ok(time));
            let (hours, bank) = time.record();
            assert_eq!(TimeControl::of_record(hours, bank), Some(time));
        }
        assert_eq!(TimeControl::default().to_string(), "3d");
        assert_eq!("2h".parse::<TimeControl>(), Err(()));
    }

    #[test]
    fn moves_add_to_a_bank_up_to_its_most_and_take_nothing_from_a_fuller_one() {
        let bank = |name: &str| name.parse::<TimeControl>().unwrap().bank().unwrap();
        let day = days(1);
        assert_eq!(bank("bank-7d").after_move(2 * day), 2 * day);
        let growing = bank("bank-7d-1d");
        assert_eq!(growing.after_move(2 * day), 3 * day);
        assert_eq!(growing.after_move(9 * day + day / 2), 10 * day);
        assert_eq!(growing.after_move(12 * day), 12 * day);
    }
}
