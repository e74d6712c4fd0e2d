//! Time for a move.

use super::is_pressed;
use super::look::shown;
use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::custom_id::CustomId;
use crate::discord::messages;
use crate::discord::text::say;
use crate::service::{Changed, Error};

/// Gives the opponent a day: the board shows the new deadline, and the opponent is told.
pub(super) async fn give_day(bot: &Bot, caller: &Caller, id: CustomId) -> Result<Answer, Error> {
    let act = caller.act(bot.now());
    let changed = bot.service.give_day(&act, id.id(), Some(id.turn)).await?;
    Ok(on_the_board(bot, caller, changed, "day-given").await)
}

/// Reminds the person of this turn no more: the board loses the button.
pub(super) async fn mute(bot: &Bot, caller: &Caller, id: CustomId) -> Result<Answer, Error> {
    let act = caller.act(bot.now());
    let changed = bot.service.mute(&act, id.id(), Some(id.turn)).await?;
    Ok(on_the_board(bot, caller, changed, "muted").await)
}

/// Shows a change on the board whose button was pressed, the one that all see or the person's own.
async fn on_the_board(bot: &Bot, caller: &Caller, changed: Changed, key: &str) -> Answer {
    let view = changed.view;
    let speaker = bot.speaker(&view.place.locale);
    let done = say!(bot.speaker(&caller.locale), key, code = view.code.as_str());
    match changed.post {
        Some(post) if is_pressed(caller, &post) => Answer::Update {
            body: messages::present(speaker, &view, bot.picture(&view).await, post.by),
            post: Some(post),
        },
        Some(post) => Answer::Elsewhere {
            body: if caller.on_private_message {
                shown(bot, caller, &view).await
            } else {
                Body::text(done)
            },
            update: caller.on_private_message,
            post: post.reference,
        },
        None => Answer::Private(Body::text(done)),
    }
}
