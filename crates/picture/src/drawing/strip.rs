//! The strip that shows each side's progress: its stone, its steps left as a number and a bar, and
//! its stones in the goal; and the countdown to the next forced end. With captions it also shows
//! names and the state of the game.

use super::board_parts::BoardParts;
use super::strip_parts::{Line, StripParts};
use crate::paint::canvas::Canvas;
use crate::paint::ink::Ink;
use crate::scene::Scene;
use crate::scene::captions::Captions;
use crate::scene::layout::Part;
use crate::scene::sides::{Side, Sides};
use crate::shape::mask::Mask;
use halma_rules::{Color, Grid};

/// Where sides are in the corners of the star's picture, by the number of sides: right or left,
/// lower or upper, and the place in that corner.
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
        captions: scene.captions.as_ref(),
    };
    let is_star = scene.setup.board().grid() == Grid::Star;
    let count = sides.sides.len();
    for (number, side) in sides.sides.iter().enumerate() {
        let part = if is_star {
            strip.corner(CORNERS[count.min(6)][number])
        } else {
            strip.column(number, count, sides.countdown.is_some())
        };
        strip.side(canvas, part, (number, side));
    }
    let free = strip.corner((true, true, usize::from(count == 4)));
    if let Some(left) = sides.countdown {
        let part = match (is_star, strip.captions) {
            (false, _) => strip.end(),
            (true, None) => free,
            (true, Some(_)) => (free.0, (strip.end_width(), free.1.1)),
        };
        strip.countdown(canvas, part, left);
    }
    if let Some(captions) = strip.captions {
        if is_star {
            let has_countdown = sides.countdown.is_some();
            strip.state_in_corner(canvas, (free, has_countdown), captions);
        } else {
            strip.state_above(canvas, captions);
        }
    }
}

struct Strip<'a> {
    parts: &'a BoardParts,
    shared: &'a StripParts,
    height: usize,
    captions: Option<&'a Captions>,
}

