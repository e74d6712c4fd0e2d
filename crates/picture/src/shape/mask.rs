//! Shapes as coverage: how much of each pixel they fill.

use std::ops::Range;

/// The level of a pixel that is covered entirely.
pub(crate) const FULL: u8 = 15;

/// A rectangle of coverage levels, 0 to [`FULL`].
#[derive(Clone)]
pub(crate) struct Mask {
    width: usize,
    levels: Vec<u8>,
    /// For each row, the columns outside which nothing is covered.
    spans: Vec<Range<usize>>,
}

impl Mask {
    /// A mask that covers nothing.
    pub fn empty(width: usize, height: usize) -> Self {
        Self {
            width,
            levels: vec![0; width * height],
            spans: vec![0..0; height],
        }
    }

    /// A shape given by the signed distance in pixels from its edge, negative inside. Along a row
    /// the distance must not change by more than one per pixel, so that whole stretches far from
    /// the edge can be skipped.
    pub fn of(width: usize, height: usize, distance: impl Fn(f32, f32) -> f32) -> Self {
        let mut mask = Self::empty(width, height);
        for y in 0..height {
            let mut x = 0;
            while x < width {
                let edge = distance(x as f32 + 0.5, y as f32 + 0.5);
                let alike = ((edge.abs() - 0.5) as usize + 1).min(width - x);
                mask.cover_row(x..x + alike, y, level(0.5 - edge));
                x += alike;
            }
        }
        mask
    }

    /// A disc centered in a square.
    pub fn disc(side: usize, radius: f32) -> Self {
        Self::of(side, side, |x, y| from_center(side, x, y) - radius)
    }

    /// A ring centered in a square, between two radii.
    pub fn ring(side: usize, inner: f32, outer: f32) -> Self {
        Self::of(side, side, |x, y| {
            let radius = from_center(side, x, y);
            (radius - outer).max(inner - radius)
        })
    }

    /// Raises the coverage of a pixel to at least this level.
    pub fn cover(&mut self, x: usize, y: usize, level: u8) {
        self.cover_row(x..x + 1, y, level);
    }

    fn cover_row(&mut self, columns: Range<usize>, y: usize, level: u8) {
        if level == 0 {
            return;
        }
        let span = &mut self.spans[y];
        *span = if span.start == span.end {
            columns.clone()
        } else {
            span.start.min(columns.start)..span.end.max(columns.end)
        };
        let start = y * self.width;
        for covered in &mut self.levels[start + columns.start..start + columns.end] {
            *covered = level.max(*covered);
        }
    }

    /// The width in pixels.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The height in pixels.
    pub fn height(&self) -> usize {
        self.spans.len()
    }

    /// The columns of a row outside which nothing is covered.
    pub fn span(&self, y: usize) -> Range<usize> {
        self.spans[y].clone()
    }

    /// The covered part of a row: its first column, and the levels from there on.
    pub fn row(&self, y: usize) -> (usize, &[u8]) {
        let span = self.span(y);
        let start = y * self.width;
        (
            span.start,
            &self.levels[start + span.start..start + span.end],
        )
    }

    /// The size in bytes.
    pub fn bytes(&self) -> usize {
        self.levels.len() + self.spans.len() * size_of::<Range<usize>>()
    }
}

/// The level of a share of coverage, clamped to 0 and 1.
pub(crate) fn level(coverage: f32) -> u8 {
    (coverage.clamp(0.0, 1.0) * f32::from(FULL)).round() as u8
}

/// The distance of a point from the center of a square.
pub(crate) fn from_center(side: usize, x: f32, y: f32) -> f32 {
    let half = side as f32 / 2.0;
    length(x - half, y - half)
}

/// The length of a vector. Many times faster than `hypot`, whose care for huge and tiny numbers
/// pixels don't need.
pub(crate) fn length(right: f32, down: f32) -> f32 {
    (right * right + down * down).sqrt()
}
