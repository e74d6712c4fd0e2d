//! A player's private plan in a game: the same one as in the chat.

use axum::Json;
use axum::body::Body;
use axum::extract::Path;
use halma_service::{Edit, Seen};
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::visit::Visit;

/// A plan as the page sends it, a line of moves per line; an empty one is deleted.
#[derive(Deserialize)]
struct Written {
    text: String,
    /// The text that the page had read before; none if it saw none.
    #[serde(default)]
    known: String,
}

/// `GET /board/api/game/{code}/plan`.
pub(super) async fn read(visit: Visit, Path(code): Path<String>) -> Result<Json<Value>, Failure> {
    let view = visit.own_match(&code).await?;
    let service = &visit.host.bot.service;
    let text = service.own_plan(visit.asker(), &view).await;
    let text = text.map_err(|error| visit.told(Some(&view), &error))?;
    Ok(Json(json!({ "text": text })))
}

/// `POST /board/api/game/{code}/plan`: saves it and returns it as it is stored.
pub(super) async fn write(
    visit: Visit,
    Path(code): Path<String>,
    body: Body,
) -> Result<Json<Value>, Failure> {
    let Written { text, known } = visit.read(body).await?;
    let view = visit.own_match(&code).await?;
    let service = &visit.host.bot.service;
    let seen = Some(Seen::of(&known));
    let edit = Edit { text: &text, seen };
    let planned = service.set_plan(&visit.act(), view.id, edit).await;
    let planned = planned.map_err(|error| visit.told(Some(&view), &error))?;
    Ok(Json(json!({ "text": planned.text })))
}
