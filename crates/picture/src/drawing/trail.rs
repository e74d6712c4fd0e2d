//! The last move: a ghost where the stone was, its path with every landing, and an arrowhead on
//! every hop.

use super::board_parts::BoardParts;
use crate::paint::canvas::Canvas;
use crate::paint::ink::Ink;
use crate::scene::Scene;
use crate::shape::mask::{Mask, length, level};
use crate::theme;
use halma_rules::{Cell, Color};

/// How much of a move before the last one shows.
const EARLIER: f32 = 0.55;

/// A point or a direction in pixels, right and down.
type Point = (f32, f32);

/// The last move of a scene, ready to draw: first its path, below the jumped stones, then its
/// arrowheads, above them.
pub(crate) struct Trail<'a> {
    parts: &'a BoardParts,
    theme: &'a theme::Trail,
    start: Cell,
    end: Cell,
    color: Option<Color>,
    way: Way,
    /// How much of it shows; earlier moves are fainter.
    opacity: f32,
    /// Whether to use as few shades as possible: a line and one head. Every picture of a film draws
    /// a new trail.
    is_plain: bool,
}

impl<'a> Trail<'a> {
    /// The trails of a scene's moves, the last move last.
    pub fn all_of(parts: &'a BoardParts, theme: &'a theme::Trail, scene: &Scene) -> Vec<Self> {
        let last = scene.trails.len().saturating_sub(1);
        let trails = scene.trails.iter().enumerate();
        trails
            .filter_map(|(number, cells)| {
                let trail = Self::of(parts, theme, scene, cells)?;
                let opacity = if number == last { 1.0 } else { EARLIER };
                Some(Self { opacity, ..trail })
            })
            .collect()
    }

    fn of(
        parts: &'a BoardParts,
        theme: &'a theme::Trail,
        scene: &Scene,
        cells: &[Cell],
    ) -> Option<Self> {
        let &[start, .., end] = cells else {
            return None;
        };
        Some(Self {
            parts,
            theme,
            start,
            end,
            color: scene.stone_at(end),
            way: Way::of(parts, theme, cells, scene.is_plain),
            opacity: 1.0,
            is_plain: scene.is_plain,
        })
    }

    /// Draws the ghost on the first cell, and the path with its landings.
    pub fn draw_way(&self, canvas: &mut Canvas) {
        if !self.is_plain {
            self.draw_ghost(canvas);
        }
        self.draw(canvas, &self.way.legs());
    }

    /// Draws the ghost of the moved stone.
    fn draw_ghost(&self, canvas: &mut Canvas) {
        let Self { parts, theme, .. } = self;
        if let Some(color) = self.color {
            let brush = parts.palette.brush(Ink::Face(color));
            let ghost = brush.faded(theme.ghost_opacity);
            canvas.stamp(&parts.masks.ghost, parts.layout.corner(self.start), &ghost);
        }
        parts.stamp(canvas, &parts.masks.start_ring, self.start, Ink::Trail);
    }

    /// Draws the ring around the moved stone, and an arrowhead at the end of each hop.
    pub fn draw_heads(&self, canvas: &mut Canvas) {
        let Self { parts, end, .. } = self;
        if !self.is_plain {
            parts.stamp(canvas, &parts.masks.end_ring, *end, Ink::Trail);
        }
        let hidden = if self.is_plain {
            self.way.hops.len() - 1
        } else {
            0
        };
        for head in self.way.heads().skip(hidden) {
            self.draw(canvas, &head);
        }
    }

    /// Draws a part of the trail, with its casing unless it is plain.
    fn draw(&self, canvas: &mut Canvas, line: &Line) {
        if self.is_plain {
            let brush = self.parts.palette.brush(Ink::Trail);
            return canvas.stamp(&line.core, line.corner, brush);
        }
        for (ink, mask) in [(Ink::Casing, &line.casing), (Ink::Trail, &line.core)] {
            let brush = self
                .parts
                .palette
                .brush(ink)
                .faded(self.theme.opacity * self.opacity);
            canvas.stamp(mask, line.corner, &brush);
        }
    }
}

