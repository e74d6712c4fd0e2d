//! The strip that says how far the sides are: each side's stones, its steps to go as a number and
//! a bar, its stones in the goal; and the countdown to the next forced end.

use super::board_parts::BoardParts;
use super::strip_parts::{Figures, StripParts};
use crate::paint::canvas::Canvas;
use crate::paint::ink::Ink;
use crate::scene::Scene;
use crate::scene::layout::Part;
use crate::scene::sides::{Side, Sides};
use crate::shape::mask::Mask;
use halma_rules::{Color, Grid};

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

/// Draws the strip of a scene.
pub(crate) fn draw(canvas: &mut Canvas, parts: &BoardParts, scene: &Scene, sides: &Sides) {
    let Some(shared) = &parts.strip else { return };
    let strip = Strip {
        parts,
        shared,
        height: parts.layout.strip,
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
    parts: &'a BoardParts,
    shared: &'a StripParts,
    height: usize,
}

impl Strip<'_> {
    /// The width of the countdown at the end of a strip.
    fn end_width(&self) -> usize {
        self.height * 8 / 5
    }

    fn margin(&self) -> usize {
        self.parts.layout.origin.0
    }

    /// The part of one side in a strip above the board.
    fn column(&self, number: usize, count: usize, has_end: bool) -> Part {
        let all = self.parts.layout.extent.0 - 2 * self.margin();
        let end = if has_end { self.end_width() } else { 0 };
        let width = (all - end) / count;
        let gap = self.height / 3;
        let left = self.margin() + number * width;
        ((left, 0), (width - gap.min(width / 4), self.height))
    }

    fn end(&self) -> Part {
        let width = self.end_width();
        let left = self.parts.layout.extent.0 - self.margin() - width;
        ((left, 0), (width, self.height))
    }

    /// A part in a corner beside the points of the star.
    fn corner(&self, (is_right, is_low, place): (bool, bool, usize)) -> Part {
        let (width, height) = self.parts.layout.extent;
        let margin = self.height / 4;
        let wide = self.height * 3;
        let row = self.height * 9 / 8;
        let left = if is_right {
            width - wide - margin
        } else {
            margin
        };
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
        if let Some(place) = side.place {
            self.place(canvas, (left, icon_top), place, side.colors[0]);
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
            canvas.fill(
                (start, top + height / 2),
                (height / 3, 2),
                self.index(Ink::StripDim),
            );
            return;
        };
        let text_top = top + height / 8;
        self.text(
            canvas,
            &shared.large,
            &steps.to_string(),
            (start, text_top),
            Ink::StripText,
        );
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
        canvas.fill(
            (start, bar_top),
            (filled, thick),
            self.index(Ink::StripText),
        );
    }

    /// The place of a side in the middle of its stone.
    fn place(&self, canvas: &mut Canvas, at: (usize, usize), place: usize, color: Color) {
        let (shared, text) = (self.shared, place.to_string());
        let figures = &shared.large;
        self.stamp(canvas, &shared.face, at, Ink::Face(color));
        let middle = |extent: usize| shared.icon.saturating_sub(extent) / 2;
        let left = at.0 + middle(figures.width(&text));
        let top = at.1 + middle(figures.height());
        self.text(canvas, figures, &text, (left, top), Ink::StoneNumber(color));
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
        self.text(
            canvas,
            figures,
            &text,
            (start + glass.width(), text_top),
            Ink::Accent,
        );
    }

    fn text(
        &self,
        canvas: &mut Canvas,
        figures: &Figures,
        text: &str,
        at: (usize, usize),
        ink: Ink,
    ) {
        let mut left = at.0;
        for mask in figures.of(text) {
            self.stamp(canvas, mask, (left, at.1), ink);
            left += mask.width();
        }
    }

    fn stamp(&self, canvas: &mut Canvas, mask: &Mask, at: (usize, usize), ink: Ink) {
        canvas.stamp(mask, at, self.parts.palette.brush(ink));
    }

    fn index(&self, ink: Ink) -> u8 {
        self.parts.palette.index(ink)
    }
}
