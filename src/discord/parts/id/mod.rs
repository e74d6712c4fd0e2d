//! The ids of buttons, menus and forms. They contain everything that a click needs, so they work
//! for the life of a game, across restarts. Each feature declares its own with `ids!`; those of
//! private messages and forms are sealed.

mod field;
mod packed_move;

use std::fmt;

pub use field::{AtTurn, Field, Reader, Sample, Writer};
pub(in crate::discord) use field::{choices, words};
pub use packed_move::PackedMove;

use halma_service::ids::{MatchId, Turn};

/// The version of the format. Older versions of the bot used 1 and, with a seal, 2.
pub const VERSION: &str = "3";

/// The id of a button, menu or form without a seal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Id(String);

impl Id {
    /// Returns the id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The kind of component with an id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Surface {
    /// A button or menu of a message.
    Message,
    /// A form.
    Form,
}

/// Who may use a component.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everyone: it is on public messages.
    Everybody,
    /// The person who opened it.
    Opener,
    /// The moderator who opened it.
    Moderators,
}

/// A feature's buttons and menus, or its forms, as data that fits in an id.
pub trait Coded: Copy + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The prefix of the feature.
    const PREFIX: &'static str;
    /// The words of its variants.
    const WORDS: &'static [&'static str];

    /// Returns who may use it.
    fn audience(self) -> Audience;

    /// Returns its id.
    fn id(self) -> Id;

    /// Reads it back.
    fn read(written: &Written<'_>) -> Option<Self>;

    /// Returns one of each variant, for tests.
    fn samples(of: Sample) -> Vec<Self>;
}

/// Why a text isn't an id of this version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadId {
    /// Another version of the bot made it, for this match.
    OtherVersion(MatchId),
    /// It isn't ours.
    Foreign,
}

/// The parts of an id: `version:match:prefix.word:field:…`, where the match is 0 if there is none.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    text: &'a str,
    number: u64,
    /// The prefix of its feature.
    pub prefix: &'a str,
    /// The word of its variant.
    pub word: &'a str,
    fields: Option<&'a str>,
}

impl<'a> Written<'a> {
    /// Splits an id.
    ///
    /// # Errors
    /// It isn't ours, or it is from another version. Every version starts with its number and the
    /// match.
    pub fn read(text: &'a str) -> Result<Self, BadId> {
        let mut parts = text.splitn(4, ':');
        let (Some(version), Some(number)) = (parts.next(), parts.next()) else {
            return Err(BadId::Foreign);
        };
        let number = u64::from_str_radix(number, 16).map_err(|_| BadId::Foreign)?;
        let is_version = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
        match parts.next() {
            _ if !is_version => Err(BadId::Foreign),
            _ if version != VERSION => Err(BadId::OtherVersion(MatchId(number))),
            None => Err(BadId::Foreign),
            Some(name) => {
                let (prefix, word) = name.split_once('.').unwrap_or((name, ""));
                Ok(Self {
                    text,
                    number,
                    prefix,
                    word,
                    fields: parts.next(),
                })
            }
        }
    }

    /// Returns the match it names; 0 for none.
    pub fn match_id(&self) -> MatchId {
        MatchId(self.number)
    }

    /// Returns a reader of its fields.
    pub fn reader(&self) -> Reader<'a> {
        Reader::new(self.number, self.fields)
    }

    /// Returns true if this is the id's exact spelling.
    pub fn is(&self, id: &Id) -> bool {
        self.text == id.as_str()
    }
}

/// Returns the match that an id names, with or without a seal, and its turn if the id has one.
pub fn match_of(text: &str) -> Option<(MatchId, Option<Turn>)> {
    let mut parts = text.split(':').skip(1);
    let number = |part: &str| u64::from_str_radix(part, 16).ok();
    let id = parts.next().and_then(number).filter(|id| *id != 0)?;
    Some((MatchId(id), parts.nth(1).and_then(number).map(Turn)))
}

