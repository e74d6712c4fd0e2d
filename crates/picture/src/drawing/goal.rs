//! The viewer's goal.

use super::board_parts::BoardParts;
use super::star::{Star, home_rows};
use crate::paint::canvas::Canvas;
use crate::paint::ink::Ink;
use crate::scene::Scene;
use crate::shape::mask::Mask;
use crate::theme;
use halma_rules::{CellSet, Grid};

/// The width of a square, in widths of the line around the goal.
const EDGE: usize = 14;

/// The width of that line on the star, as a share of the distance between two holes.
const STAR_EDGE: f32 = 0.1;

/// Outlines the goal of the scene's viewer: its squares, or the point of the star.
pub(crate) fn draw(canvas: &mut Canvas, parts: &BoardParts, theme: &theme::Star, scene: &Scene) {
    let Some(seat) = scene.goal else { return };
    for &color in scene.setup.colors(seat) {
        match scene.setup.board().grid() {
            Grid::Square { .. } => squares(canvas, parts, scene.setup.goal(color)),
            Grid::Star => {
                let opposite = scene.setup.corner(color) + 3;
                let corner = parts.layout.view.corner(opposite);
                point(canvas, parts, theme, (corner, home_rows(scene.setup)));
            }
        }
    }
}

fn squares(canvas: &mut Canvas, parts: &BoardParts, goal: &CellSet) {
    let (layout, index) = (&parts.layout, parts.palette.index(Ink::Chosen));
    let (tile, thick) = (layout.tile, (layout.tile / EDGE).max(1));
    let is_goal = |corner| goal.iter().any(|cell| layout.corner(cell) == corner);
    for cell in goal.iter() {
        let (left, top) = layout.corner(cell);
        for (beyond, (corner, extent)) in layout.edges(cell, thick) {
            if beyond.is_some_and(|other| goal.contains(other)) {
                continue;
            }
            canvas.fill(corner, extent, index);
            // If the goal continues diagonally past this edge, close the gap to the next row's
            // line.
            let is_level = extent.0 == tile;
            if is_level && is_goal((left.wrapping_sub(tile), top)) {
                canvas.fill((left - thick, corner.1), (thick, thick), index);
            }
            if is_level && is_goal((left + tile, top)) {
                canvas.fill((left + tile, corner.1), (thick, thick), index);
            }
        }
    }
}

/// Outlines the outer rows of a point of the star: along its rim, and between two rows on the side of the middle.
fn point(canvas: &mut Canvas, parts: &BoardParts, theme: &theme::Star, of: (usize, usize)) {
    let ((width, height), star) = (parts.layout.extent, Star::of(&parts.layout));
    let distance = parts.layout.cell_distance() as f32;
    let half = (distance * STAR_EDGE / 2.0).max(0.75);
    let rim = theme.rim * distance + half;
    let mask = Mask::of(width, height, |x, y| {
        (star.point_distance((x, y), rim, of) + half).abs() - half
    });
    canvas.stamp(&mask, (0, 0), parts.palette.brush(Ink::Chosen));
}
