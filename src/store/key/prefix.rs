//! Keys that are scanned together.

use super::Kind;
use super::part::bytes;
use crate::ids::{ChannelId, GuildId, MatchId, PlayerId};

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
