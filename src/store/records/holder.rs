//! Who holds a seat.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::PlayerId;
use halma_mind::Level;

/// The holder of a seat: a person, or the computer at a level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Holder<P = PlayerId> {
    /// A person.
    Person(P),
    /// The computer.
    Computer {
        /// The level of play.
        #[serde(
            rename = "mind",
            serialize_with = "write_level",
            deserialize_with = "read_level"
        )]
        level: Level,
    },
}

impl Holder {
    /// Returns the person, if it is one.
    pub fn person(self) -> Option<PlayerId> {
        match self {
            Self::Person(player) => Some(player),
            Self::Computer { .. } => None,
        }
    }
}

impl<P> Holder<P> {
    /// Returns the computer's level, if it is the computer.
    pub fn level(&self) -> Option<Level> {
        match self {
            Self::Person(_) => None,
            Self::Computer { level } => Some(*level),
        }
    }

    /// Converts the name of the person.
    pub fn named<Q>(self, name: impl FnOnce(P) -> Q) -> Holder<Q> {
        match self {
            Self::Person(who) => Holder::Person(name(who)),
            Self::Computer { level } => Holder::Computer { level },
        }
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the shape that serde asks for"
)]
fn write_level<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
    level.number().serialize(to)
}

fn read_level<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
    let number = u8::deserialize(from)?;
    let unknown = || serde::de::Error::custom(format!("there is no level {number}"));
    Level::new(number).ok_or_else(unknown)
}
