//! Positions for one: a single seat's stones, of any number, and nobody else's.

use super::Position;
use crate::cell::Cell;
use crate::moves::{Move, Ply};
use crate::placement::Placement;
use crate::rules::Rules;
use crate::seat::{Color, Seat};

impl Position {
    /// The position in which the first seat has stones on these cells, and nobody else has any. `None` if
    /// there are no stones or more than in a game, or if a cell is off the board or named twice. It is no
    /// position of a game: no check ends it.
    pub fn alone(rules: Rules, stones: &[Cell]) -> Option<Self> {
        let color = *rules.setup().colors(Seat::FIRST).first()?;
        let stones = stones.iter().map(|&cell| (color, cell));
        Self::laid_out(rules, stones).filter(|made| made.has_stones(Seat::FIRST))
    }

    /// The position with these stones and the first seat to move, to try out where they can go. `None` if
    /// a color isn't in the game or has more stones than in one, or if a cell is off the board or named
    /// twice. It is no position of a game: no check ends it.
    pub fn laid_out(rules: Rules, stones: impl IntoIterator<Item = (Color, Cell)>) -> Option<Self> {
        let setup = rules.setup();
        let mut placement = Placement::empty(setup);
        for (color, cell) in stones {
            let is_color = color.index() < setup.color_count();
            let is_free = setup.board().is_cell(cell) && placement.is_empty_at(cell);
            let has_more = is_color && placement.stones(color).len() < setup.stones_per_color();
            (has_more && is_free).then(|| placement.add(color, cell))?;
        }
        Some(Self::from_parts(rules, placement, Seat::FIRST, 1))
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

    #[test]
    fn stones_of_all_colors_can_be_laid_out() {
        let rules = Rules::default_for(Variant::Halma8);
        let board = rules.setup().board();
        let cell = |name: &str| board.parse_cell(name).unwrap();
        let [white, black] = [0, 1].map(Color::at);
        let made = Position::laid_out(rules, [(white, cell("h4")), (black, cell("g4"))]).unwrap();
        assert!(made.targets(cell("h4")).contains(&cell("f4")), "by a jump");
        assert!(
            !made.targets(cell("g4")).contains(&cell("h4")),
            "it is taken"
        );
        let foreign = [(Color::at(2), cell("h4"))];
        assert_eq!(Position::laid_out(rules, foreign), None);
        assert!(Position::laid_out(rules, []).is_some());
    }
}
