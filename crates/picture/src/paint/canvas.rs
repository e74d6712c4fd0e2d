//! A rectangle of palette indexes, and the few ways to draw on it.

use std::ops::Range;

use super::palette::Brush;
use crate::shape::mask::Mask;

/// How many pixels of a shape to skip at once if they are empty.
const RUN: usize = 16;

/// A rectangle of palette indexes.
#[derive(Clone)]
pub(crate) struct Canvas {
    width: usize,
    pub pixels: Vec<u8>,
}

impl Canvas {
    /// A canvas of one color.
    pub fn filled(width: usize, height: usize, index: u8) -> Self {
        Self {
            width,
            pixels: vec![index; width * height],
        }
    }

    /// The width in pixels.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The height in pixels.
    pub fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    fn row(&mut self, y: usize) -> &mut [u8] {
        let start = y * self.width;
        &mut self.pixels[start..start + self.width]
    }

    /// Fills a rectangle given by its top left corner and its extent.
    pub fn fill(&mut self, corner: (usize, usize), extent: (usize, usize), index: u8) {
        for y in corner.1..corner.1 + extent.1 {
            self.row(y)[corner.0..corner.0 + extent.0].fill(index);
        }
    }

    /// Copies the columns of a tile that `spans` lists for each row.
    pub fn paste(&mut self, tile: &Self, (left, top): (usize, usize), spans: &[Range<usize>]) {
        for (y, span) in spans.iter().enumerate() {
            let row = &tile.pixels[y * tile.width..][span.clone()];
            self.row(top + y)[left + span.start..left + span.end].copy_from_slice(row);
        }
    }

    /// Draws a shape with a brush, clipped to the canvas.
    pub fn stamp(&mut self, mask: &Mask, (left, top): (usize, usize), brush: &Brush) {
        let height = self.height();
        for y in 0..mask.height().min(height.saturating_sub(top)) {
            let (start, levels) = mask.row(y);
            let first = (left + start).min(self.width);
            let row = &mut self.row(top + y)[first..];
            for (pixels, levels) in row.chunks_mut(RUN).zip(levels.chunks(RUN)) {
                // Most of a row is empty in long thin shapes.
                if levels.iter().all(|&level| level == 0) {
                    continue;
                }
                for (pixel, &level) in pixels.iter_mut().zip(levels) {
                    *pixel = brush.table[usize::from(level)][usize::from(*pixel)];
                }
            }
        }
    }
}
