//! What comes of thinking: lines of play with their scores.

use halma_rules::{Cell, Ply};

use super::sides::{WIN, WON};

/// The score of a position for the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// The lead in hundredths of a step; after playouts, that at the end of the game.
    Ahead(i32),
    /// A forced win in this many own moves.
    Win(u32),
    /// A forced loss after this many own moves.
    Loss(u32),
    /// The armies have passed each other.
    Race {
        /// The number of moves that the seat needs, by the best way found.
        needs: u32,
        /// The number of moves that its fastest opponent needs.
        best_other: u32,
    },
}

impl Score {
    /// What a value of the search says, in which a hundredth of a step counts `scale`.
    pub(crate) fn of(value: i32, scale: i32) -> Self {
        match value {
            WON.. => Self::Win(((WIN - value) as u32).div_ceil(2)),
            _ if value <= -WON => Self::Loss((WIN + value) as u32 / 2),
            _ => Self::Ahead(value / scale),
        }
    }
}

/// A first move with what is expected to follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The first move.
    pub ply: Ply,
    /// Its score.
    pub score: Score,
    /// Moves from the first on, as far as they were found. In a game of more than two they aren't
    /// those of every seat, but of the seat that thinks and of whichever opponent matters most.
    pub moves: Vec<(Cell, Cell)>,
}

/// The result of thinking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The best lines, the best first; never empty.
    pub lines: Vec<Line>,
    /// The plies that were looked ahead in full.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
}

impl Thought {
    /// The best first move.
    pub fn ply(&self) -> Ply {
        self.lines[0].ply
    }

    /// The answer if there is nothing to search.
    pub(crate) fn at_once(ply: Ply, score: Score) -> Self {
        let moves = match ply {
            Ply::Move(mv) => vec![(mv.from(), mv.to())],
            Ply::Pass => Vec::new(),
        };
        Self {
            lines: vec![Line { ply, score, moves }],
            depth: 0,
            nodes: 0,
        }
    }
}
