//! One stone on its ground.

use std::ops::Range;

use super::canvas::Canvas;
use super::emblem::Emblem;
use super::ink::{BEVEL_STEPS, Ground, Ink};
use super::mask::{Mask, from_center};
use super::palette::Palette;
use super::theme::Theme;
use crate::engine::Color;

/// Where the light comes from: the share of right and of down.
const LIGHT: (f32, f32) = (-0.42, -0.91);

/// Draws the stones of one size: a rim, a bevel that catches the light, and a flat face with the
/// emblem of the color.
pub(super) struct Mason<'a> {
    pub theme: &'a Theme,
    pub palette: &'a Palette,
    /// The side of the tile in pixels.
    pub side: usize,
    /// The radius of a stone in pixels.
    pub radius: f32,
}

impl Mason<'_> {
    /// A stone of this color on this ground, as a tile.
    pub fn stone(&self, ground: Ground, color: Color) -> Canvas {
        let mut tile = Canvas::filled(
            self.side,
            self.side,
            self.palette.index(Ink::Ground(ground)),
        );
        let mut stamp = |mask: &Mask, ink| tile.stamp(mask, (0, 0), self.palette.brush(ink));
        stamp(&self.shadow(), Ink::Shadow);
        stamp(&Mask::disc(self.side, self.radius), Ink::Rim(color));
        for step in 0..BEVEL_STEPS {
            stamp(&self.bevel(step), Ink::Bevel(color, step));
        }
        stamp(&self.face(), Ink::Face(color));
        stamp(
            &self.emblem(self.theme.color[color.index()].emblem),
            Ink::Mark(color),
        );
        tile
    }

    /// The columns of each row of the tile that a stone and its shadow touch.
    pub fn outline(&self) -> Vec<Range<usize>> {
        let (disc, shadow) = (Mask::disc(self.side, self.radius), self.shadow());
        let both = (0..self.side).map(|y| (disc.span(y), shadow.span(y)));
        both.map(|(one, other)| match (one.is_empty(), other.is_empty()) {
            (true, _) => other,
            (_, true) => one,
            _ => one.start.min(other.start)..one.end.max(other.end),
        })
        .collect()
    }

    /// The flat middle of a stone.
    pub fn face(&self) -> Mask {
        Mask::disc(self.side, self.radius * self.theme.stone.face)
    }

    fn shadow(&self) -> Mask {
        let drop = (self.radius * self.theme.stone.shadow_drop).max(1.0);
        let mask = Mask::of(self.side, self.side, |x, y| {
            from_center(self.side, x, y - drop) - self.radius
        });
        mask.faded(self.theme.stone.shadow_opacity)
    }

    /// The part of the bevel from this step of shading on, so that later ones cover earlier ones.
    fn bevel(&self, step: u8) -> Mask {
        let rim = (self.radius * self.theme.stone.rim).max(1.0);
        let outer = self.radius - rim;
        let half = self.side as f32 / 2.0;
        Mask::of(self.side, self.side, |x, y| {
            let away = -((x - half) * LIGHT.0 + (y - half) * LIGHT.1) / outer;
            let border = 2.0 * f32::from(step) / f32::from(BEVEL_STEPS) - 1.0;
            (from_center(self.side, x, y) - outer).max((border - away) * outer)
        })
    }

    fn emblem(&self, emblem: Emblem) -> Mask {
        let size = self.radius * self.theme.stone.emblem;
        let half = self.side as f32 / 2.0;
        Mask::of(self.side, self.side, |x, y| {
            emblem.distance(x - half, y - half, size)
        })
    }
}
