//! Bringing a game to another channel.

use super::challenge::missing_permissions;
use super::changed_answer;
use super::find::{Found, Search, find};
use crate::discord::answer::Answer;
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::custom_id::Kind;
use crate::ids::GuildId;
use crate::service::{Error, Listing, MatchView};

/// `/halma bring-here`.
pub(super) async fn bring_here(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    game: Option<String>,
) -> Result<Answer, Error> {
    if let Some(answer) = missing_permissions(bot, caller) {
        return Ok(answer);
    }
    let search = Search {
        listings: &[Listing::Lost(guild)],
        kind: Kind::ChooseForPlace,
        extra: "",
        none: "no-lost-game",
    };
    match find(bot, caller, guild, game, search).await? {
        Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
        Found::Match(view) => bring(bot, caller, guild, &view).await,
    }
}

/// The match that was chosen.
pub(super) async fn chosen(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    value: Option<&str>,
) -> Result<Answer, Error> {
    let code = super::find::read_chosen(value).code;
    let user = caller.person.user;
    let view = bot.service.match_by_code(code, guild, user).await?;
    bring(bot, caller, guild, &view).await
}

async fn bring(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    view: &MatchView,
) -> Result<Answer, Error> {
    let place = caller.place(guild, Some(view.place.locale.clone()));
    let act = caller.act(bot.now());
    let changed = bot.service.bring_here(&act, view.id, &place, false).await?;
    changed_answer(bot, caller, changed).await
}
