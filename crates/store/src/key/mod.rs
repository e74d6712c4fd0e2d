//! Keys: one byte for the kind, then numbers of fixed width that sort by value. The table of kinds
//! lists the record kept under each.

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
pub use table::{Column, ScoreKind, Season, Table};

use std::cmp::Reverse;
use std::fmt;

use Personal::{Account, Derived, DoneBy, Kept, Nobody, Own};
use part::{Numbers, Part, bytes};

use crate::ids::{
    AnswerToken, ChannelId, Code, CupId, GuildId, InteractionId, MatchId, PlayerId, Scope, SealKey,
    Timestamp, UserId,
};
use crate::records::{
    AwayRecord, BeatenRecord, ChallengesRecord, CommandsRecord, CupGameRecord, CupRecord,
    DeedRecord, EntrantRecord, ErrandRecord, FinishedRecord, HeartbeatRecord, InteractionRecord,
    LeaderRecord, LeaseRecord, LogRecord, MarchRecord, MatchRecord, NodeRecord, NoteRecord,
    OpenedRecord, OutageRecord, PairingRecord, ParkedRecord, PlanRecord, PlayerRecord, PostRecord,
    PuzzleRecord, RankCountsRecord, RankMoveRecord, ResultRecord, ServerRecord, SessionRecord,
    SettingsRecord, TallyRecord,
};
use halma_rating::Family;

