//! The curve of who was ahead in a game.

use plotters::prelude::*;
use plotters::style::{Color as _, RGBColor};

use super::plot::{self, FONT, PlotError, color, text};
use super::{Color, colors};

const WIDTH: u32 = 700;
const HEIGHT: u32 = 360;
/// The fewest steps, up and down, that the height stands for.
const LEAST_SPAN: f64 = 4.0;
/// The lines of games of more than two, by the letters of colors.
const LINES: [Color; 6] = [
    [0xF4, 0xF1, 0xF8],
    [0x8E, 0x86, 0x9C],
    [0xE0, 0x5C, 0x5C],
    [0x5B, 0x9B, 0xE8],
    [0x57, 0xC7, 0x85],
    [0xE8, 0xC5, 0x4A],
];

/// How far the sides of a game were ahead, event by event.
#[derive(Clone, Debug)]
pub struct LeadCurve {
    /// By seat: the number of its first color, and how many steps it was ahead before the first event
    /// and after each. Of two sides the first alone is drawn.
    pub sides: Vec<(usize, Vec<f64>)>,
    /// How many events make a round.
    pub events_of_a_round: usize,
    /// The moves that are told below the curve, by the number of events before them and the seat.
    pub moments: Vec<(usize, usize)>,
}

impl LeadCurve {
    /// Draws the curve as a PNG file.
    ///
    /// # Errors
    /// The library failed.
    pub fn png(&self) -> Result<Vec<u8>, PlotError> {
        plot::png((WIDTH, HEIGHT), |pixels| self.draw(pixels))
    }

    fn draw(&self, pixels: &mut [u8]) -> Result<(), Box<dyn std::error::Error + '_>> {
        let area = BitMapBackend::with_buffer(pixels, (WIDTH, HEIGHT)).into_drawing_area();
        area.fill(&color(colors::PAPER)).map_err(text)?;
        let events = self.sides.first().map_or(1, |(_, leads)| leads.len());
        let (last, span) = ((events.max(2) - 1) as f64, self.span());
        let mut chart = ChartBuilder::on(&area)
            .margin(16)
            .margin_right(24)
            .y_label_area_size(62)
            .x_label_area_size(38)
            .build_cartesian_2d(0.0..last, -span..span)
            .map_err(text)?;
        let labels = (FONT, 24).into_font().color(&color(colors::DIM));
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(6)
            .x_label_formatter(&|event| self.round_of(*event))
            .y_labels(5)
            .y_label_formatter(&|steps| match steps.round() as i64 {
                0 => "0".to_owned(),
                steps => format!("{steps:+}"),
            })
            .label_style(labels)
            .axis_style(color(colors::PAPER))
            .bold_line_style(color(colors::GROOVE))
            .light_line_style(color(colors::PAPER))
            .draw()
            .map_err(text)?;
        let zero = LineSeries::new(
            [(0.0, 0.0), (last, 0.0)],
            color(colors::DIM).stroke_width(2),
        );
        chart.draw_series(zero).map_err(text)?;
        for (stone, leads) in self.drawn() {
            let points = leads
                .iter()
                .enumerate()
                .map(|(event, lead)| (event as f64, *lead));
            let style = self.line(*stone).stroke_width(5);
            chart
                .draw_series(LineSeries::new(points, style))
                .map_err(text)?;
        }
        for point in self.marked() {
            let dot = Circle::new(point, 9, color(colors::LOST).filled());
            chart.draw_series([dot]).map_err(text)?;
            let ring = Circle::new(point, 9, color(colors::TEXT).stroke_width(2));
            chart.draw_series([ring]).map_err(text)?;
        }
        area.present().map_err(text)?;
        Ok(())
    }

    /// The sides whose lines are drawn.
    fn drawn(&self) -> &[(usize, Vec<f64>)] {
        match &self.sides[..] {
            two @ [_, _] => &two[..1],
            sides => sides,
        }
    }

    fn line(&self, stone: usize) -> RGBColor {
        if self.sides.len() == 2 {
            return color(colors::BAND);
        }
        color(LINES[stone % LINES.len()])
    }

    /// Where the moments lie: on the line of whoever moved, or of the first of two.
    fn marked(&self) -> Vec<(f64, f64)> {
        let lead = |&(event, seat): &(usize, usize)| {
            let seat = if self.sides.len() == 2 { 0 } else { seat };
            let (_, leads) = self.sides.get(seat)?;
            Some(((event + 1) as f64, *leads.get(event + 1)?))
        };
        self.moments.iter().filter_map(lead).collect()
    }

    fn round_of(&self, event: f64) -> String {
        let round = event as usize / self.events_of_a_round.max(1) + 1;
        round.to_string()
    }

    fn span(&self) -> f64 {
        let leads = self.drawn().iter().flat_map(|(_, leads)| leads);
        let most = leads.fold(0.0_f64, |most, lead| most.max(lead.abs()));
        (most * 1.12).max(LEAST_SPAN)
    }
}
