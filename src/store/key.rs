//! Keys: a byte for the kind, then numbers of fixed width whose byte order is their value order.

use std::fmt;

use crate::ids::{ChannelId, Code, GuildId, InteractionId, MatchId, PlayerId, Timestamp, UserId};

/// What falls due at a moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Due {
    /// An open challenge expires.
    Expiry,
    /// The time for a move is over, unless it was prolonged.
    Deadline,
    /// Somebody is to be reminded of a move, now or later.
    Reminder,
    /// It is to be looked whether somebody is still there.
    Look,
    /// A game has stood still for long enough.
    Lost,
    /// The thread of a game that has ended is closed.
    CloseThread,
    /// Posts that Discord refused have waited for long enough.
    Parked,
}

impl Due {
    const ALL: [Self; 7] = [
        Self::Expiry,
        Self::Deadline,
        Self::Reminder,
        Self::Look,
        Self::Lost,
        Self::CloseThread,
        Self::Parked,
    ];
}

/// The key of a record. Index entries are records with an empty body.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Key {
    /// The format of the store.
    Format,
    /// The last revision that the writer gave.
    LastRevision,
    /// A person: [`records::PlayerRecord`](super::records::PlayerRecord).
    Player(PlayerId),
    /// The player that a Discord account is.
    User(UserId),
    /// When a person made challenges lately.
    Challenges(PlayerId),
    /// The open challenge between two people, the smaller id first.
    Pair(PlayerId, PlayerId),
    /// A match: [`records::MatchRecord`](super::records::MatchRecord).
    Match(MatchId),
    /// The match that a code names.
    Code(Code),
    /// Index: the unfinished matches of a channel.
    ChannelMatch(ChannelId, MatchId),
    /// Index: the unfinished matches of a person.
    PlayerMatch(PlayerId, MatchId),
    /// What an interaction led to.
    Interaction(InteractionId),
    /// A post that is not yet known to be on Discord.
    Post(MatchId, u64),
    /// A post that Discord refused: [`records::ParkedRecord`](super::records::ParkedRecord).
    ParkedPost(MatchId, u64),
    /// Index: the posts that Discord refused in a channel.
    Parked(ChannelId, MatchId, u64),
    /// Index: the matches whose refused posts a person was not told of.
    Untold(PlayerId, MatchId),
    /// Index: what falls due.
    Due(Timestamp, Due, MatchId),
    /// The hash of the commands that are registered for an application; guild 0 is global.
    Commands(u64, GuildId),
    /// The last sign that the bot was there.
    Heartbeat,
    /// A time in which the bot was away, by its beginning.
    Outage(Timestamp),
    /// What a person wants: [`records::SettingsRecord`](super::records::SettingsRecord).
    Settings(PlayerId),
    /// When a person is away: [`records::AwayRecord`](super::records::AwayRecord).
    Away(PlayerId),
    /// Index: the first person takes no challenges from the second.
    Block(PlayerId, PlayerId),
    /// Something to be done on Discord: [`records::ErrandRecord`](super::records::ErrandRecord).
    Errand(MatchId),
    /// What a server wants: [`records::ServerRecord`](super::records::ServerRecord).
    Server(GuildId),
    /// Which index entries the matches have.
    Indexes,
    /// The token that answers an interaction: [`ids::AnswerToken`](crate::ids::AnswerToken).
    Answer(InteractionId),
    /// Index: the unfinished matches of a server.
    GuildMatch(GuildId, MatchId),
    /// A line of a server's log: [`records::DeedRecord`](super::records::DeedRecord). The
    /// interaction tells those of one moment apart.
    Deed(Timestamp, GuildId, InteractionId),
}

/// The keys of one kind, or those of them that begin with the same number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefix {
    /// The unfinished matches of a channel.
    ChannelMatches(ChannelId),
    /// The unfinished matches of all channels.
    Unfinished,
    /// The unfinished matches of a person.
    PlayerMatches(PlayerId),
    /// All interactions.
    Interactions,
    /// All posts.
    Posts,
    /// The posts of one match.
    PostsOf(MatchId),
    /// The posts of one match that Discord refused.
    ParkedPostsOf(MatchId),
    /// The posts that Discord refused in a channel.
    ParkedIn(ChannelId),
    /// The matches whose refused posts a person was not told of.
    UntoldTo(PlayerId),
    /// All that falls due.
    Dues,
    /// All scopes that commands are registered in for an application.
    Commands(u64),
    /// All outages.
    Outages,
    /// Those of whom a person takes no challenges.
    BlockedBy(PlayerId),
    /// All errands.
    Errands,
    /// The log of all servers, oldest first.
    Deeds,
    /// All tokens that answer interactions, oldest first.
    Answers,
    /// The unfinished matches of a server.
    GuildMatches(GuildId),
}

