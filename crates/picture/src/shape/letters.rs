//! Text as masks.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, InvalidFont, PxScaleFont, ScaleFont, point};

use super::mask::{Mask, level};

/// Inter by The Inter Project Authors; its license is next to it.
const INTER: &[u8] = include_bytes!("../../assets/fonts/Inter-SemiBold.otf");

/// Returns true if the pictures' font has every letter of a text that isn't empty.
pub fn can_write(text: &str) -> bool {
    static FONT: LazyLock<Letters> = LazyLock::new(Letters::new);
    let has_letter = |letter: char| FONT.font.glyph_id(letter).0 != 0;
    !text.trim().is_empty() && text.chars().all(has_letter)
}

/// A font, and the height of its capitals.
#[derive(Clone)]
pub(crate) struct Letters {
    font: FontRef<'static>,
    /// The height of a capital as a share of the font's height.
    capital: f32,
}

impl Letters {
    /// The built-in font.
    pub fn new() -> Self {
        Self::of(INTER).expect("the built-in font is valid")
    }

    fn of(bytes: &'static [u8]) -> Result<Self, InvalidFont> {
        let font = FontRef::try_from_slice(bytes)?;
        let height = font.height_unscaled();
        let capital = font
            .outline(font.glyph_id('H'))
            .map_or(height, |outline| outline.bounds.height().abs());
        Ok(Self {
            capital: capital / height,
            font,
        })
    }

    /// A short text centered in a rectangle, with capitals of the given height in pixels. It
    /// shrinks if it is too wide.
    pub fn mask(&self, text: &str, (width, height): (usize, usize), capital: f32) -> Mask {
        let font = self.font.as_scaled(capital / self.capital);
        let widest = width as f32 * 0.94;
        let length = text_length(&font, text);
        if length > widest {
            return self.mask(text, (width, height), capital * widest / length * 0.99);
        }
        let left = (width as f32 - length) / 2.0;
        self.draw(text, (width, height), capital, left)
    }

    /// One character, as wide as its advance.
    pub fn glyph(&self, glyph: char, height: usize, capital: f32) -> Mask {
        let text = glyph.to_string();
        let font = self.font.as_scaled(capital / self.capital);
        let width = text_length(&font, &text).round() as usize;
        self.draw(&text, (width, height), capital, 0.0)
    }

    fn draw(&self, text: &str, (width, height): (usize, usize), capital: f32, left: f32) -> Mask {
        let font = self.font.as_scaled(capital / self.capital);
        let mut mask = Mask::empty(width, height);
        // A baseline on whole pixels keeps the bottom of letters crisp.
        let baseline = (f32::midpoint(height as f32, capital)).round();
        let mut pen = left;
        for letter in text.chars() {
            let mut glyph = font.scaled_glyph(letter);
            let advance = font.h_advance(glyph.id);
            glyph.position = point(pen, baseline);
            pen += advance;
            if let Some(outline) = font.outline_glyph(glyph) {
                let corner = outline.px_bounds().min;
                outline.draw(|x, y, coverage| {
                    let (x, y) = (corner.x + x as f32, corner.y + y as f32);
                    if x >= 0.0 && y >= 0.0 && x < width as f32 && y < height as f32 {
                        mask.cover(x as usize, y as usize, level(coverage));
                    }
                });
            }
        }
        mask
    }
}

fn text_length(font: &PxScaleFont<&FontRef<'static>>, text: &str) -> f32 {
    text.chars()
        .map(|letter| font.h_advance(font.glyph_id(letter)))
        .sum()
}
