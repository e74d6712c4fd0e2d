//! A person's private note on a game: the same one as in the chat.

use axum::Json;
use axum::body::Body;
use axum::extract::Path;
use halma_service::{Edit, Seen};
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::visit::Visit;

/// A note as the page sends it; an empty one is deleted.
#[derive(Deserialize)]
struct Written {
    text: String,
    /// The text that the page had read before; none if it saw none.
    #[serde(default)]
    known: String,
}

/// `GET /board/api/game/{code}/note`.
pub(super) async fn read(visit: Visit, Path(code): Path<String>) -> Result<Json<Value>, Failure> {
    let view = visit.own_match(&code).await?;
    let service = &visit.host.bot.service;
    let text = service.note_to_edit(visit.asker(), &view).await;
    let text = text.map_err(|error| visit.told(Some(&view), &error))?;
    Ok(Json(json!({ "text": text })))
}

/// `POST /board/api/game/{code}/note`: saves it and returns it as it is stored.
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
    let noted = service.set_note(&visit.act(), view.id, edit).await;
    let noted = noted.map_err(|error| visit.told(Some(&view), &error))?;
    Ok(Json(json!({ "text": noted.text.unwrap_or_default() })))
}
