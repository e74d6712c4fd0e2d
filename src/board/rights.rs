//! What someone may do who acts outside the chat: Discord says so only if it is asked.

use serenity::model::Permissions;

use super::visit::Visit;
use crate::discord::Membership;
use crate::service::{Error, MatchView, Refusal, Rights};

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
/// A refusal: the person isn't on the server, or lacks what is needed.
pub(super) async fn ask(
    visit: &Visit,
    view: &MatchView,
    needed: Permissions,
) -> Result<Asked, Error> {
    let (bot, guild) = (&visit.host.bot, view.card.place.guild);
    let user = visit.visitor.person.user;
    let member = match bot.membership(guild, user).await {
        Membership::Absent => return Err(Refusal::OpponentNotHere { user }.into()),
        Membership::Member(member) => Some(member),
        Membership::Unknown => None,
    };
    let channel = bot.channel(view.origin).await;
    let granted = match (&channel, &member) {
        (Some(channel), Some(member)) => bot.permissions(guild, channel, member).await,
        _ => None,
    };
    if granted.is_some_and(|granted| !granted.contains(needed)) {
        return Err(Refusal::NotPermitted.into());
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
