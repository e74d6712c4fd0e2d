//! Ratings from results: Glicko-2 for two players, the Bradley-Terry model of Weng and Lin for
//! more. Pure arithmetic; the crate `skillratings` has the formulas.

mod family;
mod rate;
mod weight;

pub use family::Family;
pub use rate::{Rated, rated};
pub use weight::Weight;

/// Days without a rated game after which a rating's deviation grows by one step of its volatility.
/// With five, an established player becomes provisional after a year and a month.
pub const PERIOD_DAYS: u64 = 5;

/// A rating is provisional while its deviation is more than this.
const PROVISIONAL_DEVIATION: f64 = 110.0;
/// The deviation of a new player, which is the maximum.
const MOST_DEVIATION: f64 = 350.0;
/// The factor between Glicko's scale and Glicko-2's.
const GLICKO2_SCALE: f64 = 173.717_8;

/// A player's strength as far as known.
///
/// Stored in whole thousandths of a point (and billionths of volatility), so that the number is the
/// same wherever it is computed or stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rating {
    value: i32,
    deviation: u32,
    volatility: u32,
}

impl Rating {
    /// The rating of a new player: 1500 ± 350.
    pub const START: Self = Self {
        value: 1_500_000,
        deviation: 350_000,
        volatility: 60_000_000,
    };

    /// Creates a rating from its stored form, thousandths of a point and billionths of volatility.
    pub fn of_stored(value: i32, deviation: u32, volatility: u32) -> Self {
        Self {
            value,
            deviation,
            volatility,
        }
    }

    /// Returns the stored form, thousandths of a point and billionths of volatility.
    pub fn stored(self) -> (i32, u32, u32) {
        (self.value, self.deviation, self.volatility)
    }

    fn of_points(value: f64, deviation: f64, volatility: f64) -> Self {
        Self {
            value: (value * 1e3).round() as i32,
            deviation: (deviation.min(MOST_DEVIATION) * 1e3).round() as u32,
            volatility: (volatility * 1e9).round() as u32,
        }
    }

    /// Returns the rating in points.
    pub fn points(self) -> f64 {
        f64::from(self.value) / 1e3
    }

    /// Returns the standard deviation in points.
    pub fn deviation(self) -> f64 {
        f64::from(self.deviation) / 1e3
    }

    /// Returns how much the strength fluctuates, on Glicko-2's scale.
    pub fn volatility(self) -> f64 {
        f64::from(self.volatility) / 1e9
    }

    /// Returns true if the rating still changes a lot because too little is known.
    pub fn is_provisional(self) -> bool {
        self.deviation() > PROVISIONAL_DEVIATION
    }

    /// Returns the rating after whole periods without a rated game: the same strength, but less
    /// certain.
    #[must_use]
    pub fn rested(self, periods: u32) -> Self {
        let step = self.volatility() * GLICKO2_SCALE;
        let variance = f64::from(periods).mul_add(step.powi(2), self.deviation().powi(2));
        Self::of_points(self.points(), variance.sqrt(), self.volatility())
    }

    /// Returns the number of whole periods without a rated game before it becomes provisional.
    pub fn sure_periods(self) -> u32 {
        let step = self.volatility() * GLICKO2_SCALE;
        let room = PROVISIONAL_DEVIATION.powi(2) - self.deviation().powi(2);
        let periods = (room.max(0.0) / step.powi(2)).floor() as u32;
        // Rounded thousandths may be one off.
        let nearby = periods.saturating_sub(1)..=periods + 1;
        let mut sure = nearby.filter(|periods| !self.rested(*periods).is_provisional());
        sure.next_back().unwrap_or_default()
    }

    /// Returns the rating a fraction of the way to another rating.
    fn toward(self, other: Self, part: f64) -> Self {
        let between = |from: f64, to: f64| (to - from).mul_add(part, from);
        Self::of_points(
            between(self.points(), other.points()),
            between(self.deviation(), other.deviation()),
            between(self.volatility(), other.volatility()),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rest_makes_a_rating_less_sure_and_no_less_sure_than_the_first() {
        let known = Rating::of_points(1_700.0, 60.0, 0.06);
        assert_eq!(known.rested(0), known);
        let year = known.rested(365 / PERIOD_DAYS as u32);
        assert!(!year.is_provisional(), "{year:?}");
        let later = known.rested(400 / PERIOD_DAYS as u32);
        assert!(later.is_provisional(), "{later:?}");
        assert_eq!(later.stored().0, 1_700_000);
        let sure = known.sure_periods();
        assert!(!known.rested(sure).is_provisional());
        assert!(known.rested(sure + 1).is_provisional());
        assert_eq!(known.rested(1_000_000).stored().1, 350_000);
    }
}
