//! A board as a seat sees it: its empty picture, its stones, and where each cell is.

use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use data_encoding::BASE64;
use halma_picture::{Layout, Painter, PictureSize, RenderError, Scene};
use halma_rules::{CellSet, Color, Position, Rules, Seat, Variant};
use halma_service::version::VERSION;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::failure::Failure;
use super::visit::Visit;

/// The length of the picture's side in pixels: more than twice that of a board on a phone.
const SIDE: u16 = 840;

/// A board's look, with the tag that the page knows it by.
#[derive(Deserialize)]
pub(super) struct Wanted {
    theme: Option<String>,
    tag: String,
}

/// Returns what changes when the pictures of a theme do.
pub(super) fn tag(painter: &Painter) -> String {
    format!("{VERSION}-{:x}", painter.fingerprint())
}

/// `GET /board/api/layout/{variant}/{seat}?theme=…&tag=…`: kept by browsers as long as the tag is true.
pub(super) async fn of_seat(
    visit: Visit,
    Path((variant, seat)): Path<(String, usize)>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Failure> {
    let unknown = || visit.failure(StatusCode::NOT_FOUND, "page-unreadable");
    let variant: Variant = variant.parse().map_err(|_| unknown())?;
    let position = Position::start(Rules::default_for(variant));
    if seat >= position.setup().seats() {
        return Err(unknown());
    }
    let painter = visit.host.bot.painter(wanted.theme.as_deref());
    let tag = tag(&painter);
    let kept = if wanted.tag == tag {
        "private, max-age=31536000, immutable"
    } else {
        "no-store"
    };
    let layouts = &visit.page.0.layouts;
    let key = (variant.name(), seat, tag);
    let layout = if let Some(layout) = layouts.of(&key) {
        layout
    } else {
        let drawing = move || layout(&painter, &position, Seat::at(seat));
        let drawn = visit.host.bot.service.slowly(drawing).await;
        let failed = |_| visit.failure(StatusCode::INTERNAL_SERVER_ERROR, "page-no-answer");
        layouts.keep(key, Bytes::from(drawn.map_err(failed)?.to_string()))
    };
    let headers = [(CACHE_CONTROL, kept), (CONTENT_TYPE, "application/json")];
    Ok((headers, layout).into_response())
}

fn layout(painter: &Painter, start: &Position, seat: Seat) -> Result<Value, RenderError> {
    let (setup, board) = (start.setup(), start.board());
    let scene = Scene::of(start)
        .without_stones()
        .seen_from(seat)
        .outlining_goal(seat)
        .sized(PictureSize::new(SIDE).unwrap_or_default());
    let layout = Layout::of(&scene, painter.theme());
    let centers = board.cells().iter().map(|&cell| layout.center(cell));
    let names =
        |cells: &CellSet| -> Vec<String> { cells.iter().map(|cell| board.name(cell)).collect() };
    let mut stones = Map::new();
    let mut colors = Vec::new();
    for color in (0..setup.color_count()).map(Color::at) {
        let letter = color.letter().to_string();
        stones.insert(letter.clone(), embedded(&painter.stone(&scene, color)?));
        colors.push(json!({
            "color": letter,
            "seat": setup.owner(color).index(),
            "home": names(setup.home(color)),
            "goal": names(setup.goal(color)),
        }));
    }
    let (width, height) = layout.extent();
    Ok(json!({
        "seat": seat.index(),
        "star": board.is_star(),
        "width": width,
        "height": height,
        "tile": layout.tile(),
        "cells": board.cells().iter().map(|&cell| board.name(cell)).collect::<Vec<_>>(),
        "centers": centers.collect::<Vec<_>>(),
        "colors": colors,
        "ground": embedded(&painter.picture(&scene).small_png()?),
        "stones": stones,
        "theme": drawn_with(painter),
    }))
}

/// Returns the parts of a theme that the page draws with.
fn drawn_with(painter: &Painter) -> Value {
    let mut theme = json!(painter.theme());
    for unused in ["frame", "grain", "home", "stone", "strip"] {
        theme.as_object_mut().and_then(|theme| theme.remove(unused));
    }
    for color in theme["color"].as_array_mut().into_iter().flatten() {
        *color = json!({ "face": color["face"], "rim": color["rim"] });
    }
    theme
}

/// Returns a PNG file as an address that holds it.
fn embedded(png: &[u8]) -> Value {
    format!("data:image/png;base64,{}", BASE64.encode(png)).into()
}
