//! The curve of a rating over time.

use plotters::prelude::*;

use super::colors;
use super::plot::{self, FONT, PlotError, color, text};

const WIDTH: u32 = 700;
const HEIGHT: u32 = 320;
/// The fewest points of rating that the height stands for.
const LEAST_SPAN: f64 = 200.0;

/// Ratings after games, the oldest first.
#[derive(Clone, Debug)]
pub struct RatingCurve {
    /// For each game: when it ended (in any unit), the rating, and how far off it may be.
    pub points: Vec<(f64, f64, f64)>,
}

impl RatingCurve {
    /// Draws the curve within the band in which the rating surely is, as a PNG file.
    ///
    /// # Errors
    /// The library failed.
    pub fn png(&self) -> Result<Vec<u8>, PlotError> {
        plot::png((WIDTH, HEIGHT), |pixels| self.draw(pixels))
    }

    fn draw(&self, pixels: &mut [u8]) -> Result<(), Box<dyn std::error::Error + '_>> {
        let size = (WIDTH, HEIGHT);
        let area = BitMapBackend::with_buffer(pixels, size).into_drawing_area();
        area.fill(&color(colors::PAPER)).map_err(text)?;
        let (left, right) = self.times();
        let (bottom, top) = self.span();
        let mut chart = ChartBuilder::on(&area)
            .margin(18)
            .y_label_area_size(72)
            .build_cartesian_2d(left..right, bottom..top)
            .map_err(text)?;
        let labels = (FONT, 26).into_font().color(&color(colors::DIM));
        chart
            .configure_mesh()
            .disable_x_mesh()
            .disable_x_axis()
            .y_labels(4)
            .y_label_formatter(&|points| format!("{points:.0}"))
            .label_style(labels)
            .axis_style(color(colors::PAPER))
            .bold_line_style(color(colors::GROOVE))
            .light_line_style(color(colors::PAPER))
            .draw()
            .map_err(text)?;
        let upper = self
            .points
            .iter()
            .map(|(at, rating, off)| (*at, rating + off));
        let lower = self
            .points
            .iter()
            .rev()
            .map(|(at, rating, off)| (*at, rating - off));
        let band = Polygon::new(
            upper.chain(lower).collect::<Vec<_>>(),
            color(colors::GROOVE),
        );
        chart.draw_series([band]).map_err(text)?;
        let style = color(colors::BAND).stroke_width(5);
        let ratings = self.points.iter().map(|(at, rating, _)| (*at, *rating));
        chart
            .draw_series(LineSeries::new(ratings, style))
            .map_err(text)?;
        if let Some((at, rating, _)) = self.points.last() {
            let now = Circle::new((*at, *rating), 9, color(colors::TEXT).filled());
            chart.draw_series([now]).map_err(text)?;
        }
        area.present().map_err(text)?;
        Ok(())
    }

    /// The first and the last moment, with some room where they are one.
    fn times(&self) -> (f64, f64) {
        let first = self.points.first().map_or(0.0, |point| point.0);
        let last = self.points.last().map_or(1.0, |point| point.0);
        (first, last.max(first + 1.0))
    }

    /// From where to where ratings go.
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
