//! A board so small that the page draws it from a few numbers.

use halma_picture::{Layout, Painter, Scene};
use halma_rules::{Color, Grid, Position, Seat};
use serde_json::{Map, Value, json};

/// What a small board is wide and high.
const SIDE: f32 = 100.0;

/// Returns where the stones are, as a seat sees them.
pub(super) fn small(painter: &Painter, position: &Position, seat: Seat) -> Value {
    let (setup, placement) = (position.setup(), position.placement());
    let scene = Scene::of(position).seen_from(seat);
    let layout = Layout::of(&scene, painter.theme());
    let (width, height) = layout.extent();
    let scale = SIDE / width.max(height) as f32;
    let rounded = |length: f32| (length * scale * 10.0).round() / 10.0;
    let place = |cell| {
        let (x, y) = layout.center(cell);
        [rounded(x), rounded(y)]
    };
    let mut stones = Map::new();
    for color in (0..setup.color_count()).map(Color::at) {
        let cells = placement.stones(color).iter();
        let places: Vec<_> = cells.map(|&cell| place(cell)).collect();
        stones.insert(color.letter().to_string(), json!(places));
    }
    let side = match setup.board().grid() {
        Grid::Square { size } => size,
        Grid::Star => 0,
    };
    json!({ "side": side, "tile": rounded(layout.cell_distance() as f32), "stones": stones })
}

/// Returns the colors of small boards.
pub(super) fn look(painter: &Painter) -> Value {
    let theme = json!(painter.theme());
    let parts = ["frame", "square", "star", "color"];
    parts
        .map(|part| (part, theme[part].clone()))
        .into_iter()
        .collect()
}
