//! A finished picture, and its PNG.

use std::io::Write as _;
use std::sync::Arc;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use png::{BitDepth, ColorType, Encoder, chunk};
use thiserror::Error;

use super::color::Rgb;
use super::palette::Palette;

/// Bytes that hold most pictures, so that the buffer seldom grows.
const USUAL_BYTES: usize = 64 << 10;

/// The number of the filter that changes nothing.
const NO_FILTER: u8 = 0;

/// How hard the compressor tries, 0 to 9: on these pictures the best exchange of time for bytes.
const LEVEL: u32 = 2;

/// A picture that could not be encoded.
#[derive(Debug, Error)]
#[error("the picture could not be encoded: {0}")]
pub struct RenderError(#[from] png::EncodingError);

impl From<std::io::Error> for RenderError {
    fn from(error: std::io::Error) -> Self {
        Self(error.into())
    }
}

/// A finished picture: an index into a palette for each pixel.
pub struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
    palette: Arc<Palette>,
}

impl Picture {
    pub(super) fn new(extent: (usize, usize), pixels: Vec<u8>, palette: Arc<Palette>) -> Self {
        let (width, height) = extent;
        Self {
            width,
            height,
            pixels,
            palette,
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

    /// The index of each pixel in the palette, by rows from the top.
    pub fn indexes(&self) -> &[u8] {
        &self.pixels
    }

    /// The color of a pixel, counted from the left and from the top.
    ///
    /// # Panics
    /// If the pixel lies outside of the picture.
    pub fn color(&self, x: usize, y: usize) -> Rgb {
        assert!(
            x < self.width && y < self.height,
            "({x}, {y}) is outside of the picture"
        );
        self.palette()[usize::from(self.pixels[y * self.width + x])]
    }

    /// The picture as a PNG file.
    ///
    /// # Errors
    /// If the encoder fails, which a correct picture gives it no reason for.
    pub fn png(&self) -> Result<Vec<u8>, RenderError> {
        let mut bytes = Vec::with_capacity(USUAL_BYTES);
        let mut encoder = Encoder::new(&mut bytes, self.width as u32, self.height as u32);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(
            self.palette()
                .iter()
                .flat_map(|rgb| rgb.0)
                .collect::<Vec<u8>>(),
        );
        let mut writer = encoder.write_header()?;
        writer.write_chunk(chunk::IDAT, &self.compressed()?)?;
        writer.finish()?;
        Ok(bytes)
    }

    /// The rows, each after the number of its filter, in one piece: given row by row, as `png`
    /// would, the compressor clears its buffer a thousand times. Without filters, equal stones
    /// beside each other are found again as they are.
    fn compressed(&self) -> Result<Vec<u8>, RenderError> {
        let mut rows = Vec::with_capacity((self.width + 1) * self.height);
        for row in self.pixels.chunks_exact(self.width) {
            rows.push(NO_FILTER);
            rows.extend_from_slice(row);
        }
        let compressed = Vec::with_capacity(USUAL_BYTES);
        let mut encoder = ZlibEncoder::new(compressed, Compression::new(LEVEL));
        encoder.write_all(&rows)?;
        Ok(encoder.finish()?)
    }
}
