//! Moving: by command, by form, by choosing the match.

use super::changed_answer;
use super::find::{Found, Search, find, read_chosen};
use crate::discord::answer::{Answer, Body, cut};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Kind};
use crate::discord::messages;
use crate::discord::text::say;
use crate::ids::{Code, GuildId, MatchId};
use crate::service::{Error, Listing, PlayRequest, Refusal, StageView};

/// The most characters of a move that fit beside a match in a menu's option.
const MOST_CARRIED_CHARS: usize = 70;

/// `/halma move`.
pub(super) async fn command(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    text: &str,
    game: Option<String>,
) -> Result<Answer, Error> {
    // A move that was chosen from the list carries the code of its match.
    let (carried, text) = split_code(text);
    let game = carried.or(game);
    if game.is_none() && text.chars().count() > MOST_CARRIED_CHARS {
        let matches = bot
            .service
            .list(caller.person.user, Listing::MyTurns(caller.channel));
        if matches.await?.len() > 1 {
            let speaker = bot.speaker(&caller.locale);
            return Ok(Answer::Private(Body::text(say!(speaker, "name-the-match"))));
        }
    }
    let search = Search {
        listings: &[Listing::MyTurns(caller.channel)],
        kind: Kind::ChooseForMove,
        extra: &cut(text, MOST_CARRIED_CHARS),
        none: "no-turn-here",
    };
    let nothing = match find(bot, caller, guild, game, search).await? {
        Found::Match(view) => return play(bot, caller, view.id, None, text.to_owned()).await,
        Found::Ask(answer) => return Ok(answer),
        Found::Nothing(answer) => answer,
    };
    match only_match(bot, caller).await? {
        // The service says whose turn it is.
        Some(id) => play(bot, caller, id, None, text.to_owned()).await,
        None => Ok(nothing),
    }
}

/// The only match that somebody plays in the channel, if it is one.
async fn only_match(bot: &Bot, caller: &Caller) -> Result<Option<MatchId>, Error> {
    let matches = bot
        .service
        .list(caller.person.user, Listing::Mine(caller.channel))
        .await?;
    match &matches[..] {
        [only] => Ok(Some(only.view.id)),
        _ => Ok(None),
    }
}

/// Splits `#CODE h4-f2`, the value of a suggestion, and `CODE · h4 → f2  (+2)`, its label, which is
/// what stands in the field for whoever edits it.
pub(super) fn split_code(text: &str) -> (Option<String>, &str) {
    let text = text.trim();
    let of_value = text.strip_prefix('#').and_then(|rest| rest.split_once(' '));
    let of_label = || {
        let parts = text.split_once(" · ");
        parts.filter(|(code, _)| code.parse::<Code>().is_ok())
    };
    match of_value.or_else(of_label) {
        Some((code, text)) => (Some(code.to_owned()), text),
        None => (None, text),
    }
}

/// The match that was chosen for a typed move.
pub(super) async fn chosen(
    bot: &Bot,
    caller: &Caller,
    value: Option<&str>,
) -> Result<Answer, Error> {
    let chosen = read_chosen(value);
    let guild = caller.guild.ok_or(Refusal::NoSuchMatch)?;
    let view = bot
        .service
        .match_by_code(chosen.code, guild, caller.person.user)
        .await?;
    play(bot, caller, view.id, chosen.turn, chosen.extra.to_owned()).await
}

/// The button that opens the form.
pub(super) async fn form(bot: &Bot, caller: &Caller, id: CustomId) -> Result<Answer, Error> {
    let view = bot.service.match_view(id.id()).await?;
    let user = caller.person.user;
    let StageView::Running(game) = &view.stage else {
        return Err(Refusal::GameOver.into());
    };
    if !game.seats.values().any(|person| person.user == Some(user)) {
        return Err(Refusal::NotAPlayer.into());
    }
    if view.turn != id.turn {
        return Err(Refusal::Stale.into());
    }
    if game.to_move().user != Some(user) {
        let next = game.to_move().user;
        return Err(Refusal::NotYourTurn { next }.into());
    }
    let example = view.suggestions(user, "").into_iter().next();
    let example = example
        .map(|suggestion| suggestion.text)
        .unwrap_or_default();
    Ok(Answer::Modal(messages::move_modal(
        bot.speaker(&caller.locale),
        &view,
        &example,
    )))
}

/// The form was sent.
pub(super) async fn submit(
    bot: &Bot,
    caller: &Caller,
    id: CustomId,
    text: String,
) -> Result<Answer, Error> {
    play(bot, caller, id.id(), Some(id.turn), text).await
}

async fn play(
    bot: &Bot,
    caller: &Caller,
    id: MatchId,
    turn: Option<u64>,
    text: String,
) -> Result<Answer, Error> {
    let request = PlayRequest {
        act: caller.act(bot.now()),
        id,
        turn,
        text,
    };
    let changed = bot.service.play(&request).await?;
    let answer = Box::new(changed_answer(bot, caller, changed).await?);
    Ok(Answer::Played { id, answer })
}
