//! Artwork of an operator's theme: pictures in place of plain wood and drawn stones.

use std::hash::{Hash, Hasher};
use std::io::Cursor;

use image::imageops::{FilterType, resize};
use image::{ImageFormat, ImageReader, Limits, RgbImage, RgbaImage};
use thiserror::Error;

use super::canvas::Canvas;
use super::ink::{Ground, Ink};
use super::palette::Palette;
use crate::theme::STONE_COLORS;
use crate::theme::color::Rgb;

/// The largest picture to read, in pixels per side.
const MOST_PIXELS: u32 = 4096;
/// The memory that reading one may use.
const MOST_BYTES: u64 = 128 << 20;
/// The size at which pictures of boards and stones are kept, in pixels per side.
const BOARD: u32 = 1024;
const STONE: u32 = 256;
/// How much of a ground's own color shows over the picture of the board.
const VEIL: f32 = 0.45;

/// Pictures in place of plain wood and drawn stones, if there are any.
#[derive(Default)]
pub struct Art {
    board: Option<RgbImage>,
    stones: [Option<RgbaImage>; STONE_COLORS],
}

/// A file that isn't a picture, or is too large.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct ArtError(#[from] image::ImageError);

impl Art {
    /// Sets the surface of boards: a PNG, JPEG or WebP of up to 4096 pixels per side.
    ///
    /// # Errors
    /// Returns an error if it isn't one of these, or is larger.
    pub fn set_board(&mut self, bytes: &[u8]) -> Result<(), ArtError> {
        let picture = read(bytes)?.to_rgb8();
        self.board = Some(resize(&picture, BOARD, BOARD, FilterType::Triangle));
        Ok(())
    }

    /// Sets the stones of a color; transparent parts show the board.
    ///
    /// # Errors
    /// As [`Self::set_board`].
    pub fn set_stone(&mut self, color: usize, bytes: &[u8]) -> Result<(), ArtError> {
        let picture = read(bytes)?.to_rgba8();
        let kept = resize(&picture, STONE, STONE, FilterType::Triangle);
        if let Some(place) = self.stones.get_mut(color) {
            *place = Some(kept);
        }
        Ok(())
    }

    /// The colors of the pictures, on these grounds.
    pub(crate) fn colors(&self, grounds: &[Rgb]) -> Vec<Rgb> {
        let mut colors = Vec::new();
        let samples = |side: u32| {
            let places = (0..24).map(move |part| part * (side - 1) / 23);
            places
                .clone()
                .flat_map(move |y| places.clone().map(move |x| (x, y)))
        };
        for &ground in grounds {
            if let Some(board) = &self.board {
                let at = |(x, y)| veiled(board, x, y, ground);
                colors.extend(samples(BOARD).map(at));
            }
            for stone in self.stones.iter().flatten() {
                let at = |(x, y)| over(stone, x, y, ground);
                colors.extend(samples(STONE).map(at));
            }
        }
        colors
    }

    /// Draws the picture of the board over the bare ground of a canvas.
    pub(crate) fn lay(&self, canvas: &mut Canvas, palette: &Palette, grounds: &[Ground]) {
        let Some(board) = &self.board else { return };
        let mut bare = [None; 256];
        for &ground in grounds {
            let index = palette.index(Ink::Ground(ground));
            bare[usize::from(index)] = Some(palette.colors()[usize::from(index)]);
        }
        let (width, height) = (canvas.width(), canvas.height());
        for (place, pixel) in canvas.pixels.iter_mut().enumerate() {
            if let Some(ground) = bare[usize::from(*pixel)] {
                let x = (place % width * BOARD as usize / width) as u32;
                let y = (place / width * BOARD as usize / height) as u32;
                *pixel = palette.nearest(veiled(board, x, y, ground));
            }
        }
    }

    /// Draws a stone on a tile that shows its ground; returns false if there is no picture of it.
    pub(crate) fn stone(
        &self,
        tile: &mut Canvas,
        palette: &Palette,
        color: usize,
        radius: f32,
    ) -> bool {
        let Some(scaled) = self.scaled_stone(color, radius) else {
            return false;
        };
        let side = tile.width();
        let margin = (side as u32).saturating_sub(scaled.width()) / 2;
        for (x, y, _) in scaled.enumerate_pixels() {
            let place = (margin + y) as usize * side + (margin + x) as usize;
            if let Some(pixel) = tile.pixels.get_mut(place) {
                let under = palette.colors()[usize::from(*pixel)];
                *pixel = palette.nearest(over(&scaled, x, y, under));
            }
        }
        true
    }

    /// The picture of a stone of this radius, if there is one.
    pub(crate) fn scaled_stone(&self, color: usize, radius: f32) -> Option<RgbaImage> {
        let stone = self.stones.get(color)?.as_ref()?;
        let side = (2.0 * radius).round() as u32;
        Some(resize(stone, side, side, FilterType::Triangle))
    }

    /// Adds the pictures to a fingerprint.
    pub(crate) fn hash(&self, hasher: &mut impl Hasher) {
        self.board.as_deref().hash(hasher);
        for stone in &self.stones {
            stone.as_deref().hash(hasher);
        }
    }
}

fn read(bytes: &[u8]) -> Result<image::DynamicImage, ArtError> {
    let mut reader = ImageReader::new(Cursor::new(bytes))
        .with_guessed_format()
        .map_err(image::ImageError::from)?;
    let mut limits = Limits::default();
    limits.max_image_width = Some(MOST_PIXELS);
    limits.max_image_height = Some(MOST_PIXELS);
    limits.max_alloc = Some(MOST_BYTES);
    reader.limits(limits);
    if reader.format().is_none() {
        reader.set_format(ImageFormat::Png);
    }
    Ok(reader.decode()?)
}

fn veiled(board: &RgbImage, x: u32, y: u32, ground: Rgb) -> Rgb {
    Rgb(board.get_pixel(x, y).0).mixed(ground, VEIL)
}

fn over(stone: &RgbaImage, x: u32, y: u32, under: Rgb) -> Rgb {
    let [red, green, blue, alpha] = stone.get_pixel(x, y).0;
    under.mixed(Rgb([red, green, blue]), f32::from(alpha) / 255.0)
}
