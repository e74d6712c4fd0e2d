//! Plots: lines and dots over an area with labeled heights.

use image::ImageError;

use super::sheet::{Align, Area, Sheet, text_width};
use super::{Color, colors};

/// The distance of labels from the area.
const LABEL_GAP: f32 = 10.0;
/// The width of a curve's line, and the radius of its dots.
const LINE: f32 = 5.0;
const DOT: f32 = 9.0;
/// Where labels may be, in their widths and heights from a point; the first are best.
const LABEL_TRIES: [(f32, f32); 10] = [
    (0.0, -1.1),
    (0.0, 1.1),
    (0.6, -1.0),
    (-0.6, -1.0),
    (0.6, 1.0),
    (-0.6, 1.0),
    (0.0, -2.2),
    (0.0, 2.2),
    (0.0, -3.3),
    (0.0, 3.3),
];

/// A plot on its sheet.
pub(super) struct Plot {
    sheet: Sheet,
    area: Area,
    /// The values at the left and right edges, and at the bottom and top.
    across: (f64, f64),
    up: (f64, f64),
    /// The points of the curves, on the sheet.
    curves: Vec<(f32, f32)>,
}

impl Plot {
    /// An empty plot within an area of a sheet.
    pub fn new(
        (width, height): (u32, u32),
        area: Area,
        across: (f64, f64),
        up: (f64, f64),
    ) -> Self {
        Self {
            sheet: Sheet::new(width, height),
            area,
            across,
            up,
            curves: Vec::new(),
        }
    }

    /// The place of a point on the sheet; points outside the area move to its edge.
    fn place(&self, (x, y): (f64, f64)) -> (f32, f32) {
        let share = |value: f64, (from, to): (f64, f64)| {
            ((value - from) / (to - from)).clamp(0.0, 1.0) as f32
        };
        let Area {
            left,
            top,
            width,
            height,
        } = self.area;
        (
            share(x, self.across).mul_add(width, left),
            (1.0 - share(y, self.up)).mul_add(height, top),
        )
    }

    /// Draws at most `most` lines at round heights, labeled on the left.
    pub fn heights(&mut self, most: usize, size: f32, label: impl Fn(f64) -> String) {
        for height in round_values(self.up, most) {
            let (left, y) = self.place((self.across.0, height));
            let line = Area {
                top: y.floor(),
                height: 1.0,
                ..self.area
            };
            self.sheet.rectangle(line, 0.0, colors::GROOVE);
            let at = (left - LABEL_GAP, y);
            let text = label(height);
            self.sheet.text(at, size, Align::Right, colors::DIM, &text);
        }
    }

    /// Labels at most `most` round values along the bottom.
    pub fn places(&mut self, most: usize, size: f32, label: impl Fn(f64) -> String) {
        for place in round_values(self.across, most) {
            let (x, bottom) = self.place((place, self.up.0));
            let at = (x, bottom + LABEL_GAP + size * 0.3);
            let text = label(place);
            self.sheet.text(at, size, Align::Center, colors::DIM, &text);
        }
    }

    /// Draws a thin line at one height.
    pub fn level(&mut self, height: f64, color: Color) {
        let ends = [self.across.0, self.across.1].map(|x| self.place((x, height)));
        self.sheet.line(&ends, 3.0, color);
    }

    /// Draws a curve.
    pub fn curve(&mut self, points: impl Iterator<Item = (f64, f64)>, color: Color) {
        let points: Vec<_> = points.map(|point| self.place(point)).collect();
        self.sheet.line(&points, LINE, color);
        self.curves.extend(points);
    }

    /// Fills a polygon.
    pub fn band(&mut self, points: impl Iterator<Item = (f64, f64)>, color: Color) {
        let points: Vec<_> = points.map(|point| self.place(point)).collect();
        self.sheet.polygon(&points, color);
    }

    /// Draws a dot on a curve, with a ring if that has a color.
    pub fn dot(&mut self, point: (f64, f64), color: Color, ring: Option<Color>) {
        let place = self.place(point);
        if let Some(ring) = ring {
            self.sheet.disc(place, DOT + 1.0, ring);
            self.sheet.disc(place, DOT - 1.5, color);
        } else {
            self.sheet.disc(place, DOT, color);
        }
    }

    /// Writes a text outside the plot's own labels.
    pub fn note(&mut self, at: (f32, f32), size: f32, (align, color): (Align, Color), text: &str) {
        self.sheet.text(at, size, align, color, text);
    }

    /// Labels points with their texts, near them and on a ground of their own, where they cover no other label and
    /// little of the curves.
    pub fn label(&mut self, labels: &[((f64, f64), &str)], size: f32, color: Color) {
        let mut taken: Vec<Area> = Vec::new();
        for &(point, text) in labels.iter().filter(|(_, text)| !text.is_empty()) {
            let (x, y) = self.place(point);
            let (width, height) = (text_width(size, text) + size * 0.5, size * 1.2);
            let at = |(right, down): (f32, f32)| Area {
                left: (x + right * width - width / 2.0)
                    .clamp(self.area.left, self.area.left + self.area.width - width),
                top: y + down * height - height / 2.0,
                width,
                height,
            };
            let is_free = |area: &Area| {
                area.top > self.area.top
                    && area.top + height < self.area.top + self.area.height
                    && !taken.iter().any(|other| other.meets(*area))
            };
            let cost = |(order, area): &(usize, Area)| {
                let covered = self.curves.iter().filter(|point| area.contains(**point));
                2 * covered.count() + order
            };
            let tries = LABEL_TRIES.map(at);
            let free = tries
                .into_iter()
                .enumerate()
                .filter(|(_, area)| is_free(area));
            let best = free.min_by_key(cost);
            let area = best.map_or(tries[0], |(_, area)| area);
            self.sheet.rectangle(area, height * 0.25, colors::PAPER);
            let middle = (area.left + width / 2.0, area.top + height / 2.0);
            self.sheet.text(middle, size, Align::Center, color, text);
            taken.push(area);
        }
    }

    /// The PNG file.
    ///
    /// # Errors
    /// Returns an error if the encoder failed.
    pub fn png(&self) -> Result<Vec<u8>, ImageError> {
        self.sheet.png()
    }
}

/// Returns the multiples of 1, 2 or 5 times a power of ten within a span, with the finest step that
/// makes at most `most` of them.
fn round_values((from, to): (f64, f64), most: usize) -> Vec<f64> {
    let within = |step: f64| {
        let (first, last) = ((from / step).ceil() as i64, (to / step).floor() as i64);
        (first..=last)
            .map(|number| number as f64 * step)
            .collect::<Vec<_>>()
    };
    let mut power = 10_f64.powf((to - from).log10().ceil());
    let mut values = within(power);
    loop {
        for part in [2.0, 5.0, 10.0] {
            let finer = within(power / part);
            if finer.len() > most {
                return values;
            }
            values = finer;
        }
        power /= 10.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_round_and_not_too_many() {
        assert_eq!(
            round_values((1_412.0, 1_588.0), 4),
            [1_450.0, 1_500.0, 1_550.0]
        );
        assert_eq!(round_values((-4.0, 4.0), 5), [-4.0, -2.0, 0.0, 2.0, 4.0]);
        assert_eq!(
            round_values((-13.2, 13.2), 5),
            [-10.0, -5.0, 0.0, 5.0, 10.0]
        );
        assert_eq!(round_values((0.0, 2.0), 5), [0.0, 0.5, 1.0, 1.5, 2.0]);
    }
}
