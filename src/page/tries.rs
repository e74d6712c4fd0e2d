//! Where a stone could go if the stones stood as the page has them, which tries moves out.

use std::collections::BTreeMap;

use axum::Json;
use axum::body::Body;
use axum::extract::Path;
use axum::http::StatusCode;
use halma_rules::{Board, Cell, Color, Position};
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::view::cells;
use super::visit::Visit;

/// The cells of each color's stones, and the one to move.
#[derive(Deserialize)]
struct Tried {
    stones: BTreeMap<char, Vec<String>>,
    from: String,
}

/// `POST /board/api/game/{code}/targets`: the routes of a stone by the game's rules, no matter whose turn it is.
pub(super) async fn targets(
    visit: Visit,
    Path(code): Path<String>,
    body: Body,
) -> Result<Json<Value>, Failure> {
    let Tried { stones, from } = visit.read(body).await?;
    let view = visit.own_match(&code).await?;
    let unreadable = || visit.failure(StatusCode::BAD_REQUEST, "page-unreadable");
    let rules = view.terms.rules;
    let board = rules.board();
    let stones = laid(board, &stones).ok_or_else(unreadable)?;
    let from = board.parse_cell(&from).ok_or_else(unreadable)?;
    let position = Position::laid_out(rules, stones).ok_or_else(unreadable)?;
    let routes = position.routes(from);
    let routes = routes.iter().map(|route| cells(&position, route));
    Ok(Json(json!({ "routes": routes.collect::<Vec<_>>() })))
}

fn laid(board: &Board, stones: &BTreeMap<char, Vec<String>>) -> Option<Vec<(Color, Cell)>> {
    let all = stones.iter().flat_map(|(letter, names)| {
        let place = u32::from(*letter).checked_sub(u32::from('a'));
        let color = place
            .filter(|&place| place < 6)
            .map(|place| Color::at(place as usize));
        names
            .iter()
            .map(move |name| Some((color?, board.parse_cell(name)?)))
    });
    all.collect()
}
