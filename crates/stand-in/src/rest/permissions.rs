//! The bot's permissions in a channel.

use super::about::check_guild;
use crate::limits::refusal::{MISSING_ACCESS, MISSING_PERMISSIONS, Refusal, UNKNOWN_CHANNEL};
use crate::state::State;
use crate::state::permission;
use crate::state::snowflake::Snowflake;
use crate::state::world::{Channel, Place};

pub(super) fn find(state: &State, id: Snowflake) -> Result<&Channel, Refusal> {
    state.channels.get(&id).ok_or(UNKNOWN_CHANNEL)
}

/// Checks that the bot sees the channel and has all these permissions in it.
pub(super) fn require(state: &State, id: Snowflake, bits: u64) -> Result<(), Refusal> {
    let guild = match find(state, id)?.place {
        Place::Guild(guild) => guild,
        Place::Direct(_) => return Ok(()),
        Place::Pair(_) | Place::Group(_) => return Err(MISSING_ACCESS),
    };
    check_guild(state, guild).map_err(|_| MISSING_ACCESS)?;
    let granted = state.bot_permissions(id);
    if granted & permission::VIEW_CHANNEL == 0 {
        Err(MISSING_ACCESS)
    } else if granted & bits != bits {
        Err(MISSING_PERMISSIONS)
    } else {
        Ok(())
    }
}

/// The permission needed to send messages: threads have their own.
pub(super) fn sending(state: &State, id: Snowflake) -> u64 {
    let is_thread = state
        .channels
        .get(&id)
        .is_some_and(|channel| channel.thread.is_some());
    if is_thread {
        permission::SEND_MESSAGES_IN_THREADS
    } else {
        permission::SEND_MESSAGES
    }
}
