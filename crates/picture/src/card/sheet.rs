//! A sheet to draw cards on: rectangles with round corners, discs, portraits, letters.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont, point};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder, ImageError};
use tiny_skia::{
    FillRule, FilterQuality, LineJoin, Paint, Path, PathBuilder, Pattern, Pixmap, PixmapRef,
    PremultipliedColorU8, Shader, SpreadMode, Stroke, Transform,
};

use super::portrait::Portrait;
use super::{Color, colors};

static FONT: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    let file = include_bytes!("../../assets/fonts/Inter-SemiBold.otf");
    FontRef::try_from_slice(file).expect("the built-in font is valid")
});

/// Where a text is, relative to its point.
#[derive(Clone, Copy)]
pub(super) enum Align {
    /// To the right of the point.
    Left,
    /// Centered on the point.
    Center,
    /// To the left of the point.
    Right,
}

/// A place on a sheet and its size, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    pub fn contains(self, (x, y): (f32, f32)) -> bool {
        (self.left..self.left + self.width).contains(&x)
            && (self.top..self.top + self.height).contains(&y)
    }

    /// Returns true if two areas overlap.
    pub fn meets(self, other: Self) -> bool {
        self.left < other.left + other.width
            && other.left < self.left + self.width
            && self.top < other.top + other.height
            && other.top < self.top + self.height
    }
}

/// The glyphs of a text with their distances from its left edge, and its width, without letters that the font lacks.
fn glyphs(size: f32, text: &str) -> (Vec<(GlyphId, f32)>, f32) {
    let font = FONT.as_scaled(PxScale::from(size));
    let (mut glyphs, mut width) = (Vec::<(GlyphId, f32)>::new(), 0.0);
    for letter in text.chars().filter(|letter| has_letter(*letter)) {
        let id = font.glyph_id(letter);
        if let Some((last, _)) = glyphs.last() {
            width += font.kern(*last, id);
        }
        glyphs.push((id, width));
        width += font.h_advance(id);
    }
    (glyphs, width)
}

/// The width of a text in pixels.
pub(super) fn text_width(size: f32, text: &str) -> f32 {
    glyphs(size, text).1
}

/// A sheet.
pub(super) struct Sheet(Pixmap);

impl Sheet {
    /// An empty sheet.
    pub fn new(width: u32, height: u32) -> Self {
        let mut pixmap = Pixmap::new(width, height).expect("cards have a size");
        pixmap.fill(opaque(colors::PAPER));
        Self(pixmap)
    }

    /// Draws a rectangle with round corners; too large a radius is reduced.
    pub fn rectangle(&mut self, area: Area, radius: f32, color: Color) {
        let radius = radius.min(area.height / 2.0).min(area.width / 2.0);
        if let Some(path) = rounded(area, radius) {
            self.fill(&path, Shader::SolidColor(opaque(color)));
        }
    }

    /// Draws a disc.
    pub fn disc(&mut self, (x, y): (f32, f32), radius: f32, color: Color) {
        if let Some(path) = PathBuilder::from_circle(x, y, radius) {
            self.fill(&path, Shader::SolidColor(opaque(color)));
        }
    }

