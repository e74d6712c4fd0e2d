//! Answering a challenge, and playing again.

use crate::discord::command::{Answer, Context};
use crate::discord::lobby::challenge::is_outdated;
use crate::ids::MatchId;
use crate::service::{Error, LobbyMove};

/// Joins, declines, leaves or withdraws.
pub async fn answer(cx: &Context<'_>, id: MatchId, lobby_move: LobbyMove) -> Result<Answer, Error> {
    let service = &cx.bot.service;
    let changed = service.answer_challenge(&cx.act(), id, lobby_move).await?;
    cx.tell(changed).await
}

/// Plays again.
pub async fn rematch(cx: &Context<'_>, id: MatchId) -> Result<Answer, Error> {
    if let Some(answer) = cx.missing_permissions() {
        return Ok(answer);
    }
    let act = cx.act();
    let rematch = || cx.bot.service.rematch(&act, id, cx.caller.rights);
    let changed = match rematch().await {
        Err(Error::Refusal(refusal)) if is_outdated(cx, &refusal).await? => rematch().await?,
        changed => changed?,
    };
    cx.tell(changed).await
}
