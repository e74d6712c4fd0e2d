//! How it all looks: colors and proportions, read from a file.

use serde::Deserialize;
use thiserror::Error;
use toml::{Table, Value};

use super::color::Rgb;
use super::emblem::Emblem;
use super::proportions::{Misfit, misfit};

/// The look that others are variations of.
const MAPLE: &str = include_str!("../../assets/themes/maple.toml");

/// The looks that are compiled in, by name.
const BUILT_IN: [(&str, &str); 3] = [
    ("maple", ""),
    ("dark", include_str!("../../assets/themes/dark.toml")),
    (
        "contrast",
        include_str!("../../assets/themes/contrast.toml"),
    ),
];

/// The most colors of stones that a board has.
pub(super) const STONE_COLORS: usize = 6;

/// Every color and every proportion of the pictures. `assets/themes/maple.toml` says what each
/// key means.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    pub(super) frame: Frame,
    pub(super) square: Square,
    pub(super) star: Star,
    pub(super) home: Home,
    pub(super) stone: Stone,
    pub(super) color: [StoneColor; STONE_COLORS],
    pub(super) grain: Grain,
    pub(super) strip: Strip,
    pub(super) trail: Trail,
    pub(super) marker: Marking,
}

/// A text that is not a theme.
#[derive(Debug, Error)]
pub enum ThemeError {
    /// It cannot be read.
    #[error("not a theme: {0}")]
    Unreadable(#[from] toml::de::Error),
    /// A length or a share with which nothing could be drawn.
    #[error("not a theme: {name} is {value}; it must be from {least} to {most}")]
    OutOfRange {
        /// Its section and its key.
        name: &'static str,
        /// What it is.
        value: f32,
        /// The least that it may be.
        least: f32,
        /// The most that it may be.
        most: f32,
    },
}

impl Theme {
    /// Reads a theme. What it does not say is as in `assets/themes/maple.toml`.
    ///
    /// # Errors
    /// If a key is unknown or of the wrong type, or a length is out of its range.
    pub fn parse(text: &str) -> Result<Self, ThemeError> {
        let mut whole: Table = toml::from_str(MAPLE)?;
        overlay(&mut whole, toml::from_str(text)?);
        let theme = Self::deserialize(whole)?;
        match misfit(&theme) {
            None => Ok(theme),
            Some(Misfit {
                name,
                value,
                least,
                most,
            }) => Err(ThemeError::OutOfRange {
                name,
                value,
                least,
                most,
            }),
        }
    }

    /// The colors of the faces of stones, in the order of RULES.md, section 7.
    pub fn faces(&self) -> [Rgb; STONE_COLORS] {
        std::array::from_fn(|color| self.color[color].face)
    }

    /// The colors of the bare ground: light and dark squares, and the star.
    pub fn grounds(&self) -> [Rgb; 3] {
        [self.square.light, self.square.dark, self.star.board]
    }

    /// The names of the themes that are compiled in; the first is the usual one.
    pub fn names() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|(name, _)| *name)
    }

    /// A theme that is compiled in.
    pub fn named(name: &str) -> Option<Self> {
        let (_, text) = BUILT_IN.iter().find(|(known, _)| *known == name)?;
        Some(Self::parse(text).expect("the themes that are compiled in are valid"))
    }
}

/// Puts what one table says over what another one does; lists are gone through item by item.
fn overlay(under: &mut Table, over: Table) {
    for (key, value) in over {
        match (under.get_mut(&key), value) {
            (Some(Value::Table(under)), Value::Table(over)) => overlay(under, over),
            (Some(Value::Array(under)), Value::Array(over)) => {
                for (place, item) in over.into_iter().enumerate() {
                    match (under.get_mut(place), item) {
                        (Some(Value::Table(under)), Value::Table(over)) => overlay(under, over),
                        (Some(under), item) => *under = item,
                        (None, item) => under.push(item),
                    }
                }
            }
            (_, value) => {
                under.insert(key, value);
            }
        }
    }
}

impl Default for Theme {
    fn default() -> Self {
        Self::parse("").expect("the theme that is compiled in is valid")
    }
}

/// The wood around the board.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Frame {
    pub ground: Rgb,
    pub label: Rgb,
    pub line: Rgb,
}

/// Boards of squares.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Square {
    pub light: Rgb,
    pub dark: Rgb,
    pub margin: f32,
    pub label: f32,
    pub home_line: f32,
    pub stone: f32,
}

/// The star.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Star {
    pub board: Rgb,
    pub line: Rgb,
    pub hole: Rgb,
    pub hole_rim: Rgb,
    pub label: Rgb,
    pub rim: f32,
    pub margin: f32,
    pub line_width: f32,
    pub hole_radius: f32,
    pub label_height: f32,
    pub rim_label: f32,
    pub stone: f32,
}

/// The tint of the homes.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Home {
    pub tint: f32,
    pub line: f32,
}

/// The shape of the stones.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stone {
    pub rim: f32,
    pub face: f32,
    pub emblem: f32,
    pub shadow: Rgb,
    pub shadow_drop: f32,
    pub shadow_opacity: f32,
}

/// The stones of one color.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoneColor {
    pub face: Rgb,
    pub light: Rgb,
    pub shade: Rgb,
    pub rim: Rgb,
    pub mark: Rgb,
    pub number: Rgb,
    pub home: Rgb,
    pub emblem: Emblem,
}

/// The streaks of the wood.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Grain {
    pub strength: f32,
    pub light: Rgb,
    pub dark: Rgb,
}

/// How far the sides are.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Strip {
    pub text: Rgb,
    pub dim: Rgb,
    pub track: Rgb,
    pub accent: Rgb,
    pub laurel: Rgb,
    pub height: f32,
    pub stone: f32,
    pub capital: f32,
    pub small: f32,
}

/// The last move.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Trail {
    pub line: Rgb,
    pub casing: Rgb,
    pub width: f32,
    pub width_least: f32,
    pub casing_width: f32,
    pub landing: f32,
    pub landing_line: f32,
    pub arrow: f32,
    pub opacity: f32,
    pub ring: f32,
    pub ghost_opacity: f32,
}

/// The signs on cells that are or can be chosen.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Marking {
    pub plate: Rgb,
    pub edge: Rgb,
    pub number: Rgb,
    pub chosen: Rgb,
    pub plate_radius: f32,
    pub dot_radius: f32,
    pub line: f32,
    pub ring: f32,
    pub number_height: f32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_key_is_refused() {
        let error = Theme::parse("[frame]\nwidht = 3").unwrap_err().to_string();
        assert!(error.contains("widht"), "{error}");
    }

    #[test]
    fn what_a_theme_does_not_say_is_as_usual() {
        let usual = Theme::default();
        let theme = Theme::parse("[[color]]\n[[color]]\nface = \"#010203\"").unwrap();
        assert_eq!(theme.color[1].face, Rgb([1, 2, 3]));
        assert_eq!(theme.color[1].rim, usual.color[1].rim);
        assert_eq!(
            (&theme.color[0], &theme.star),
            (&usual.color[0], &usual.star)
        );
        for name in Theme::names() {
            assert!(Theme::named(name).is_some(), "{name}");
        }
    }
}
