//! How a game ended.

use std::fmt;
use std::str::FromStr;

use super::seat::Seat;

/// Who won a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// This seat won.
    Won(Seat),
    /// Every seat still playing drew.
    Drawn,
    /// The game was cancelled and counts for nobody.
    Void,
}

/// The rule that ended a game; the word in brackets of docs/rules.md, sections 4 and 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "docs/rules.md defines the words")]
pub enum Reason {
    Built,
    Home,
    Tempo,
    Locked,
    Stall,
    Blocked,
    Resignation,
    Timeout,
    Agreement,
    Aborted,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 10] = [
        Self::Built,
        Self::Home,
        Self::Tempo,
        Self::Locked,
        Self::Stall,
        Self::Blocked,
        Self::Resignation,
        Self::Timeout,
        Self::Agreement,
        Self::Aborted,
    ];

    /// The word of docs/rules.md.
    pub fn word(self) -> &'static str {
        match self {
            Self::Built => "built",
            Self::Home => "home",
            Self::Tempo => "tempo",
            Self::Locked => "locked",
            Self::Stall => "stall",
            Self::Blocked => "blocked",
            Self::Resignation => "resignation",
            Self::Timeout => "timeout",
            Self::Agreement => "agreement",
            Self::Aborted => "aborted",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Reason {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|reason| reason.word() == word)
            .ok_or(())
    }
}

/// The end of a game: who won, and by which rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won.
    pub verdict: Verdict,
    /// The rule that ended the game.
    pub reason: Reason,
}

impl Outcome {
    /// A win.
    pub fn won(seat: Seat, reason: Reason) -> Self {
        Self {
            verdict: Verdict::Won(seat),
            reason,
        }
    }

    /// A draw.
    pub fn drawn(reason: Reason) -> Self {
        Self {
            verdict: Verdict::Drawn,
            reason,
        }
    }

    /// A game that counts for nobody.
    pub fn void(reason: Reason) -> Self {
        Self {
            verdict: Verdict::Void,
            reason,
        }
    }

    /// The winner, if there is one.
    pub fn winner(self) -> Option<Seat> {
        match self.verdict {
            Verdict::Won(seat) => Some(seat),
            Verdict::Drawn | Verdict::Void => None,
        }
    }
}