/// The table: the first byte of each kind, its name, its slots, its parts, its record, and how it
/// relates to people.
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

            /// Returns how records of this kind relate to people.
            pub fn personal(self) -> Personal {
                match self {
                    $(Self::$name => $personal,)*
                }
            }
        }

        impl Key {
            /// Returns the kind of the record.
            pub fn kind(&self) -> RecordKind {
                match self {
                    $(Self::$name(..) => RecordKind::$name,)*
                }
            }

            /// Returns the bytes of the key.
            pub fn encode(&self) -> Vec<u8> {
                match self {
                    $(Self::$name($($part),*) => bytes($byte, &[$($part.number()),*]),)*
                }
            }

            /// Parses a key, or returns `None` if the bytes aren't one.
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

// A byte keeps its meaning across versions: 32 was an index that is no longer read.
kinds! {
    /// The format of the store.
    0 Format format() -> u32, Nobody;
    /// A person.
    1 Player player(id: PlayerId) -> PlayerRecord, Own(Section::Account);
    /// The player of a Discord account.
    2 User user(id: UserId) -> PlayerId, Account;
    /// When a person recently made challenges.
    3 Challenges challenges(id: PlayerId) -> ChallengesRecord, Own(Section::ChallengesMadeLately);
    /// The open challenge between two people, the smaller id first.
    4 Pair pair(one: PlayerId, other: PlayerId) -> MatchId, Derived;
    /// A match.
    5 Match matched(id: MatchId) -> MatchRecord, Personal::Match;
    /// The match that a code refers to.
    6 Code code(code: Code) -> MatchId, Nobody;
    /// Index: the unfinished matches of a channel.
    7 ChannelMatch channel_match(channel: ChannelId, id: MatchId) -> Index, Nobody;
    /// Index: the unfinished matches of a person.
    8 PlayerMatch player_match(player: PlayerId, id: MatchId) -> Index, Derived;
    /// What an interaction led to.
    9 Interaction interaction(id: InteractionId) -> InteractionRecord, Nobody;
    /// A post that isn't yet known to be on Discord, by its number among those of its match.
    10 Post post(id: MatchId, sequence: u64) -> PostRecord, Derived;
    /// Index: what falls due.
    11 Due due(at: Timestamp, due: Due, id: MatchId) -> Index, Nobody;
    /// The commands that are registered for an application.
    12 Commands commands(application: u64, scope: Scope) -> CommandsRecord, Nobody;
    /// The last revision that the writer gave.
    13 LastRevision last_revision() -> Index, Nobody;
    /// Index: the posts that Discord refused in a channel.
    14 Parked parked(channel: ChannelId, id: MatchId, sequence: u64) -> Index, Nobody;
    /// Index: matches with refused posts that a person hasn't been told about.
    15 Untold untold(player: PlayerId, id: MatchId) -> Index, Own(Section::Untold);
    /// The last sign of life of the bot.
    16 Heartbeat heartbeat() -> HeartbeatRecord, Nobody;
    /// A period in which the bot was offline, by its start.
    17 Outage outage(from: Timestamp) -> OutageRecord, Nobody;
    /// A person's settings.
    18 Settings settings(id: PlayerId) -> SettingsRecord, Own(Section::Settings);
    /// When a person is away.
    19 Away away(id: PlayerId) -> AwayRecord, Own(Section::Absences);
    /// Index: the first person has blocked the second.
    20 Block block(by: PlayerId, whom: PlayerId) -> Index, Own(Section::KeptOut);
    /// A task to do on Discord.
    21 Errand errand(id: MatchId) -> ErrandRecord, Nobody;
    /// A server's settings.
    22 Server server(guild: GuildId) -> ServerRecord, Nobody;
    /// A line of a server's log, newest first. The interaction tells lines of the same moment
    /// apart.
    23 Deed deed(guild: GuildId, at: Reverse<Timestamp>, interaction: InteractionId) -> DeedRecord, DoneBy;
    /// The last completed step of the upgrade.
    24 Upgraded upgraded() -> u32, Nobody;
    /// The token for answering an interaction.
    25 Answer answer(id: InteractionId) -> AnswerToken, Nobody;
    /// Index: the unfinished matches of a server.
    26 GuildMatch guild_match(guild: GuildId, id: MatchId) -> Index, Nobody;
    /// A post that Discord refused.
    27 ParkedPost parked_post(id: MatchId, sequence: u64) -> ParkedRecord, Derived;
    /// A chunk of a game's log, by its number.
    28 Log log(id: MatchId, chunk: u64) -> LogRecord, Personal::Match;
    /// Index: the games in which it is a person's turn, earliest deadline first.
    29 Turn turn(player: PlayerId, until: Timestamp, id: MatchId) -> Index, Derived;
    /// The result of a game.
    30 Result result(id: MatchId) -> ResultRecord, Personal::Match;
    /// Index: the results of all servers, oldest first.
    31 ResultAt result_at(at: Timestamp, id: MatchId) -> Index, Nobody;
    /// Index: the results of a person, newest first.
    33 PlayerResult player_result(player: PlayerId, at: Reverse<Timestamp>, id: MatchId) -> Index, Derived;
    /// A person's totals in a family of games.
    34 Tally tally(player: PlayerId, scope: Scope, family: Family) -> TallyRecord, Kept(Section::Tallies);
    /// The head-to-head score of two people, the smaller id first.
    35 Pairing pairing(one: PlayerId, other: PlayerId) -> PairingRecord, Derived;
    /// Index: the people in a table, best first.
    36 Rank rank(scope: Scope, column: Column, score: Reverse<u32>, player: PlayerId) -> Index, Derived;
    /// A change within a table that its counts don't include yet, by its cause.
    37 RankMove rank_move(scope: Scope, column: Column, cause: u64, player: PlayerId) -> RankMoveRecord, Derived;
    /// How many people have which score in a table: a part of the counts, by its number.
    38 RankCounts rank_counts(scope: Scope, column: Column, part: u64) -> RankCountsRecord, Nobody;
    /// Index: when unused ratings become provisional again.
    39 Fade fade(at: Timestamp, player: PlayerId, scope: Scope, family: Family) -> Index, Derived;
    /// When a person's last game was counted.
    40 LastCounted last_counted(player: PlayerId) -> Timestamp, Derived;
    /// When the recount of all results started; deleted once it is done.
    41 Recount recount() -> Timestamp, Nobody;
    /// Index: the open challenges of a server.
    42 OpenMatch open_match(guild: GuildId, id: MatchId) -> Index, Nobody;
    /// Since when deleted records have been waiting for the store to be rewritten.
    43 Erasure erasure() -> Timestamp, Nobody;
    /// When a server's tables were reset.
    44 Emptied emptied(guild: GuildId) -> Timestamp, Nobody;
    /// Index: the servers whose tables still hold data from before a reset.
    45 Emptying emptying(guild: GuildId) -> Index, Nobody;
    /// Index: the servers that post the best players of a season once it is over.
    46 Digest digest(season: u64, guild: GuildId) -> Index, Nobody;
    /// Index: the games in which it is the computer's turn.
    47 Mind mind(id: MatchId) -> Index, Nobody;
    /// The strongest computer levels that a person has beaten.
    48 Beaten beaten(player: PlayerId) -> BeatenRecord, Own(Section::Beaten);
    /// A person's results in the daily puzzles.
    49 Puzzles puzzles(player: PlayerId) -> PuzzleRecord, Own(Section::Puzzles);
    /// Index: the servers that get the daily puzzle, by the day they are waiting for.
    50 Daily daily(day: u64, guild: GuildId) -> Index, Nobody;
    /// Marks an unfinished import; deleted once it is done.
    51 Import import() -> Index, Nobody;
    /// The leader among several processes with this store.
    52 Leader leader() -> LeaderRecord, Nobody;
    /// Until when it leads, unless it renews the lease.
    53 Lease lease() -> LeaseRecord, Nobody;
    /// A process that answers, one of several with this store.
    54 Node node(number: u64) -> NodeRecord, Nobody;
    /// Until when it counts as running, unless it renews the lease.
    55 NodeLease node_lease(number: u64) -> LeaseRecord, Nobody;
    /// The key that signs the ids of private buttons, menus and forms.
    56 Seal seal() -> SealKey, Nobody;
    /// Index: the lines of all servers' logs, oldest first.
    57 DeedAt deed_at(at: Timestamp, guild: GuildId, interaction: InteractionId) -> Index, Nobody;
    /// A person's private note on a match.
    58 Note note(player: PlayerId, id: MatchId) -> NoteRecord, Own(Section::Notes);
    /// A finished game in compact form, in place of its match, log and result.
    59 Finished finished(id: MatchId) -> FinishedRecord, Personal::Match;
    /// A person's session on the board page, by the number of the link that opened it.
    60 Session session(player: PlayerId, number: u64) -> SessionRecord, Own(Section::Sessions);
    /// The board that a person opened last in the chat, to be shown on the board page.
    61 Opened opened(player: PlayerId) -> OpenedRecord, Own(Section::Opened);
    /// A person's plan in a running match. Nobody else may learn that there is one.
    62 Plan plan(player: PlayerId, id: MatchId) -> PlanRecord, Own(Section::Plans);
    /// A person's last marches.
    63 March march(player: PlayerId) -> MarchRecord, Own(Section::Marches);
    /// Index: the people of a server who shared a day's march, by their moves.
    64 Marched marched(guild: GuildId, day: u64, moves: u64, player: PlayerId) -> Index, Derived;
    /// A cup.
    65 Cup cup(id: CupId) -> CupRecord, Derived;
    /// Index: the cups of a server.
    66 GuildCup guild_cup(guild: GuildId, id: CupId) -> Index, Nobody;
    /// Somebody in a cup.
    67 Entrant entrant(cup: CupId, player: PlayerId) -> EntrantRecord, Derived;
    /// Index: the cups that a person is in.
    68 PlayerCup player_cup(player: PlayerId, cup: CupId) -> Index, Own(Section::Cups);
    /// A game of a cup, by its number.
    69 CupGame cup_game(cup: CupId, number: u64) -> CupGameRecord, Derived;
    /// Index: when to look at a cup.
    70 CupDue cup_due(at: Timestamp, cup: CupId) -> Index, Nobody;
    /// Index: the cups of which a channel has to be told something.
    71 CupNews cup_news(cup: CupId) -> Index, Nobody;
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
