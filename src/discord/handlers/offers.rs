//! Offers: a draw, taking a move back, cancelling a game.

use super::changed_answer;
use super::find::{Found, Search, find, read_chosen};
use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::commands::offer_kind;
use crate::discord::custom_id::{CustomId, Kind};
use crate::discord::text::say;
use crate::ids::{GuildId, MatchId};
use crate::service::{Error, Listing, OfferMove};

/// `/halma offer`.
pub(super) async fn command(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    what: &str,
    game: Option<String>,
) -> Result<Answer, Error> {
    let search = Search {
        listings: &[Listing::Mine(caller.channel)],
        kind: Kind::ChooseForOffer,
        extra: what,
        none: "no-game-here",
    };
    match find(bot, caller, guild, game, search).await? {
        Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
        Found::Match(view) => make(bot, caller, view.id, what).await,
    }
}

/// The match that was chosen.
pub(super) async fn chosen(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    value: Option<&str>,
) -> Result<Answer, Error> {
    let chosen = read_chosen(value);
    let view = bot
        .service
        .match_by_code(chosen.code, guild, caller.person.user)
        .await?;
    make(bot, caller, view.id, chosen.extra).await
}

async fn make(bot: &Bot, caller: &Caller, id: MatchId, what: &str) -> Result<Answer, Error> {
    let Some(kind) = offer_kind(what) else {
        let speaker = bot.speaker(&caller.locale);
        let text = say!(speaker, "unknown-request");
        return Ok(Answer::Private(Body::text(text)));
    };
    let act = caller.act(bot.now());
    let changed = bot.service.offer(&act, id, kind).await?;
    changed_answer(bot, caller, changed).await
}

/// A button below an offer.
pub(super) async fn answer(
    bot: &Bot,
    caller: &Caller,
    id: CustomId,
    offer_move: OfferMove,
) -> Result<Answer, Error> {
    let act = caller.act(bot.now());
    let service = &bot.service;
    let changed = service
        .answer_offer(&act, id.id(), id.turn, offer_move)
        .await?;
    if changed.post.is_none() && !changed.repeated {
        let speaker = bot.speaker(&caller.locale);
        let text = say!(speaker, "offer-declined-quietly");
        return Ok(Answer::Private(Body::text(text)));
    }
    changed_answer(bot, caller, changed).await
}
