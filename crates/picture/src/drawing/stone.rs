//! One stone on its ground.

use std::ops::Range;

use crate::paint::art::Art;
use crate::paint::canvas::Canvas;
use crate::paint::ink::{BEVEL_STEPS, Ink};
use crate::paint::palette::Palette;
use crate::shape::emblem::Emblem;
use crate::shape::mask::{Mask, from_center};
use crate::theme::{self, Theme};
use halma_rules::Color;

/// The direction of the light, right and down.
const LIGHT: (f32, f32) = (-0.42, -0.91);

/// Draws stones of one size: a rim, a bevel that catches the light, and a flat face with the emblem
/// of the color.
pub(crate) struct StonePainter<'a> {
    theme: &'a Theme,
    art: &'a Art,
    palette: &'a Palette,
    /// The side of the tile in pixels.
    pub side: usize,
    /// The radius of a stone in pixels.
    pub radius: f32,
    shadow: Mask,
    disc: Mask,
    bevels: Vec<Mask>,
    face: Mask,
}

impl<'a> StonePainter<'a> {
    /// Prepares to draw stones of this radius on tiles of this side, both in pixels.
    pub fn new(
        theme: &'a Theme,
        art: &'a Art,
        palette: &'a Palette,
        side: usize,
        radius: f32,
    ) -> Self {
        Self {
            shadow: shadow(&theme.stone, side, radius),
            disc: Mask::disc(side, radius),
            bevels: (0..BEVEL_STEPS)
                .map(|step| bevel(&theme.stone, side, radius, step))
                .collect(),
            face: Mask::disc(side, radius * theme.stone.face),
            theme,
            art,
            palette,
            side,
            radius,
        }
    }

    /// A stone of this color on this ground, as a tile.
    pub fn stone(&self, ground: Ink, color: Color) -> Canvas {
        let mut tile = Canvas::filled(self.side, self.side, self.palette.index(ground));
        let shadow = self.palette.brush(Ink::Shadow);
        let opacity = self.theme.stone.shadow_opacity;
        tile.stamp(&self.shadow, (0, 0), &shadow.faded(opacity));
        if self
            .art
            .stone(&mut tile, self.palette, color.index(), self.radius)
        {
            return tile;
        }
        let mut stamp = |mask: &Mask, ink| tile.stamp(mask, (0, 0), self.palette.brush(ink));
        stamp(&self.disc, Ink::Rim(color));
        for (step, bevel) in (0..).zip(&self.bevels) {
            stamp(bevel, Ink::Bevel(color, step));
        }
        stamp(&self.face, Ink::Face(color));
        let emblem = self.theme.color[color.index()].emblem;
        stamp(&self.emblem(emblem), Ink::Mark(color));
        tile
    }

    /// For each row of the tile, the columns that a stone and its shadow touch.
    pub fn outline(&self) -> Vec<Range<usize>> {
        let both = (0..self.side).map(|y| (self.disc.span(y), self.shadow.span(y)));
        both.map(|(one, other)| match (one.is_empty(), other.is_empty()) {
            (true, _) => other,
            (_, true) => one,
            _ => one.start.min(other.start)..one.end.max(other.end),
        })
        .collect()
    }

    /// The flat middle of a stone.
    pub fn face(&self) -> &Mask {
        &self.face
    }

    /// The mask of a sign, in the size used on stones.
    pub fn emblem(&self, emblem: Emblem) -> Mask {
        let size = self.radius * self.theme.stone.emblem;
        let half = self.side as f32 / 2.0;
        Mask::of(self.side, self.side, |x, y| {
            emblem.distance(x - half, y - half, size)
        })
    }
}

fn shadow(theme: &theme::Stone, side: usize, radius: f32) -> Mask {
    let drop = (radius * theme.shadow_drop).max(1.0);
    Mask::of(side, side, |x, y| from_center(side, x, y - drop) - radius)
}

/// The bevel from one step of shading on, so that later steps cover earlier ones.
fn bevel(theme: &theme::Stone, side: usize, radius: f32, step: u8) -> Mask {
    let rim = (radius * theme.rim).max(1.0);
    let outer = radius - rim;
    let half = side as f32 / 2.0;
    let border = 2.0 * f32::from(step) / f32::from(BEVEL_STEPS) - 1.0;
    Mask::of(side, side, |x, y| {
        let away = -((x - half) * LIGHT.0 + (y - half) * LIGHT.1) / outer;
        (from_center(side, x, y) - outer).max((border - away) * outer)
    })
}
