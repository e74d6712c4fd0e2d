//! Keys: a byte for the kind, then numbers of fixed width whose byte order is their value order.
//! The table of kinds says of each which record is kept under it.

use std::fmt;

use super::records::{
    AwayRecord, ChallengesRecord, CommandsRecord, DeedRecord, ErrandRecord, HeartbeatRecord,
    InteractionRecord, LogRecord, MatchRecord, OutageRecord, ParkedRecord, PlayerRecord,
    PostRecord, ServerRecord, SettingsRecord,
};
use super::slot::{Index, Slot};
use crate::ids::{
    AnswerToken, ChannelId, Code, GuildId, InteractionId, MatchId, PlayerId, Scope, Timestamp,
    UserId,
};

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

/// What a key consists of: as a number, and back.
trait Part: Sized {
    fn number(&self) -> u64;
    fn of(number: u64) -> Option<Self>;
}

macro_rules! ids {
    ($($id:ident),*) => {
        $(impl Part for $id {
            fn number(&self) -> u64 {
                self.0
            }

            fn of(number: u64) -> Option<Self> {
                Some(Self(number))
            }
        })*
    };
}

ids!(ChannelId, GuildId, InteractionId, MatchId, PlayerId, UserId);

impl Part for u64 {
    fn number(&self) -> u64 {
        *self
    }

    fn of(number: u64) -> Option<Self> {
        Some(number)
    }
}

/// Moments before 1970 never fall due, so the number may be unsigned.
impl Part for Timestamp {
    fn number(&self) -> u64 {
        self.0.max(0) as u64
    }

    fn of(number: u64) -> Option<Self> {
        i64::try_from(number).ok().map(Self)
    }
}

impl Part for Due {
    fn number(&self) -> u64 {
        *self as u64
    }

    fn of(number: u64) -> Option<Self> {
        Self::ALL.get(usize::try_from(number).ok()?).copied()
    }
}

/// No server has the id 0.
impl Part for Scope {
    fn number(&self) -> u64 {
        match self {
            Self::Global => 0,
            Self::Guild(guild) => guild.0,
        }
    }

    fn of(number: u64) -> Option<Self> {
        Some(match number {
            0 => Self::Global,
            guild => Self::Guild(GuildId(guild)),
        })
    }
}

impl Part for Code {
    fn number(&self) -> u64 {
        u64::from_be_bytes(self.bytes())
    }

    fn of(number: u64) -> Option<Self> {
        let text = number.to_be_bytes();
        let text = std::str::from_utf8(&text).ok()?;
        text.trim_end_matches('\0').parse().ok()
    }
}

/// The numbers of a key that is being read.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn next<T: Part>(&mut self) -> Option<T> {
        let (number, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        T::of(u64::from_be_bytes(*number))
    }
}

fn bytes(kind: u8, numbers: &[u64]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 + 8 * numbers.len());
    bytes.push(kind);
    for number in numbers {
        bytes.extend(number.to_be_bytes());
    }
    bytes
}

