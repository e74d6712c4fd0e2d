//! What a person wants: reminders, absence, whom to play with. All of it private.

use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::commands::reminders_level;
use crate::discord::markup;
use crate::discord::messages;
use crate::discord::request::SettingsOptions;
use crate::discord::text::say;
use crate::ids::PlayerId;
use crate::service::{Error, Person, Refusal, SettingsChange};

/// `/halma settings`; without options it changes nothing and shows them.
pub(super) async fn command(
    bot: &Bot,
    caller: &Caller,
    options: SettingsOptions,
) -> Result<Answer, Error> {
    // Discord checks numbers only in its client.
    let hour = |hour: Option<i64>| {
        hour.map(u8::try_from)
            .transpose()
            .map_err(|_| Refusal::NoSuchHour)
    };
    let change = SettingsChange {
        reminders: options.reminders.as_deref().and_then(reminders_level),
        zone: options.zone,
        quiet_from: hour(options.quiet_from)?,
        quiet_until: hour(options.quiet_until)?,
        quiet_declines: options.quiet_declines,
    };
    let settings = bot.service.change_settings(&caller.person, &change).await?;
    let speaker = bot.speaker(&caller.locale);
    Ok(Answer::Private(messages::settings(speaker, &settings)))
}

/// `/halma away`.
pub(super) async fn away(bot: &Bot, caller: &Caller, days: i64) -> Result<Answer, Error> {
    let days = u16::try_from(days.max(0)).unwrap_or(u16::MAX);
    let act = caller.act(bot.now());
    let absence = bot.service.set_away(&act, days).await?;
    let speaker = bot.speaker(&caller.locale);
    Ok(Answer::Private(messages::absence(speaker, absence)))
}

/// `/halma block`.
pub(super) async fn block(
    bot: &Bot,
    caller: &Caller,
    person: Option<Person>,
    undo: bool,
) -> Result<Answer, Error> {
    let speaker = bot.speaker(&caller.locale);
    let Some(person) = person else {
        return Ok(Answer::Private(kept_out(bot, caller).await?));
    };
    let act = caller.act(bot.now());
    bot.service.block(&act, &person, !undo).await?;
    let key = if undo { "unblocked" } else { "blocked" };
    let text = say!(speaker, key, user = markup::user(person.user));
    Ok(Answer::Private(Body::text(text)))
}

/// Lets somebody in again who was chosen from the list, wherever that person is.
pub(super) async fn unblock(
    bot: &Bot,
    caller: &Caller,
    chosen: Option<&str>,
) -> Result<Answer, Error> {
    if let Some(Ok(player)) = chosen.map(str::parse) {
        let user = caller.person.user;
        bot.service.unblock(user, PlayerId(player)).await?;
    }
    let body = kept_out(bot, caller).await?;
    Ok(Answer::Update { body, post: None })
}

async fn kept_out(bot: &Bot, caller: &Caller) -> Result<Body, Error> {
    let people = bot.service.blocked_by(caller.person.user).await?;
    Ok(messages::blocked(bot.speaker(&caller.locale), &people))
}
