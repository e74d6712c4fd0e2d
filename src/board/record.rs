//! A whole game, to replay it.

use axum::Json;
use axum::extract::Path;
use serde_json::{Value, json};

use super::failure::Failure;
use super::view::{cells, stones};
use super::visit::Visit;
use halma_rules::{Event, Game, Ply};

/// `GET /board/api/game/{code}/record`: the stones after each event, with the route that led there.
pub(super) async fn record(visit: Visit, Path(code): Path<String>) -> Result<Json<Value>, Failure> {
    let view = visit.own_match(&code).await?;
    let game = visit.host.bot.service.whole_game(view.id).await;
    let game = game.map_err(|error| visit.told(Some(&view), &error))?;
    let stills = game.map(|game| stills(&game)).unwrap_or_default();
    Ok(Json(json!({ "stills": stills })))
}

fn stills(game: &Game) -> Vec<Value> {
    let mut standing = Game::from_position(game.start().clone());
    let mut stills = vec![still(&standing, None)];
    for event in game.history() {
        let before = standing.position().clone();
        if standing.repeat(*event).is_none() {
            break;
        }
        let route = match event {
            Event::Ply {
                ply: Ply::Move(mv), ..
            } => Some(cells(&before, &before.route(*mv))),
            _ => None,
        };
        stills.push(still(&standing, route.as_deref()));
    }
    stills
}

fn still(game: &Game, route: Option<&[String]>) -> Value {
    json!({ "stones": stones(game.position()), "route": route })
}
