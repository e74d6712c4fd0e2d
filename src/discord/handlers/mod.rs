//! One file for each thing that people do: ask the service, give back what is to be sent.

mod admin;
mod challenge;
mod clock;
mod complete;
mod find;
mod games;
mod look;
mod moves;
mod offers;
mod places;
mod resign;
mod settings;

use super::answer::{Answer, Body, Touch};
use super::bot::Bot;
use super::caller::Caller;
use super::custom_id::{CustomId, Kind};
use super::messages;
use super::request::{Completion, Request};
use super::text::say;
use crate::discord::markup;
use crate::ids::GuildId;
use crate::service::{Changed, Error, LobbyMove, MatchView, OfferMove, Post, PostKind, Refusal};

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
        Request::Offer { what, game } => offers::command(bot, caller, guild, &what, game).await,
        Request::Games { player } => games::command(bot, caller, guild, player).await,
        Request::Settings(options) => settings::command(bot, caller, options).await,
        Request::Away { days } => settings::away(bot, caller, days).await,
        Request::Block { person, undo } => settings::block(bot, caller, person, undo).await,
        Request::BringHere { game } => places::bring_here(bot, caller, guild, game).await,
        Request::Admin(request) => admin::command(bot, caller, guild, request).await,
        Request::Rules { game } => Ok(look::rules(bot, caller, game.as_deref())),
        Request::Help => Ok(look::help(bot, caller)),
        Request::Click { id, chosen } => click(bot, caller, guild, id, chosen).await,
        Request::Submit { id, text } => match id.kind {
            Kind::Move => moves::submit(bot, caller, id, text).await,
            Kind::ModeratorEnds | Kind::ModeratorUndoes => {
                admin::submit(bot, caller, id, &text).await
            }
            _ => Ok(unknown(bot, caller)),
        },
        Request::OtherVersion(id) => look::other_version(bot, caller, id).await,
        Request::Unknown => Ok(unknown(bot, caller)),
    }
}

fn unknown(bot: &Bot, caller: &Caller) -> Answer {
    let speaker = bot.speaker(&caller.locale);
    Answer::Private(Body::text(say!(speaker, "unknown-request")))
}

/// What is said of a refusal: mostly a sentence, and an open challenge together with its buttons.
pub async fn refused(bot: &Bot, caller: &Caller, refusal: &Refusal) -> Result<Answer, Error> {
    if let Refusal::AlreadyChallenged { id } = refusal {
        let view = bot.service.match_view(*id).await?;
        let said = messages::refusal(bot.speaker(&caller.locale), refusal);
        return Ok(Answer::Private(games::lobby(bot, caller, &view, &said)));
    }
    let speaker = bot.speaker(&caller.locale);
    Ok(Answer::Private(Body::text(messages::refusal(
        speaker, refusal,
    ))))
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
        Kind::Rematch => rematch(bot, caller, guild, id).await,
        Kind::GiveDay => clock::give_day(bot, caller, id).await,
        Kind::Mute => clock::mute(bot, caller, id).await,
        Kind::OfferAccept => offer(bot, caller, id, OfferMove::Accept).await,
        Kind::OfferDecline => offer(bot, caller, id, OfferMove::Decline).await,
        Kind::OfferWithdraw => offer(bot, caller, id, OfferMove::Withdraw).await,
        Kind::ChooseForOffer => offers::chosen(bot, caller, guild, chosen.as_deref()).await,
        Kind::Move => moves::form(bot, caller, id).await,
        Kind::ChooseForMove => moves::chosen(bot, caller, chosen.as_deref()).await,
        Kind::Board => look::board(bot, caller, id.id()).await,
        Kind::ChooseForBoard => look::chosen(bot, caller, guild, chosen.as_deref()).await,
        Kind::Games => games::page(bot, caller, guild, id).await,
        Kind::ServerGames => admin::games_page(bot, caller, guild, id.page).await,
        Kind::ChooseChallenge => games::challenge(bot, caller, guild, chosen.as_deref()).await,
        Kind::Unblock => settings::unblock(bot, caller, chosen.as_deref()).await,
        // Forms are submitted, not clicked.
        Kind::ModeratorEnds | Kind::ModeratorUndoes => Ok(unknown(bot, caller)),
        Kind::Resign => resign::ask(bot, caller, id.id()).await,
        Kind::ChooseForPlace => places::chosen(bot, caller, guild, chosen.as_deref()).await,
        Kind::ChooseForResign => resign::chosen(bot, caller, guild, chosen.as_deref()).await,
        Kind::ConfirmResign => resign::confirm(bot, caller, id).await,
        Kind::KeepPlaying => Ok(resign::keep_playing(bot, caller)),
        Kind::ChooseGame => challenge::chosen(bot, caller, guild, id, chosen).await,
    }
}

