//! The markers on cells that are chosen or can be chosen.

use super::board_parts::BoardParts;
use crate::paint::canvas::Canvas;
use crate::paint::ink::Ink;
use crate::scene::{Marker, MarkerKind, Scene};
use halma_rules::Color;

/// Draws a scene's markers.
pub(crate) fn draw(canvas: &mut Canvas, parts: &BoardParts, scene: &Scene) {
    for &marker in &scene.markers {
        match scene.stone_at(marker.cell) {
            Some(color) => on_stone(canvas, parts, marker, color),
            None => on_empty_cell(canvas, parts, marker),
        }
    }
}

/// A ring around the stone, with the number in place of its emblem.
fn on_stone(canvas: &mut Canvas, parts: &BoardParts, marker: Marker, color: Color) {
    let ring = match marker.kind {
        MarkerKind::Chosen => &parts.masks.chosen_ring,
        MarkerKind::Reachable => &parts.masks.reachable_ring,
    };
    parts.stamp(canvas, ring, marker.cell, Ink::Chosen);
    if let Some(number) = marker.number {
        parts.stamp(canvas, &parts.masks.face, marker.cell, Ink::Face(color));
        parts.stamp(
            canvas,
            parts.masks.number(number),
            marker.cell,
            Ink::StoneNumber(color),
        );
    }
}

/// A plate with the number, or a dot.
fn on_empty_cell(canvas: &mut Canvas, parts: &BoardParts, marker: Marker) {
    let masks = &parts.masks;
    let (shape, edge) = match marker.number {
        Some(_) => (&masks.plate, &masks.plate_edge),
        None => (&masks.dot, &masks.dot_edge),
    };
    parts.stamp(canvas, shape, marker.cell, Ink::Plate);
    parts.stamp(canvas, edge, marker.cell, Ink::PlateEdge);
    if let Some(number) = marker.number {
        parts.stamp(canvas, masks.number(number), marker.cell, Ink::Number);
    }
    if marker.kind == MarkerKind::Chosen {
        parts.stamp(canvas, &masks.chosen_ring, marker.cell, Ink::Chosen);
    }
}
