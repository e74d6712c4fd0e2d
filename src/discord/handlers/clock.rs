//! Time for a move.

use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::custom_id::CustomId;
use crate::discord::messages;
use crate::discord::text::say;
use crate::service::Error;

/// Gives the opponent a day: the board shows the new deadline.
pub(super) async fn give_day(bot: &Bot, caller: &Caller, id: CustomId) -> Result<Answer, Error> {
    let act = caller.act(bot.now());
    let changed = bot.service.give_day(&act, id.id(), Some(id.turn)).await?;
    let view = changed.view;
    if caller.message.is_some() && caller.message == view.message {
        let speaker = bot.speaker(&view.place.locale);
        let body = messages::present(speaker, &view, bot.picture(&view).await);
        return Ok(Answer::Update { body, post: None });
    }
    let speaker = bot.speaker(&caller.locale);
    let text = say!(speaker, "day-given", code = view.code.as_str());
    Ok(Answer::Private(Body::text(text)))
}
