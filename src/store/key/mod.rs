//! Keys: a byte for the kind, then numbers of fixed width whose byte order is their value order.
//! The table of kinds says of each which record is kept under it.

mod due;
mod part;
mod personal;
mod prefix;
mod slot;
mod table;

pub use due::Due;
pub use personal::{Personal, Section};
pub use prefix::Prefix;
pub use slot::{Index, Slot};
pub use table::{Column, Order, Season, Table};

use std::cmp::Reverse;
use std::fmt;

use Personal::{Account, Derived, DoneBy, Kept, Nobody, Own};
use part::{Numbers, Part, bytes};

use crate::ids::{
    AnswerToken, ChannelId, Code, GuildId, InteractionId, MatchId, PlayerId, Scope, SealKey,
    Timestamp, UserId,
};
use crate::rating::Family;
use crate::store::records::{
    AwayRecord, BeatenRecord, ChallengesRecord, CommandsRecord, DeedRecord, ErrandRecord,
    HeartbeatRecord, InteractionRecord, LeaderRecord, LeaseRecord, LogRecord, MatchRecord,
    NodeRecord, NoteRecord, OutageRecord, PairingRecord, ParkedRecord, PlayerRecord, PostRecord,
    PuzzleRecord, RankCountsRecord, RankMoveRecord, ResultRecord, ServerRecord, SettingsRecord,
    TallyRecord,
};

