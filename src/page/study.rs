//! The lessons, and the puzzle and the march of the day. The page keeps the moves; only results are stored.

use axum::Json;
use axum::body::Body;
use axum::http::StatusCode;
use halma_rules::{Position, Seat};
use halma_service::puzzle_day;
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::layout::tag;
use super::said::said;
use super::view::{cells, stones};
use super::visit::Visit;
use crate::study::{Exercise, LESSONS, March, puzzle_of_day};
use crate::words::study::{self as words, Best};
use crate::words::{Text, text};

/// The most moves of a march that are read.
const MOST_MOVES: usize = 200;

/// The moves of a person, as texts: one for a puzzle, all so far for a march. None asks for the start.
#[derive(Deserialize)]
struct Played {
    moves: Vec<String>,
    /// The day for which they were made; without one they are today's.
    day: Option<u32>,
}

impl Played {
    /// Reads moves of a day that has come.
    async fn read(visit: &Visit, body: Body) -> Result<(Vec<String>, u32), Failure> {
        let Self { moves, day } = visit.read(body).await?;
        let today = puzzle_day(visit.now());
        let day = day.unwrap_or(today);
        if day > today || moves.len() > MOST_MOVES {
            return Err(visit.failure(StatusCode::BAD_REQUEST, "page-unreadable"));
        }
        Ok((moves, day))
    }
}

/// `POST /board/api/lesson`: a lesson, by its number from 0 in place of a day.
pub(super) async fn lesson(visit: Visit, body: Body) -> Result<Json<Value>, Failure> {
    let Played { moves, day } = visit.read(body).await?;
    let number = day.unwrap_or(0) as usize;
    let lesson = LESSONS.get(number);
    let lesson = lesson.ok_or_else(|| visit.failure(StatusCode::NOT_FOUND, "study-none"))?;
    let (speaker, word) = (visit.speaker(), lesson.word);
    let (mut shown, is_right) = tried(&visit, &lesson.exercise(), moves.first())?;
    let how = |is_right| if is_right { "right" } else { "wrong" };
    let said = is_right.map(|is_right| speaker.text(&format!("lesson-{}-{word}", how(is_right))));
    shown["told"] = told(said);
    shown["next"] = (is_right == Some(true) && number + 1 < LESSONS.len()).into();
    let task = text!(
        speaker,
        "lesson-title",
        number = number + 1,
        all = LESSONS.len(),
        text = speaker.text(&format!("lesson-ask-{word}")),
    );
    Ok(Json(with_task(shown, number as u32, &task)))
}

/// `POST /board/api/puzzle`: the day's puzzle, and what the move is worth if there is one.
pub(super) async fn puzzle(visit: Visit, body: Body) -> Result<Json<Value>, Failure> {
    let (moves, day) = Played::read(&visit, body).await?;
    let none = || visit.failure(StatusCode::NOT_FOUND, "study-none");
    let exercise = puzzle_of_day(day).ok_or_else(none)?;
    let (speaker, service, act) = (visit.speaker(), &visit.host.bot.service, visit.act());
    // A search, once for all people.
    let search = || (exercise.solutions().len(), exercise.moves_needed());
    service.slowly(search).await;
    let (mut shown, is_right) = tried(&visit, exercise, moves.first())?;
    let known = match is_right {
        Some(is_right) if day == puzzle_day(act.now) => {
            let noted = service.note_puzzle(&act, day, is_right).await;
            noted.map(|noted| is_right.then_some(noted))
        }
        Some(_) => Ok(None),
        None => service.solved_puzzle(Some(visit.visitor.player), day).await,
    };
    let known = known.map_err(|error| visit.told(None, &error))?;
    let key = |is_right| {
        if is_right {
            "puzzle-right"
        } else {
            "puzzle-wrong"
        }
    };
    let mut lines: Vec<Text> = is_right
        .map(|is_right| speaker.text(key(is_right)))
        .into_iter()
        .collect();
    lines.extend(
        known
            .into_iter()
            .flat_map(|known| words::streak(speaker, known)),
    );
    shown["told"] = told(lines);
    let task = words::puzzle(speaker, "puzzle-title", exercise);
    Ok(Json(with_task(shown, day, &task)))
}

/// Returns an exercise with its moves, or as it is after one of them, and whether that one solves it.
fn tried(
    visit: &Visit,
    exercise: &Exercise,
    played: Option<&String>,
) -> Result<(Value, Option<bool>), Failure> {
    let position = exercise.position();
    let Some(played) = played else {
        let mut shown = placed(visit, position, exercise.seat());
        let moves = exercise.moves().into_iter().map(|mv| position.route(mv));
        let moves: Vec<_> = moves.map(|route| cells(position, &route)).collect();
        shown["moves"] = moves.into();
        return Ok((shown, None));
    };
    let found = exercise.parse(played);
    let found = found.and_then(|mv| Some((mv, exercise.after(mv)?)));
    let unreadable = || visit.failure(StatusCode::BAD_REQUEST, "page-unreadable");
    let (mv, after) = found.ok_or_else(unreadable)?;
    let is_right = exercise.is_solved_by(mv);
    let mut shown = placed(visit, after.position(), exercise.seat());
    shown["right"] = is_right.into();
    shown["trail"] = cells(position, &position.route(mv)).into();
    Ok((shown, Some(is_right)))
}

/// `POST /board/api/march`: the day's march after these moves.
pub(super) async fn march(visit: Visit, body: Body) -> Result<Json<Value>, Failure> {
    let (moves, day) = Played::read(&visit, body).await?;
    let march = March::of_day(day);
    let march = march.ok_or_else(|| visit.failure(StatusCode::NOT_FOUND, "study-none"))?;
    let unreadable = || visit.failure(StatusCode::BAD_REQUEST, "page-unreadable");
    let (position, trail) = march.after(&moves).ok_or_else(unreadable)?;
    let (speaker, count) = (visit.speaker(), moves.len() as u32);
    let act = visit.act();
    let mut shown = placed(&visit, &position, Seat::FIRST);
    let lines = if March::is_across(&position) {
        let best = visit.host.bot.service.note_march(&act, day, count);
        let moves = best.await.map_err(|error| visit.told(None, &error))?;
        let is_today = day == puzzle_day(visit.now());
        shown["right"] = (count == march.par()).into();
        words::finished(speaker, &march, count, Best { moves, is_today })
    } else {
        let routes = position
            .stones(Seat::FIRST)
            .flat_map(|stone| position.routes(stone));
        let routes: Vec<_> = routes.map(|route| cells(&position, &route)).collect();
        shown["moves"] = routes.into();
        let so_far = (count > 0).then(|| text!(speaker, "march-so-far", moves = count));
        so_far.into_iter().collect()
    };
    shown["told"] = told(lines);
    shown["trail"] = trail.map_or(Value::Null, |(before, route)| cells(&before, &route).into());
    Ok(Json(with_task(shown, day, &words::march(speaker, &march))))
}

fn with_task(mut shown: Value, day: u32, task: &Text) -> Value {
    shown["day"] = day.into();
    shown["task"] = said(task);
    shown
}

fn told(lines: impl IntoIterator<Item = Text>) -> Value {
    lines.into_iter().map(|line| said(&line)).collect()
}

/// Returns the stones of a position on a seat's board.
fn placed(visit: &Visit, position: &Position, seat: Seat) -> Value {
    let theme = visit.settings.theme.as_deref();
    json!({
        "variant": position.rules().variant().name(),
        "theme": theme,
        "tag": tag(&visit.host.bot.painter(theme)),
        "side": seat.index(),
        "stones": stones(position),
        "moves": [],
    })
}
