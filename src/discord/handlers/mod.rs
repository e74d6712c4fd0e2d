//! One file for each thing that people do: ask the service, give back what is to be sent.

mod challenge;
mod complete;
mod find;
mod look;
mod moves;
mod resign;

use super::answer::{Answer, Body};
use super::bot::Bot;
use super::caller::Caller;
use super::custom_id::{CustomId, Kind};
use super::messages;
use super::request::{Completion, Request};
use super::text::say;
use crate::ids::GuildId;
use crate::service::{Changed, Error, LobbyMove, PostKind};

/// Does what somebody asks for.
pub async fn handle(bot: &Bot, caller: &Caller, request: Request) -> Result<Answer, Error> {
    let Some(guild) = caller.guild else {
        let speaker = bot.speaker(&caller.locale);
        return Ok(Answer::Private(Body::text(say!(speaker, "servers-only"))));
    };
    match request {
        Request::Challenge(options) => challenge::command(bot, caller, guild, options).await,
        Request::ChallengeUser(person) => challenge::menu(bot, caller, person).await,
        Request::Move { text, game } => moves::command(bot, caller, guild, &text, game).await,
        Request::Board { game } => look::command(bot, caller, guild, game).await,
        Request::Resign { game } => resign::command(bot, caller, guild, game).await,
        Request::Games => look::games(bot, caller, guild, None).await,
        Request::Rules { game } => Ok(look::rules(bot, caller, game.as_deref())),
        Request::Help => Ok(look::help(bot, caller)),
        Request::Click { id, chosen } => click(bot, caller, guild, id, chosen).await,
        Request::Submit { id, text } => moves::submit(bot, caller, id, text).await,
        Request::OtherVersion(id) => look::other_version(bot, caller, id).await,
        Request::Unknown => {
            let speaker = bot.speaker(&caller.locale);
            Ok(Answer::Private(Body::text(say!(
                speaker,
                "unknown-request"
            ))))
        }
    }
}

/// What somebody may choose from while typing.
pub async fn complete(bot: &Bot, caller: &Caller, completion: Completion) -> Result<Answer, Error> {
    complete::complete(bot, caller, completion).await
}

async fn click(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    id: CustomId,
    chosen: Option<String>,
) -> Result<Answer, Error> {
    match id.kind {
        Kind::Join => lobby(bot, caller, id, LobbyMove::Join).await,
        Kind::Decline => lobby(bot, caller, id, LobbyMove::Decline).await,
        Kind::Withdraw => lobby(bot, caller, id, LobbyMove::Withdraw).await,
        Kind::Leave => lobby(bot, caller, id, LobbyMove::Leave).await,
        Kind::Rematch => {
            let changed = bot.service.rematch(&caller.act(bot.now()), id.id()).await?;
            changed_answer(bot, caller, changed).await
        }
        Kind::Move => moves::form(bot, caller, id).await,
        Kind::ChooseForMove => moves::chosen(bot, caller, chosen.as_deref()).await,
        Kind::Board => look::board(bot, caller, id.id()).await,
        Kind::ChooseForBoard => look::chosen(bot, caller, guild, chosen.as_deref()).await,
        Kind::Games => look::games(bot, caller, guild, Some(id.page)).await,
        Kind::Resign => resign::ask(bot, caller, id.id()).await,
        Kind::ChooseForResign => resign::chosen(bot, caller, guild, chosen.as_deref()).await,
        Kind::ConfirmResign => resign::confirm(bot, caller, id).await,
        Kind::KeepPlaying => Ok(resign::keep_playing(bot, caller)),
        Kind::ChooseGame => challenge::chosen(bot, caller, guild, id, chosen).await,
    }
}

async fn lobby(
    bot: &Bot,
    caller: &Caller,
    id: CustomId,
    lobby_move: LobbyMove,
) -> Result<Answer, Error> {
    let act = caller.act(bot.now());
    let changed = bot
        .service
        .answer_challenge(&act, id.id(), lobby_move)
        .await?;
    changed_answer(bot, caller, changed).await
}

/// The answer that tells everybody of a change.
async fn changed_answer(bot: &Bot, caller: &Caller, changed: Changed) -> Result<Answer, Error> {
    let Changed {
        view,
        post,
        repeated,
    } = changed;
    if repeated && post.is_none() {
        return look::private(bot, caller, &view, "already-done").await;
    }
    let kind = post.as_ref().map(|post| post.kind);
    let speaker = bot.speaker(&view.place.locale);
    let body = messages::present(speaker, &view, bot.picture(&view).await);
    if caller.on_private_message {
        let speaker = bot.speaker(&caller.locale);
        let private = Body::text(say!(speaker, "done-privately", code = view.code.as_str()));
        return Ok(Answer::UpdateThenPublic {
            private,
            body,
            post,
        });
    }
    Ok(match kind {
        Some(PostKind::Refresh) => Answer::Update { body, post },
        _ => Answer::Public {
            body,
            post,
            old: messages::replaced(speaker, &view),
        },
    })
}