/// The table: the first byte of each kind, its name, its slots, its parts, its record, and what it has to
/// do with a person.
macro_rules! kinds {
    ($($(#[$doc:meta])* $byte:literal $name:ident $slot:ident
        ($($part:ident: $type:ty),*) -> $record:ty, $personal:expr;)*) => {
        /// The key of a record. Index entries are records with an empty body.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Key {
            $($(#[$doc])* $name($($type),*),)*
        }

        /// The first byte of the keys of each kind.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum RecordKind {
            $($(#[$doc])* $name = $byte,)*
        }

        impl RecordKind {
            /// All kinds.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// What records of the kind have to do with a person.
            pub fn personal(self) -> Personal {
                match self {
                    $(Self::$name => $personal,)*
                }
            }
        }

        impl Key {
            /// The kind of the record.
            pub fn kind(&self) -> RecordKind {
                match self {
                    $(Self::$name(..) => RecordKind::$name,)*
                }
            }

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

// A byte means what it meant in every version before: 32 was an index that nothing reads any more.
kinds! {
    /// The format of the store.
    0 Format format() -> u32, Nobody;
    /// A person.
    1 Player player(id: PlayerId) -> PlayerRecord, Own(Section::Account);
    /// The player that a Discord account is.
    2 User user(id: UserId) -> PlayerId, Account;
    /// When a person made challenges lately.
    3 Challenges challenges(id: PlayerId) -> ChallengesRecord, Own(Section::ChallengesMadeLately);
    /// The open challenge between two people, the smaller id first.
    4 Pair pair(one: PlayerId, other: PlayerId) -> MatchId, Derived;
    /// A match.
    5 Match matched(id: MatchId) -> MatchRecord, Personal::Match;
    /// The match that a code names.
    6 Code code(code: Code) -> MatchId, Nobody;
    /// Index: the unfinished matches of a channel.
    7 ChannelMatch channel_match(channel: ChannelId, id: MatchId) -> Index, Nobody;
    /// Index: the unfinished matches of a person.
    8 PlayerMatch player_match(player: PlayerId, id: MatchId) -> Index, Derived;
    /// What an interaction led to.
    9 Interaction interaction(id: InteractionId) -> InteractionRecord, Nobody;
    /// A post that is not yet known to be on Discord, by its number among those of its match.
    10 Post post(id: MatchId, sequence: u64) -> PostRecord, Derived;
    /// Index: what falls due.
    11 Due due(at: Timestamp, due: Due, id: MatchId) -> Index, Nobody;
    /// The commands that are registered for an application.
    12 Commands commands(application: u64, scope: Scope) -> CommandsRecord, Nobody;
    /// The last revision that the writer gave.
    13 LastRevision last_revision() -> Index, Nobody;
    /// Index: the posts that Discord refused in a channel.
    14 Parked parked(channel: ChannelId, id: MatchId, sequence: u64) -> Index, Nobody;
    /// Index: the matches whose refused posts a person was not told of.
    15 Untold untold(player: PlayerId, id: MatchId) -> Index, Own(Section::Untold);
    /// The last sign that the bot was there.
    16 Heartbeat heartbeat() -> HeartbeatRecord, Nobody;
    /// A time in which the bot was away, by its beginning.
    17 Outage outage(from: Timestamp) -> OutageRecord, Nobody;
    /// What a person wants.
    18 Settings settings(id: PlayerId) -> SettingsRecord, Own(Section::Settings);
    /// When a person is away.
    19 Away away(id: PlayerId) -> AwayRecord, Own(Section::Absences);
    /// Index: the first person takes no challenges from the second.
    20 Block block(by: PlayerId, whom: PlayerId) -> Index, Own(Section::KeptOut);
    /// Something to be done on Discord.
    21 Errand errand(id: MatchId) -> ErrandRecord, Nobody;
    /// What a server wants.
    22 Server server(guild: GuildId) -> ServerRecord, Nobody;
    /// A line of a server's log, the newest first. The interaction tells those of one moment apart.
    23 Deed deed(guild: GuildId, at: Reverse<Timestamp>, interaction: InteractionId) -> DeedRecord, DoneBy;
    /// The last step of the upgrade that was made.
    24 Upgraded upgraded() -> u32, Nobody;
    /// The token that answers an interaction.
    25 Answer answer(id: InteractionId) -> AnswerToken, Nobody;
    /// Index: the unfinished matches of a server.
    26 GuildMatch guild_match(guild: GuildId, id: MatchId) -> Index, Nobody;
    /// A post that Discord refused.
    27 ParkedPost parked_post(id: MatchId, sequence: u64) -> ParkedRecord, Derived;
    /// A part of what happened in a game, by its number.
    28 Log log(id: MatchId, chunk: u64) -> LogRecord, Personal::Match;
    /// Index: the games in which it is a person's turn, those whose time ends first before others.
    29 Turn turn(player: PlayerId, until: Timestamp, id: MatchId) -> Index, Derived;
    /// What a game came to.
    30 Result result(id: MatchId) -> ResultRecord, Personal::Match;
    /// Index: the results of all servers, the oldest first.
    31 ResultAt result_at(at: Timestamp, id: MatchId) -> Index, Nobody;
    /// Index: the results of a person, the newest first.
    33 PlayerResult player_result(player: PlayerId, at: Reverse<Timestamp>, id: MatchId) -> Index, Derived;
    /// What a person's games of a family came to.
    34 Tally tally(player: PlayerId, scope: Scope, family: Family) -> TallyRecord, Kept(Section::Tallies);
    /// What the games of two people came to, the smaller id first.
    35 Pairing pairing(one: PlayerId, other: PlayerId) -> PairingRecord, Derived;
    /// Index: the people in a table, the best first.
    36 Rank rank(scope: Scope, column: Column, score: Reverse<u32>, player: PlayerId) -> Index, Derived;
    /// A move within a table that its counts do not know of yet, by what caused it.
    37 RankMove rank_move(scope: Scope, column: Column, cause: u64, player: PlayerId) -> RankMoveRecord, Derived;
    /// How many people stand where in a table: a part of the counts, by its number.
    38 RankCounts rank_counts(scope: Scope, column: Column, part: u64) -> RankCountsRecord, Nobody;
    /// Index: when ratings that nobody played for are no longer sure.
    39 Fade fade(at: Timestamp, player: PlayerId, scope: Scope, family: Family) -> Index, Derived;
    /// When the last game of a person was counted.
    40 LastCounted last_counted(player: PlayerId) -> Timestamp, Derived;
    /// Since when all results are counted anew; there only until that is done.
    41 Recount recount() -> Timestamp, Nobody;
    /// Index: the open challenges of a server.
    42 OpenMatch open_match(guild: GuildId, id: MatchId) -> Index, Nobody;
    /// Since when deleted records wait for the store to be written anew.
    43 Erasure erasure() -> Timestamp, Nobody;
    /// When the tables of a server were emptied.
    44 Emptied emptied(guild: GuildId) -> Timestamp, Nobody;
    /// Index: the servers whose tables still have what was counted before.
    45 Emptying emptying(guild: GuildId) -> Index, Nobody;
    /// Index: the servers that want to see the best of a season once it is over.
    46 Digest digest(season: u64, guild: GuildId) -> Index, Nobody;
    /// Index: the games in which it is the computer's turn.
    47 Mind mind(id: MatchId) -> Index, Nobody;
    /// The strongest levels of the computer that a person has beaten.
    48 Beaten beaten(player: PlayerId) -> BeatenRecord, Own(Section::Beaten);
    /// What a person made of the puzzles of the days.
    49 Puzzles puzzles(player: PlayerId) -> PuzzleRecord, Own(Section::Puzzles);
    /// Index: the servers that get the puzzle of each day, by the day that they wait for.
    50 Daily daily(day: u64, guild: GuildId) -> Index, Nobody;
    /// Records are taken over from another store; there only until that is done.
    51 Import import() -> Index, Nobody;
    /// The process that does the work, of several with this store.
    52 Leader leader() -> LeaderRecord, Nobody;
    /// How long it does so, unless it says again that it does.
    53 Lease lease() -> LeaseRecord, Nobody;
    /// A process that answers, of several with this store.
    54 Node node(number: u64) -> NodeRecord, Nobody;
    /// How long it does so, unless it says again that it does.
    55 NodeLease node_lease(number: u64) -> LeaseRecord, Nobody;
    /// The key that seals the ids of private buttons, menus and forms.
    56 Seal seal() -> SealKey, Nobody;
    /// Index: the lines of all servers' logs, the oldest first.
    57 DeedAt deed_at(at: Timestamp, guild: GuildId, interaction: InteractionId) -> Index, Nobody;
    /// A person's private note on a match.
    58 Note note(player: PlayerId, id: MatchId) -> NoteRecord, Own(Section::Notes);
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
