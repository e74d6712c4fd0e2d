//! A finished picture, and its PNG.

use std::sync::Arc;

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter, chunk};
use thiserror::Error;

use super::bands::Bands;
use crate::paint::palette::Palette;
use crate::theme::color::Rgb;

/// A capacity that fits most pictures, so that the buffer seldom grows.
const USUAL_BYTES: usize = 64 << 10;

/// The PNG filter type that changes nothing.
const NO_FILTER: u8 = 0;

/// A picture that couldn't be encoded.
#[derive(Debug, Error)]
pub enum RenderError {
    /// The encoder of still pictures failed.
    #[error("the picture could not be encoded: {0}")]
    Png(#[from] png::EncodingError),
    /// The encoder of GIFs failed.
    #[error("the moving picture could not be encoded: {0}")]
    Gif(#[from] gif::EncodingError),
    /// A film has no pictures.
    #[error("there is nothing to show")]
    Empty,
    /// Even the smallest GIF exceeds the limit.
    #[error("the moving picture cannot be made smaller than {0} bytes")]
    TooLarge(usize),
}

impl From<std::io::Error> for RenderError {
    fn from(error: std::io::Error) -> Self {
        Self::Png(error.into())
    }
}

/// A finished picture: an index into a palette for each pixel.
pub struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
    palette: Arc<Palette>,
    /// The cache of compressed bands, and the first row of each band.
    bands: Arc<Bands>,
    borders: Vec<usize>,
}

impl Picture {
    pub(crate) fn new(
        extent: (usize, usize),
        pixels: Vec<u8>,
        palette: Arc<Palette>,
        (bands, borders): (Arc<Bands>, Vec<usize>),
    ) -> Self {
        let (width, height) = extent;
        Self {
            width,
            height,
            pixels,
            palette,
            bands,
            borders,
        }
    }

    /// The width in pixels.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The height in pixels.
    pub fn height(&self) -> usize {
        self.height
    }

    /// The colors, at most 256.
    pub fn palette(&self) -> &[Rgb] {
        self.palette.colors()
    }

    /// The palette index of each pixel, row by row from the top.
    pub fn indexes(&self) -> &[u8] {
        &self.pixels
    }

    /// The color of a pixel, counted from the top left.
    ///
    /// # Panics
    /// Panics if the pixel is outside the picture.
    pub fn color(&self, x: usize, y: usize) -> Rgb {
        assert!(
            x < self.width && y < self.height,
            "({x}, {y}) is outside the picture"
        );
        self.palette()[usize::from(self.pixels[y * self.width + x])]
    }

    /// Encodes the picture as a PNG file.
    ///
    /// # Errors
    /// Returns an error if the encoder fails, which doesn't happen for a valid picture.
    pub fn png(&self) -> Result<Vec<u8>, RenderError> {
        let mut bytes = Vec::with_capacity(USUAL_BYTES);
        let mut writer = self.encoder(&mut bytes).write_header()?;
        writer.write_chunk(chunk::IDAT, &self.compressed())?;
        writer.finish()?;
        Ok(bytes)
    }

    /// The same, smaller: for pictures that are drawn once and kept.
    ///
    /// # Errors
    /// As [`Self::png`].
    pub fn small_png(&self) -> Result<Vec<u8>, RenderError> {
        let mut bytes = Vec::with_capacity(USUAL_BYTES);
        let mut encoder = self.encoder(&mut bytes);
        encoder.set_deflate_compression(DeflateCompression::Level(9));
        encoder.set_filter(Filter::NoFilter);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.pixels)?;
        writer.finish()?;
        Ok(bytes)
    }

    fn encoder<'a>(&self, bytes: &'a mut Vec<u8>) -> Encoder<'a, &'a mut Vec<u8>> {
        let mut encoder = Encoder::new(bytes, self.width as u32, self.height as u32);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        let palette = self.palette().iter().flat_map(|rgb| rgb.0);
        encoder.set_palette(palette.collect::<Vec<u8>>());
        encoder
    }

    /// The rows, each preceded by its filter type. Without filters, the compressor finds repeated
    /// stones unchanged.
    fn compressed(&self) -> Vec<u8> {
        let mut rows = Vec::with_capacity((self.width + 1) * self.height);
        for row in self.pixels.chunks_exact(self.width) {
            rows.push(NO_FILTER);
            rows.extend_from_slice(row);
        }
        let begins = std::iter::once(0).chain(self.borders.iter().copied());
        let ends = self.borders.iter().copied().chain([self.height]);
        let bands = begins.zip(ends).map(|(from, to)| {
            let place = |row: usize| row * (self.width + 1);
            &rows[place(from)..place(to)]
        });
        self.bands.compress(bands)
    }
}
