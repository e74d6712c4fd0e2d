//! The strip that shows each side's progress: its stone and name, its stones in the goal, its steps left
//! as a number and a bar, and on the star its last move; and the countdown to the next forced end. It
//! has no words besides names.

use super::board_parts::BoardParts;
use super::strip_parts::{Line, StripParts};
use crate::paint::canvas::Canvas;
use crate::paint::ink::Ink;
use crate::scene::Scene;
use crate::scene::layout::Part;
use crate::scene::sides::{Side, Sides};
use crate::shape::mask::Mask;
use halma_rules::{Cell, Color, Grid};

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
        scene,
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
    scene: &'a Scene,
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
        ((left, 0), (width - gap.min(width / 4), self.height))
    }

    fn end(&self) -> Part {
        let width = self.end_width();
        let left = self.parts.layout.extent.0 - self.margin() - width;
        ((left, 0), (width, self.height))
    }

    /// An area in a corner beside the points of the star.
    fn corner(&self, (is_right, is_low, place): (bool, bool, usize)) -> Part {
        let (width, height) = self.parts.layout.extent;
        let margin = self.height / 4;
        let wide = self.height * 7 / 2;
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
        let is_named = self.name(canvas, (start, top + height / 10), room, (number, side));
        let Some(steps) = side.steps else {
            canvas.fill(
                (start, top + height / 2),
                (height / 3, 2),
                self.index(Ink::StripDim),
            );
            return;
        };
        let (figures_at, bar_at) = if is_named { (9, 17) } else { (5, 14) };
        let at = (start, top + height * figures_at / 20);
        self.figures(canvas, at, room, (steps, side));
        let bar_top = top + height * bar_at / 20;
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

    /// Writes the name of a side, and on the star its last move. Returns false if it has no name.
    fn name(
        &self,
        canvas: &mut Canvas,
        at: (usize, usize),
        room: usize,
        (number, side): (usize, &Side),
    ) -> bool {
        let name = self.scene.names.get(number).map_or("", String::as_str);
        if name.is_empty() {
            return false;
        }
        let small = &self.shared.small;
        let last = small.line(&self.last_move(side).unwrap_or_default());
        let name = small.line_within(name, room);
        if name.width() + self.height / 4 + last.width() <= room {
            let right = at.0 + room - last.width();
            self.line(canvas, &last, (right, at.1), Ink::StripDim);
        }
        self.line(canvas, &name, at, Ink::StripText);
        true
    }

    /// The last move of a side on the star, where many moves are shown at once.
    fn last_move(&self, side: &Side) -> Option<String> {
        let (scene, board) = (self.scene, self.scene.setup.board());
        let is_own = |cells: &&Vec<Cell>| {
            let end = cells.last().and_then(|&end| scene.stone_at(end));
            end.is_some_and(|color| side.colors.contains(&color))
        };
        let is_crowded = board.is_star() && scene.trails.len() > 1;
        let cells = scene
            .trails
            .iter()
            .rev()
            .find(is_own)
            .filter(|_| is_crowded)?;
        let (from, to) = (cells.first()?, cells.last()?);
        Some(format!("{}–{}", board.name(*from), board.name(*to)))
    }

    /// The stones of a side in its goal, behind a flag, and its steps left.
    fn figures(
        &self,
        canvas: &mut Canvas,
        at: (usize, usize),
        room: usize,
        (steps, side): (u32, &Side),
    ) {
        let small = &self.shared.small;
        let (flag, gap) = (&self.shared.flag, self.height / 12);
        self.stamp(canvas, flag, at, Ink::StripDim);
        let goal = small.line(&format!("{}/{}", side.in_goal, side.stones));
        let start = at.0 + flag.width() + gap;
        self.line(canvas, &goal, (start, at.1), Ink::StripText);
        let steps = small.line(&steps.to_string());
        if flag.width() + 2 * gap + goal.width() + steps.width() <= room {
            let right = at.0 + room - steps.width();
            self.line(canvas, &steps, (right, at.1), Ink::StripDim);
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
