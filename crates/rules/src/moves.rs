//! Moves: what they are, where a stone can go, and why it can't go elsewhere (docs/rules.md,
//! section 3).

use std::fmt;

use super::board::Board;
use super::cell::{Cell, SLOTS};
use super::jump::Jumping;
use super::outcome::Outcome;
use super::placement::{EMPTY, Placement};

/// A move that was legal in the position that made it: its start and end cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    from: Cell,
    to: Cell,
}

impl Move {
    pub(super) fn new(from: Cell, to: Cell) -> Self {
        Self { from, to }
    }

    /// The cell that the stone leaves.
    pub fn from(self) -> Cell {
        self.from
    }

    /// The cell that the stone ends on.
    pub fn to(self) -> Cell {
        self.to
    }
}

/// One seat's turn. Plies compare by cell order of their start, then of their end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ply {
    /// A stone is moved.
    Move(Move),
    /// The seat has no legal step or jump.
    Pass,
}

impl Ply {
    /// The strict text of the ply: `from-to`, or `--` for a pass.
    pub fn text(self, board: &Board) -> String {
        match self {
            Self::Pass => "--".to_owned(),
            Self::Move(Move { from, to }) => {
                let mut text = board.name(from);
                text.push('-');
                board.write_name(to, &mut text);
                text
            }
        }
    }
}

/// Why a text isn't a legal ply in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The text isn't `from-to`, a longer route, or `--`.
    Malformed,
    /// The board has no cell of this name.
    NoSuchCell {
        /// The name as given, cut to 20 characters.
        name: String,
    },
    /// There is no stone on the starting cell.
    EmptyCell {
        /// The starting cell.
        cell: String,
    },
    /// The stone on the starting cell belongs to another seat.
    NotYourStone {
        /// The starting cell.
        cell: String,
    },
    /// A turn may not end on the cell where it began.
    SameCell {
        /// The cell.
        cell: String,
    },
    /// There is a stone on the last cell.
    TargetTaken {
        /// The last cell.
        cell: String,
    },
    /// No step and no chain of jumps leads there.
    NotReachable {
        /// The starting cell.
        from: String,
        /// The last cell.
        to: String,
        /// The cells that this stone can legally go to, in cell order.
        targets: Vec<String>,
    },
    /// The stone stands in its goal and may not end its turn outside (closed-camp 1, family).
    LeavesGoal {
        /// The starting cell.
        from: String,
        /// The last cell.
        to: String,
    },
    /// The last cell lies in a corner of the star where a stone of this color may not end its turn
    /// (family).
    EntersCorner {
        /// The starting cell.
        from: String,
        /// The last cell.
        to: String,
    },
    /// A leg of the route isn't a possible jump.
    WrongRoute {
        /// The number of the leg, counted from 1.
        leg: usize,
        /// Where the leg begins.
        from: String,
        /// Where the leg ends.
        to: String,
    },
    /// A pass is legal only when the seat has no step and no jump.
    PassNotForced,
    /// The game has ended.
    GameOver(Outcome),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed => f.write_str("not a move; write it as from-to, such as a1-a2"),
            Self::NoSuchCell { name } => write!(f, "the board has no cell {name:?}"),
            Self::EmptyCell { cell } => write!(f, "there is no stone on {cell}"),
            Self::NotYourStone { cell } => {
                write!(f, "the stone on {cell} belongs to another seat")
            }
            Self::SameCell { cell } => write!(f, "a turn may not end on {cell}, where it began"),
            Self::TargetTaken { cell } => write!(f, "there is a stone on {cell} already"),
            Self::NotReachable { from, to, targets } if targets.is_empty() => {
                write!(
                    f,
                    "the stone on {from} cannot reach {to}; it cannot move at all"
                )
            }
            Self::NotReachable { from, to, targets } => {
                let targets = targets.join(", ");
                write!(
                    f,
                    "the stone on {from} cannot reach {to}; it can reach {targets}"
                )
            }
            Self::LeavesGoal { from, to } => {
                write!(
                    f,
                    "the stone on {from} stands in its goal and may not leave it for {to}"
                )
            }
            Self::EntersCorner { from, to } => {
                write!(
                    f,
                    "the stone on {from} may pass through the corner of {to}, but not stop there"
                )
            }
            Self::WrongRoute { leg, from, to } => {
                write!(
                    f,
                    "leg {leg} of the route, {from} to {to}, is not a possible jump"
                )
            }
            Self::PassNotForced => f.write_str("a pass is legal only when no stone can move"),
            Self::GameOver(outcome) => write!(f, "the game is over ({})", outcome.reason),
        }
    }
}

impl std::error::Error for Illegal {}

/// The search for where stones can go: a flood fill over landings, one stone at a time.
pub(super) struct Search<'a, J> {
    slots: &'a [u8; SLOTS],
    jumping: &'a mut J,
    /// For each slot, the number of the search that last landed there.
    landed: [u8; SLOTS],
    searches: u8,
    pending: [u16; 256],
}

impl<'a, J: Jumping> Search<'a, J> {
    pub fn new(placement: &'a Placement, jumping: &'a mut J) -> Self {
        Self {
            slots: placement.slots(),
            jumping,
            landed: [0; SLOTS],
            searches: 0,
            pending: [0; 256],
        }
    }

    /// Calls `reached` once for each cell that the stone on `from` can step or jump to. A search is
    /// good for at most 255 stones.
    #[inline]
    pub fn targets<const D: usize>(
        &mut self,
        directions: &[i16; D],
        from: Cell,
        mut reached: impl FnMut(Cell),
    ) {
        self.searches += 1;
        let start = from.slot() as u16;
        // Returning to the start opens nothing new, and a turn may not end there.
        self.landed[from.slot()] = self.searches;
        self.jumping.lift(start);
        self.pending[0] = start;
        let mut count = 1;
        while count > 0 {
            count -= 1;
            let at = self.pending[count & 255];
            self.jumping.each_landing(at, |to| {
                let landed = &mut self.landed[usize::from(to) & (SLOTS - 1)];
                if *landed != self.searches {
                    *landed = self.searches;
                    self.pending[count & 255] = to;
                    count += 1;
                    reached(Cell::at_slot(to));
                }
            });
        }
        self.jumping.put_back(start);
        for &direction in directions {
            let to = from.shifted(direction);
            if self.slots[to.slot()] == EMPTY && self.landed[to.slot()] != self.searches {
                reached(to);
            }
        }
    }
}
