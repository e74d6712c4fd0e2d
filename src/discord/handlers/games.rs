//! Lists of games, page by page. All of it private.

use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::custom_id::CustomId;
use crate::discord::messages;
use crate::ids::{GuildId, UserId};
use crate::service::{Error, Listing, Person};

/// `/halma games`: one's own of all servers, or another person's of this server.
pub(super) async fn command(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    player: Option<Person>,
) -> Result<Answer, Error> {
    let of = player.map(|player| player.user);
    let of = of.filter(|user| *user != caller.person.user);
    Ok(Answer::Private(list(bot, caller, guild, of, 0).await?))
}

/// Another page of a list.
pub(super) async fn page(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    id: CustomId,
) -> Result<Answer, Error> {
    let of = (id.number != 0).then_some(UserId(id.number));
    let body = list(bot, caller, guild, of, id.page).await?;
    Ok(Answer::Update { body, post: None })
}

async fn list(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    of: Option<UserId>,
    page: u32,
) -> Result<Body, Error> {
    let listing = match of {
        None => Listing::Everywhere,
        Some(_) => Listing::InServer(guild),
    };
    let user = of.unwrap_or(caller.person.user);
    let matches = bot.service.list(user, listing).await?;
    let speaker = bot.speaker(&caller.locale);
    Ok(messages::games(speaker, &matches, of, page))
}
