//! Profile pictures.

use std::io::Cursor;

use image::imageops::FilterType;
use image::{ImageFormat, ImageReader, Limits, RgbaImage};

/// The largest file to decode, in pixels per side.
const MOST_SIDE: u32 = 1_024;
/// The most memory that decoding may take.
const MOST_BYTES: u64 = 16 << 20;

/// A profile picture, decoded and scaled to a small square.
#[derive(Clone, Debug)]
pub struct Portrait(RgbaImage);

impl Portrait {
    /// The pixels per side, twice as many as a card shows.
    pub(super) const SIDE: u32 = 112;

    /// Decodes a PNG file of any shape; `None` if it isn't one or is too large.
    pub fn decode(file: &[u8]) -> Option<Self> {
        let mut limits = Limits::default();
        limits.max_image_width = Some(MOST_SIDE);
        limits.max_image_height = Some(MOST_SIDE);
        limits.max_alloc = Some(MOST_BYTES);
        let mut reader = ImageReader::with_format(Cursor::new(file), ImageFormat::Png);
        reader.limits(limits);
        let picture = reader.decode().ok()?;
        let square = picture.resize_to_fill(Self::SIDE, Self::SIDE, FilterType::CatmullRom);
        let mut square = square.to_rgba8();
        for pixel in square.pixels_mut() {
            let [.., opacity] = pixel.0;
            for part in &mut pixel.0[..3] {
                *part = (u16::from(*part) * u16::from(opacity) / 255) as u8;
            }
        }
        Some(Self(square))
    }

    /// The pixels, row by row: red, green and blue premultiplied by opacity, then opacity.
    pub(super) fn pixels(&self) -> &[u8] {
        self.0.as_raw()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(width: u32, height: u32) -> Vec<u8> {
        let mut file = Vec::new();
        let picture = RgbaImage::from_pixel(width, height, image::Rgba([200, 10, 10, 255]));
        let mut writer = Cursor::new(&mut file);
        picture
            .write_to(&mut writer, ImageFormat::Png)
            .expect("writing to memory works");
        file
    }

    #[test]
    fn any_shape_becomes_a_square() {
        for (width, height) in [(1, 1), (64, 64), (300, 20), (20, 300)] {
            let portrait = Portrait::decode(&file(width, height)).expect("a picture");
            assert_eq!(portrait.pixels().len() as u32, Portrait::SIDE.pow(2) * 4);
            assert_eq!(portrait.pixels()[..4], [200, 10, 10, 255]);
        }
    }

    #[test]
    fn odd_files_are_none() {
        assert!(Portrait::decode(b"").is_none());
        assert!(Portrait::decode(b"GIF89a and so on").is_none());
        assert!(Portrait::decode(&file(1_025, 4)).is_none());
        let whole = file(64, 64);
        assert!(Portrait::decode(&whole[..whole.len() / 2]).is_none());
    }
}
