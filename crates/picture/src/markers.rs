//! The signs on cells that are or can be chosen.

use super::canvas::Canvas;
use super::ink::Ink;
use super::kit::Kit;
use super::scene::{Marker, MarkerKind, Scene};
use halma_rules::Color;

/// Draws a scene's markers.
pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, scene: &Scene) {
    for &marker in &scene.markers {
        match scene.stone_at(marker.cell) {
            Some(color) => on_stone(canvas, kit, marker, color),
            None => on_empty_cell(canvas, kit, marker),
        }
    }
}

/// A ring around the stone, and the number in place of its emblem.
fn on_stone(canvas: &mut Canvas, kit: &Kit, marker: Marker, color: Color) {
    let ring = match marker.kind {
        MarkerKind::Chosen => &kit.masks.chosen_ring,
        MarkerKind::Reachable => &kit.masks.reachable_ring,
    };
    kit.stamp(canvas, ring, marker.cell, Ink::Chosen);
    if let Some(number) = marker.number {
        kit.stamp(canvas, &kit.masks.face, marker.cell, Ink::Face(color));
        kit.stamp(
            canvas,
            kit.masks.number(number),
            marker.cell,
            Ink::StoneNumber(color),
        );
    }
}

/// A plate with the number, or a dot.
fn on_empty_cell(canvas: &mut Canvas, kit: &Kit, marker: Marker) {
    let masks = &kit.masks;
    let (shape, edge) = match marker.number {
        Some(_) => (&masks.plate, &masks.plate_edge),
        None => (&masks.dot, &masks.dot_edge),
    };
    kit.stamp(canvas, shape, marker.cell, Ink::Plate);
    kit.stamp(canvas, edge, marker.cell, Ink::PlateEdge);
    if let Some(number) = marker.number {
        kit.stamp(canvas, masks.number(number), marker.cell, Ink::Number);
    }
    if marker.kind == MarkerKind::Chosen {
        kit.stamp(canvas, &masks.chosen_ring, marker.cell, Ink::Chosen);
    }
}