/// A shape made of lines, and its slightly wider casing.
struct Line {
    core: Mask,
    casing: Mask,
    /// How much wider the casing is on each side, in pixels.
    growth: f32,
    /// The top left corner of the masks in the picture.
    corner: (usize, usize),
}

impl Line {
    /// An empty shape, with room for everything within `reach` pixels of these points.
    fn around(points: &[Point], reach: f32, growth: f32) -> Self {
        let reach = reach + growth + 1.0;
        let least = |of: fn(&Point) -> f32| points.iter().map(of).fold(f32::MAX, f32::min);
        let most = |of: fn(&Point) -> f32| points.iter().map(of).fold(0.0, f32::max);
        let corner = |least: f32| (least - reach).max(0.0) as usize;
        let (left, top) = (
            corner(least(|point| point.0)),
            corner(least(|point| point.1)),
        );
        let extent = |most: f32, corner: usize| (most + reach).ceil() as usize - corner;
        let width = extent(most(|point| point.0), left);
        let height = extent(most(|point| point.1), top);
        Self {
            core: Mask::empty(width, height),
            casing: Mask::empty(width, height),
            growth,
            corner: (left, top),
        }
    }

    /// Converts a point of the picture to one of the masks.
    fn inside(&self, (x, y): Point) -> Point {
        (x - self.corner.0 as f32, y - self.corner.1 as f32)
    }

    /// Covers a pixel of the masks by its signed distance from the edge of the core, negative
    /// inside.
    fn cover(&mut self, x: usize, y: usize, edge: f32) {
        if edge < self.growth + 0.5 {
            self.casing.cover(x, y, level(0.5 + self.growth - edge));
            self.core.cover(x, y, level(0.5 - edge));
        }
    }
}

/// The path of a stone in the picture, in pixels.
struct Way {
    hops: Vec<Hop>,
    landings: Vec<Point>,
    width: f32,
    landing: f32,
    landing_line: f32,
    arrow: f32,
    casing: f32,
}

/// A hop: its line, and its arrowhead from there to the tip.
struct Hop {
    from: Point,
    to: Point,
    tip: Point,
}

impl Way {
    fn of(parts: &BoardParts, theme: &theme::Trail, cells: &[Cell], is_plain: bool) -> Self {
        let points: Vec<Point> = cells
            .iter()
            .map(|&cell| parts.layout.center(cell))
            .collect();
        // On small cells the path is wider than its share, so that it shows on a phone.
        let least = theme.width_least * parts.layout.extent.1 as f32;
        let tile = parts.layout.tile as f32;
        let scale = tile.max(least / theme.width);
        let length = |share: f32| share * scale;
        let (landing, landing_line) = (length(theme.landing), length(theme.landing_line));
        // Arrowheads are small enough to leave the jumped stones visible.
        let arrow = theme.arrow * f32::midpoint(scale, tile);
        let (ghost, ring) = if is_plain {
            (0.0, 0.0)
        } else {
            (parts.radius, theme.ring * tile)
        };
        let around = |at: usize| match at {
            0 => ghost,
            _ if at + 1 == points.len() => parts.radius + ring,
            _ => landing + landing_line / 2.0,
        };
        let hops = points.windows(2).enumerate();
        let hops = hops.map(|(at, ends)| {
            let has_head = !is_plain || at + 2 == points.len();
            let arrow = if has_head { arrow } else { 0.0 };
            Hop::between(ends, (around(at), around(at + 1)), arrow)
        });
        Self {
            hops: hops.collect(),
            landings: points[1..points.len() - 1].to_vec(),
            width: length(theme.width),
            landing,
            landing_line,
            arrow,
            casing: length(theme.casing_width).max(1.0),
        }
    }

    /// The lines from landing to landing, with a ring around each landing.
    fn legs(&self) -> Line {
        let points: Vec<Point> = self
            .hops
            .iter()
            .flat_map(|hop| [hop.from, hop.to])
            .collect();
        let reach = 2.0 * self.landing + self.width;
        let mut line = Line::around(&points, reach, self.casing);
        for hop in &self.hops {
            let (from, to) = (line.inside(hop.from), line.inside(hop.to));
            stroke(&mut line, from, to, self.width / 2.0);
        }
        for &landing in &self.landings {
            let at = line.inside(landing);
            ring(&mut line, at, self.landing, self.landing_line / 2.0);
        }
        line
    }

