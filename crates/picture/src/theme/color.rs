//! Screen colors.

use serde::{Deserialize, Serialize};

/// A color as red, green and blue in sRGB.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct Rgb(pub [u8; 3]);

/// The weight of each channel when comparing colors; eyes are most sensitive to green.
const WEIGHTS: [i32; 3] = [2, 4, 3];

impl Rgb {
    /// Mixes a `share` (0 to 1) of `other` over this color.
    pub(crate) fn mixed(self, other: Self, share: f32) -> Self {
        Self(std::array::from_fn(|channel| {
            let (under, over) = (f32::from(self.0[channel]), f32::from(other.0[channel]));
            (under + (over - under) * share).round() as u8
        }))
    }

    /// How different two colors look: a weighted squared distance, 0 if they are equal.
    pub fn distance(self, other: Self) -> i32 {
        let square = |channel: usize| {
            let difference = i32::from(self.0[channel]) - i32::from(other.0[channel]);
            WEIGHTS[channel] * difference * difference
        };
        square(0) + square(1) + square(2)
    }

    /// Nine times the lightness (0 to 2295), weighted so that [`Rgb::distance`] is at least a ninth
    /// of the squared difference in it.
    pub(crate) fn luma(self) -> i32 {
        (0..3)
            .map(|channel| WEIGHTS[channel] * i32::from(self.0[channel]))
            .sum()
    }
}

impl TryFrom<String> for Rgb {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let bad = || format!("{text:?} is not a color such as \"#1a2b3c\"");
        let digits = text
            .strip_prefix('#')
            .filter(|digits| digits.len() == 6)
            .ok_or_else(bad)?;
        let number = u32::from_str_radix(digits, 16).map_err(|_| bad())?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Self([red, green, blue]))
    }
}

impl From<Rgb> for String {
    fn from(Rgb([red, green, blue]): Rgb) -> Self {
        format!("#{red:02x}{green:02x}{blue:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_are_six_digits_after_a_hash() {
        assert_eq!(Rgb::try_from("#0a0Bff".to_owned()), Ok(Rgb([10, 11, 255])));
        for bad in ["", "#fff", "0a0bff", "#0a0bfg", "#0a0bff0"] {
            assert!(Rgb::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }

    #[test]
    fn distance_is_at_least_a_ninth_of_the_squared_lightness() {
        let colors = [[0, 0, 0], [255, 255, 255], [200, 10, 90], [3, 250, 7]].map(Rgb);
        for (one, other) in colors
            .into_iter()
            .flat_map(|one| colors.map(|other| (one, other)))
        {
            let lightness = one.luma() - other.luma();
            assert!(one.distance(other) * 9 >= lightness * lightness);
        }
    }
}