async fn offer(
    bot: &Bot,
    caller: &Caller,
    id: CustomId,
    offer_move: OfferMove,
) -> Result<Answer, Error> {
    offers::answer(bot, caller, id, offer_move).await
}

async fn rematch(
    bot: &Bot,
    caller: &Caller,
    guild: GuildId,
    id: CustomId,
) -> Result<Answer, Error> {
    if let Some(answer) = challenge::missing_permissions(bot, caller) {
        return Ok(answer);
    }
    let act = caller.act(bot.now());
    let rematch = || bot.service.rematch(&act, id.id(), caller.rights);
    let changed = match rematch().await {
        Err(Error::Refusal(refusal)) if challenge::is_outdated(bot, guild, &refusal).await? => {
            rematch().await?
        }
        changed => changed?,
    };
    changed_answer(bot, caller, changed).await
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

/// The answer that tells everybody of a change. What belongs elsewhere than where the person is,
/// in another channel or on another message, is left to the delivery worker.
async fn changed_answer(bot: &Bot, caller: &Caller, changed: Changed) -> Result<Answer, Error> {
    let Changed {
        view,
        post,
        repeated,
    } = changed;
    let Some(post) = post else {
        debug_assert!(repeated);
        return look::private(bot, caller, &view, "already-done").await;
    };
    if view.needs_thread {
        return Ok(begun_in_thread(bot, caller, &view, &post));
    }
    let here = caller.channel == view.place.channel;
    let refreshes = post.kind == PostKind::Refresh;
    if !here || (refreshes && !is_pressed(caller, &post)) {
        let body = elsewhere(bot, caller, &view);
        let post = post.reference;
        return Ok(Answer::Elsewhere {
            body,
            update: caller.on_private_message,
            post,
        });
    }
    let speaker = bot.speaker(&view.place.locale);
    let body = messages::present(speaker, &view, bot.picture(&view).await, post.by);
    let pressed = post.replaces.filter(|_| is_pressed(caller, &post));
    let first = match pressed {
        _ if caller.on_private_message => {
            Some(Touch::Whole(Box::new(elsewhere(bot, caller, &view))))
        }
        Some(old) => Some(messages::retired(speaker, &view, old.retirement)),
        None => None,
    };
    let post = Some(post);
    Ok(match first {
        _ if refreshes => Answer::Update { body, post },
        Some(first) => Answer::UpdateThenPublic {
            first,
            body,
            post,
            retires: pressed.is_some(),
        },
        None => Answer::Public { body, post },
    })
}

/// Whether the button that was pressed is on the message that a post replaces or changes.
fn is_pressed(caller: &Caller, post: &Post) -> bool {
    caller.message.is_some() && caller.message == post.replaces.map(|old| old.message)
}

/// The first board of a game that gets a thread of its own is left to the delivery worker.
fn begun_in_thread(bot: &Bot, caller: &Caller, view: &MatchView, post: &Post) -> Answer {
    let on_the_challenge = is_pressed(caller, post);
    let body = if on_the_challenge {
        messages::settled(bot.speaker(&view.place.locale), view)
    } else {
        elsewhere(bot, caller, view)
    };
    Answer::Elsewhere {
        body,
        update: on_the_challenge || caller.on_private_message,
        post: post.reference,
    }
}

/// Says privately that it is done, and where to look.
fn elsewhere(bot: &Bot, caller: &Caller, view: &MatchView) -> Body {
    let speaker = bot.speaker(&caller.locale);
    Body::text(say!(
        speaker,
        "done-privately",
        code = view.code.as_str(),
        place = markup::channel(view.place.channel),
    ))
}
