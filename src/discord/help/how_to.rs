//! How to play a game, for newcomers: the aim, the moves, and a chain to try.

use halma_rules::{Rules, Seat};
use halma_service::Error;
use halma_service::ids::MatchId;

use crate::discord::command::{Answer, Context};
use crate::discord::help::how_to_message;
use crate::discord::help::how_to_message::Lesson;
use crate::discord::parts::body::Body;

/// Handles the button below a challenge and below the first board.
pub async fn open(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    let seat = view.game().map(|game| game.seat_of_user(cx.user()));
    let lesson = Lesson::of(view.terms.rules, seat.unwrap_or(Seat::FIRST));
    Ok(Answer::private(explained(cx, &lesson).await))
}

/// Goes back from a chain to the explanation of its game.
pub async fn explain(cx: &Context<'_>, rules: Rules, side: u32) -> Answer {
    Answer::change(explained(cx, &lesson_of(rules, side)).await)
}

async fn explained(cx: &Context<'_>, lesson: &Lesson) -> Body {
    let drawn = cx.picture_of_lessons(lesson.course().to_vec()).await;
    how_to_message::how_to_play(cx.speaker(), lesson, drawn)
}

fn lesson_of(rules: Rules, side: u32) -> Lesson {
    let seat = Seat::at(side as usize % rules.variant().seats());
    Lesson::of(rules, seat)
}

/// Shows a stone that can jump far, and the result of a try.
pub async fn try_chain(
    cx: &Context<'_>,
    rules: Rules,
    side: u32,
    target: Option<&str>,
) -> Result<Answer, Error> {
    let lesson = lesson_of(rules, side);
    let route = target.and_then(|target| lesson.route_to(target));
    let scene = lesson.scene(route.as_ref());
    let drawn = cx.picture_of_lesson(scene).await;
    let body = how_to_message::lesson(cx.speaker(), &lesson, route.as_ref(), drawn);
    Ok(Answer::change(body))
}
