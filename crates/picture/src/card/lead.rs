//! The curve of who was ahead in a game.

use image::ImageError;

use super::plot::Plot;
use super::sheet::{Align, Area};
use super::{Color, colors};

const WIDTH: u32 = 700;
const HEIGHT: u32 = 424;
const AREA: Area = Area {
    left: 96.0,
    top: 50.0,
    width: 580.0,
    height: 296.0,
};
/// The height of labels.
const LETTERS: f32 = 24.0;
/// How many letters of two names fit next to each other.
const MOST_LETTERS: usize = 40;
/// The smallest lead, up and down, that fills the height.
const LEAST_SPAN: f64 = 4.0;
/// Line colors in games of more than two, in the order of the stones' colors.
const LINES: [Color; 6] = [
    [0xF4, 0xF1, 0xF8],
    [0x8E, 0x86, 0x9C],
    [0xE0, 0x5C, 0x5C],
    [0x5B, 0x9B, 0xE8],
    [0x57, 0xC7, 0x85],
    [0xE8, 0xC5, 0x4A],
];

/// How far ahead each side of a game was, event by event.
#[derive(Clone, Debug)]
pub struct LeadCurve {
    /// By seat: the number of its first color, and its lead in steps before the first event and
    /// after each one. Of two sides only the first is drawn.
    pub sides: Vec<(usize, Vec<f64>)>,
    /// The number of events in a round.
    pub events_of_a_round: usize,
    /// The moves to mark.
    pub moments: Vec<LeadMoment>,
    /// The labels of leads: above and below for two sides, in a row for more.
    pub labels: Vec<String>,
    /// The label of the horizontal axis.
    pub rounds: String,
    /// The label of the vertical axis.
    pub steps: String,
}

/// A move that is marked on the curve.
#[derive(Clone, Debug)]
pub struct LeadMoment {
    /// How many events came before the move.
    pub event: usize,
    /// Who made the move.
    pub seat: usize,
    /// The move as written next to its mark.
    pub text: String,
}

impl LeadCurve {
    /// Draws the curve as a PNG file.
    ///
    /// # Errors
    /// Returns an error if the encoder failed.
    pub fn png(&self) -> Result<Vec<u8>, ImageError> {
        let events = self.sides.first().map_or(1, |(_, leads)| leads.len());
        let (last, span) = (self.round_of(events.max(2) - 1), self.span());
        let mut plot = Plot::new((WIDTH, HEIGHT), AREA, (1.0, last), (-span, span));
        plot.heights(7, LETTERS, |steps| match steps.round() as i64 {
            0 => "0".to_owned(),
            steps => format!("{steps:+}"),
        });
        plot.places(6, LETTERS, |round| format!("{round:.0}"));
        plot.level(0.0, colors::DIM);
        for (stone, leads) in self.drawn() {
            let points = leads.iter().enumerate();
            let points = points.map(|(event, lead)| (self.round_of(event), *lead));
            plot.curve(points, self.line(*stone));
        }
        self.name_axes(&mut plot);
        let marked = self.marked();
        for (point, _) in &marked {
            plot.dot(*point, colors::LOST, Some(colors::TEXT));
        }
        plot.label(&marked, LETTERS, colors::TEXT);
        plot.png()
    }

    fn name_axes(&self, plot: &mut Plot) {
        let (above, below) = (AREA.top - 26.0, AREA.top + AREA.height);
        let dim = (Align::Left, colors::DIM);
        plot.note((14.0, above), LETTERS, dim, &self.steps);
        plot.note((14.0, below + 17.0), LETTERS, dim, &self.rounds);
        if let [first, second] = &self.labels[..] {
            let text = (Align::Right, colors::TEXT);
            let right = AREA.left + AREA.width;
            plot.note((right, above), LETTERS, text, first);
            // Below the plot, where it can't cover the line and its marks.
            plot.note((right, below + 46.0), LETTERS, text, second);
            return;
        }
        let width = AREA.width / self.labels.len().max(1) as f32;
        for (seat, ((stone, _), label)) in self.sides.iter().zip(&self.labels).enumerate() {
            let left = AREA.left + seat as f32 * width;
            let cut: String = label
                .chars()
                .take(MOST_LETTERS / self.labels.len())
                .collect();
            plot.note(
                (left, above),
                LETTERS,
                (Align::Left, self.line(*stone)),
                &cut,
            );
        }
    }

    /// The sides whose lines are drawn.
    fn drawn(&self) -> &[(usize, Vec<f64>)] {
        match &self.sides[..] {
            two @ [_, _] => &two[..1],
            sides => sides,
        }
    }

    fn line(&self, stone: usize) -> Color {
        if self.sides.len() == 2 {
            return colors::BAND;
        }
        LINES[stone % LINES.len()]
    }

    /// Where the moments are: on the line of the seat that moved, or of the first of two.
    fn marked(&self) -> Vec<((f64, f64), &str)> {
        let lead = |moment: &'_ LeadMoment| {
            let seat = if self.sides.len() == 2 {
                0
            } else {
                moment.seat
            };
            let (_, leads) = self.sides.get(seat)?;
            let event = moment.event + 1;
            Some((self.round_of(event), *leads.get(event)?))
        };
        let marks = self.moments.iter();
        marks
            .filter_map(|moment| Some((lead(moment)?, moment.text.as_str())))
            .collect()
    }

    /// The round of an event, with the part of it that is over.
    fn round_of(&self, event: usize) -> f64 {
        event as f64 / self.events_of_a_round.max(1) as f64 + 1.0
    }

    fn span(&self) -> f64 {
        let leads = self.drawn().iter().flat_map(|(_, leads)| leads);
        let most = leads.fold(0.0_f64, |most, lead| most.max(lead.abs()));
        (most * 1.12).max(LEAST_SPAN)
    }
}
