//! What someone may do who acts outside the chat: Discord says so only if it is asked.

use axum::http::StatusCode;
use serenity::model::Permissions;

use super::failure::Failure;
use super::visit::Visit;
use crate::discord::Membership;
use crate::service::{MatchView, Refusal, Rights};

/// What using a command in a channel needs.
pub(super) const COMMAND: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::USE_APPLICATION_COMMANDS);
/// What pressing a button in a channel needs.
pub(super) const BUTTON: Permissions = Permissions::VIEW_CHANNEL;

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
    needed: Permissions,
) -> Result<Asked, Failure> {
    let (bot, guild) = (&visit.host.bot, view.card.place.guild);
    let member = match membership(visit, view).await? {
        Membership::Member(member) => Some(member),
        Membership::Absent | Membership::Unknown => None,
    };
    let channel = bot.channel(view.origin).await;
    let granted = match (&channel, &member) {
        (Some(channel), Some(member)) => bot.permissions(guild, channel, member).await,
        _ => None,
    };
    if granted.is_some_and(|granted| !granted.contains(needed)) {
        return Err(visit.told(Some(view), &Refusal::NotPermitted.into()));
    }
    let channel = channel.as_ref();
    Ok(Asked {
        rights: Rights {
            moderator: granted.is_some_and(|granted| granted.manage_guild()),
            parent: channel.and_then(|channel| channel.parent()),
        },
        takes_threads: channel.is_some_and(|channel| channel.takes_threads()),
    })
}

/// Asks whether the person is on a match's server: they are, or Discord doesn't say.
///
/// # Errors
/// The person isn't there, or asks too often.
pub(super) async fn membership(visit: &Visit, view: &MatchView) -> Result<Membership, Failure> {
    if !visit.page.0.limits.question(visit.visitor.player) {
        return Err(visit.failure(StatusCode::TOO_MANY_REQUESTS, "page-busy"));
    }
    let user = visit.visitor.person.user;
    let bot = &visit.host.bot;
    match bot.membership(view.card.place.guild, user).await {
        Membership::Absent => Err(visit.failure(StatusCode::CONFLICT, "page-not-on-server")),
        membership => Ok(membership),
    }
}
