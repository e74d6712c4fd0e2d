//! Prefixes: keys that are scanned together.

use super::part::{Part, bytes};
use super::{Key, RecordKind as Kind, Table};
use crate::ids::{ChannelId, CupId, GuildId, MatchId, PlayerId};

/// All keys of a kind, or those that begin with the same numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefix {
    /// All records.
    All,
    /// The records of a kind whose keys begin with a player.
    OfPlayer(Kind, PlayerId),
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
    /// The matches with refused posts that a person hasn't been told about.
    UntoldTo(PlayerId),
    /// All that falls due.
    Dues,
    /// All scopes in which an application has registered commands.
    Commands(u64),
    /// All outages.
    Outages,
    /// The people a person has blocked.
    BlockedBy(PlayerId),
    /// All errands.
    Errands,
    /// The logs of all servers.
    Deeds,
    /// The log of a server, newest line first.
    DeedsOf(GuildId),
    /// The lines of all servers' logs, oldest first.
    DeedTimes,
    /// All tokens for answering interactions, oldest first.
    Answers,
    /// The unfinished matches of a server.
    GuildMatches(GuildId),
    /// The games in which it is a person's turn.
    TurnsOf(PlayerId),
    /// The open challenges of a server.
    OpenIn(GuildId),
    /// All matches.
    Matches,
    /// All finished games in compact form.
    FinishedGames,
    /// The log of a game.
    LogOf(MatchId),
    /// The games in which it is the computer's turn.
    Minds,
    /// The results of all servers, oldest first.
    Results,
    /// The results of a person, newest first.
    PlayerResults(PlayerId),
    /// A person's totals.
    TalliesOf(PlayerId),
    /// The people in a table, best first.
    RanksOf(Table),
    /// The changes within all tables that their counts don't include yet.
    RankMoves,
    /// The changes within one table that its counts don't include yet.
    RankMovesOf(Table),
    /// When ratings become provisional again, earliest first.
    Fades,
    /// The totals of all people.
    Tallies,
    /// The head-to-head scores of all pairs.
    Pairings,
    /// The people in all tables.
    Ranks,
    /// The counts of all tables.
    RankCounts,
    /// When the last games of all people were counted.
    LastCounted,
    /// The servers whose tables are being reset.
    Emptyings,
    /// The servers that post the best players of seasons, oldest season first.
    Digests,
    /// The servers that get the daily puzzle, earliest day first.
    Dailies,
    /// The people of a server who shared a day's march, fewest moves first.
    MarchedOn(GuildId, u64),
    /// The processes that answer.
    Nodes,
    /// The leases of the processes that answer.
    NodeLeases,
    /// All people's sessions of the board page.
    Sessions,
    /// The cups of a server, oldest first.
    CupsOf(GuildId),
    /// The people in a cup.
    EntrantsOf(CupId),
    /// The cups that a person is in.
    PlayerCups(PlayerId),
    /// The games of a cup.
    CupGamesOf(CupId),
    /// When to look at cups.
    CupDues,
    /// The cups of which a channel has to be told something.
    CupNews,
}

impl Prefix {
    /// Returns the bytes that the keys begin with.
    pub fn encode(self) -> Vec<u8> {
        let of_table =
            |kind, table: Table| bytes(kind as u8, &[table.scope.number(), table.column.number()]);
        let (kind, number) = match self {
            Self::All => return Vec::new(),
            Self::RanksOf(table) => return of_table(Kind::Rank, table),
            Self::MarchedOn(guild, day) => return bytes(Kind::Marched as u8, &[guild.0, day]),
            Self::OfPlayer(kind, player) => (kind, Some(player.0)),
            Self::RankMovesOf(table) => return of_table(Kind::RankMove, table),
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
            Self::DeedsOf(guild) => (Kind::Deed, Some(guild.0)),
            Self::DeedTimes => (Kind::DeedAt, None),
            Self::Answers => (Kind::Answer, None),
            Self::GuildMatches(guild) => (Kind::GuildMatch, Some(guild.0)),
            Self::TurnsOf(player) => (Kind::Turn, Some(player.0)),
            Self::OpenIn(guild) => (Kind::OpenMatch, Some(guild.0)),
            Self::Matches => (Kind::Match, None),
            Self::FinishedGames => (Kind::Finished, None),
            Self::Minds => (Kind::Mind, None),
            Self::LogOf(id) => (Kind::Log, Some(id.0)),
            Self::Results => (Kind::ResultAt, None),
            Self::PlayerResults(player) => (Kind::PlayerResult, Some(player.0)),
            Self::TalliesOf(player) => (Kind::Tally, Some(player.0)),
            Self::RankMoves => (Kind::RankMove, None),
            Self::Fades => (Kind::Fade, None),
            Self::Tallies => (Kind::Tally, None),
            Self::Pairings => (Kind::Pairing, None),
            Self::Ranks => (Kind::Rank, None),
            Self::RankCounts => (Kind::RankCounts, None),
            Self::LastCounted => (Kind::LastCounted, None),
            Self::Emptyings => (Kind::Emptying, None),
            Self::Digests => (Kind::Digest, None),
            Self::Dailies => (Kind::Daily, None),
            Self::Nodes => (Kind::Node, None),
            Self::NodeLeases => (Kind::NodeLease, None),
            Self::Sessions => (Kind::Session, None),
            Self::CupsOf(guild) => (Kind::GuildCup, Some(guild.0)),
            Self::EntrantsOf(cup) => (Kind::Entrant, Some(cup.0)),
            Self::PlayerCups(player) => (Kind::PlayerCup, Some(player.0)),
            Self::CupGamesOf(cup) => (Kind::CupGame, Some(cup.0)),
            Self::CupDues => (Kind::CupDue, None),
            Self::CupNews => (Kind::CupNews, None),
        };
        bytes(kind as u8, number.as_slice())
    }
    /// Returns the one key under this prefix, if there can be no other.
    pub fn only_key(self) -> Option<Key> {
        Key::decode(&self.encode())
    }
}
