//! The curve of a rating over time.

use image::ImageError;

use super::colors;
use super::plot::Plot;
use super::sheet::Area;

const WIDTH: u32 = 700;
const HEIGHT: u32 = 320;
const AREA: Area = Area {
    left: 90.0,
    top: 18.0,
    width: 592.0,
    height: 284.0,
};
/// The height of labels.
const LETTERS: f32 = 26.0;
/// The smallest range of ratings for the full height.
const LEAST_SPAN: f64 = 200.0;

/// Ratings after games, oldest first.
#[derive(Clone, Debug)]
pub struct RatingCurve {
    /// For each game: when it ended (in any unit), the rating, and its uncertainty.
    pub points: Vec<(f64, f64, f64)>,
}

impl RatingCurve {
    /// Draws the curve within its band of uncertainty, as a PNG file.
    ///
    /// # Errors
    /// Returns an error if the encoder failed.
    pub fn png(&self) -> Result<Vec<u8>, ImageError> {
        let mut plot = Plot::new((WIDTH, HEIGHT), AREA, self.times(), self.span());
        plot.heights(4, LETTERS, |points| format!("{points:.0}"));
        let points = || self.points.iter();
        let upper = points().map(|(at, rating, off)| (*at, rating + off));
        let lower = points().rev().map(|(at, rating, off)| (*at, rating - off));
        plot.band(upper.chain(lower), colors::GROOVE);
        plot.curve(points().map(|(at, rating, _)| (*at, *rating)), colors::BAND);
        if let Some((at, rating, _)) = self.points.last() {
            plot.dot((*at, *rating), colors::TEXT, None);
        }
        plot.png()
    }

    /// The first and the last time, with some room if they are equal.
    fn times(&self) -> (f64, f64) {
        let first = self.points.first().map_or(0.0, |point| point.0);
        let last = self.points.last().map_or(1.0, |point| point.0);
        (first, last.max(first + 1.0))
    }

    /// The range of ratings to show.
    fn span(&self) -> (f64, f64) {
        let ratings = || self.points.iter().map(|point| point.1);
        let (least, most) = (
            ratings().fold(f64::MAX, f64::min),
            ratings().fold(0.0, f64::max),
        );
        let middle = f64::midpoint(least, most);
        let half = ((most - least) * 0.62).max(LEAST_SPAN / 2.0);
        (middle - half, middle + half)
    }
}
