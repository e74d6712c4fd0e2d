//! A person's private note on a game and plan in it: the same ones as in the chat.

use axum::Json;
use axum::body::Body;
use axum::extract::Path;
use halma_service::{Edit, Seen};
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::visit::Visit;

/// A text as the page sends it, a plan with a line of moves per line; an empty one is deleted.
#[derive(Deserialize)]
struct Written {
    text: String,
    /// The text that the page had read before; none if it saw none.
    #[serde(default)]
    known: String,
}

impl Written {
    fn edit(&self) -> Edit<'_> {
        let seen = Some(Seen::of(&self.known));
        let text = &self.text;
        Edit { text, seen }
    }
}

/// `GET /board/api/game/{code}/note`.
pub(super) async fn note(visit: Visit, Path(code): Path<String>) -> Result<Json<Value>, Failure> {
    let view = visit.own_match(&code).await?;
    let service = &visit.host.bot.service;
    let text = service.note_to_edit(visit.asker(), &view).await;
    let text = text.map_err(|error| visit.told(Some(&view), &error))?;
    Ok(Json(json!({ "text": text })))
}

/// `POST /board/api/game/{code}/note`: saves it and returns it as it is stored.
pub(super) async fn set_note(
    visit: Visit,
    Path(code): Path<String>,
    body: Body,
) -> Result<Json<Value>, Failure> {
    let written: Written = visit.read(body).await?;
    let view = visit.own_match(&code).await?;
    let service = &visit.host.bot.service;
    let noted = service
        .set_note(&visit.act(), view.id, written.edit())
        .await;
    let noted = noted.map_err(|error| visit.told(Some(&view), &error))?;
    Ok(Json(json!({ "text": noted.text.unwrap_or_default() })))
}

/// `GET /board/api/game/{code}/plan`.
pub(super) async fn plan(visit: Visit, Path(code): Path<String>) -> Result<Json<Value>, Failure> {
    let view = visit.own_match(&code).await?;
    let service = &visit.host.bot.service;
    let text = service.own_plan(visit.asker(), &view).await;
    let text = text.map_err(|error| visit.told(Some(&view), &error))?;
    Ok(Json(json!({ "text": text })))
}

/// `POST /board/api/game/{code}/plan`: saves it and returns it as it is stored.
pub(super) async fn set_plan(
    visit: Visit,
    Path(code): Path<String>,
    body: Body,
) -> Result<Json<Value>, Failure> {
    let written: Written = visit.read(body).await?;
    let view = visit.own_match(&code).await?;
    let service = &visit.host.bot.service;
    let planned = service
        .set_plan(&visit.act(), view.id, written.edit())
        .await;
    let planned = planned.map_err(|error| visit.told(Some(&view), &error))?;
    Ok(Json(json!({ "text": planned.text })))
}
