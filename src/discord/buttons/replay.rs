//! Going through a game move by move, in a private message.

use crate::discord::answer::Answer;
use crate::discord::context::Context;
use crate::discord::custom_id::ReplayStep;
use crate::discord::replays;
use crate::ids::MatchId;
use crate::service::Error;

/// The button below the end of a game.
pub(super) async fn open(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    Ok(Answer::private(replays::open(cx, &view).await?))
}

/// A button or the menu of the message.
pub(super) async fn step(
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
            return Ok(Answer::private(
                replays::files(cx, &view, events, side).await?,
            ));
        }
    };
    let body = replays::shown(cx, &view, events, side).await?;
    Ok(Answer::change(body))
}
