//! Resigning, with a confirmation between.

use super::changed_answer;
use super::find::{Found, Search, find, read_chosen};
use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Kind};
use crate::discord::messages;
use crate::discord::text::say;
use crate::ids::{GuildId, MatchId};
use crate::service::{Error, Listing, MatchView, Refusal, StageView};

/// `/halma resign`.
pub(super) async fn command(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    game: Option<String>,
) -> Result<Answer, Error> {
    let search = Search {
        listings: &[Listing::Mine(caller.channel)],
        kind: Kind::ChooseForResign,
        extra: "",
        none: "no-game-here",
    };
    match find(bot, caller, guild, game, search).await? {
        Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
        Found::Match(view) => Ok(Answer::Private(question(bot, caller, &view)?)),
    }
}

/// The button below the board.
pub(super) async fn ask(bot: &Bot, caller: &Caller, id: MatchId) -> Result<Answer, Error> {
    let view = bot.service.match_view(id).await?;
    Ok(Answer::Private(question(bot, caller, &view)?))
}

/// The match that was chosen.
pub(super) async fn chosen(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    value: Option<&str>,
) -> Result<Answer, Error> {
    let view = bot
        .service
        .match_by_code(read_chosen(value).code, guild, caller.person.user)
        .await?;
    Ok(Answer::Update {
        body: question(bot, caller, &view)?,
        post: None,
    })
}

fn question(bot: &Bot, caller: &Caller, view: &MatchView) -> Result<Body, Error> {
    let game = match &view.stage {
        StageView::Running(game) => game,
        StageView::Open { .. } => return Err(Refusal::NotBegun.into()),
        StageView::Closed { why, .. } => return Err(Refusal::ChallengeClosed(*why).into()),
        StageView::Finished(_) => return Err(Refusal::GameOver.into()),
    };
    let user = Some(caller.person.user);
    let owned = game.seats.iter().filter(|(_, person)| person.user == user);
    let own: Vec<_> = owned.map(|(seat, _)| seat).collect();
    if own.is_empty() {
        return Err(Refusal::NotAPlayer.into());
    }
    if own.iter().all(|&seat| game.standing.is_out(seat)) {
        return Err(Refusal::SeatIsOut.into());
    }
    let speaker = bot.speaker(&caller.locale);
    let rows = messages::confirm_resignation(speaker, view);
    let text = say!(speaker, "resign-question", code = view.code.as_str());
    Ok(Body {
        rows,
        ..Body::text(text)
    })
}

/// The confirmation.
pub(super) async fn confirm(bot: &Bot, caller: &Caller, id: CustomId) -> Result<Answer, Error> {
    let act = caller.act(bot.now());
    let changed = bot.service.resign(&act, id.id(), Some(id.turn)).await?;
    changed_answer(bot, caller, changed).await
}

/// Thought better of it.
pub(super) fn keep_playing(bot: &Bot, caller: &Caller) -> Answer {
    let speaker = bot.speaker(&caller.locale);
    Answer::Update {
        body: Body::text(say!(speaker, "resign-kept")),
        post: None,
    }
}
