//! Ids and names: people, matches, places, times.

use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;
use std::time::Duration;

use jiff::SignedDuration;

use serde::{Deserialize, Serialize};

macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number! {
    /// A person as matches know them: a random number, so that deleting the one record that maps it
    /// to a Discord account makes the person anonymous.
    PlayerId
}
number! {
    /// A match, ordered by the time it was made; see [`MatchId::new`].
    MatchId
}
number! {
    /// A cup: the interaction that made it, and so ordered by time.
    CupId
}
number! {
    /// A Discord account.
    UserId
}
number! {
    /// A Discord server, or a conversation, which counts as a server of its own.
    GuildId
}
number! {
    /// A channel or thread on Discord.
    ChannelId
}
number! {
    /// A message on Discord.
    MessageId
}
number! {
    /// One action of a person on Discord; Discord may deliver it twice.
    InteractionId
}

impl GuildId {
    /// The highest bit, which no id of Discord's has before the year 2084.
    const CONVERSATION: u64 = 1 << 63;

    /// Returns the conversation in a channel: a direct message, a group, or a channel of a server that
    /// the bot isn't on. The bot can do nothing there but answer.
    pub fn of_conversation(channel: ChannelId) -> Self {
        Self(channel.0 | Self::CONVERSATION)
    }

    /// Returns true if it is a conversation.
    pub fn is_conversation(self) -> bool {
        self.0 & Self::CONVERSATION != 0
    }
}

number! {
    /// Counts what happened in a match: every ply, takeback and end increases it, and nothing
    /// decreases it.
    Turn
}

impl Add<u64> for Turn {
    type Output = Self;

    fn add(self, turns: u64) -> Self {
        Self(self.0 + turns)
    }
}

number! {
    /// A process while it may answer: a random number.
    NodeId
}

/// A process that answers, one of several with one store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its name.
    pub id: NodeId,
    /// Its part of match ids, unique among running processes.
    pub number: u16,
}

/// Returns the length of some minutes.
pub const fn minutes(count: u64) -> Duration {
    Duration::from_secs(60 * count)
}

/// Returns the length of some hours.
pub const fn hours(count: u64) -> Duration {
    minutes(60 * count)
}

/// Returns the length of some days of 24 hours.
pub const fn days(count: u64) -> Duration {
    hours(24 * count)
}

/// A stretch of time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Span {
    /// Its beginning.
    pub from: Timestamp,
    /// Its end.
    pub until: Timestamp,
}

/// Where commands are registered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scope {
    /// Everywhere.
    Global,
    /// In one server.
    Guild(GuildId),
}

impl MatchId {
    const NODE_BITS: u32 = 10;
    const LUCK_BITS: u32 = 12;
    /// The maximum number of nodes at the same time.
    pub const NODES: u16 = 1 << Self::NODE_BITS;
    /// The number of ids that a node can create per millisecond.
    pub const IN_A_MILLISECOND: u64 = 1 << Self::LUCK_BITS;

    /// Creates the id of a match: its time, the node (10 bits), and 12 random bits.
    pub fn new(made: Timestamp, node: u16, luck: u64) -> Self {
        let node = u64::from(node) & ((1 << Self::NODE_BITS) - 1);
        let luck = luck & ((1 << Self::LUCK_BITS) - 1);
        let moment = made.0.max(0) as u64;
        Self(moment << (Self::NODE_BITS + Self::LUCK_BITS) | node << Self::LUCK_BITS | luck)
    }
}

impl InteractionId {
    const DISCORD_EPOCH: i64 = 1_420_070_400_000;

    /// Returns the smallest Discord id of a moment: the high 42 bits of an id are milliseconds
    /// since the start of 2015.
    pub fn first_at(moment: Timestamp) -> Self {
        Self((moment.0.saturating_sub(Self::DISCORD_EPOCH).max(0) as u64) << 22)
    }

    /// Returns when it was made, by Discord's clock.
    pub fn moment(self) -> Timestamp {
        Timestamp((self.0 >> 22) as i64 + Self::DISCORD_EPOCH)
    }
}

/// The token with which an interaction's answer can be sent and edited for 15 minutes: a secret, so
/// it is never printed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AnswerToken(String);

impl AnswerToken {
    /// How long Discord accepts a token.
    pub const LIFETIME: Duration = minutes(15);

    /// Creates a token from Discord's text.
    pub fn new(token: impl Into<String>) -> Self {
        Self(token.into())
    }

    /// Returns the secret itself.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for AnswerToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

/// The key that signs the ids of private buttons, menus and forms: a secret, so it is never
/// printed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SealKey([u8; Self::BYTES]);

impl SealKey {
    /// Its length in bytes.
    const BYTES: usize = 32;

    /// Creates a key from random bits.
    pub fn drawn(draw: impl Fn() -> u64) -> Self {
        let mut key = [0; Self::BYTES];
        for part in key.chunks_exact_mut(size_of::<u64>()) {
            part.copy_from_slice(&draw().to_be_bytes());
        }
        Self(key)
    }

