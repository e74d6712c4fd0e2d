//! Going through a game move by move, in a private message.

use crate::discord::command::answer::Answer;
use crate::discord::command::context::Context;
use crate::discord::parts::custom_id::ReplayStep;
use crate::discord::replay::flow;
use crate::ids::MatchId;
use crate::service::Error;

/// The button below the end of a game.
pub async fn open(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    Ok(Answer::private(flow::open(cx, &view).await?))
}

/// A button or the menu of the message.
pub async fn step(
    cx: &Context<'_>,
    step: ReplayStep,
    id: MatchId,
    (events, side): (usize, usize),
) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    let (events, side) = match step {
        ReplayStep::First => (0, side),
        ReplayStep::Back => (events.saturating_sub(1), side),
        ReplayStep::Next => (events.saturating_add(1), side),
        ReplayStep::Last => (usize::MAX, side),
        ReplayStep::Turn => (events, side + 1),
        ReplayStep::Choose => (events, side),
        ReplayStep::Files => {
            return Ok(Answer::private(flow::files(cx, &view, events, side).await?));
        }
    };
    let body = flow::shown(cx, &view, events, side).await?;
    Ok(Answer::change(body))
}
