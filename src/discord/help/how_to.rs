//! How a game is played, for whoever is new to it: the aim, the moves, and a chain to try.

use crate::discord::command::{Answer, Context};
use crate::discord::help::how_to_message;
use crate::discord::help::how_to_message::Lesson;
use crate::ids::MatchId;
use crate::service::Error;
use halma_rules::{Rules, Variant};

/// The button below a challenge and below the first board.
pub async fn open(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    let drawn = cx.picture_of_start(view.rules).await;
    let body = how_to_message::how_to_play(cx.speaker(), view.rules, drawn);
    Ok(Answer::private(body))
}

/// A stone that can jump far, and what becomes of it.
pub async fn try_chain(
    cx: &Context<'_>,
    variant: Variant,
    target: Option<&str>,
) -> Result<Answer, Error> {
    let lesson = Lesson::of(Rules::default_for(variant));
    let route = target.and_then(|target| lesson.route_to(target));
    let scene = lesson.scene(route.as_ref());
    let drawn = cx.picture_of_lesson(scene).await;
    let body = how_to_message::lesson(cx.speaker(), &lesson, route.as_ref(), drawn);
    Ok(Answer::change(body))
}