    /// The arrowheads of all hops.
    fn heads(&self) -> impl Iterator<Item = Line> + '_ {
        self.hops.iter().map(|hop| {
            let mut line = Line::around(&[hop.to, hop.tip], self.arrow, self.casing);
            let (base, tip) = (line.inside(hop.to), line.inside(hop.tip));
            arrow_head(&mut line, base, tip, self.arrow * 0.66);
            line
        })
    }
}

impl Hop {
    /// A hop between the centers of two cells, from the edge of what is on the first to the edge of
    /// what is on the second.
    fn between(ends: &[Point], (before, after): (f32, f32), arrow: f32) -> Self {
        let (from, to) = (ends[0], ends[1]);
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let whole = length(x, y).max(1.0);
        let at = |distance: f32| {
            let share = (distance / whole).clamp(0.0, 1.0);
            (from.0 + x * share, from.1 + y * share)
        };
        Self {
            from: at(before.min(whole / 2.0)),
            to: at((whole - after - arrow).max(before.min(whole / 4.0))),
            tip: at(whole - after),
        }
    }
}

/// Covers a ring around a point.
fn ring(line: &mut Line, at: Point, radius: f32, half: f32) {
    let reach = radius + half + line.growth + 1.0;
    for y in pixels(at.1 - reach, at.1 + reach, line.core.height()) {
        for x in pixels(at.0 - reach, at.0 + reach, line.core.width()) {
            let away = length(x as f32 + 0.5 - at.0, y as f32 + 0.5 - at.1);
            line.cover(x, y, (away - radius).abs() - half);
        }
    }
}

/// Covers everything within `radius` pixels of a line segment.
fn stroke(line: &mut Line, from: Point, to: Point, radius: f32) {
    let (run, fall) = (to.0 - from.0, to.1 - from.1);
    let square = run * run + fall * fall;
    let reach = radius + line.growth + 1.0;
    // The point of the segment nearest to a position along it, as a share of its length.
    let share = |along: f32, length: f32| {
        if length == 0.0 {
            0.0
        } else {
            (along / length).clamp(0.0, 1.0)
        }
    };
    let (top, bottom) = (from.1.min(to.1) - reach, from.1.max(to.1) + reach);
    for y in pixels(top, bottom, line.core.height()) {
        let middle = y as f32 + 0.5;
        // Only the part of the segment near this row can cover anything in it.
        let (above, below) = if fall == 0.0 {
            (0.0, 1.0)
        } else {
            let at = |y: f32| share(y - from.1, fall);
            (at(middle - reach), at(middle + reach))
        };
        let ends = (from.0 + run * above, from.0 + run * below);
        let (left, right) = (ends.0.min(ends.1) - reach, ends.0.max(ends.1) + reach);
        for x in pixels(left, right, line.core.width()) {
            let (right, down) = (x as f32 + 0.5 - from.0, middle - from.1);
            let along = share(right * run + down * fall, square);
            let distance = length(right - run * along, down - fall * along);
            line.cover(x, y, distance - radius);
        }
    }
}

/// Covers a triangle from its base to its tip, `half` pixels wide on each side of the base.
fn arrow_head(line: &mut Line, base: Point, tip: Point, half: f32) {
    let (x, y) = (tip.0 - base.0, tip.1 - base.1);
    let height = length(x, y);
    if height == 0.0 {
        return;
    }
    let reach = height + half + line.growth + 1.0;
    let side = length(height, half);
    for row in pixels(base.1 - reach, base.1 + reach, line.core.height()) {
        for column in pixels(base.0 - reach, base.0 + reach, line.core.width()) {
            let (right, down) = (column as f32 + 0.5 - base.0, row as f32 + 0.5 - base.1);
            let along = (right * x + down * y) / height;
            let across = (right * y - down * x).abs() / height;
            let flank = ((along - height) * half + across * height) / side;
            line.cover(column, row, flank.max(-along));
        }
    }
}

/// The pixels from one coordinate to another, clipped to the picture.
fn pixels(from: f32, to: f32, end: usize) -> std::ops::Range<usize> {
    let index = |at: f32| (at.max(0.0) as usize).min(end);
    index(from)..index(to.ceil())
}
