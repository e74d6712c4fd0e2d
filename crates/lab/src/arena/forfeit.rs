//! How a game is lost away from the board.

use std::fmt;

/// Why a game is lost without the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Forfeit {
    /// What was given is no legal move.
    Illegal,
    /// Nothing was given in time, or the program has ended.
    Silent,
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Illegal => "illegal move",
            Self::Silent => "no answer",
        })
    }
}
