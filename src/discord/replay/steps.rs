//! Going through a game move by move, in a private message.

use halma_service::Error;
use halma_service::ids::MatchId;
use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::discord::command::{Answer, Context};
use crate::discord::parts::components::button;
use crate::discord::parts::id::Coded as _;
use crate::discord::replay::click::{Click, Step};
use crate::discord::replay::flow;
use crate::one_at_a_time::Work;

/// Handles the button below the end of a game.
pub async fn open(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    Ok(Answer::private(flow::open(cx, &view).await?))
}

/// Goes one step from the shown position.
pub async fn step(
    cx: &Context<'_>,
    id: MatchId,
    step: Step,
    (events, side): (u64, u32),
) -> Result<Answer, Error> {
    let (events, side) = match step {
        Step::First => (0, side),
        Step::Back => (events.saturating_sub(1), side),
        Step::Next => (events.saturating_add(1), side),
        Step::Last => (u64::MAX, side),
        Step::Turn => (events, side.saturating_add(1)),
    };
    shown(cx, id, events, side).await
}

/// Shows the game after a number of events.
pub async fn shown(cx: &Context<'_>, id: MatchId, events: u64, side: u32) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    // The replay itself stays as it is.
    let turn = match cx.turn(Work::Replay).await {
        Ok(turn) => turn,
        Err(busy) => return Ok(Answer::private(busy)),
    };
    let body = flow::shown(cx, &view, events as usize, side as usize).await;
    turn.rest();
    Ok(Answer::change(body?))
}

/// Sends a GIF and the record, from the shown position on.
pub async fn files(cx: &Context<'_>, id: MatchId, events: u64, side: u32) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    let mut body = flow::files(cx, &view, events as usize, side as usize).await?;
    if body.picture.is_some() {
        let click = Click::Share { id, events, side };
        let share = button(cx.speaker(), click, "button-share", ButtonStyle::Secondary);
        body.rows.push(CreateActionRow::Buttons(vec![share]));
    }
    Ok(Answer::private(body))
}

/// Posts the GIF for everyone in the channel.
pub async fn share(cx: &Context<'_>, id: MatchId, events: u64, side: u32) -> Result<Answer, Error> {
    let view = cx.match_by_id(id).await?;
    let click = Click::Share { id, events, side };
    let sharing = cx.sharing(&view, click.id()).await?;
    let caller = &cx.for_everybody(&view);
    let public = Context { caller, ..*cx };
    let body = flow::files(&public, &view, events as usize, side as usize).await?;
    Ok(sharing.post(&public, &view, body))
}
