//! Several pictures on one sheet.

use png::{BitDepth, ColorType, Encoder};

use super::picture::{Picture, RenderError};

/// Encodes pictures of one size and palette as a PNG file, two per row.
///
/// # Errors
/// Returns an error if there are no pictures or the encoder fails.
pub fn png_of_pairs(pictures: &[Picture]) -> Result<Vec<u8>, RenderError> {
    let first = pictures.first().ok_or(RenderError::Empty)?;
    let rows = pictures.chunks_exact(2);
    let (width, height) = (2 * first.width(), rows.len() * first.height());
    let mut pixels = Vec::with_capacity(width * height);
    for row in rows {
        for y in 0..first.height() {
            for picture in row {
                let line = y * picture.width()..(y + 1) * picture.width();
                pixels.extend_from_slice(&picture.indexes()[line]);
            }
        }
    }
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width as u32, height as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    let palette = first.palette().iter().flat_map(|rgb| rgb.0);
    encoder.set_palette(palette.collect::<Vec<u8>>());
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(bytes)
}
