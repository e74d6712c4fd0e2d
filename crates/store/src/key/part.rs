//! The parts of keys: numbers of fixed width.

use super::due::Due;
use crate::ids::{
    ChannelId, Code, CupId, GuildId, InteractionId, MatchId, PlayerId, Scope, Timestamp, UserId,
};

/// A part of a key, converted to a number and back.
pub trait Part: Sized {
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

ids!(
    ChannelId,
    CupId,
    GuildId,
    InteractionId,
    MatchId,
    PlayerId,
    UserId
);

impl Part for u64 {
    fn number(&self) -> u64 {
        *self
    }

    fn of(number: u64) -> Option<Self> {
        Some(number)
    }
}

/// Nothing falls due before 1970, so the number may be unsigned.
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

/// The remaining numbers of a key that is being parsed.
pub struct Numbers<'a>(pub &'a [u8]);

impl Numbers<'_> {
    pub fn next<T: Part>(&mut self) -> Option<T> {
        let (number, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        T::of(u64::from_be_bytes(*number))
    }
}

/// Returns the bytes of a key.
pub fn bytes(kind: u8, numbers: &[u64]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 + 8 * numbers.len());
    bytes.push(kind);
    for number in numbers {
        bytes.extend(number.to_be_bytes());
    }
    bytes
}
