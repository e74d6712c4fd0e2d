//! The strip that says how far the sides are: each side's stones, its steps to go as a number and
//! a bar, its stones in the goal; and the countdown to the next forced end.

use super::canvas::Canvas;
use super::ink::Ink;
use super::kit::Kit;
use super::layout::Part;
use super::letters::Letters;
use super::mask::{Mask, length};
use super::palette::Palette;
use super::scene::Scene;
use super::sides::{Side, Sides};
use super::stone::Mason;
use super::theme::Theme;
use crate::engine::{Color, Grid, Setup};

/// The corners of the star's picture in which sides stand, by their number: left or right, upper or
/// lower, and the place in that corner.
const CORNERS: [&[(bool, bool, usize)]; 7] = [
    &[],
    &[(false, false, 0)],
    &[(false, false, 0), (true, false, 0)],
    &[(false, false, 0), (true, false, 0), (false, true, 0)],
    &[
        (false, false, 0),
        (true, false, 0),
        (true, true, 0),
        (false, true, 0),
    ],
    &[
        (false, false, 0),
        (false, false, 1),
        (true, false, 0),
        (true, false, 1),
        (false, true, 0),
    ],
    &[
        (false, false, 0),
        (false, false, 1),
        (true, false, 0),
        (true, false, 1),
        (false, true, 1),
        (false, true, 0),
    ],
];

/// All that strips of one size share.
pub(super) struct StripKit {
    /// The side of the tile of a stone.
    icon: usize,
    stones: Vec<Canvas>,
    outline: Vec<std::ops::Range<usize>>,
    turn_ring: Mask,
    laurel: Mask,
    hourglass: Mask,
    large: Figures,
    small: Figures,
}

/// The figures in one size.
struct Figures {
    masks: Vec<Mask>,
}

/// The characters that have a figure.
const FIGURES: &str = "0123456789/";

impl Figures {
    fn new(letters: &Letters, capital: f32) -> Self {
        let height = (capital * 1.4).ceil() as usize;
        let mask = |figure: char| letters.glyph(figure, height, capital);
        Self {
            masks: FIGURES.chars().map(mask).collect(),
        }
    }

    /// The masks of a text, whose widths are the distances between them.
    fn of<'a>(&'a self, text: &'a str) -> impl Iterator<Item = &'a Mask> {
        let found = text.chars().filter_map(|figure| FIGURES.find(figure));
        found.map(|index| &self.masks[index])
    }

    fn width(&self, text: &str) -> usize {
        self.of(text).map(Mask::width).sum()
    }

    fn height(&self) -> usize {
        self.masks[0].height()
    }
}

impl StripKit {
    pub fn new(theme: &Theme, letters: &Letters, palette: &Palette, height: usize, setup: &Setup) -> Self {
        let icon = (height as f32 * theme.strip.stone * 2.3).ceil() as usize;
        let radius = height as f32 * theme.strip.stone;
        let mason = Mason::new(theme, palette, icon, radius * 0.92);
        let colors = (0..setup.color_count()).map(Color::at);
        let length = |share: f32| height as f32 * share;
        Self {
            icon,
            stones: colors.map(|color| mason.stone(Ink::Frame, color)).collect(),
            outline: mason.outline(),
            turn_ring: Mask::ring(icon, radius * 0.96, radius * 1.14),
            laurel: laurel(height, radius * 1.22),
            hourglass: hourglass((length(0.62)) as usize),
            large: Figures::new(letters, length(theme.strip.capital)),
            small: Figures::new(letters, length(theme.strip.small)),
        }
    }
}

/// Draws the strip of a scene.
pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, scene: &Scene, sides: &Sides) {
    let Some(shared) = &kit.strip else { return };
    let strip = Strip {
        kit,
        shared,
        height: kit.layout.strip,
    };
    let is_star = scene.setup.board().grid() == Grid::Star;
    let count = sides.sides.len();
    for (number, side) in sides.sides.iter().enumerate() {
        let part = if is_star {
            strip.corner(CORNERS[count.min(6)][number])
        } else {
            strip.column(number, count, sides.countdown.is_some())
        };
        strip.side(canvas, part, side);
    }
    if let Some(left) = sides.countdown {
        let part = if is_star {
            strip.corner((true, true, usize::from(count == 4)))
        } else {
            strip.end()
        };
        strip.countdown(canvas, part, left);
    }
}

struct Strip<'a> {
    kit: &'a Kit,
    shared: &'a StripKit,
    height: usize,
}