mod kind {
    pub const FORMAT: u8 = 0;
    pub const PLAYER: u8 = 1;
    pub const USER: u8 = 2;
    pub const CHALLENGES: u8 = 3;
    pub const PAIR: u8 = 4;
    pub const MATCH: u8 = 5;
    pub const CODE: u8 = 6;
    pub const CHANNEL_MATCH: u8 = 7;
    pub const PLAYER_MATCH: u8 = 8;
    pub const INTERACTION: u8 = 9;
    pub const POST: u8 = 10;
    pub const DUE: u8 = 11;
    pub const COMMANDS: u8 = 12;
    pub const LAST_REVISION: u8 = 13;
    pub const PARKED: u8 = 14;
    pub const UNTOLD: u8 = 15;
    pub const HEARTBEAT: u8 = 16;
    pub const OUTAGE: u8 = 17;
    pub const SETTINGS: u8 = 18;
    pub const AWAY: u8 = 19;
    pub const BLOCK: u8 = 20;
    pub const ERRAND: u8 = 21;
    pub const SERVER: u8 = 22;
    pub const DEED: u8 = 23;
    pub const INDEXES: u8 = 24;
    pub const ANSWER: u8 = 25;
    pub const GUILD_MATCH: u8 = 26;
    pub const PARKED_POST: u8 = 27;
}

fn numbers(kind: u8, numbers: &[u64]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 + 8 * numbers.len());
    bytes.push(kind);
    for number in numbers {
        bytes.extend(number.to_be_bytes());
    }
    bytes
}

/// Moments before 1970 never fall due, so the number may be unsigned.
fn moment(at: Timestamp) -> u64 {
    at.0.max(0) as u64
}

impl Key {
    /// The bytes of the key.
    pub fn encode(&self) -> Vec<u8> {
        match *self {
            Self::Format => numbers(kind::FORMAT, &[]),
            Self::LastRevision => numbers(kind::LAST_REVISION, &[]),
            Self::Player(id) => numbers(kind::PLAYER, &[id.0]),
            Self::User(id) => numbers(kind::USER, &[id.0]),
            Self::Challenges(id) => numbers(kind::CHALLENGES, &[id.0]),
            Self::Pair(one, other) => numbers(kind::PAIR, &[one.0, other.0]),
            Self::Match(id) => numbers(kind::MATCH, &[id.0]),
            Self::Code(code) => numbers(kind::CODE, &[u64::from_be_bytes(code.bytes())]),
            Self::ChannelMatch(channel, id) => numbers(kind::CHANNEL_MATCH, &[channel.0, id.0]),
            Self::PlayerMatch(player, id) => numbers(kind::PLAYER_MATCH, &[player.0, id.0]),
            Self::Interaction(id) => numbers(kind::INTERACTION, &[id.0]),
            Self::Post(id, sequence) => numbers(kind::POST, &[id.0, sequence]),
            Self::ParkedPost(id, sequence) => numbers(kind::PARKED_POST, &[id.0, sequence]),
            Self::Parked(channel, id, sequence) => {
                numbers(kind::PARKED, &[channel.0, id.0, sequence])
            }
            Self::Untold(player, id) => numbers(kind::UNTOLD, &[player.0, id.0]),
            Self::Due(at, due, id) => numbers(kind::DUE, &[moment(at), due as u64, id.0]),
            Self::Commands(application, guild) => numbers(kind::COMMANDS, &[application, guild.0]),
            Self::Heartbeat => numbers(kind::HEARTBEAT, &[]),
            Self::Outage(from) => numbers(kind::OUTAGE, &[moment(from)]),
            Self::Settings(id) => numbers(kind::SETTINGS, &[id.0]),
            Self::Away(id) => numbers(kind::AWAY, &[id.0]),
            Self::Block(by, whom) => numbers(kind::BLOCK, &[by.0, whom.0]),
            Self::Errand(id) => numbers(kind::ERRAND, &[id.0]),
            Self::Indexes => numbers(kind::INDEXES, &[]),
            Self::Server(guild) => numbers(kind::SERVER, &[guild.0]),
            Self::Answer(id) => numbers(kind::ANSWER, &[id.0]),
            Self::GuildMatch(guild, id) => numbers(kind::GUILD_MATCH, &[guild.0, id.0]),
            Self::Deed(at, guild, interaction) => {
                numbers(kind::DEED, &[moment(at), guild.0, interaction.0])
            }
        }
    }

