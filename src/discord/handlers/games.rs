//! Lists of games, page by page. All of it private.

use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::custom_id::CustomId;
use crate::discord::messages;
use crate::discord::text::say;
use crate::ids::{GuildId, UserId};
use crate::service::{Error, Listing, MatchView, Person};

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

/// An open challenge that was chosen from the list, with its buttons: to answer it or to take it
/// back, also where its message is gone.
pub(super) async fn challenge(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    code: Option<&str>,
) -> Result<Answer, Error> {
    let user = caller.person.user;
    let code = code.unwrap_or_default();
    let view = bot.service.match_by_code(code, guild, user).await?;
    let said = say!(bot.speaker(&caller.locale), "challenge-chosen");
    Ok(Answer::Update {
        body: lobby(bot, caller, &view, &said),
        post: None,
    })
}

/// A challenge as one person alone sees it, after a sentence.
pub(super) fn lobby(bot: &Bot, caller: &Caller, view: &MatchView, said: &str) -> Body {
    let body = messages::present(bot.speaker(&caller.locale), view, None, None);
    Body {
        content: format!("{said}\n{}", body.content),
        notify: Vec::new(),
        ..body
    }
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
