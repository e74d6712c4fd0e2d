//! Making a challenge.

use serenity::builder::{
    CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::changed_answer;
use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Kind};
use crate::discord::invite;
use crate::discord::markup;
use crate::discord::request::ChallengeOptions;
use crate::discord::text::say;
use crate::engine::{RuleSet, Variant};
use crate::ids::{GuildId, UserId};
use crate::service::{ChallengeRequest, Error, FirstMove, Person, Refusal};

/// `/halma challenge`.
pub(super) async fn command(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    options: ChallengeOptions,
) -> Result<Answer, Error> {
    let speaker = bot.speaker(&caller.locale);
    if let Some(answer) = missing_permissions(bot, caller) {
        return Ok(answer);
    }
    let server = bot.service.server(guild).await?;
    let thread = options.thread.unwrap_or(server.threads) && !caller.in_thread;
    if thread && let Some(answer) = missing_for_threads(bot, caller) {
        return Ok(answer);
    }
    // Discord offers these values; a strange one comes only from a strange client.
    let variant: Variant = match options.game.as_deref().map(str::parse).transpose() {
        Ok(variant) => server.variant_or(variant),
        Err(_) => return Ok(Answer::Private(Body::text(say!(speaker, "unknown-game")))),
    };
    let rule_set: Option<RuleSet> = match options.rules.as_deref().map(str::parse).transpose() {
        Ok(rule_set) => server.rule_set_or(rule_set, variant),
        Err(_) => return Ok(Answer::Private(Body::text(say!(speaker, "unknown-rules")))),
    };
    let first = match options.first.as_deref() {
        Some("me") => FirstMove::Challenger,
        Some("opponent") => FirstMove::Opponent,
        _ => FirstMove::Lot,
    };
    let move_time = options.clock.as_deref().map(str::parse);
    let request = ChallengeRequest {
        act: caller.act(bot.now()),
        opponents: options.opponents,
        place: caller.place(guild, server.locale.clone()),
        variant,
        rule_set,
        diagonals: options.diagonals,
        first,
        move_time: server.move_time_or(move_time.and_then(Result::ok)),
        rights: caller.rights,
        thread,
    };
    let changed = match bot.service.challenge(&request).await {
        Err(Error::Refusal(refusal)) if is_outdated(bot, guild, &refusal).await? => {
            bot.service.challenge(&request).await?
        }
        changed => changed?,
    };
    changed_answer(bot, caller, changed).await
}

/// Whether what stands in the way is gone on Discord, and now here, too: the message of an older
/// challenge, or channels in which alone games may be played.
pub(super) async fn is_outdated(
    bot: &Bot,
    guild: GuildId,
    refusal: &Refusal,
) -> Result<bool, Error> {
    match refusal {
        Refusal::AlreadyChallenged { id } => {
            let view = bot.service.match_view(*id).await?;
            let Some(message) = view.message else {
                return Ok(false);
            };
            let is_gone = bot.is_there(view.place.channel, message).await == Some(false);
            if is_gone {
                bot.service.drop_challenge(*id, bot.now()).await?;
            }
            Ok(is_gone)
        }
        Refusal::ChannelNotAllowed { channels } if !channels.named().is_empty() => {
            bot.forget_lost_channels(guild).await;
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// The user menu: asks for the game first.
pub(super) async fn menu(bot: &Bot, caller: &Caller, person: Person) -> Result<Answer, Error> {
    if let Some(answer) = missing_permissions(bot, caller) {
        return Ok(answer);
    }
    if person.bot {
        return Err(Refusal::OpponentIsBot { user: person.user }.into());
    }
    if !person.member {
        return Err(Refusal::OpponentNotHere { user: person.user }.into());
    }
    bot.service.meet(&person).await?;
    let speaker = bot.speaker(&caller.locale);
    let two_seats = Variant::ALL
        .into_iter()
        .filter(|variant| variant.seats() == 2);
    let options = two_seats.map(|variant| {
        CreateSelectMenuOption::new(speaker.say(&format!("variant-{variant}")), variant.name())
    });
    let id = CustomId {
        kind: Kind::ChooseGame,
        number: person.user.0,
        turn: 0,
        page: 0,
    }
    .to_string();
    let kind = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    let menu = CreateSelectMenu::new(id, kind).placeholder(say!(speaker, "menu-which-game"));
    let content = say!(speaker, "which-game", user = markup::user(person.user));
    let rows = vec![CreateActionRow::SelectMenu(menu)];
    Ok(Answer::Private(Body {
        rows,
        ..Body::text(content)
    }))
}

/// The game that was chosen after the user menu.
pub(super) async fn chosen(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    id: CustomId,
    game: Option<String>,
) -> Result<Answer, Error> {
    let user = UserId(id.number);
    let name = bot.service.name_of(user).await?.unwrap_or_default();
    // Who was refused when the menu was shown, bots above all, cannot be chosen; but somebody may
    // have left meanwhile.
    if bot.is_member(guild, user).await == Some(false) {
        return Err(Refusal::OpponentNotHere { user }.into());
    }
    let opponent = Person {
        user,
        name,
        bot: false,
        member: true,
    };
    let options = ChallengeOptions {
        opponents: vec![opponent],
        game,
        ..Default::default()
    };
    command(bot, caller, guild, options).await
}

/// Names what the bot lacks in this channel, so that a game does not begin that cannot be shown.
pub(super) fn missing_permissions(bot: &Bot, caller: &Caller) -> Option<Answer> {
    let missing = invite::missing(caller.permissions, caller.in_thread);
    name_missing(bot, caller, missing)
}

/// Names what the bot lacks to open threads in this channel.
fn missing_for_threads(bot: &Bot, caller: &Caller) -> Option<Answer> {
    name_missing(bot, caller, invite::missing_for_threads(caller.permissions))
}

fn name_missing(bot: &Bot, caller: &Caller, missing: Vec<&'static str>) -> Option<Answer> {
    if missing.is_empty() {
        return None;
    }
    let speaker = bot.speaker(&caller.locale);
    let names: Vec<_> = missing.into_iter().map(|key| speaker.say(key)).collect();
    let text = say!(speaker, "missing-permissions", names = names.join(", "));
    Some(Answer::Private(Body::text(text)))
}
