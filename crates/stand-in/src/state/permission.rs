//! Permission bits that the stand-in knows, with Discord's numbers.

/// May see the channel.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// May send messages in the channel (not in its threads).
pub const SEND_MESSAGES: u64 = 1 << 11;
/// May delete other people's messages.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// May send embeds.
pub const EMBED_LINKS: u64 = 1 << 14;
/// May send files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// May read older messages.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// May notify everyone.
pub const MENTION_EVERYONE: u64 = 1 << 17;
/// May archive and lock other people's threads.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// May start public threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// May start private threads.
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
/// May send messages in threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
/// May do everything.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// May change the server's settings.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// May use commands.
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;

/// May use emoji of other servers.
pub const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
/// May open Activities.
pub const USE_ACTIVITIES: u64 = 1 << 39;
/// May start polls.
pub const SEND_POLLS: u64 = 1 << 49;
/// May show others the answers of an application that only the person has installed.
pub const USE_EXTERNAL_APPS: u64 = 1 << 50;

/// The permissions of a bot that was invited with the usual link.
pub const INVITED_BOT: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// The permissions of every member.
pub const ORDINARY_MEMBER: u64 =
    INVITED_BOT | USE_APPLICATION_COMMANDS | USE_ACTIVITIES | USE_EXTERNAL_APPS;

/// The permissions of an application in conversations where only a person has installed it.
pub(crate) const IN_CONVERSATIONS: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE | SEND_POLLS;
