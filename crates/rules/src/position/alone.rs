//! Positions for one: a single seat's stones, of any number, and nobody else's.

use super::Position;
use crate::cell::Cell;
use crate::moves::{Move, Ply};
use crate::placement::Placement;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};

impl Position {
    /// The position in which the first seat has stones on these cells, and nobody else has any. `None` if
    /// there are no stones or more than in a game, or if a cell is off the board or named twice. It is no
    /// position of a game: no check ends it.
    pub fn alone(rules: Rules, stones: &[Cell]) -> Option<Self> {
        let setup = rules.setup();
        let color = *setup.colors(Seat::FIRST).first()?;
        let mut placement = Placement::empty(setup);
        for &cell in stones {
            let is_free = setup.board().is_cell(cell) && placement.is_empty_at(cell);
            is_free.then(|| placement.add(color, cell))?;
        }
        let is_possible = (1..=setup.stones_per_color()).contains(&stones.len());
        is_possible.then_some(Self {
            rules,
            placement,
            to_move: Seat::FIRST,
            round: 1,
            done: SeatSet::default(),
        })
    }

    /// The position after a move of the seat to move, which is to move again; `None` if the move isn't
    /// legal.
    pub fn alone_after(&self, mv: Move) -> Option<Self> {
        self.is_legal(Ply::Move(mv)).then(|| {
            let mut after = self.clone();
            after.placement.shift(mv.from(), mv.to());
            after
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Variant;

    #[test]
    fn one_moves_again_and_again() {
        let rules = Rules::default_for(Variant::Halma8);
        let board = rules.setup().board();
        let cell = |name: &str| board.parse_cell(name).unwrap();
        let start = Position::alone(rules, &[cell("h4"), cell("g3")]).unwrap();
        let after = start
            .alone_after(Move::new(cell("h4"), cell("f2")))
            .unwrap();
        assert_eq!(after.to_move(), start.to_move());
        assert!(after.placement().at(cell("f2")).is_some());
        assert_eq!(start.alone_after(Move::new(cell("h4"), cell("h4"))), None);
        assert_eq!(start.alone_after(Move::new(cell("h4"), cell("a1"))), None);
        let twice = [cell("h4"), cell("h4")];
        assert_eq!(Position::alone(rules, &twice), None);
        assert_eq!(Position::alone(rules, &[]), None);
        let all = board.cells();
        assert_eq!(Position::alone(rules, &all[..11]), None, "ten at most");
    }
}
