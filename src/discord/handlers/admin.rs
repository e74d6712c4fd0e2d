//! What moderators do. Discord lets only those use the command whom the server allows it.

use super::challenge::missing_permissions;
use super::changed_answer;
use crate::discord::answer::{Answer, Body};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::commands::{MOST_RUNNING, who_is_moderators};
use crate::discord::custom_id::{CustomId, Kind};
use crate::discord::messages;
use crate::discord::request::{AdminRequest, ServerOptions};
use crate::discord::text::say;
use crate::ids::GuildId;
use crate::service::{ChannelChange, Error, Listing, MatchView, Refusal, ServerChange, StageView};

/// The lines of the log that are shown.
const LOG_LINES: usize = 20;

/// `/halma-admin`.
pub(super) async fn command(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    request: AdminRequest,
) -> Result<Answer, Error> {
    match request {
        AdminRequest::Settings(options) => {
            change(bot, caller, guild, &server_change(options)).await
        }
        AdminRequest::Channel { channel, allowed } => {
            let channels = match channel {
                Some(channel) if allowed => Some(ChannelChange::Allow(channel)),
                Some(channel) => Some(ChannelChange::Forbid(channel)),
                None if allowed => Some(ChannelChange::Everywhere),
                None => Some(ChannelChange::Nowhere),
            };
            let wanted = ServerChange {
                channels,
                ..ServerChange::default()
            };
            change(bot, caller, guild, &wanted).await
        }
        AdminRequest::End { game, reason } => {
            let view = found(bot, caller, guild, &game).await?;
            ask(bot, caller, &view, Kind::ModeratorEnds, &reason)
        }
        AdminRequest::Undo { game, reason } => {
            let view = found(bot, caller, guild, &game).await?;
            ask(bot, caller, &view, Kind::ModeratorUndoes, &reason)
        }
        AdminRequest::Move { game } => bring_here(bot, caller, guild, &game).await,
        AdminRequest::Log => log(bot, caller, guild).await,
        AdminRequest::Games => Ok(Answer::Private(games(bot, caller, guild, 0).await?)),
    }
}

/// Asks whether it is meant, and why: sending the form off does it.
fn ask(
    bot: &Bot,
    caller: &Caller,
    view: &MatchView,
    kind: Kind,
    reason: &str,
) -> Result<Answer, Error> {
    match view.stage {
        StageView::Finished(_) => return Err(Refusal::GameOver.into()),
        StageView::Closed { why, .. } => return Err(Refusal::ChallengeClosed(why).into()),
        StageView::Open { .. } if kind == Kind::ModeratorUndoes => {
            return Err(Refusal::NotBegun.into());
        }
        StageView::Open { .. } | StageView::Running(_) => {}
    }
    let speaker = bot.speaker(&caller.locale);
    Ok(Answer::Modal(messages::moderation_modal(
        speaker, view, kind, reason,
    )))
}

/// The form was sent off.
pub(super) async fn submit(
    bot: &Bot,
    caller: &Caller,
    id: CustomId,
    reason: &str,
) -> Result<Answer, Error> {
    let act = caller.act(bot.now());
    let changed = if id.kind == Kind::ModeratorEnds {
        bot.service.end_match(&act, id.id(), reason).await?
    } else {
        let undone = bot.service.undo_move(&act, id.id(), Some(id.turn), reason);
        undone.await?
    };
    changed_answer(bot, caller, changed).await
}

/// Another page of the server's games.
pub(super) async fn games_page(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    page: u32,
) -> Result<Answer, Error> {
    let body = games(bot, caller, guild, page).await?;
    Ok(Answer::Update { body, post: None })
}

async fn games(bot: &Bot, caller: &Caller, guild: GuildId, page: u32) -> Result<Body, Error> {
    let listing = Listing::OfServer(guild);
    let matches = bot.service.list(caller.person.user, listing).await?;
    let speaker = bot.speaker(&caller.locale);
    Ok(messages::server_games(speaker, &matches, page))
}

/// A match of this server, whoever plays it.
async fn found(bot: &Bot, caller: &Caller, guild: GuildId, code: &str) -> Result<MatchView, Error> {
    let user = caller.person.user;
    let view = bot.service.match_by_code(code, guild, user).await?;
    if view.place.guild != guild {
        return Err(Refusal::NoSuchMatch.into());
    }
    Ok(view)
}

fn server_change(options: ServerOptions) -> ServerChange {
    let named = |text: Option<String>| text.filter(|text| !text.is_empty());
    let most = options
        .most
        .map(|most| most.clamp(0, MOST_RUNNING.into()) as u16);
    ServerChange {
        reset: options.reset.unwrap_or_default(),
        channels: None,
        locale: named(options.language),
        variant: options.game.and_then(|name| name.parse().ok()),
        rule_set: options.rules.and_then(|name| name.parse().ok()),
        move_time: options.clock.and_then(|name| name.parse().ok()),
        threads: options.threads,
        moderators_only: options.who.as_deref().and_then(who_is_moderators),
        most_running: most,
    }
}

async fn change(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    change: &ServerChange,
) -> Result<Answer, Error> {
    let act = caller.act(bot.now());
    bot.forget_lost_channels(guild).await;
    let (server, is_new) = bot.service.change_server(&act, guild, change).await?;
    let speaker = bot.speaker(&caller.locale);
    let body = messages::server(speaker, &server);
    if is_new || *change == ServerChange::default() {
        return Ok(Answer::Private(body));
    }
    let content = format!("{}\n{}", say!(speaker, "server-same"), body.content);
    Ok(Answer::Private(Body { content, ..body }))
}

async fn bring_here(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    code: &str,
) -> Result<Answer, Error> {
    if let Some(answer) = missing_permissions(bot, caller) {
        return Ok(answer);
    }
    let view = found(bot, caller, guild, code).await?;
    let place = caller.place(guild, Some(view.place.locale));
    let act = caller.act(bot.now());
    let changed = bot.service.bring_here(&act, view.id, &place, true).await?;
    changed_answer(bot, caller, changed).await
}

async fn log(bot: &Bot, caller: &Caller, guild: GuildId) -> Result<Answer, Error> {
    let lines = bot.service.log(guild, bot.now(), LOG_LINES).await?;
    let speaker = bot.speaker(&caller.locale);
    if lines.is_empty() {
        return Ok(Answer::Private(Body::text(say!(speaker, "log-empty"))));
    }
    Ok(Answer::Private(messages::log(speaker, &lines)))
}
