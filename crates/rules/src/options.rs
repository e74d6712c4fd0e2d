//! What players choose besides the variant and the rule set (docs/rules.md, section 4, Options).

use std::fmt;
use std::str::FromStr;

use super::variant::UnknownName;

/// Defines an option: its values with their words in notations and commands, the default first.
macro_rules! option {
    (
        $(#[doc = $about:literal])+
        $name:ident, $what:literal: $(#[doc = $doc_first:literal])+ $first:ident = $word_first:literal,
        $($(#[doc = $doc:literal])+ $value:ident = $word:literal),+
    ) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
        pub enum $name {
            $(#[doc = $doc_first])+
            #[default]
            $first,
            $($(#[doc = $doc])+ $value),+
        }

        impl $name {
            /// All values, the default first.
            pub const ALL: &[Self] = &[Self::$first, $(Self::$value),+];

            /// The word in notations and commands.
            pub fn name(self) -> &'static str {
                match self {
                    Self::$first => $word_first,
                    $(Self::$value => $word),+
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $name {
            type Err = UnknownName;

            fn from_str(name: &str) -> Result<Self, UnknownName> {
                let mut values = Self::ALL.iter().copied();
                let found = values.find(|value| value.name() == name);
                found.ok_or_else(|| UnknownName {
                    name: name.chars().take(40).collect(),
                    what: $what,
                    known: Self::ALL.iter().map(|value| value.name()).collect(),
                })
            }
        }
    };
}

option! {
    /// How far a stone may jump.
    Jumps, "length of jumps":
    /// Over a neighboring stone to the cell behind it.
    Short = "short",
    /// Over one stone at any distance, to the cell at the same distance behind it.
    Long = "long"
}

option! {
    /// Whether the game continues after someone has won.
    Ends, "end":
    /// The first win ends it.
    First = "first",
    /// It continues until every seat has a place.
    Places = "places"
}

option! {
    /// Whether seats opposite each other play together.
    Teams, "kind of teams":
    /// Each seat plays for itself.
    None = "none",
    /// Partners win when both have reached their aim.
    Pairs = "pairs"
}

/// The options of a game as someone names them; `None` takes the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Options {
    /// Whether stones move diagonally.
    pub diagonals: Option<bool>,
    /// How far a stone may jump.
    pub jumps: Option<Jumps>,
    /// Whether the game continues after someone has won.
    pub ends: Option<Ends>,
    /// Whether seats opposite each other play together.
    pub teams: Option<Teams>,
}

impl Options {
    /// Returns these options, with those of `usual` that aren't named. Places and pairs exclude each
    /// other, so naming one of them takes neither from `usual`.
    #[must_use]
    pub fn or(self, usual: Self) -> Self {
        let names_none = self.ends.is_none() && self.teams.is_none();
        Self {
            diagonals: self.diagonals.or(usual.diagonals),
            jumps: self.jumps.or(usual.jumps),
            ends: self.ends.or(usual.ends.filter(|_| names_none)),
            teams: self.teams.or(usual.teams.filter(|_| names_none)),
        }
    }
}

/// What the seats of a game play for. Places and pairs exclude each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contest {
    /// The first seat that reaches its aim wins.
    First,
    /// Every seat gets a place, one after another.
    Places,
    /// The first two partners who have both reached their aim win.
    Pairs,
}
