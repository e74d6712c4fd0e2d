//! How a game ended.

use std::fmt;
use std::str::FromStr;

use super::seat::{MOST, Seat};

/// Who won a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// This seat won.
    Won(Seat),
    /// These partners won, in turn order.
    WonTogether(Seat, Seat),
    /// Every seat has a place.
    Placed(Places),
    /// Every seat that isn't out drew.
    Drawn,
    /// The game was canceled and counts for no one.
    Void,
}

/// The places of the seats, 1 being the best; seats may share one. During a game some seats have
/// none yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Places([u8; MOST]);

impl Places {
    /// The place of a seat, if it has one.
    pub fn of(self, seat: Seat) -> Option<u8> {
        let place = self.0.get(seat.index()).copied();
        place.filter(|&place| place > 0)
    }

    /// The seats with their places, in turn order.
    pub fn iter(self) -> impl Iterator<Item = (Seat, u8)> {
        let seats = (0..MOST).map(Seat::at);
        seats.filter_map(move |seat| Some((seat, self.of(seat)?)))
    }

    pub(super) fn give(&mut self, seat: Seat, place: u8) {
        self.0[seat.index()] = place;
    }
}

/// The places joined by `-`, in turn order.
impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places: Vec<String> = self.iter().map(|(_, place)| place.to_string()).collect();
        f.write_str(&places.join("-"))
    }
}

/// The rule that ended a game: the words in brackets in docs/rules.md, sections 4 and 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "docs/rules.md defines the words")]
pub enum Reason {
    Built,
    Home,
    Tempo,
    Locked,
    Filled,
    Stall,
    Blocked,
    Places,
    Resignation,
    Timeout,
    Agreement,
    Race,
    Aborted,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 13] = [
        Self::Built,
        Self::Home,
        Self::Tempo,
        Self::Locked,
        Self::Filled,
        Self::Stall,
        Self::Blocked,
        Self::Places,
        Self::Resignation,
        Self::Timeout,
        Self::Agreement,
        Self::Race,
        Self::Aborted,
    ];

    /// The word in docs/rules.md.
    pub fn name(self) -> &'static str {
        match self {
            Self::Built => "built",
            Self::Home => "home",
            Self::Tempo => "tempo",
            Self::Locked => "locked",
            Self::Filled => "filled",
            Self::Stall => "stall",
            Self::Blocked => "blocked",
            Self::Places => "places",
            Self::Resignation => "resignation",
            Self::Timeout => "timeout",
            Self::Agreement => "agreement",
            Self::Race => "race",
            Self::Aborted => "aborted",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Reason {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|reason| reason.name() == word)
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

    /// A win of two partners, in any order.
    pub fn won_together(one: Seat, other: Seat, reason: Reason) -> Self {
        Self {
            verdict: Verdict::WonTogether(one.min(other), one.max(other)),
            reason,
        }
    }

    /// A game in which every seat has a place.
    pub(super) fn placed(places: Places, reason: Reason) -> Self {
        Self {
            verdict: Verdict::Placed(places),
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

    /// A canceled game.
    pub fn void(reason: Reason) -> Self {
        Self {
            verdict: Verdict::Void,
            reason,
        }
    }

    /// Returns true if a seat won: alone, with its partner, or by coming first.
    pub fn is_won_by(self, seat: Seat) -> bool {
        match self.verdict {
            Verdict::Won(winner) => winner == seat,
            Verdict::WonTogether(one, other) => [one, other].contains(&seat),
            Verdict::Placed(places) => places.of(seat) == Some(1),
            Verdict::Drawn | Verdict::Void => false,
        }
    }

    /// The winners, in turn order.
    pub fn winners(self) -> impl Iterator<Item = Seat> {
        let seats = (0..MOST).map(Seat::at);
        seats.filter(move |&seat| self.is_won_by(seat))
    }

    /// The winner, if there is exactly one.
    pub fn winner(self) -> Option<Seat> {
        let mut winners = self.winners();
        winners.next().filter(|_| winners.next().is_none())
    }
}