/// The table: the first byte of each kind, its name, its slots, its parts, and its record.
macro_rules! kinds {
    ($($(#[$doc:meta])* $byte:literal $name:ident $slot:ident
        ($($part:ident: $type:ty),*) -> $record:ty;)*) => {
        /// The key of a record. Index entries are records with an empty body.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Key {
            $($(#[$doc])* $name($($type),*),)*
        }

        /// The first byte of the keys of each kind.
        #[derive(Clone, Copy)]
        #[expect(dead_code, reason = "some kinds are never scanned")]
        #[repr(u8)]
        enum Kind {
            $($name = $byte,)*
        }

        impl Key {
            /// The bytes of the key.
            pub fn encode(&self) -> Vec<u8> {
                match self {
                    $(Self::$name($($part),*) => bytes($byte, &[$($part.number()),*]),)*
                }
            }

            /// The key with these bytes, or `None` where they are no key.
            pub fn decode(bytes: &[u8]) -> Option<Self> {
                let (kind, numbers) = bytes.split_first()?;
                let mut numbers = Numbers(numbers);
                let key = match kind {
                    $($byte => Self::$name($(numbers.next::<$type>()?),*),)*
                    _ => return None,
                };
                numbers.0.is_empty().then_some(key)
            }
        }

        impl Slot<()> {
            $($(#[$doc])*
            pub fn $slot($($part: $type),*) -> Slot<$record> {
                Slot::at(Key::$name($($part),*))
            })*
        }
    };
}

kinds! {
    /// The format of the store.
    0 Format format() -> u32;
    /// A person.
    1 Player player(id: PlayerId) -> PlayerRecord;
    /// The player that a Discord account is.
    2 User user(id: UserId) -> PlayerId;
    /// When a person made challenges lately.
    3 Challenges challenges(id: PlayerId) -> ChallengesRecord;
    /// The open challenge between two people, the smaller id first.
    4 Pair pair(one: PlayerId, other: PlayerId) -> MatchId;
    /// A match.
    5 Match matched(id: MatchId) -> MatchRecord;
    /// The match that a code names.
    6 Code code(code: Code) -> MatchId;
    /// Index: the unfinished matches of a channel.
    7 ChannelMatch channel_match(channel: ChannelId, id: MatchId) -> Index;
    /// Index: the unfinished matches of a person.
    8 PlayerMatch player_match(player: PlayerId, id: MatchId) -> Index;
    /// What an interaction led to.
    9 Interaction interaction(id: InteractionId) -> InteractionRecord;
    /// A post that is not yet known to be on Discord, by its number among those of its match.
    10 Post post(id: MatchId, sequence: u64) -> PostRecord;
    /// Index: what falls due.
    11 Due due(at: Timestamp, due: Due, id: MatchId) -> Index;
    /// The commands that are registered for an application.
    12 Commands commands(application: u64, scope: Scope) -> CommandsRecord;
    /// The last revision that the writer gave.
    13 LastRevision last_revision() -> Index;
    /// Index: the posts that Discord refused in a channel.
    14 Parked parked(channel: ChannelId, id: MatchId, sequence: u64) -> Index;
    /// Index: the matches whose refused posts a person was not told of.
    15 Untold untold(player: PlayerId, id: MatchId) -> Index;
    /// The last sign that the bot was there.
    16 Heartbeat heartbeat() -> HeartbeatRecord;
    /// A time in which the bot was away, by its beginning.
    17 Outage outage(from: Timestamp) -> OutageRecord;
    /// What a person wants.
    18 Settings settings(id: PlayerId) -> SettingsRecord;
    /// When a person is away.
    19 Away away(id: PlayerId) -> AwayRecord;
    /// Index: the first person takes no challenges from the second.
    20 Block block(by: PlayerId, whom: PlayerId) -> Index;
    /// Something to be done on Discord.
    21 Errand errand(id: MatchId) -> ErrandRecord;
    /// What a server wants.
    22 Server server(guild: GuildId) -> ServerRecord;
    /// A line of a server's log. The interaction tells those of one moment apart.
    23 Deed deed(at: Timestamp, guild: GuildId, interaction: InteractionId) -> DeedRecord;
    /// The last step of the upgrade that was made.
    24 Upgraded upgraded() -> u32;
    /// The token that answers an interaction.
    25 Answer answer(id: InteractionId) -> AnswerToken;
    /// Index: the unfinished matches of a server.
    26 GuildMatch guild_match(guild: GuildId, id: MatchId) -> Index;
    /// A post that Discord refused.
    27 ParkedPost parked_post(id: MatchId, sequence: u64) -> ParkedRecord;
    /// A part of what happened in a game, by its number.
    28 Log log(id: MatchId, chunk: u64) -> LogRecord;
    /// Index: the games in which it is a person's turn, those whose time ends first before others.
    29 Turn turn(player: PlayerId, until: Timestamp, id: MatchId) -> Index;
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
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
    /// The games in which it is a person's turn.
    TurnsOf(PlayerId),
    /// All matches.
    Matches,
    /// What happened in a game.
    LogOf(MatchId),
}

impl Prefix {
    /// The bytes that the keys begin with.
    pub fn encode(self) -> Vec<u8> {
        let (kind, number) = match self {
            Self::ChannelMatches(channel) => (Kind::ChannelMatch, Some(channel.0)),
            Self::Unfinished => (Kind::ChannelMatch, None),
            Self::PlayerMatches(player) => (Kind::PlayerMatch, Some(player.0)),
            Self::Interactions => (Kind::Interaction, None),
            Self::Posts => (Kind::Post, None),
            Self::PostsOf(id) => (Kind::Post, Some(id.0)),
            Self::ParkedPostsOf(id) => (Kind::ParkedPost, Some(id.0)),
            Self::ParkedIn(channel) => (Kind::Parked, Some(channel.0)),
            Self::UntoldTo(player) => (Kind::Untold, Some(player.0)),
            Self::Dues => (Kind::Due, None),
            Self::Commands(application) => (Kind::Commands, Some(application)),
            Self::Outages => (Kind::Outage, None),
            Self::BlockedBy(player) => (Kind::Block, Some(player.0)),
            Self::Errands => (Kind::Errand, None),
            Self::Deeds => (Kind::Deed, None),
            Self::Answers => (Kind::Answer, None),
            Self::GuildMatches(guild) => (Kind::GuildMatch, Some(guild.0)),
            Self::TurnsOf(player) => (Kind::Turn, Some(player.0)),
            Self::Matches => (Kind::Match, None),
            Self::LogOf(id) => (Kind::Log, Some(id.0)),
        };
        bytes(kind as u8, number.as_slice())
    }
}