/// Parses an id of a known feature.
pub fn read<C: Coded>(text: &str) -> Option<C> {
    let written = Written::read(text).ok()?;
    (written.prefix == C::PREFIX).then_some(())?;
    C::read(&written)
}

/// Declares a feature's buttons and menus, or its forms: each variant with its audience, its data
/// and its word, under the feature's prefix.
macro_rules! ids {
    (
        $(#[$doc:meta])*
        pub enum $name:ident in $prefix:literal {$(
            $(#[$about:meta])*
            $audience:ident $variant:ident $({ $($(#[$what:meta])* $field:ident: $type:ty),+ $(,)? })?
                = $word:literal,
        )+}
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {$(
            $(#[$about])*
            $variant $({ $($(#[$what])* $field: $type),+ })?,
        )+}

        impl $crate::discord::parts::id::Coded for $name {
            const PREFIX: &'static str = $prefix;
            const WORDS: &'static [&'static str] = &[$($word),+];

            #[allow(clippy::match_same_arms, reason = "an arm for each variant")]
            fn audience(self) -> $crate::discord::parts::id::Audience {
                match self {
                    $(Self::$variant { .. } => $crate::discord::parts::id::Audience::$audience,)+
                }
            }

            fn id(self) -> $crate::discord::parts::id::Id {
                let writer = &mut $crate::discord::parts::id::Writer::default();
                let word = match self {$(
                    Self::$variant $({ $($field),+ })? => {
                        $($($crate::discord::parts::id::Field::write($field, writer);)+)?
                        $word
                    }
                )+};
                writer.id($prefix, word)
            }

            fn read(written: &$crate::discord::parts::id::Written<'_>) -> Option<Self> {
                let reader = &mut written.reader();
                let read = match written.word {
                    $($word => Self::$variant $({
                        $($field: $crate::discord::parts::id::Field::read(reader)?),+
                    })?,)+
                    _ => return None,
                };
                // An id has only one spelling.
                (reader.is_at_end() && written.is(&Self::id(read))).then_some(read)
            }

            fn samples(of: $crate::discord::parts::id::Sample) -> Vec<Self> {
                let _ = of;
                vec![$(Self::$variant $({
                    $($field: $crate::discord::parts::id::Field::sample(of)),+
                })?),+]
            }
        }
    };
}
pub(in crate::discord) use ids;

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::discord::lobby::click::Click;

    #[test]
    fn another_version_still_names_the_match() {
        let other = BadId::OtherVersion(MatchId(0x1f));
        for text in ["1:1f:join:0:0", "2:1f:move:5:0:AAAA", "9:1f:what:ever"] {
            assert_eq!(Written::read(text).unwrap_err(), other, "{text}");
        }
        for foreign in ["", "3", "3:1f", "hello", "3:zz:lobby.rematch:0", "x:1f:a"] {
            assert_eq!(
                Written::read(foreign).unwrap_err(),
                BadId::Foreign,
                "{foreign}"
            );
        }
    }

    #[test]
    fn an_id_has_one_spelling() {
        assert!(read::<Click>("3:1f:lobby.rematch:0").is_some());
        for other in [
            "3:1f:lobby.rematch",
            "3:1f:lobby.rematch:",
            "3:1f:lobby.rematch:0:0",
            "3:01f:lobby.rematch:0",
            "3:1F:lobby.rematch:0",
            "3:+1f:lobby.rematch:0",
            "3:1f:lobby.rematch:00",
            "3:1f:lobby.juggle:0",
            "3:1f:offer.rematch:0",
        ] {
            assert_eq!(read::<Click>(other), None, "{other}");
        }
    }

    proptest! {
        #[test]
        fn whatever_is_read_as_a_custom_id_is_written_the_same(
            text in r"3:[0-9a-f]{1,17}:lobby\.((answer|rematch):[0-9a-f]{1,3}(:join)?|(with|start):[A-Za-z0-9_-]{6,17})",
        ) {
            if let Some(click) = read::<Click>(&text) {
                prop_assert_eq!(click.id().to_string(), text);
            }
        }
    }
}
