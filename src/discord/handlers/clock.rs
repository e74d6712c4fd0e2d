//! Time for a move.

use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::custom_id::CustomId;
use crate::discord::messages;
use crate::discord::text::say;
use crate::service::{Error, MatchView};

/// Gives the opponent a day: the board shows the new deadline.
pub(super) async fn give_day(bot: &Bot, caller: &Caller, id: CustomId) -> Result<Answer, Error> {
    let act = caller.act(bot.now());
    let changed = bot.service.give_day(&act, id.id(), Some(id.turn)).await?;
    let view = changed.view;
    let speaker = bot.speaker(&caller.locale);
    let done = say!(speaker, "day-given", code = view.code.as_str());
    Ok(on_the_board(bot, caller, &view, done).await)
}

/// Reminds the person of this turn no more: the board loses the button.
pub(super) async fn mute(bot: &Bot, caller: &Caller, id: CustomId) -> Result<Answer, Error> {
    let act = caller.act(bot.now());
    let changed = bot.service.mute(&act, id.id(), Some(id.turn)).await?;
    let view = changed.view;
    let speaker = bot.speaker(&caller.locale);
    let done = say!(speaker, "muted", code = view.code.as_str());
    Ok(on_the_board(bot, caller, &view, done).await)
}

/// Shows a change on the board whose button was pressed; elsewhere says that it is done.
async fn on_the_board(bot: &Bot, caller: &Caller, view: &MatchView, done: String) -> Answer {
    // The button is of the present turn, so what everybody sees below it is the present board.
    if caller.message.is_some() && !caller.on_private_message {
        let speaker = bot.speaker(&view.place.locale);
        let body = messages::present(speaker, view, bot.picture(view).await);
        return Answer::Update { body, post: None };
    }
    Answer::Private(Body::text(done))
}
