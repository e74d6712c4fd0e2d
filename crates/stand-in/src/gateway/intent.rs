//! Intents: the kinds of events a bot asks for.

/// Guilds, channels and threads.
pub(crate) const GUILDS: u64 = 1;
/// People who join and leave; privileged.
const GUILD_MEMBERS: u64 = 1 << 1;
/// Who is online; privileged.
const GUILD_PRESENCES: u64 = 1 << 8;
/// Messages in guilds.
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
/// Messages in direct conversations.
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
/// The text of messages that don't concern the bot; privileged.
const MESSAGE_CONTENT: u64 = 1 << 15;
/// The intents that must be enabled in the developer portal; the stand-in enables none.
pub(crate) const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
/// Events that need no intent.
pub(crate) const NONE: u64 = 0;
/// All known bits.
pub(crate) const KNOWN: u64 = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);
