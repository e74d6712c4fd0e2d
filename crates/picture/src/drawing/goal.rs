//! The goal of the person for whom a picture is made.

use super::board_parts::BoardParts;
use crate::paint::canvas::Canvas;
use crate::paint::ink::Ink;
use crate::scene::Scene;
use halma_rules::Grid;

/// How many times wider a square is than the line around the goal.
const EDGE: usize = 14;

/// Outlines the goal of a scene's person: the edge of the goal on squares, each hole on the star.
pub(crate) fn draw(canvas: &mut Canvas, parts: &BoardParts, scene: &Scene) {
    let Some(seat) = scene.goal else { return };
    let (board, layout) = (scene.setup.board(), &parts.layout);
    let index = parts.palette.index(Ink::Chosen);
    let thick = (layout.tile / EDGE).max(1);
    for &color in scene.setup.colors(seat) {
        let goal = scene.setup.goal(color);
        for cell in goal.iter() {
            match board.grid() {
                Grid::Star => parts.stamp(canvas, &parts.masks.goal_ring, cell, Ink::Chosen),
                Grid::Square { .. } => {
                    for (beyond, (corner, extent)) in layout.edges(cell, thick) {
                        if beyond.is_none_or(|other| !goal.contains(other)) {
                            canvas.fill(corner, extent, index);
                        }
                    }
                }
            }
        }
    }
}
