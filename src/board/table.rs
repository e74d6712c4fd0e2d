//! The leaderboard of a game's server, for those who are there.

use axum::Json;
use axum::extract::{Path, Query};
use halma_service::TableRequest;
use halma_service::ids::Scope;
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::rights;
use super::visit::Visit;
use crate::discord::plainly;

/// What the table compares.
#[derive(Deserialize)]
pub(super) struct Asked {
    by: Option<String>,
}

/// `GET /board/api/game/{code}/table?by=…`: the table of the game's family.
pub(super) async fn table(
    visit: Visit,
    Path(code): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Failure> {
    let view = visit.own_match(&code).await?;
    rights::membership(&visit, &view).await?;
    let request = TableRequest {
        scope: Scope::Guild(view.card.place.guild),
        family: Some(view.family()),
        compared: asked.by.as_deref().and_then(plainly::compared),
        from: None,
        by: visit.visitor.person.user,
        now: visit.now(),
    };
    let table = visit.host.bot.service.table(&request).await;
    let table = table.map_err(|error| visit.told(Some(&view), &error))?;
    let table = plainly::table(visit.speaker(), &table);
    let others = table.others.iter();
    let others =
        others.map(|(by, label, shown)| json!({ "by": by, "label": label, "shown": shown }));
    Ok(Json(json!({
        "title": table.title,
        "lines": table.lines,
        "tables": others.collect::<Vec<_>>(),
    })))
}
