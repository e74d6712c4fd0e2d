//! Discord's ids: they grow with time and are sent as strings.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The epoch of Discord's ids: the start of 2015, in milliseconds since 1970.
const EPOCH_MS: u64 = 1_420_070_400_000;
/// The low bits of an id, which distinguish ids of the same millisecond.
const COUNTER_BITS: u32 = 22;
/// The top bit of ids derived from names; it dates them to 2016.
const NAMED_BIT: u64 = 1 << 57;
/// The bits of a name's hash that are part of an id.
const NAME_MASK: u64 = (1 << 56) - 1;

/// The id of a user, guild, channel, message, command, attachment or interaction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(u64);

impl Snowflake {
    /// The id with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The id of something created at this time since 1970.
    pub fn made_at(time: Duration) -> Self {
        let ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        Self(ms.saturating_sub(EPOCH_MS) << COUNTER_BITS)
    }

    /// The number behind the id.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The id of a stock object: the same name has the same id in every run, so that a bot with a
    /// persistent store meets the same people again.
    pub(crate) fn of_name(kind: &str, name: &str) -> Self {
        let hash = hash(kind.bytes().chain([b':']).chain(name.bytes()));
        Self(NAMED_BIT | (hash & NAME_MASK))
    }
}

/// The FNV-1a hash, which is the same in every run.
pub(crate) fn hash(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl fmt::Display for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<u64> for Snowflake {
    fn from(number: u64) -> Self {
        Self(number)
    }
}

impl FromStr for Snowflake {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Snowflake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Snowflake {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        /// Discord takes both, and writes texts.
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u64),
            Text(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(number) => Ok(Self(number)),
            Written::Text(text) => text.parse().map_err(D::Error::custom),
        }
    }
}

/// Creates ids that strictly increase, whatever the clock does.
#[derive(Debug, Default)]
pub(crate) struct IdSource {
    last: u64,
}

impl IdSource {
    /// A new id for a time in milliseconds since 1970.
    pub(crate) fn next(&mut self, now_ms: u64) -> Snowflake {
        let timed = now_ms.saturating_sub(EPOCH_MS) << COUNTER_BITS;
        self.last = timed.max(self.last + 1);
        Snowflake(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_ids_grow_even_when_the_clock_goes_back() {
        let mut ids = IdSource::default();
        let ids: Vec<_> = [1_800_000_000_000, 1_800_000_000_000, 1_700_000_000_000]
            .map(|at| ids.next(at))
            .into();
        assert!(ids.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn a_name_has_one_id_and_it_is_older_than_any_new_one() {
        let anna = Snowflake::of_name("user", "anna");
        assert_eq!(anna, Snowflake::of_name("user", "anna"));
        assert_ne!(anna, Snowflake::of_name("channel", "anna"));
        assert!(anna < IdSource::default().next(1_600_000_000_000));
    }
}
