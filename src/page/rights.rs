//! What someone may do who acts outside the chat: Discord says so only if it is asked.

use axum::http::StatusCode;
use halma_service::ids::{ChannelId, GuildId};
use halma_service::{MatchView, Refusal, Rights};

use super::failure::Failure;
use super::visit::Visit;
use crate::discord::Membership;
use crate::discord::interaction::channel::Channel;
use crate::discord::interaction::permissions::May;

/// What Discord says about a person and the channel of a match.
pub(super) struct Asked {
    pub rights: Rights,
    /// Whether a game there can get a thread.
    pub takes_threads: bool,
}

/// Asks what the person may do in a match's channel. Without an answer it is what everyone may.
///
/// # Errors
/// The person isn't on the server, lacks what is needed, or asks too often.
pub(super) async fn ask(
    visit: &Visit,
    view: &MatchView,
    needed: fn(May) -> bool,
) -> Result<Asked, Failure> {
    let member = membership(visit, view).await?;
    allowed(visit, (view.card.place.guild, view.origin), member, needed).await
}

/// Asks what a member may do in a channel. Without an answer it is what everyone may.
///
/// # Errors
/// The person lacks what is needed.
pub(super) async fn allowed(
    visit: &Visit,
    (guild, channel): (GuildId, ChannelId),
    member: Membership,
    needed: fn(May) -> bool,
) -> Result<Asked, Failure> {
    let bot = &visit.host.bot;
    let member = match member {
        Membership::Member(member) => Some(member),
        Membership::Absent | Membership::Unknown => None,
    };
    let channel = if guild.is_conversation() {
        None
    } else {
        bot.channel(channel).await
    };
    let may = match (&channel, &member) {
        (Some(channel), Some(member)) => bot.allowed(guild, channel, member).await,
        _ => None,
    };
    if may.is_some_and(|may| !needed(may)) {
        return Err(visit.told(None, &Refusal::NotPermitted.into()));
    }
    let channel = channel.as_ref();
    Ok(Asked {
        rights: Rights {
            moderator: may.is_some_and(|may| may.moderate),
            parent: channel.and_then(Channel::parent),
        },
        takes_threads: channel.is_some_and(Channel::takes_threads),
    })
}

/// The answer while Discord doesn't answer.
pub(super) fn silent(visit: &Visit) -> Failure {
    visit.failure(StatusCode::FAILED_DEPENDENCY, "page-discord-silent")
}

/// Asks whether the person is on a match's server: they are, or Discord doesn't say.
///
/// # Errors
/// The person isn't there, or asks too often.
pub(super) async fn membership(visit: &Visit, view: &MatchView) -> Result<Membership, Failure> {
    count(visit)?;
    let user = visit.visitor.person.user;
    let bot = &visit.host.bot;
    // In a conversation Discord doesn't say who is there; those who play are.
    let guild = view.card.place.guild;
    if guild.is_conversation() && view.people().iter().all(|who| who.user != Some(user)) {
        return Err(visit.failure(StatusCode::CONFLICT, "page-not-on-server"));
    }
    match bot.membership(view.card.place.guild, user).await {
        Membership::Absent => Err(visit.failure(StatusCode::CONFLICT, "page-not-on-server")),
        membership => Ok(membership),
    }
}

/// Counts a call for which Discord is asked.
///
/// # Errors
/// The person asks too often.
pub(super) fn count(visit: &Visit) -> Result<(), Failure> {
    if visit.page.0.limits.question(visit.visitor.player) {
        return Ok(());
    }
    Err(visit.failure(StatusCode::TOO_MANY_REQUESTS, "page-busy"))
}