impl Strip<'_> {
    /// The width of the countdown at the right end.
    fn end_width(&self) -> usize {
        self.height * 8 / 5
    }

    fn margin(&self) -> usize {
        self.parts.layout.origin.0
    }

    /// The area of one side in a strip above the board.
    fn column(&self, number: usize, count: usize, has_end: bool) -> Part {
        let all = self.parts.layout.extent.0 - 2 * self.margin();
        let end = if has_end { self.end_width() } else { 0 };
        let width = (all - end) / count;
        let gap = self.height / 3;
        let left = self.margin() + number * width;
        let top = self.parts.layout.state;
        ((left, top), (width - gap.min(width / 4), self.height))
    }

    fn end(&self) -> Part {
        let width = self.end_width();
        let left = self.parts.layout.extent.0 - self.margin() - width;
        ((left, self.parts.layout.state), (width, self.height))
    }

    /// An area in a corner beside the points of the star.
    fn corner(&self, (is_right, is_low, place): (bool, bool, usize)) -> Part {
        let (width, height) = self.parts.layout.extent;
        let margin = self.height / 4;
        let wide = match self.captions {
            None => self.height * 3,
            Some(_) => self.height * 7 / 2,
        };
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

    fn side(
        &self,
        canvas: &mut Canvas,
        ((left, top), (width, height)): Part,
        (number, side): (usize, &Side),
    ) {
        let shared = self.shared;
        let icon_top = top + (height - shared.icon) / 2;
        let step = shared.icon * 11 / 20;
        for (place, color) in side.colors.iter().enumerate().rev() {
            let at = (left + place * step, icon_top);
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
        if let Some(captions) = self.captions {
            let name = captions.names.get(number).map_or("", String::as_str);
            let name = self.shared.small.line_within(name, room);
            self.line(canvas, &name, (start, top + height / 20), Ink::StripText);
        }
        let Some(steps) = side.steps else {
            canvas.fill(
                (start, top + height / 2),
                (height / 3, 2),
                self.index(Ink::StripDim),
            );
            return;
        };
        let bar_top = match self.captions {
            None => {
                self.figures(canvas, (start, top + height / 8), room, (steps, side));
                top + height * 13 / 20
            }
            Some(captions) => {
                let at = (start, top + height * 2 / 5);
                self.labeled(canvas, at, room, (steps, side, captions));
                top + height * 4 / 5
            }
        };
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

    /// The numbers of a side without words: its steps left, and its stones in the goal.
    fn figures(
        &self,
        canvas: &mut Canvas,
        at: (usize, usize),
        room: usize,
        (steps, side): (u32, &Side),
    ) {
        let (large, small) = (&self.shared.large, &self.shared.small);
        self.line(canvas, &large.line(&steps.to_string()), at, Ink::StripText);
        let goal = small.line(&format!("{}/{}", side.in_goal, side.stones));
        if large.line("000").width() + goal.width() <= room {
            let lower = large.height().saturating_sub(small.height()) * 3 / 5;
            let at = (at.0 + room - goal.width(), at.1 + lower);
            self.line(canvas, &goal, at, Ink::StripDim);
        }
    }

    /// The numbers of a side with their labels, as far as there is room.
    fn labeled(
        &self,
        canvas: &mut Canvas,
        at: (usize, usize),
        room: usize,
        (steps, side, captions): (u32, &Side, &Captions),
    ) {
        let small = &self.shared.small;
        let mut left = small.line(&format!("{steps} {}", captions.steps));
        if left.width() > room {
            left = small.line(&steps.to_string());
        }
        self.line(canvas, &left, at, Ink::StripText);
        let goal = small.line(&format!(
            "{}/{} {}",
            side.in_goal, side.stones, captions.goal
        ));
        if left.width() + self.height / 4 + goal.width() <= room {
            let at = (at.0 + room - goal.width(), at.1);
            self.line(canvas, &goal, at, Ink::StripDim);
        }
    }

    /// The state of the game, in the line above the sides.
    fn state_above(&self, canvas: &mut Canvas, captions: &Captions) {
        let (small, margin) = (&self.shared.small, self.margin());
        let room = self.parts.layout.extent.0 - 2 * margin;
        let round = small.line_within(&captions.round, room / 3);
        let state = small.line_within(&captions.state, room - round.width() - self.height / 3);
        let top = self.parts.layout.state.saturating_sub(small.height()) / 2;
        self.line(canvas, &state, (margin, top), Ink::StripText);
        let right = margin + room - round.width();
        self.line(canvas, &round, (right, top), Ink::StripDim);
    }

    /// The state of the game, in a corner of the star's picture.
    fn state_in_corner(
        &self,
        canvas: &mut Canvas,
        (((left, top), (width, height)), has_countdown): (Part, bool),
        captions: &Captions,
    ) {
        let small = &self.shared.small;
        let room = if has_countdown {
            width - self.end_width()
        } else {
            width
        };
        let lines = [
            (&captions.state, Ink::StripText),
            (&captions.round, Ink::StripDim),
        ];
        for (number, (text, ink)) in lines.into_iter().enumerate() {
            let line = small.line_within(text, room);
            let at = (left + width - line.width(), top + number * height / 2);
            self.line(canvas, &line, at, ink);
        }
    }

    /// The final place of a side, on its stone.
    fn place(&self, canvas: &mut Canvas, at: (usize, usize), place: usize, color: Color) {
        let (shared, text) = (self.shared, place.to_string());
        let line = shared.large.line(&text);
        self.stamp(canvas, &shared.face, at, Ink::Face(color));
        let middle = |extent: usize| shared.icon.saturating_sub(extent) / 2;
        let left = at.0 + middle(line.width());
        let top = at.1 + middle(shared.large.height());
        self.line(canvas, &line, (left, top), Ink::StoneNumber(color));
    }

    fn countdown(&self, canvas: &mut Canvas, ((left, top), (width, height)): Part, rounds: u32) {
        let glass = &self.shared.hourglass;
        let figures = &self.shared.large;
        let line = figures.line(&rounds.to_string());
        let all = glass.width() + line.width();
        let start = left + width.saturating_sub(all);
        let glass_top = top + (height - glass.height()) / 2;
        self.stamp(canvas, glass, (start, glass_top), Ink::Accent);
        let text_top = top + (height - figures.height()) / 2;
        let at = (start + glass.width(), text_top);
        self.line(canvas, &line, at, Ink::Accent);
    }

    fn line(&self, canvas: &mut Canvas, line: &Line, (mut left, top): (usize, usize), ink: Ink) {
        for mask in &line.0 {
            self.stamp(canvas, mask, (left, top), ink);
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