impl Strip<'_> {
    /// The width of the countdown at the end of a strip.
    fn end_width(&self) -> usize {
        self.height * 8 / 5
    }

    fn margin(&self) -> usize {
        self.kit.layout.origin.0
    }

    /// The part of one side in a strip above the board.
    fn column(&self, number: usize, count: usize, has_end: bool) -> Part {
        let all = self.kit.layout.extent.0 - 2 * self.margin();
        let end = if has_end { self.end_width() } else { 0 };
        let width = (all - end) / count;
        let gap = self.height / 3;
        let left = self.margin() + number * width;
        ((left, 0), (width - gap.min(width / 4), self.height))
    }

    fn end(&self) -> Part {
        let width = self.end_width();
        let left = self.kit.layout.extent.0 - self.margin() - width;
        ((left, 0), (width, self.height))
    }

    /// A part in a corner beside the points of the star.
    fn corner(&self, (is_right, is_low, place): (bool, bool, usize)) -> Part {
        let (width, height) = self.kit.layout.extent;
        let margin = self.height / 4;
        let wide = self.height * 3;
        let row = self.height * 9 / 8;
        let left = if is_right { width - wide - margin } else { margin };
        let top = if is_low {
            height - margin - self.height - place * row
        } else {
            margin + place * row
        };
        ((left, top), (wide, self.height))
    }

    fn side(&self, canvas: &mut Canvas, ((left, top), (width, height)): Part, side: &Side) {
        let shared = self.shared;
        let icon_top = top + (height - shared.icon) / 2;
        let step = shared.icon * 11 / 20;
        for (number, color) in side.colors.iter().enumerate().rev() {
            let at = (left + number * step, icon_top);
            let stone = &shared.stones[color.index()];
            canvas.paste(stone, at, &shared.outline);
        }
        if side.won {
            let off = (shared.laurel.width().saturating_sub(shared.icon)) / 2;
            let at = (left.saturating_sub(off), top);
            self.stamp(canvas, &shared.laurel, at, Ink::Laurel);
        } else if side.to_move {
            self.stamp(canvas, &shared.turn_ring, (left, icon_top), Ink::Accent);
        }
        let start = left + shared.icon + (side.colors.len() - 1) * step + height / 6;
        let room = (left + width).saturating_sub(start);
        let Some(steps) = side.steps else {
            canvas.fill((start, top + height / 2), (height / 3, 2), self.index(Ink::StripDim));
            return;
        };
        let text_top = top + height / 8;
        self.text(canvas, &shared.large, &steps.to_string(), (start, text_top), Ink::StripText);
        let goal = format!("{}/{}", side.in_goal, side.stones);
        let needed = shared.large.width("000") + shared.small.width(&goal);
        if needed <= room {
            let lower = shared.large.height().saturating_sub(shared.small.height()) * 3 / 5;
            let at = (start + room - shared.small.width(&goal), text_top + lower);
            self.text(canvas, &shared.small, &goal, at, Ink::StripDim);
        }
        let bar_top = top + height * 13 / 20;
        let thick = (height / 7).max(2);
        canvas.fill((start, bar_top), (room, thick), self.index(Ink::Track));
        let done = side.steps_at_start.saturating_sub(steps) as usize;
        let filled = room * done / (side.steps_at_start.max(1) as usize);
        canvas.fill((start, bar_top), (filled, thick), self.index(Ink::StripText));
    }

    fn countdown(&self, canvas: &mut Canvas, ((left, top), (width, height)): Part, rounds: u32) {
        let glass = &self.shared.hourglass;
        let text = rounds.to_string();
        let figures = &self.shared.large;
        let all = glass.width() + figures.width(&text);
        let start = left + width.saturating_sub(all);
        let glass_top = top + (height - glass.height()) / 2;
        self.stamp(canvas, glass, (start, glass_top), Ink::Accent);
        let text_top = top + (height - figures.height()) / 2;
        self.text(canvas, figures, &text, (start + glass.width(), text_top), Ink::Accent);
    }

    fn text(&self, canvas: &mut Canvas, figures: &Figures, text: &str, at: (usize, usize), ink: Ink) {
        let mut left = at.0;
        for mask in figures.of(text) {
            self.stamp(canvas, mask, (left, at.1), ink);
            left += mask.width();
        }
    }

    fn stamp(&self, canvas: &mut Canvas, mask: &Mask, at: (usize, usize), ink: Ink) {
        canvas.stamp(mask, at, self.kit.palette.brush(ink));
    }

    fn index(&self, ink: Ink) -> u8 {
        self.kit.palette.index(ink)
    }
}

/// Two twigs of leaves around a stone, open at the top.
fn laurel(side: usize, radius: f32) -> Mask {
    let leaf = radius * 0.24;
    let leaves: Vec<(f32, f32, f32)> = (0..5)
        .flat_map(|number| [-1.0, 1.0].map(|hand| (number as f32, hand)))
        .map(|(number, hand): (f32, f32)| {
            let angle = 0.35 + number * 0.46;
            let (x, y) = (hand * angle.sin() * radius, angle.cos() * radius);
            (x, y, hand * (angle + 0.55))
        })
        .collect();
    Mask::of(side, side, |x, y| {
        let half = side as f32 / 2.0;
        let (x, y) = (x - half, y - half);
        let distance = |&(at_x, at_y, turn): &(f32, f32, f32)| {
            let (right, down) = (x - at_x, y - at_y);
            let along = right * turn.cos() - down * turn.sin();
            let across = right * turn.sin() + down * turn.cos();
            length(along, across * 2.1) / 2.1 - leaf / 2.1
        };
        leaves.iter().map(distance).fold(f32::MAX, f32::min)
    })
}

/// Two triangles that meet in the middle, with a bar above and below.
fn hourglass(side: usize) -> Mask {
    let half = side as f32 / 2.0;
    Mask::of(side, side, |x, y| {
        let (x, y) = ((x - half).abs(), (y - half).abs());
        let glass = (x * 0.8 - y * 0.62).max(y - half * 0.72);
        let bar = (y - half * 0.78).abs() - half * 0.1;
        glass.min(bar.max(x - half * 0.72))
    })
}
