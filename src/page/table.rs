//! The leaderboard of a game's server, for those who are there, and one's own profile.

use axum::Json;
use axum::extract::{Path, Query};
use halma_service::ids::Scope;
use halma_service::{Compared, TableRequest};
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::rights;
use super::said::Names;
use super::visit::Visit;
use crate::words::{Text, profile, tables, text};

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
        compared: (Compared::ALL.into_iter())
            .find(|compared| asked.by.as_deref() == Some(compared.name())),
        from: None,
        by: visit.visitor.person.user,
        now: visit.now(),
    };
    let table = visit.host.bot.service.table(&request).await;
    let table = table.map_err(|error| visit.told(Some(&view), &error))?;
    let (speaker, names) = (visit.speaker(), Names::of(table.people()));
    let lines = tables::lines(speaker, &table);
    let lines = lines.iter().flat_map(Text::lines);
    let others = Compared::ALL.map(|compared| {
        let label = speaker.text(&format!("choice-by-{}", compared.name()));
        let is_shown = compared == table.compared;
        json!({ "by": compared.name(), "label": label.words(), "shown": is_shown })
    });
    Ok(Json(json!({
        "title": tables::title(speaker, &table).words(),
        "lines": lines.map(|line| names.said(&line)).collect::<Vec<_>>(),
        "tables": others,
    })))
}

/// `GET /board/api/game/{code}/profile`: one's own, with ranks on the game's server.
pub(super) async fn profile(
    visit: Visit,
    Path(code): Path<String>,
) -> Result<Json<Value>, Failure> {
    let view = visit.own_match(&code).await?;
    let (user, guild) = (visit.visitor.person.user, view.card.place.guild);
    let found = visit
        .host
        .bot
        .service
        .profile(user, guild, visit.now())
        .await;
    let found = found.map_err(|error| visit.told(Some(&view), &error))?;
    let speaker = visit.speaker();
    let none = || vec![text!(speaker, "profile-none", who = Text::person(user))];
    let lines = found.map_or_else(none, |found| profile::lines(speaker, &found));
    let names = Names::default().and(&visit.visitor.person);
    let lines = lines.iter().filter(|line| !line.words().is_empty());
    Ok(Json(
        json!({ "lines": lines.map(|line| names.said(line)).collect::<Vec<_>>() }),
    ))
}