    /// Returns the secret itself.
    pub fn expose(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for SealKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

/// A moment, in milliseconds since the start of 1970 UTC.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The start of 1970 UTC, which is before everything.
    pub const EPOCH: Self = Self(0);
    /// The last moment, which is after everything.
    pub const MAX: Self = Self(i64::MAX);

    /// Returns the next moment, a millisecond later.
    #[must_use]
    pub fn next(self) -> Self {
        self + Duration::from_millis(1)
    }

    /// Returns the time since another moment; zero if that is later.
    pub fn since(self, earlier: Self) -> Duration {
        self.ahead_of(earlier).try_into().unwrap_or_default()
    }

    /// Returns the time between two moments, in either order.
    pub fn abs_diff(self, other: Self) -> Duration {
        self.ahead_of(other).unsigned_abs()
    }

    /// Returns how much later this moment is than another one; negative if it is earlier.
    pub fn ahead_of(self, other: Self) -> SignedDuration {
        SignedDuration::from_millis(self.0.saturating_sub(other.0))
    }

    /// Returns whole seconds since the start of 1970 UTC, as Discord's time marks use.
    pub fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}

impl Add<Duration> for Timestamp {
    type Output = Self;

    fn add(self, length: Duration) -> Self {
        Self(self.0.saturating_add_unsigned(milliseconds(length)))
    }
}

impl Sub<Duration> for Timestamp {
    type Output = Self;

    fn sub(self, length: Duration) -> Self {
        Self(self.0.saturating_sub_unsigned(milliseconds(length)))
    }
}

/// Returns a length in milliseconds.
pub fn milliseconds(length: Duration) -> u64 {
    u64::try_from(length.as_millis()).unwrap_or(u64::MAX)
}

impl From<jiff::Timestamp> for Timestamp {
    fn from(moment: jiff::Timestamp) -> Self {
        Self(moment.as_millisecond())
    }
}

/// Moments after the year 9999 become the start of 1970.
impl From<Timestamp> for jiff::Timestamp {
    fn from(moment: Timestamp) -> Self {
        Self::from_millisecond(moment.0).unwrap_or_default()
    }
}

/// The code that people use for a match: short, without vowels and look-alikes, case-insensitive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    letters: [u8; Self::LONGEST],
}

impl Code {
    /// The maximum length of a code.
    pub const LONGEST: usize = 8;
    /// The minimum length of a code.
    pub const SHORTEST: usize = 5;
    /// No vowels or Y (no words), and none of 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B.
    const ALPHABET: &'static [u8; 20] = b"CDFHJKMNPQRTWX34679V";

    /// Creates a code of `length` characters, clamped to the valid range, from random bits.
    pub fn from_luck(length: usize, mut luck: u64) -> Self {
        let mut letters = [0; Self::LONGEST];
        for letter in &mut letters[..length.clamp(Self::SHORTEST, Self::LONGEST)] {
            *letter = Self::ALPHABET[(luck % Self::ALPHABET.len() as u64) as usize];
            luck /= Self::ALPHABET.len() as u64;
        }
        Self { letters }
    }

    /// Returns the text of the code.
    pub fn as_str(&self) -> &str {
        let length = self.letters.iter().position(|&letter| letter == 0);
        let letters = &self.letters[..length.unwrap_or(Self::LONGEST)];
        std::str::from_utf8(letters).expect("a code is ASCII")
    }

    /// Returns the code padded with zeros to a fixed width.
    pub fn bytes(&self) -> [u8; Self::LONGEST] {
        self.letters
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text isn't a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a game code")]
pub struct NotACode;

impl FromStr for Code {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<Self, NotACode> {
        let text = text.trim().trim_start_matches('#').as_bytes();
        if text.len() < Self::SHORTEST || text.len() > Self::LONGEST {
            return Err(NotACode);
        }
        let mut letters = [0; Self::LONGEST];
        for (letter, given) in letters.iter_mut().zip(text) {
            *letter = given.to_ascii_uppercase();
            if !Self::ALPHABET.contains(letter) {
                return Err(NotACode);
            }
        }
        Ok(Self { letters })
    }
}

impl Serialize for Code {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_in_any_case() {
        for luck in [0, 1, 12_345_678_901, u64::MAX] {
            let code = Code::from_luck(6, luck);
            assert_eq!(code.as_str().len(), 6);
            assert_eq!(code.as_str().to_lowercase().parse(), Ok(code));
        }
        for bad in ["", "ABCDE", "CDFH", "CDFHJKMNP", "CDFH0"] {
            assert_eq!(bad.parse::<Code>(), Err(NotACode), "{bad}");
        }
    }

    #[test]
    fn match_ids_sort_by_time() {
        assert!(MatchId::new(Timestamp(5), 1023, 4095) < MatchId::new(Timestamp(6), 0, 0));
    }
}
