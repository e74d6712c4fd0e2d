//! A sheet for the artwork: parts of boards, large stones, jumps and letters, antialiased.

use std::f32::consts::PI;

use ab_glyph::{Font, FontRef, GlyphId, OutlineCurve, Point};
use halma_picture::Picture;
use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use tiny_skia::{
    Color, ColorU8, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path,
    PathBuilder, Pixmap, Point as Place, PremultipliedColorU8, Shader, SpreadMode, Stroke,
    Transform,
};
use toml::{Table, Value};

const FONT: &[u8] = include_bytes!("../../../assets/fonts/Inter-SemiBold.otf");

/// The direction of the light on stones, as in the pictures of boards.
const LIGHT: (f32, f32) = (-0.42, -0.91);

/// The colors of a theme.
pub struct Look(Table);

impl Look {
    pub fn maple() -> Self {
        Self::of(include_str!("../../../assets/themes/maple.toml"))
    }

    pub fn dark() -> Self {
        Self::of(include_str!("../../../assets/themes/dark.toml"))
    }

    fn of(file: &str) -> Self {
        Self(file.parse().unwrap())
    }

    /// A color by its path, such as `trail.line`, or `color.0.face` for the first stone.
    pub fn color(&self, path: &str) -> Color {
        let mut parts = path.split('.');
        let first = &self.0[parts.next().unwrap()];
        let value = parts.fold(first, |value: &Value, part| {
            part.parse::<usize>()
                .map_or_else(|_| &value[part], |index| &value[index])
        });
        let hex = value.as_str().unwrap().trim_start_matches('#');
        let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
        Color::from_rgba8(part(0), part(2), part(4), 255)
    }
}

/// A sheet, transparent at first.
pub struct Sheet(Pixmap);

impl Sheet {
    pub fn new(width: u32, height: u32) -> Self {
        Self(Pixmap::new(width, height).unwrap())
    }

    /// Draws a picture with its top left corner at `corner`, which may be outside the sheet.
    pub fn lay(&mut self, picture: &Picture, corner: (i32, i32)) {
        let width = self.0.width() as usize;
        let place = |at: usize, corner: i32, length: usize| {
            let place = usize::try_from(at as i32 - corner).ok()?;
            (place < length).then_some(place)
        };
        for (at, pixel) in self.0.pixels_mut().iter_mut().enumerate() {
            let x = place(at % width, corner.0, picture.width());
            let y = place(at / width, corner.1, picture.height());
            if let Some((x, y)) = x.zip(y) {
                let [red, green, blue] = picture.color(x, y).0;
                *pixel = ColorU8::from_rgba(red, green, blue, 255).premultiply();
            }
        }
    }

    /// Fills the whole sheet.
    pub fn cover(&mut self, color: Color) {
        self.0.fill(color);
    }

    /// Fills everything outside a circle.
    pub fn frame(&mut self, center: (f32, f32), radius: f32, color: Color) {
        let (width, height) = (self.0.width() as f32, self.0.height() as f32);
        let mut path = PathBuilder::new();
        path.push_rect(tiny_skia::Rect::from_xywh(0.0, 0.0, width, height).unwrap());
        path.push_circle(center.0, center.1, radius);
        let path = path.finish().unwrap();
        self.fill(&path, FillRule::EvenOdd, Shader::SolidColor(color));
    }

    /// Draws a disc of one color.
    pub fn spot(&mut self, center: (f32, f32), radius: f32, color: Color) {
        self.disc(center, radius, Shader::SolidColor(color));
    }

    /// Draws a line with round ends.
    pub fn line(&mut self, path: &Path, width: f32, color: Color) {
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        let paint = paint(Shader::SolidColor(color));
        self.0
            .stroke_path(path, &paint, &stroke, Transform::identity(), None);
    }

    /// Draws a stone of the look's color `index`: its shadow, rim, bevel, face, and its emblem.
    pub fn stone(&mut self, look: &Look, index: usize, center: (f32, f32), radius: f32) {
        let color = |part: &str| look.color(&format!("color.{index}.{part}"));
        let (x, y) = center;
        let mut shadow = look.color("stone.shadow");
        shadow.set_alpha(0.4);
        self.disc((x, y + radius * 0.09), radius, Shader::SolidColor(shadow));
        self.disc(center, radius, Shader::SolidColor(color("rim")));
        let reach = |sign: f32| {
            let (right, down) = (sign * radius * LIGHT.0, sign * radius * LIGHT.1);
            Place::from_xy(x + right, y + down)
        };
        let stops = vec![
            GradientStop::new(0.0, color("light")),
            GradientStop::new(1.0, color("shade")),
        ];
        let bevel = LinearGradient::new(
            reach(1.0),
            reach(-1.0),
            stops,
            SpreadMode::Pad,
            Transform::identity(),
        );
        self.disc(center, radius * 0.93, bevel.unwrap());
        self.disc(center, radius * 0.7, Shader::SolidColor(color("face")));
        let shapes = emblem(index, center, radius * 0.54);
        for (path, part) in shapes.iter().zip(["mark", "face"]) {
            self.fill(path, FillRule::Winding, Shader::SolidColor(color(part)));
        }
    }

