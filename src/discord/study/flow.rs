//! Lessons and puzzles: a task is shown, a move chosen by taps, and it is said whether it does what is
//! wanted. All that a click needs is in its id, for nothing of a lesson is stored.

use std::sync::LazyLock;

use crate::discord::command::answer::Answer;
use crate::discord::command::context::Context;
use crate::discord::parts::body::Body;
use crate::discord::parts::custom_id::{StudyStep, TaskStep};
use crate::discord::study::message;
use crate::discord::study::message::{Studied, TaskShown, Verdict};
use crate::service::{Error, PuzzleStreak, puzzle_day};
use crate::study::{LESSONS, Lesson, Puzzles, Task};
use halma_picture::Scene;
use halma_rules::Cell;

static PUZZLES: LazyLock<Puzzles> = LazyLock::new(Puzzles::load);

/// What is being studied.
pub fn task(studied: Studied) -> Option<Task> {
    match studied {
        Studied::Lesson(number) => LESSONS.get(number).map(Lesson::task),
        Studied::Puzzle(day) => PUZZLES.of_day(day).cloned(),
    }
}

/// A lesson or a puzzle from its beginning.
pub async fn open(cx: &Context<'_>, studied: Studied) -> Body {
    match task(studied) {
        Some(task) => shown(cx, studied, &task, None).await,
        None => Body::text(cx.speaker().say("study-none")),
    }
}

/// A tap in the message of a lesson or a puzzle.
///
/// # Errors
/// The store failed.
pub async fn step(
    cx: &Context<'_>,
    step: StudyStep,
    number: u64,
    chosen: &str,
) -> Result<Answer, Error> {
    let number = u32::try_from(number).unwrap_or(u32::MAX);
    let (studied, step) = match step {
        StudyStep::Lesson(step) => (Studied::Lesson(number as usize), step),
        StudyStep::Puzzle(step) => (Studied::Puzzle(number), step),
        StudyStep::NewPuzzle => {
            return Ok(Answer::private(open(cx, Studied::Puzzle(number)).await));
        }
    };
    let Some(task) = task(studied) else {
        return Ok(cx.private("study-none"));
    };
    let body = match step {
        TaskStep::Begin => shown(cx, studied, &task, None).await,
        TaskStep::Stone => {
            let stone = task.position().board().parse_cell(chosen);
            shown(cx, studied, &task, stone).await
        }
        TaskStep::Move => judged(cx, studied, &task, chosen).await?,
    };
    Ok(Answer::change(body))
}

/// The task with the stones that may be chosen, or the cells to which the chosen one can go.
async fn shown(cx: &Context<'_>, studied: Studied, task: &Task, stone: Option<Cell>) -> Body {
    let shown = TaskShown::new(studied, task, stone);
    let scene = Scene::of(task.position()).for_seat(task.seat());
    let scene = scene.marked(shown.markers());
    let drawn = cx.bot.picture_of_lesson(scene, cx.user()).await;
    message::task(cx.speaker(), &shown, drawn)
}

/// What a move comes to.
async fn judged(
    cx: &Context<'_>,
    studied: Studied,
    task: &Task,
    text: &str,
) -> Result<Body, Error> {
    let position = task.position();
    let Some((mv, after)) = task.parse(text).and_then(|mv| Some((mv, task.after(mv)?))) else {
        return Ok(shown(cx, studied, task, None).await);
    };
    let is_right = task.is_solved_by(mv);
    let verdict = Verdict {
        route: position.route(mv),
        after,
        is_right,
        streak: streak(cx, studied, is_right).await?,
    };
    let scene = Scene::of_game(&verdict.after, [&verdict.route]).for_seat(task.seat());
    let drawn = cx.bot.picture_of_lesson(scene, cx.user()).await;
    Ok(message::judged(cx.speaker(), studied, &verdict, drawn))
}

/// Notes a try at the puzzle of today; those of other days count nothing.
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
