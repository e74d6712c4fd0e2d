//! Who holds a seat.

use halma_mind::Level;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{PlayerId, UserId};

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
    /// Returns the player, if it is a person.
    pub fn player(self) -> Option<PlayerId> {
        self.person().copied()
    }
}

/// Somebody with a Discord account, which may be unknown.
pub trait Account {
    /// Returns it, if it is known.
    fn user(&self) -> Option<UserId>;
}

impl<P: Account> Holder<P> {
    /// Returns the Discord account, if it is a known person.
    pub fn user(&self) -> Option<UserId> {
        self.person()?.user()
    }
}

impl<P> Holder<P> {
    /// Returns the person, if it is one.
    pub fn person(&self) -> Option<&P> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer { .. } => None,
        }
    }

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
