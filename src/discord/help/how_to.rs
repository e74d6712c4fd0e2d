//! How to play a game, for newcomers: the aim, the moves, and a chain to try.

use crate::discord::command::{Answer, Context};
use crate::discord::help::how_to_message;
use crate::discord::help::how_to_message::Lesson;
use crate::ids::MatchId;
use crate::service::Error;
use halma_rules::{Rules, Seat, Variant};

/// Handles the button below a challenge and below the first board.
pub async fn open(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    let seat = view.game().map(|game| game.seat_of_user(cx.user()));
    let lesson = Lesson::of(view.terms.rules, seat.unwrap_or(Seat::FIRST));
    let drawn = cx.picture_of_lessons(lesson.course().to_vec()).await;
    let body = how_to_message::how_to_play(cx.speaker(), &lesson, drawn);
    Ok(Answer::private(body))
}

/// Shows a stone that can jump far, and the result of a try.
pub async fn try_chain(
    cx: &Context<'_>,
    variant: Variant,
    side: u32,
    target: Option<&str>,
) -> Result<Answer, Error> {
    let seat = Seat::at(side as usize % variant.seats());
    let lesson = Lesson::of(Rules::default_for(variant), seat);
    let route = target.and_then(|target| lesson.route_to(target));
    let scene = lesson.scene(route.as_ref());
    let drawn = cx.picture_of_lesson(scene).await;
    let body = how_to_message::lesson(cx.speaker(), &lesson, route.as_ref(), drawn);
    Ok(Answer::change(body))
}
