//! Answering a challenge, and playing again.

use halma_service::ids::MatchId;
use halma_service::{Changed, Error, LobbyMove};

use crate::discord::command::{Answer, Context};
use crate::discord::lobby::start::is_outdated;

/// Joins, declines, leaves or withdraws.
pub async fn answer(cx: &Context<'_>, id: MatchId, lobby_move: LobbyMove) -> Result<Answer, Error> {
    let service = &cx.bot.service;
    let changed = service.answer_challenge(&cx.act(), id, lobby_move).await?;
    cx.tell(changed).await
}

/// Starts a rematch.
pub async fn rematch(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let act = cx.act();
    again(cx, || cx.bot.service.rematch(&act, id, cx.caller.rights)).await
}

/// Starts a rematch against the next level of the computer.
pub async fn next_level(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    let act = cx.act();
    again(cx, || cx.bot.service.next_level(&act, id, cx.caller.rights)).await
}

async fn again<F>(cx: &Context<'_>, make: impl Fn() -> F) -> Result<Answer, Error>
where
    F: Future<Output = Result<Changed, Error>>,
{
    if let Some(answer) = cx.missing_permissions() {
        return Ok(answer);
    }
    let changed = match make().await {
        Err(Error::Refusal(refusal)) if is_outdated(cx, &refusal).await? => make().await?,
        changed => changed?,
    };
    cx.tell(changed).await
}
