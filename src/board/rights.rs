//! What someone may do who makes a game outside the chat: Discord says so only if it is asked.

use super::visit::Visit;
use crate::ids::UserId;
use crate::service::{Error, MatchView, Refusal, Rights};

/// What Discord says about a person and the channel of a match.
pub(super) struct Asked {
    pub rights: Rights,
    /// Whether a game there can get a thread.
    pub takes_threads: bool,
}

/// Asks whether people are still on a match's server, and what its channel is. Without an answer they
/// are, as in the chat; nobody counts as a moderator.
///
/// # Errors
/// A refusal: one of them isn't on the server.
pub(super) async fn ask(
    visit: &Visit,
    view: &MatchView,
    others: &[UserId],
) -> Result<Asked, Error> {
    let bot = &visit.host.bot;
    for &user in others.iter().chain([&visit.visitor.person.user]) {
        if bot.is_member(view.card.place.guild, user).await == Some(false) {
            return Err(Refusal::OpponentNotHere { user }.into());
        }
    }
    let (parent, takes_threads) = match bot.channel(view.origin).await {
        Some(channel) => (channel.parent(), channel.takes_threads()),
        None => (None, false),
    };
    Ok(Asked {
        rights: Rights {
            moderator: false,
            parent,
        },
        takes_threads,
    })
}
