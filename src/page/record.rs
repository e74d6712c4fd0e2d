//! A whole game, to replay it.

use axum::Json;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use halma_rules::{Color, Event, Game, Ply, Position};
use serde_json::{Map, Value, json};

use super::failure::Failure;
use super::view::{cells, stones};
use super::visit::Visit;
use crate::one_at_a_time::Work;

/// `GET /board/api/game/{code}/record`: the stones at the start, and the route that led to each event's
/// board, and the colors that were taken off by it. The page moves the stones itself.
pub(super) async fn record(visit: Visit, Path(code): Path<String>) -> Result<Response, Failure> {
    let view = visit.own_match(&code).await?;
    let key = (view.id, view.card.turn);
    let records = &visit.page.0.records;
    if let Some(record) = records.of(&key) {
        return Ok(answer(record));
    }
    let bot = &visit.host.bot;
    let turn = bot
        .one_at_a_time
        .turn(visit.visitor.person.user, Work::Replay);
    let busy = || visit.failure(StatusCode::TOO_MANY_REQUESTS, "one-at-a-time");
    let _turn = turn.await.ok_or_else(busy)?;
    let game = bot.service.whole_game(view.id).await;
    let game = game.map_err(|error| visit.told(Some(&view), &error))?;
    let Some(game) = game else {
        return Ok(Json(json!({ "start": {}, "routes": [] })).into_response());
    };
    let write = move || Bytes::from(written(&game).to_string());
    let record = bot.service.slowly(write).await;
    Ok(answer(records.keep(key, record)))
}

fn answer(record: Bytes) -> Response {
    ([(CONTENT_TYPE, "application/json")], record).into_response()
}

fn written(game: &Game) -> Value {
    let mut standing = Game::from_position(game.start().clone());
    let (mut routes, mut off) = (Vec::new(), Map::new());
    for (number, event) in game.history().iter().enumerate() {
        let before = standing.position().clone();
        if standing.repeat(*event).is_none() {
            break;
        }
        routes.push(route(&before, *event));
        let gone = gone(&before, standing.position());
        if !gone.is_empty() {
            off.insert(number.to_string(), gone.into());
        }
    }
    json!({ "start": stones(game.start()), "routes": routes, "off": off })
}

/// Returns the colors whose stones were taken off the board.
fn gone(before: &Position, after: &Position) -> Vec<String> {
    let colors = (0..before.setup().color_count()).map(Color::at);
    let are_on = |position: &Position, color| !position.placement().stones(color).is_empty();
    let gone = colors.filter(|&color| are_on(before, color) && !are_on(after, color));
    gone.map(|color| color.letter().to_string()).collect()
}

fn route(position: &Position, event: Event) -> Option<Vec<String>> {
    match event {
        Event::Ply {
            ply: Ply::Move(mv), ..
        } => Some(cells(position, &position.route(mv))),
        Event::Ply { .. } | Event::Out { .. } => None,
    }
}
