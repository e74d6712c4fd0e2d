//! The board turned for a seat: where each cell is in the picture.

use halma_rules::{Board, Cell, Grid, Seat, Setup};

/// A corner of the board as seen in a picture; a square has no bottom and no top corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Corner {
    /// Bottom center.
    Bottom,
    /// Bottom left.
    BottomLeft,
    /// Top left.
    TopLeft,
    /// Top center.
    Top,
    /// Top right.
    TopRight,
    /// Bottom right.
    BottomRight,
}

impl Corner {
    /// The corners of a seat's goals in a picture as another seat sees it.
    pub fn of_goals(setup: &Setup, of: Seat, seen_from: Seat) -> Vec<Self> {
        let (grid, view) = (setup.board().grid(), View::of(setup, seen_from));
        let opposite = corners(grid) / 2;
        let clockwise: &[Self] = match grid {
            Grid::Square { .. } => &[
                Self::BottomRight,
                Self::BottomLeft,
                Self::TopLeft,
                Self::TopRight,
            ],
            Grid::Star => &[
                Self::Bottom,
                Self::BottomLeft,
                Self::TopLeft,
                Self::Top,
                Self::TopRight,
                Self::BottomRight,
            ],
        };
        let colors = setup.colors(of).iter();
        colors
            .map(|&color| clockwise[view.corner(setup.corner(color) + opposite)])
            .collect()
    }
}

/// How far the board is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct View {
    grid: Grid,
    /// Turns to the left: quarters on a square, sixths on the star.
    turns: usize,
}

impl View {
    /// The view that shows `seat`'s first color where seat 1 sees its own.
    pub fn of(setup: &Setup, seat: Seat) -> Self {
        let grid = setup.board().grid();
        let corner = |seat| setup.corner(setup.colors(seat)[0]);
        let corners = corners(grid);
        let turns = (corner(seat) + corners - corner(Seat::FIRST)) % corners;
        Self { grid, turns }
    }

    /// The place of a cell, counted from the top left: a file and a rank on a square; half a hole's
    /// distance and a row on the star.
    pub fn place(self, board: &Board, cell: Cell) -> (usize, usize) {
        let (letter, number) = board.coordinates(cell);
        let (x, y) = self.place_of(board, (letter as i32, number as i32));
        (x as usize, y as usize)
    }

    /// Like [`Self::place`], for a letter and a number that may be outside the board.
    pub fn place_of(self, board: &Board, (letter, number): (i32, i32)) -> (i32, i32) {
        let side = board.side() as i32;
        match self.grid {
            Grid::Square { .. } => {
                let centered = (2 * letter - (side - 1), 2 * number - (side - 1));
                let (x, y) = (0..self.turns).fold(centered, |(x, y), _| (-y, x));
                ((x + side - 1) / 2, (side - 1 - y) / 2)
            }
            Grid::Star => {
                let centered = (letter - 8, number - 8);
                let (a, b) = (0..self.turns).fold(centered, |(a, b), _| (-b, a + b));
                (2 * a + b + 12, 8 - b)
            }
        }
    }

    /// The names of the star's lines and their places: letters after the last hole of their line,
    /// numbers before the first. If two meet in a notch, the letter moves aside, so that together
    /// they don't read as a cell.
    pub fn rim_labels(self, board: &Board) -> Vec<(String, (f32, f32))> {
        let side = board.side();
        let is_hole = |letter: usize, number: usize| board.cell_at(letter, number).is_some();
        let place = |at: (i32, i32)| {
            let (x, y) = self.place_of(board, at);
            (x as f32, y as f32)
        };
        let numbers: Vec<(i32, i32)> = (0..side)
            .filter_map(|number| {
                let first = (0..side).find(|&letter| is_hole(letter, number))?;
                Some((first as i32 - 1, number as i32))
            })
            .collect();
        let letters = (0..side).filter_map(|letter| {
            let last = (0..side).rfind(|&number| is_hole(letter, number))?;
            let at = (letter as i32, last as i32 + 1);
            let (mut x, mut y) = place(at);
            if numbers.contains(&at) {
                let (beside, above) = (place((at.0 - 1, at.1)), place((at.0 - 1, at.1 + 1)));
                x = f32::midpoint(beside.0, above.0);
                y = f32::midpoint(beside.1, above.1);
            }
            Some((char::from(b'a' + letter as u8).to_string(), (x, y)))
        });
        let numbered = numbers
            .iter()
            .map(|&at| ((at.1 + 1).to_string(), place(at)));
        letters.chain(numbered).collect()
    }