    /// Draws a polyline with rounded joints.
    pub fn line(&mut self, points: &[(f32, f32)], width: f32, color: Color) {
        let paint = paint(Shader::SolidColor(opaque(color)));
        let stroke = Stroke {
            width,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        if let Some(path) = outline(points).finish() {
            self.0
                .stroke_path(&path, &paint, &stroke, Transform::identity(), None);
        }
    }

    /// Fills a polygon.
    pub fn polygon(&mut self, points: &[(f32, f32)], color: Color) {
        let mut path = outline(points);
        path.close();
        if let Some(path) = path.finish() {
            self.fill(&path, Shader::SolidColor(opaque(color)));
        }
    }

    /// Draws a portrait, cropped to a disc.
    pub fn portrait(&mut self, (x, y): (f32, f32), radius: f32, portrait: &Portrait) {
        let side = Portrait::SIDE;
        let pixels = portrait.pixels();
        let (Some(pixels), Some(path)) = (
            PixmapRef::from_bytes(pixels, side, side),
            PathBuilder::from_circle(x, y, radius),
        ) else {
            return;
        };
        let scale = radius * 2.0 / side as f32;
        let place = Transform::from_row(scale, 0.0, 0.0, scale, x - radius, y - radius);
        let mode = SpreadMode::Pad;
        let shader = Pattern::new(pixels, mode, FilterQuality::Bicubic, 1.0, place);
        self.fill(&path, shader);
    }

    fn fill(&mut self, path: &Path, shader: Shader<'_>) {
        let rule = FillRule::Winding;
        self.0
            .fill_path(path, &paint(shader), rule, Transform::identity(), None);
    }

    /// Writes a text with its capitals centered at height `y`, skipping letters that the font
    /// lacks. Returns its width.
    pub fn text(
        &mut self,
        (x, y): (f32, f32),
        size: f32,
        align: Align,
        color: Color,
        text: &str,
    ) -> f32 {
        let (glyphs, width) = glyphs(size, text);
        let left = match align {
            Align::Left => x,
            Align::Center => x - width / 2.0,
            Align::Right => x - width,
        };
        // Capitals of this font are 0.727 em high, less than its ascent.
        let baseline = y + size * 0.3;
        for (id, offset) in glyphs {
            let glyph = id.with_scale_and_position(size, point(left + offset, baseline));
            if let Some(outlined) = FONT.outline_glyph(glyph) {
                let corner = outlined.px_bounds().min;
                outlined.draw(|x, y, coverage| {
                    self.blend(
                        corner.x as i32 + x as i32,
                        corner.y as i32 + y as i32,
                        color,
                        coverage,
                    );
                });
            }
        }
        width
    }

    fn blend(&mut self, x: i32, y: i32, color: Color, coverage: f32) {
        let (width, height) = (self.0.width() as i32, self.0.height() as i32);
        if !(0..width).contains(&x) || !(0..height).contains(&y) {
            return;
        }
        let pixel = &mut self.0.pixels_mut()[(y * width + x) as usize];
        let mix = |from: u8, to: u8| {
            let (from, to) = (f32::from(from), f32::from(to));
            ((to - from).mul_add(coverage.min(1.0), from)).round() as u8
        };
        let [red, green, blue] = color;
        let (red, green, blue) = (
            mix(pixel.red(), red),
            mix(pixel.green(), green),
            mix(pixel.blue(), blue),
        );
        if let Some(mixed) = PremultipliedColorU8::from_rgba(red, green, blue, 255) {
            *pixel = mixed;
        }
    }

    /// The PNG file.
    ///
    /// # Errors
    /// Returns an error if the encoder failed.
    pub fn png(&self) -> Result<Vec<u8>, ImageError> {
        let pixels = self.0.pixels().iter();
        let rgb: Vec<u8> = pixels
            .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
            .collect();
        let mut file = Vec::new();
        let (width, height) = (self.0.width(), self.0.height());
        PngEncoder::new_with_quality(&mut file, CompressionType::Fast, FilterType::Adaptive)
            .write_image(&rgb, width, height, ExtendedColorType::Rgb8)?;
        Ok(file)
    }
}

/// Returns a text, shortened with an ellipsis if it is wider than `room`.
pub(super) fn shortened(size: f32, room: f32, text: &str) -> String {
    let fits = |text: &str| glyphs(size, text).1 <= room;
    if fits(text) {
        return text.to_owned();
    }
    let ends = text.char_indices().map(|(end, _)| end).rev();
    let mut kept = ends.map(|end| format!("{}…", text[..end].trim_end()));
    kept.find(|kept| fits(kept)).unwrap_or_default()
}

/// Returns true if the font has this letter.
pub(super) fn has_letter(letter: char) -> bool {
    FONT.glyph_id(letter).0 != 0
}

fn opaque([red, green, blue]: Color) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(red, green, blue, 255)
}

fn paint(shader: Shader<'_>) -> Paint<'_> {
    Paint {
        shader,
        anti_alias: true,
        ..Paint::default()
    }
}

/// The path from point to point.
fn outline(points: &[(f32, f32)]) -> PathBuilder {
    let mut path = PathBuilder::new();
    let mut points = points.iter();
    if let Some(&(x, y)) = points.next() {
        path.move_to(x, y);
    }
    for &(x, y) in points {
        path.line_to(x, y);
    }
    path
}

fn rounded(area: Area, radius: f32) -> Option<Path> {
    // The distance of the control points for a quarter circle.
    let reach = radius * 0.447_7;
    let Area {
        left,
        top,
        width,
        height,
    } = area;
    let (right, bottom) = (left + width, top + height);
    let mut path = PathBuilder::new();
    path.move_to(left + radius, top);
    path.line_to(right - radius, top);
    path.cubic_to(right - reach, top, right, top + reach, right, top + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(
        right,
        bottom - reach,
        right - reach,
        bottom,
        right - radius,
        bottom,
    );
    path.line_to(left + radius, bottom);
    path.cubic_to(
        left + reach,
        bottom,
        left,
        bottom - reach,
        left,
        bottom - radius,
    );
    path.line_to(left, top + radius);
    path.cubic_to(left, top + reach, left + reach, top, left + radius, top);
    path.close();
    path.finish()
}
