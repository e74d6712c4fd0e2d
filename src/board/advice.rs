//! What the computer says about a game: hints for a move, and the analysis of a finished game.

use axum::Json;
use axum::body::Body;
use axum::extract::Path;
use axum::http::StatusCode;
use halma_service::MatchView;
use halma_service::ids::Turn;
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::visit::Visit;
use crate::discord::advice::{NoAdvice, Reader};

/// A question about a move, which names the turn that the person saw.
#[derive(Deserialize)]
struct Asked {
    turn: Turn,
}

/// `POST /board/api/game/{code}/hint`: the moves that the computer would play, the best first.
pub(super) async fn hint(
    visit: Visit,
    Path(code): Path<String>,
    body: Body,
) -> Result<Json<Value>, Failure> {
    let Asked { turn } = visit.read(body).await?;
    let view = visit.own_match(&code).await?;
    let hints = visit.host.bot.hints(reader(&visit), &view, turn).await;
    let hints = hints.map_err(|why| failure(&visit, &view, why))?;
    let moves = hints.moves.iter();
    let moves = moves.map(|hint| json!({ "move": hint.text, "said": hint.said }));
    Ok(Json(
        json!({ "hints": moves.collect::<Vec<_>>(), "note": hints.note }),
    ))
}

/// `GET /board/api/game/{code}/analysis`.
pub(super) async fn analysis(
    visit: Visit,
    Path(code): Path<String>,
) -> Result<Json<Value>, Failure> {
    let view = visit.own_match(&code).await?;
    let analysis = visit.host.bot.analysis(reader(&visit), &view).await;
    let analysis = analysis.map_err(|why| failure(&visit, &view, why))?;
    let lines = analysis.lines.iter();
    let lines = lines.map(|(event, said)| json!({ "event": event, "said": said }));
    Ok(Json(json!({
        "leads": analysis.leads,
        "lines": lines.collect::<Vec<_>>(),
    })))
}

fn reader(visit: &Visit) -> Reader<'_> {
    Reader {
        user: visit.visitor.person.user,
        speaker: visit.speaker(),
    }
}

fn failure(visit: &Visit, view: &MatchView, why: NoAdvice) -> Failure {
    match why {
        NoAdvice::Busy => visit.failure(StatusCode::TOO_MANY_REQUESTS, "one-at-a-time"),
        NoAdvice::Told(said) => Failure {
            status: StatusCode::CONFLICT,
            said,
        },
        NoAdvice::Error(error) => visit.told(Some(view), &error),
    }
}
