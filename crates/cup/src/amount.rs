//! Exact fractions: points, products of points, and margins.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

use serde::{Deserialize, Serialize};

/// An exact number in steps of 1/120, which holds the scores of games for 2, 3, 4 and 6 people and
/// half of each. It is written as a reduced fraction: `7/2`, `3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Amount(i64);

impl Amount {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    const ONE: i64 = 120;

    /// Returns a fraction. It panics unless the denominator divides 120.
    pub const fn of(numerator: i64, denominator: i64) -> Self {
        assert!(Self::ONE % denominator == 0, "such parts can't be held");
        Self(numerator * (Self::ONE / denominator))
    }

    /// Returns the nearest floating-point number, for a length in a picture.
    pub fn about(self) -> f32 {
        self.0 as f32 / Self::ONE as f32
    }

    /// Returns half of it, for an amount that is a multiple of 1/60, as points are.
    pub(crate) fn half(self) -> Self {
        Self(self.0 / 2)
    }

    /// Returns the number of halves, rounded down.
    pub(crate) fn halves(self) -> i64 {
        self.0.div_euclid(Self::ONE / 2)
    }
}

impl Add for Amount {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Amount {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Sum for Amount {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let common = common_divisor(self.0.abs(), Self::ONE);
        match Self::ONE / common {
            1 => write!(to, "{}", self.0 / common),
            denominator => write!(to, "{}/{denominator}", self.0 / common),
        }
    }
}

fn common_divisor(one: i64, other: i64) -> i64 {
    if other == 0 {
        one
    } else {
        common_divisor(other, one % other)
    }
}

impl From<Amount> for String {
    fn from(amount: Amount) -> Self {
        amount.to_string()
    }
}

impl TryFrom<String> for Amount {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let (numerator, denominator) = text.split_once('/').unwrap_or((&text, "1"));
        let amount = || {
            let numerator: i64 = numerator.parse().ok()?;
            let denominator: i64 = denominator.parse().ok().filter(|parts| *parts > 0)?;
            let divides = Self::ONE % denominator == 0;
            let steps = numerator.checked_mul(Self::ONE / denominator)?;
            divides.then_some(Self(steps))
        };
        amount().ok_or_else(|| format!("`{text}` isn't a number of points; write `3` or `7/2`"))
    }
}