    /// The key with these bytes, or `None` where they are no key.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let (&kind, rest) = bytes.split_first()?;
        let (chunks, []) = rest.as_chunks::<8>() else {
            return None;
        };
        let numbers: Vec<u64> = chunks
            .iter()
            .map(|chunk| u64::from_be_bytes(*chunk))
            .collect();
        Some(match (kind, &numbers[..]) {
            (kind::FORMAT, []) => Self::Format,
            (kind::LAST_REVISION, []) => Self::LastRevision,
            (kind::PLAYER, &[id]) => Self::Player(PlayerId(id)),
            (kind::USER, &[id]) => Self::User(UserId(id)),
            (kind::CHALLENGES, &[id]) => Self::Challenges(PlayerId(id)),
            (kind::PAIR, &[one, other]) => Self::Pair(PlayerId(one), PlayerId(other)),
            (kind::MATCH, &[id]) => Self::Match(MatchId(id)),
            (kind::CODE, &[code]) => {
                let text = code.to_be_bytes();
                let text = std::str::from_utf8(&text).ok()?;
                Self::Code(text.trim_end_matches('\0').parse().ok()?)
            }
            (kind::CHANNEL_MATCH, &[channel, id]) => {
                Self::ChannelMatch(ChannelId(channel), MatchId(id))
            }
            (kind::PLAYER_MATCH, &[player, id]) => Self::PlayerMatch(PlayerId(player), MatchId(id)),
            (kind::INTERACTION, &[id]) => Self::Interaction(InteractionId(id)),
            (kind::POST, &[id, sequence]) => Self::Post(MatchId(id), sequence),
            (kind::PARKED_POST, &[id, sequence]) => Self::ParkedPost(MatchId(id), sequence),
            (kind::PARKED, &[channel, id, sequence]) => {
                Self::Parked(ChannelId(channel), MatchId(id), sequence)
            }
            (kind::UNTOLD, &[player, id]) => Self::Untold(PlayerId(player), MatchId(id)),
            (kind::DUE, &[at, due, id]) => {
                let due = *Due::ALL.get(usize::try_from(due).ok()?)?;
                Self::Due(Timestamp(i64::try_from(at).ok()?), due, MatchId(id))
            }
            (kind::COMMANDS, &[application, guild]) => Self::Commands(application, GuildId(guild)),
            (kind::HEARTBEAT, []) => Self::Heartbeat,
            (kind::OUTAGE, &[from]) => Self::Outage(Timestamp(i64::try_from(from).ok()?)),
            (kind::SETTINGS, &[id]) => Self::Settings(PlayerId(id)),
            (kind::AWAY, &[id]) => Self::Away(PlayerId(id)),
            (kind::BLOCK, &[by, whom]) => Self::Block(PlayerId(by), PlayerId(whom)),
            (kind::ERRAND, &[id]) => Self::Errand(MatchId(id)),
            (kind::INDEXES, []) => Self::Indexes,
            (kind::SERVER, &[guild]) => Self::Server(GuildId(guild)),
            (kind::ANSWER, &[id]) => Self::Answer(InteractionId(id)),
            (kind::GUILD_MATCH, &[guild, id]) => Self::GuildMatch(GuildId(guild), MatchId(id)),
            (kind::DEED, &[at, guild, interaction]) => Self::Deed(
                Timestamp(i64::try_from(at).ok()?),
                GuildId(guild),
                InteractionId(interaction),
            ),
            _ => return None,
        })
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Prefix {
    /// The bytes that the keys begin with.
    pub fn encode(self) -> Vec<u8> {
        match self {
            Self::ChannelMatches(channel) => numbers(kind::CHANNEL_MATCH, &[channel.0]),
            Self::Unfinished => numbers(kind::CHANNEL_MATCH, &[]),
            Self::PlayerMatches(player) => numbers(kind::PLAYER_MATCH, &[player.0]),
            Self::Interactions => numbers(kind::INTERACTION, &[]),
            Self::Posts => numbers(kind::POST, &[]),
            Self::PostsOf(id) => numbers(kind::POST, &[id.0]),
            Self::ParkedPostsOf(id) => numbers(kind::PARKED_POST, &[id.0]),
            Self::ParkedIn(channel) => numbers(kind::PARKED, &[channel.0]),
            Self::UntoldTo(player) => numbers(kind::UNTOLD, &[player.0]),
            Self::Dues => numbers(kind::DUE, &[]),
            Self::Commands(application) => numbers(kind::COMMANDS, &[application]),
            Self::Outages => numbers(kind::OUTAGE, &[]),
            Self::BlockedBy(player) => numbers(kind::BLOCK, &[player.0]),
            Self::Errands => numbers(kind::ERRAND, &[]),
            Self::Deeds => numbers(kind::DEED, &[]),
            Self::Answers => numbers(kind::ANSWER, &[]),
            Self::GuildMatches(guild) => numbers(kind::GUILD_MATCH, &[guild.0]),
        }
    }
}
