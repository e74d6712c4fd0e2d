//! The look of pictures: colors and proportions.

pub(crate) mod color;
pub(crate) mod file;
pub(crate) mod proportions;

use serde::{Deserialize, Serialize};

use self::color::Rgb;
use crate::shape::emblem::Emblem;

/// The most stone colors on a board.
pub(crate) const STONE_COLORS: usize = 6;

/// Every color and proportion of the pictures. `assets/themes/maple.toml` explains each key. It can be
/// serialized for those who draw boards themselves.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    pub(crate) frame: Frame,
    pub(crate) square: Square,
    pub(crate) star: Star,
    pub(crate) home: Home,
    pub(crate) stone: Stone,
    pub(crate) color: [StoneColor; STONE_COLORS],
    pub(crate) grain: Grain,
    pub(crate) strip: Strip,
    pub(crate) trail: Trail,
    pub(crate) marker: Marking,
}

impl Theme {
    /// The colors of the stones' faces, in the order of docs/rules.md, section 7.
    pub fn faces(&self) -> [Rgb; STONE_COLORS] {
        std::array::from_fn(|color| self.color[color].face)
    }

    /// The colors of the rings around stones, in the same order.
    pub fn rims(&self) -> [Rgb; STONE_COLORS] {
        std::array::from_fn(|color| self.color[color].rim)
    }
}

/// The wood around the board.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Frame {
    pub ground: Rgb,
    pub label: Rgb,
    pub line: Rgb,
}

/// Square boards.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Square {
    pub light: Rgb,
    pub dark: Rgb,
    pub margin: f32,
    pub label: f32,
    pub home_line: f32,
    pub stone: f32,
}

/// The star.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Star {
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
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Home {
    pub tint: f32,
    pub line: f32,
}

/// The shape of the stones.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stone {
    pub rim: f32,
    pub face: f32,
    pub emblem: f32,
    pub shadow: Rgb,
    pub shadow_drop: f32,
    pub shadow_opacity: f32,
}

/// The stones of one color.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoneColor {
    pub face: Rgb,
    pub light: Rgb,
    pub shade: Rgb,
    pub rim: Rgb,
    pub mark: Rgb,
    pub number: Rgb,
    pub home: Rgb,
    pub emblem: Emblem,
}

/// The grain of the wood.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Grain {
    pub strength: f32,
    pub light: Rgb,
    pub dark: Rgb,
}

/// The strip with each side's progress.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Strip {
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
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trail {
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

/// The markers on cells that are chosen or can be chosen.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Marking {
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
