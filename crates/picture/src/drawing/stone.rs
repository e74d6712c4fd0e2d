//! One stone on its ground.

use std::borrow::Cow;
use std::ops::Range;

use image::imageops::overlay;
use image::{Pixel, Rgba, RgbaImage};

use crate::paint::art::Art;
use crate::paint::canvas::Canvas;
use crate::paint::ink::{BEVEL_STEPS, Ink};
use crate::paint::palette::Palette;
use crate::shape::emblem::Emblem;
use crate::shape::mask::{FULL, Mask, from_center};
use crate::theme::color::Rgb;
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
        for (mask, ink) in self.layers(color) {
            tile.stamp(&mask, (0, 0), self.palette.brush(ink));
        }
        tile
    }

    /// A stone of this color with its shadow and nothing below.
    pub fn cut_out(&self, color: Color) -> RgbaImage {
        let mut tile = RgbaImage::new(self.side as u32, self.side as u32);
        let opacity = self.theme.stone.shadow_opacity;
        lay(&mut tile, &self.shadow, self.theme.stone.shadow, opacity);
        if let Some(picture) = self.art.scaled_stone(color.index(), self.radius) {
            let margin = i64::from(tile.width().saturating_sub(picture.width()) / 2);
            overlay(&mut tile, &picture, margin, margin);
            return tile;
        }
        for (mask, ink) in self.layers(color) {
            lay(&mut tile, &mask, self.palette.color(ink), 1.0);
        }
        tile
    }

    /// What a drawn stone consists of, from its rim up.
    fn layers(&self, color: Color) -> impl Iterator<Item = (Cow<'_, Mask>, Ink)> {
        let bevels = (0..).zip(&self.bevels);
        let bevels = bevels.map(move |(step, mask)| (mask, Ink::Bevel(color, step)));
        let emblem = self.emblem(self.theme.color[color.index()].emblem);
        std::iter::once((&self.disc, Ink::Rim(color)))
            .chain(bevels)
            .chain([(&self.face, Ink::Face(color))])
            .map(|(mask, ink)| (Cow::Borrowed(mask), ink))
            .chain([(Cow::Owned(emblem), Ink::Mark(color))])
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

/// Draws a shape on a transparent tile.
fn lay(tile: &mut RgbaImage, mask: &Mask, Rgb([red, green, blue]): Rgb, opacity: f32) {
    for y in 0..mask.height() {
        let (start, levels) = mask.row(y);
        for (x, &level) in (start..).zip(levels) {
            let alpha = f32::from(level) / f32::from(FULL) * opacity * 255.0;
            let ink = Rgba([red, green, blue, alpha.round() as u8]);
            tile.get_pixel_mut(x as u32, y as u32).blend(&ink);
        }
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
