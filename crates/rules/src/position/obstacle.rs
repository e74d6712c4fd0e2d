//! What keeps a stone from jumping straight to a cell (docs/rules.md, section 3), for explanations.

use super::Position;
use crate::cell::Cell;
use crate::options::Jumps;

/// Why a stone can't jump from one cell to another on the same line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// There is no stone between the cells.
    NoStone,
    /// There are several stones between the cells.
    Several(usize),
    /// The only stone between the cells isn't halfway.
    NotHalfway(Cell),
    /// The stone is too far away for short jumps.
    TooFar(Cell),
}

impl Position {
    /// What keeps the stone whose turn began on `start` from jumping from one cell to another.
    /// `None` if nothing does, or if the cells aren't on a line.
    pub fn obstacle(&self, start: Cell, from: Cell, to: Cell) -> Option<Obstacle> {
        let between = self.between(from, to)?;
        let is_stone = |cell: &&Cell| **cell != start && self.placement.at(**cell).is_some();
        let stones: Vec<Cell> = between.iter().filter(is_stone).copied().collect();
        match stones[..] {
            [] => Some(Obstacle::NoStone),
            [stone] if between.len().is_multiple_of(2) || between[between.len() / 2] != stone => {
                Some(Obstacle::NotHalfway(stone))
            }
            [stone] if between.len() > 1 && self.rules.jumps() == Jumps::Short => {
                Some(Obstacle::TooFar(stone))
            }
            [_] => None,
            _ => Some(Obstacle::Several(stones.len())),
        }
    }

    /// The cells between two cells on a line; `None` if they aren't on one.
    fn between(&self, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        let board = self.board();
        let mut directions = board.directions().iter();
        directions.find_map(|&direction| {
            let mut cells = Vec::new();
            let mut at = from.shifted(direction);
            while board.is_cell(at) && at != to {
                cells.push(at);
                at = at.shifted(direction);
            }
            (at == to && board.is_cell(at)).then_some(cells)
        })
    }
}
