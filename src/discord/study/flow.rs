//! Lessons and puzzles: shows an exercise, lets people choose a move, and says whether it solves
//! the task. Everything a click needs is in its id, because lessons store nothing.

use halma_picture::Scene;
use halma_rules::Cell;
use halma_service::{Error, PuzzleStreak, puzzle_day};

use crate::discord::command::{Answer, Context};
use crate::discord::parts::body::Body;
use crate::discord::study::click::Studied;
use crate::discord::study::message;
use crate::discord::study::message::{ExerciseShown, Verdict};
use crate::discord::text::Say as _;
use crate::study::{Exercise, LESSONS, Lesson, puzzle_of_day};

/// Returns an exercise.
pub fn exercise(studied: Studied) -> Option<Exercise> {
    match studied {
        Studied::Lesson(number) => LESSONS.get(number as usize).map(Lesson::exercise),
        Studied::Puzzle(day) => puzzle_of_day(day).cloned(),
    }
}

/// Shows a lesson or a puzzle from the start, once the puzzle's day has come.
pub async fn open(cx: &Context<'_>, studied: Studied) -> Body {
    let today = puzzle_day(cx.bot.now());
    let has_come = !matches!(studied, Studied::Puzzle(day) if day > today);
    match exercise(studied).filter(|_| has_come) {
        Some(exercise) => shown(cx, studied, &exercise, None).await,
        None => Body::text(cx.speaker().say("study-none")),
    }
}

/// Resets the message of a lesson or a puzzle to the start.
pub async fn begin(cx: &Context<'_>, studied: Studied) -> Result<Answer, Error> {
    stone(cx, studied, "").await
}

/// Handles a selected stone; `None` if there is no such cell.
pub async fn stone(cx: &Context<'_>, studied: Studied, cell: &str) -> Result<Answer, Error> {
    let Some(exercise) = exercise(studied) else {
        return Ok(cx.private("study-none"));
    };
    let stone = exercise.position().board().parse_cell(cell);
    Ok(Answer::change(shown(cx, studied, &exercise, stone).await))
}

/// Handles a selected move.
///
/// # Errors
/// The store failed.
pub async fn moved(cx: &Context<'_>, studied: Studied, text: &str) -> Result<Answer, Error> {
    match exercise(studied) {
        Some(exercise) => Ok(Answer::change(judged(cx, studied, &exercise, text).await?)),
        None => Ok(cx.private("study-none")),
    }
}

/// Returns the exercise with its movable stones, or with the selected stone's targets.
async fn shown(
    cx: &Context<'_>,
    studied: Studied,
    exercise: &Exercise,
    stone: Option<Cell>,
) -> Body {
    let shown = ExerciseShown::new(studied, exercise, stone);
    let scene = Scene::of(exercise.position()).for_seat(exercise.seat());
    let scene = scene.marked(shown.markers());
    let drawn = cx.picture_of_lesson(scene).await;
    message::exercise(cx.speaker(), &shown, drawn)
}

/// Judges a move.
async fn judged(
    cx: &Context<'_>,
    studied: Studied,
    exercise: &Exercise,
    text: &str,
) -> Result<Body, Error> {
    let position = exercise.position();
    let Some((mv, after)) = exercise
        .parse(text)
        .and_then(|mv| Some((mv, exercise.after(mv)?)))
    else {
        return Ok(shown(cx, studied, exercise, None).await);
    };
    let is_right = exercise.is_solved_by(mv);
    let verdict = Verdict {
        route: position.route(mv),
        after,
        is_right,
        streak: streak(cx, studied, is_right).await?,
    };
    let scene = Scene::of_game(&verdict.after, [&verdict.route]).for_seat(exercise.seat());
    let drawn = cx.picture_of_lesson(scene).await;
    Ok(message::judged(cx.speaker(), studied, &verdict, drawn))
}

/// Notes a try at today's puzzle; those of other days don't count.
async fn streak(
    cx: &Context<'_>,
    studied: Studied,
    is_right: bool,
) -> Result<Option<PuzzleStreak>, Error> {
    let act = cx.act();
    match studied {
        Studied::Puzzle(day) if day == puzzle_day(act.now) => {
            let noted = cx.bot.service.note_puzzle(&act, day, is_right);
            Ok(Some(noted.await?))
        }
        _ => Ok(None),
    }
}
