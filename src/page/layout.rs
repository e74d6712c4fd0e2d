//! Where each cell of a board is, as the pictures have it.

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use halma_picture::{Layout, Scene, Theme};
use halma_rules::{CellSet, Color, Position, Rules, Seat, Variant};
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::visit::Visit;

/// The theme of a board.
#[derive(Deserialize)]
pub(super) struct Wanted {
    theme: Option<String>,
}

/// `GET /board/api/layout/{variant}?theme=…`.
pub(super) async fn of_variant(
    visit: Visit,
    Path(variant): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Value>, Failure> {
    let variant: Variant = variant
        .parse()
        .map_err(|_| visit.failure(StatusCode::NOT_FOUND, "page-unreadable"))?;
    let theme = visit.host.bot.theme(wanted.theme.as_deref());
    Ok(Json(layout(variant, theme)))
}

/// Returns the names of the cells, their centers as each seat sees the board, and each color's home
/// and goal; and the theme.
fn layout(variant: Variant, theme: &Theme) -> Value {
    let position = Position::start(Rules::default_for(variant));
    let (setup, board) = (position.setup(), position.board());
    let names: Vec<String> = board.cells().iter().map(|&cell| board.name(cell)).collect();
    let seats = (0..setup.seats()).map(Seat::at);
    let mut views: Vec<Layout> = Vec::new();
    views.extend(seats.map(|seat| {
        let scene = Scene::of(&position).for_seat(seat);
        Layout::of(&scene, theme)
    }));
    let centers: Vec<Vec<(f32, f32)>> = views
        .iter()
        .map(|view| {
            board
                .cells()
                .iter()
                .map(|&cell| view.center(cell))
                .collect()
        })
        .collect();
    let cells =
        |set: &CellSet| -> Vec<String> { set.iter().map(|cell| board.name(cell)).collect() };
    let colors = (0..setup.color_count()).map(Color::at);
    let colors: Vec<Value> = colors
        .map(|color| {
            json!({
                "color": color.letter().to_string(),
                "seat": setup.owner(color).index(),
                "home": cells(setup.home(color)),
                "goal": cells(setup.goal(color)),
            })
        })
        .collect();
    let (width, height) = views[0].extent();
    json!({
        "variant": variant.name(),
        "star": board.is_star(),
        "width": width,
        "height": height,
        "tile": views[0].tile(),
        "cells": names,
        "centers": centers,
        "colors": colors,
        "theme": theme,
    })
}
