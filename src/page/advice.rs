//! What the computer says about a game: hints for a move, and the analysis of a finished game.

use std::collections::BTreeMap;

use axum::Json;
use axum::body::Body;
use axum::extract::Path;
use axum::http::StatusCode;
use halma_mind::Review;
use halma_rules::{Game, Move};
use halma_service::ids::Turn;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::failure::Failure;
use super::said::{Names, said};
use super::view::cells;
use super::visit::Visit;
use crate::opponent::{Analysis, NoAdvice};
use crate::words::{self, advice};

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
    let user = visit.visitor.person.user;
    let hints = visit.host.bot.adviser().hints(user, &view, turn).await;
    let hints = hints.map_err(|error| visit.told(Some(&view), &error))?;
    let hints = hints.map_err(|why| failure(&visit, why))?;
    let (speaker, game) = (visit.speaker(), view.game());
    let moves = game.into_iter().flat_map(|game| {
        let board = game.standing.position().board();
        (1..).zip(&hints).map(move |(number, hint)| {
            let line = advice::line(speaker, game, number, hint);
            json!({ "move": hint.ply.text(board), "said": said(&line) })
        })
    });
    let note = game.filter(|game| game.has_computer());
    Ok(Json(json!({
        "hints": moves.collect::<Vec<_>>(),
        "note": note.map(|_| said(&speaker.text("hint-no-mark"))),
    })))
}

/// `GET /board/api/game/{code}/analysis`.
pub(super) async fn analysis(
    visit: Visit,
    Path(code): Path<String>,
) -> Result<Json<Value>, Failure> {
    let view = visit.own_match(&code).await?;
    let user = visit.visitor.person.user;
    let found = visit.host.bot.adviser().analysis(user, &view).await;
    let found = found.map_err(|error| visit.told(Some(&view), &error))?;
    let Analysis { game, review } = found.map_err(|why| failure(&visit, why))?;
    let names = Names::of_match(&view);
    let lines = view.game().into_iter().flat_map(|shown| {
        let reader = Some(user);
        words::analysis::lines(visit.speaker(), shown, &game, &review, reader)
    });
    let lines = lines.map(|(event, line)| json!({ "event": event, "said": names.said(&line) }));
    Ok(Json(json!({
        "leads": review.leads,
        "lines": lines.collect::<Vec<_>>(),
        "better": better(&game, &review),
    })))
}

/// Returns the routes that would have been better, by the number of events before them.
fn better(game: &Game, review: &Review) -> Map<String, Value> {
    let moments = review.moments.iter().map(|one| (one.event, one.better));
    let missed = review.missed.iter().map(|one| (one.event, one.chain));
    let found: BTreeMap<usize, Move> = missed.chain(moments).collect();
    let mut standing = Game::from_position(game.start().clone());
    let mut routes = Map::new();
    for (number, event) in game.history().iter().enumerate() {
        let position = standing.position();
        if let Some(&mv) = found.get(&number) {
            let route = cells(position, &position.route(mv));
            routes.insert(number.to_string(), json!(route));
        }
        if standing.repeat(*event).is_none() {
            break;
        }
    }
    routes
}

fn failure(visit: &Visit, why: NoAdvice) -> Failure {
    let status = match why {
        NoAdvice::Busy => StatusCode::TOO_MANY_REQUESTS,
        NoAdvice::Rated | NoAdvice::TooShort(_) | NoAdvice::Failed => StatusCode::CONFLICT,
    };
    let said = said(&advice::none(visit.speaker(), why));
    Failure { status, said }
}