    /// Writes a text whose baseline starts at `corner`.
    pub fn text(&mut self, text: &str, corner: (f32, f32), size: f32, color: Color) {
        let font = FontRef::try_from_slice(FONT).unwrap();
        let scale = size / font.units_per_em().unwrap();
        let mut x = corner.0;
        let mut last: Option<GlyphId> = None;
        for letter in text.chars() {
            let glyph = font.glyph_id(letter);
            x += last.map_or(0.0, |last| font.kern_unscaled(last, glyph)) * scale;
            let at = |point: Point| (x + point.x * scale, corner.1 - point.y * scale);
            if let Some(path) = outline(&font, glyph, at) {
                self.fill(&path, FillRule::Winding, Shader::SolidColor(color));
            }
            x += font.h_advance_unscaled(glyph) * scale;
            last = Some(glyph);
        }
    }

    fn disc(&mut self, (x, y): (f32, f32), radius: f32, shader: Shader<'_>) {
        let path = PathBuilder::from_circle(x, y, radius).unwrap();
        self.fill(&path, FillRule::Winding, shader);
    }

    fn fill(&mut self, path: &Path, rule: FillRule, shader: Shader<'_>) {
        self.0
            .fill_path(path, &paint(shader), rule, Transform::identity(), None);
    }

    /// The pixels, four bytes each.
    pub fn pixels(&self) -> Vec<u8> {
        let bytes = |pixel: &PremultipliedColorU8| {
            let pixel = pixel.demultiply();
            [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
        };
        self.0.pixels().iter().flat_map(bytes).collect()
    }

    /// The PNG file, with three bytes per pixel if nothing is transparent.
    pub fn png(&self) -> Vec<u8> {
        let pixels = self.pixels();
        let is_opaque = pixels.chunks_exact(4).all(|pixel| pixel[3] == 255);
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, self.0.width(), self.0.height());
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::High);
        // Few colors and sharp edges: filters would only add more values.
        encoder.set_filter(Filter::NoFilter);
        encoder.set_color(if is_opaque {
            ColorType::Rgb
        } else {
            ColorType::Rgba
        });
        let bytes = if is_opaque { 3 } else { 4 };
        let data: Vec<u8> = pixels
            .chunks_exact(4)
            .flat_map(|pixel| &pixel[..bytes])
            .copied()
            .collect();
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&data).unwrap();
        writer.finish().unwrap();
        file
    }
}

/// The emblem of a stone, as in the pictures of boards: its outline, and for a ring its hole.
fn emblem(index: usize, (x, y): (f32, f32), size: f32) -> Vec<Path> {
    let disc = |share: f32| PathBuilder::from_circle(x, y, size * share).unwrap();
    let polygon = |corners: &[(f32, f32)]| {
        let mut path = PathBuilder::new();
        path.move_to(x + corners[0].0 * size, y + corners[0].1 * size);
        for (right, down) in &corners[1..] {
            path.line_to(x + right * size, y + down * size);
        }
        path.close();
        vec![path.finish().unwrap()]
    };
    match index {
        0 => vec![disc(1.0), disc(0.6)],
        1 => vec![disc(0.62)],
        2 => polygon(&[(0.0, -0.96), (1.005, 0.78), (-1.005, 0.78)]),
        3 => polygon(&[(-0.74, -0.74), (0.74, -0.74), (0.74, 0.74), (-0.74, 0.74)]),
        4 => {
            let quarter = [(-0.27, -0.27), (-0.27, -1.0), (0.27, -1.0)];
            let turn = |corners: [(f32, f32); 3]| corners.map(|(right, down)| (-down, right));
            let quarters = std::iter::successors(Some(quarter), |last| Some(turn(*last)));
            polygon(&quarters.take(4).flatten().collect::<Vec<_>>())
        }
        _ => {
            let corner = |number: u8| {
                let reach = if number.is_multiple_of(2) {
                    1.12
                } else {
                    0.504
                };
                let (right, up) = (f32::from(number) * PI / 5.0).sin_cos();
                (reach * right, -reach * up)
            };
            polygon(&(0..10).map(corner).collect::<Vec<_>>())
        }
    }
}

fn paint(shader: Shader<'_>) -> Paint<'_> {
    Paint {
        shader,
        anti_alias: true,
        ..Paint::default()
    }
}

/// The outline of a glyph, its points mapped by `at`.
fn outline(font: &FontRef<'_>, glyph: GlyphId, at: impl Fn(Point) -> (f32, f32)) -> Option<Path> {
    let mut path = PathBuilder::new();
    let mut pen = None;
    for curve in font.outline(glyph)?.curves {
        let (from, to) = match curve {
            OutlineCurve::Line(from, to)
            | OutlineCurve::Quad(from, _, to)
            | OutlineCurve::Cubic(from, _, _, to) => (from, to),
        };
        if pen != Some(from) {
            let (x, y) = at(from);
            path.move_to(x, y);
        }
        let (x, y) = at(to);
        match curve {
            OutlineCurve::Line(..) => path.line_to(x, y),
            OutlineCurve::Quad(_, bend, _) => {
                let bend = at(bend);
                path.quad_to(bend.0, bend.1, x, y);
            }
            OutlineCurve::Cubic(_, first, second, _) => {
                let (first, second) = (at(first), at(second));
                path.cubic_to(first.0, first.1, second.0, second.1, x, y);
            }
        }
        pen = Some(to);
    }
    path.finish()
}