    /// The corner of the picture that a corner of the board is in, clockwise from the first.
    pub fn corner(self, corner: usize) -> usize {
        (corner + corners(self.grid) - self.turns) % corners(self.grid)
    }

    /// On a square, the names of the columns from the left and of the rows from the top.
    pub fn edge_labels(self, board: &Board) -> (Vec<String>, Vec<String>) {
        let letters: Vec<_> = (0..board.side())
            .map(|letter| char::from(b'a' + letter as u8).to_string())
            .collect();
        let numbers: Vec<_> = (1..=board.side())
            .map(|number| number.to_string())
            .collect();
        let back = |names: &[String]| names.iter().rev().cloned().collect();
        match self.turns {
            0 => (letters, back(&numbers)),
            1 => (back(&numbers), back(&letters)),
            2 => (back(&letters), numbers),
            _ => (numbers, letters),
        }
    }
}

fn corners(grid: Grid) -> usize {
    match grid {
        Grid::Square { .. } => 4,
        Grid::Star => 6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_rules::{Rules, Variant};

    #[test]
    fn a_goal_is_drawn_in_the_corner_that_is_named() {
        for variant in Variant::ALL {
            let setup = Rules::default_for(variant).setup();
            let (board, seats) = (setup.board(), (0..setup.seats()).map(Seat::at));
            for (of, from) in seats
                .clone()
                .flat_map(|of| seats.clone().map(move |from| (of, from)))
            {
                let view = View::of(setup, from);
                let middle = |cells: &mut dyn Iterator<Item = Cell>| {
                    let places: Vec<_> = cells.map(|cell| view.place(board, cell)).collect();
                    let count = places.len() as f64;
                    let sum = |part: fn(&(usize, usize)) -> usize| {
                        places.iter().map(part).sum::<usize>() as f64
                    };
                    (sum(|place| place.0) / count, sum(|place| place.1) / count)
                };
                let (across, down) = middle(&mut board.cells().iter().copied());
                let named = Corner::of_goals(setup, of, from);
                assert_eq!(named.len(), setup.colors(of).len());
                for (&color, corner) in setup.colors(of).iter().zip(named) {
                    let (x, y) = middle(&mut setup.goal(color).iter());
                    let drawn = match ((x - across).abs() < 0.5, x < across, y < down) {
                        (true, _, true) => Corner::Top,
                        (true, _, false) => Corner::Bottom,
                        (false, true, true) => Corner::TopLeft,
                        (false, true, false) => Corner::BottomLeft,
                        (false, false, true) => Corner::TopRight,
                        (false, false, false) => Corner::BottomRight,
                    };
                    assert_eq!(corner, drawn, "{variant}: {of:?} seen from {from:?}");
                }
            }
        }
    }

    #[test]
    fn edge_labels_name_the_cells_behind_them_in_every_view() {
        let setup = Rules::default_for(Variant::Halma16Four).setup();
        let board = setup.board();
        for seat in (0..4).map(Seat::at) {
            let view = View::of(setup, seat);
            let (columns, rows) = view.edge_labels(board);
            for &cell in board.cells() {
                let (x, y) = view.place(board, cell);
                let names = [columns[x].clone() + &rows[y], rows[y].clone() + &columns[x]];
                assert!(
                    names.contains(&board.name(cell)),
                    "{names:?} {}",
                    board.name(cell)
                );
            }
        }
    }
}
