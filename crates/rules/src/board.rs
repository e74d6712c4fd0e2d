//! The geometry of a board: its cells, their names, and their neighbors.

use std::fmt::Write as _;

use super::cell::{Cell, SLOTS};
use super::lines::Lines;

/// The shape of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Grid {
    /// A square of `size` files and `size` ranks.
    Square {
        /// Files and ranks.
        size: u8,
    },
    /// The six-pointed star of 121 holes in axial coordinates (docs/rules.md, section 2).
    Star,
}

/// The distances in slots to a cell's neighbors. Their number is part of the type so that the
/// compiler can unroll the move search.
#[derive(Debug)]
pub(super) enum Compass {
    Four([i16; 4]),
    Six([i16; 6]),
    Eight([i16; 8]),
}

/// Walls between the end of one row and the start of the next: two, because a jump looks two cells
/// ahead. Neighboring rows share them.
const WALL: usize = 2;

/// Steps of the compass as (letters, numbers), clockwise.
const ORTHOGONAL: [(i16, i16); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i16, i16); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// A board: its cells and, for each, its neighbors.
///
/// Cells are slots of one byte table, surrounded by walls: two steps in any direction from a cell
/// stay inside the table, so no code checks for edges.
#[derive(Debug)]
pub struct Board {
    grid: Grid,
    stride: usize,
    cells: Vec<Cell>,
    exists: [bool; SLOTS],
    /// Letter and number of each slot; a table, because the tempo count needs them very often.
    coordinates: Vec<(u8, u8)>,
    compass: Compass,
    lines: Lines,
}

impl Board {
    /// Builds a board; `diagonals` is ignored on the star.
    pub(super) fn new(grid: Grid, diagonals: bool) -> Self {
        let side = side(grid);
        let mut board = Self {
            grid,
            stride: side + WALL,
            cells: Vec::new(),
            exists: [false; SLOTS],
            coordinates: vec![(0, 0); SLOTS],
            compass: compass(grid, diagonals),
            lines: Lines::of(&[], &[]),
        };
        for (letter, number) in (0..side).flat_map(|n| (0..side).map(move |l| (l, n))) {
            if exists(grid, letter, number) {
                let cell = board.cell_at_slot_of(letter, number);
                board.exists[cell.slot()] = true;
                board.coordinates[cell.slot()] = (letter as u8, number as u8);
                board.cells.push(cell);
            }
        }
        board.lines = Lines::of(&board.cells, board.directions());
        board
    }

    fn cell_at_slot_of(&self, letter: usize, number: usize) -> Cell {
        Cell::at_slot(((number + WALL) * self.stride + letter + WALL) as u16)
    }

    /// The shape of the board.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// Returns true if this is the star.
    pub fn is_star(&self) -> bool {
        self.grid == Grid::Star
    }

    /// The number of letters in cell names, which is also the number of numbers.
    pub fn side(&self) -> usize {
        side(self.grid)
    }

    /// All cells in cell order.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The distance of each direction in slots; two steps in any direction from a cell stay inside
    /// the table of slots.
    pub fn directions(&self) -> &[i16] {
        match &self.compass {
            Compass::Four(directions) => directions,
            Compass::Six(directions) => directions,
            Compass::Eight(directions) => directions,
        }
    }

    pub(super) fn lines(&self) -> &Lines {
        &self.lines
    }

    pub(super) fn compass(&self) -> &Compass {
        &self.compass
    }

    /// Returns true if a slot is a cell and not a wall.
    pub(super) fn is_cell(&self, slot: Cell) -> bool {
        self.exists[slot.slot()]
    }

    /// The neighbors of a cell, at most eight.
    pub fn neighbors(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        self.directions()
            .iter()
            .map(move |&offset| cell.shifted(offset))
            .filter(|&slot| self.is_cell(slot))
    }

    /// The cell with this letter and number, both counted from 0, if it exists.
    pub fn cell_at(&self, letter: usize, number: usize) -> Option<Cell> {
        let inside = letter < self.side() && number < self.side();
        let cell = inside.then(|| self.cell_at_slot_of(letter, number))?;
        self.is_cell(cell).then_some(cell)
    }

    /// The letter and the number of a cell, both counted from 0.
    pub fn coordinates(&self, cell: Cell) -> (usize, usize) {
        let (letter, number) = self.coordinates[cell.slot()];
        (usize::from(letter), usize::from(number))
    }

    /// The name of a cell, such as `h4`.
    pub fn name(&self, cell: Cell) -> String {
        let mut name = String::with_capacity(3);
        self.write_name(cell, &mut name);
        name
    }

    /// Appends the name of a cell to a text.
    pub fn write_name(&self, cell: Cell, text: &mut String) {
        let (letter, number) = self.coordinates(cell);
        text.push((b'a' + letter as u8) as char);
        write!(text, "{}", number + 1).expect("writing to a String cannot fail");
    }

    /// The cell with this name, in either case; no leading zeros.
    pub fn parse_cell(&self, name: &str) -> Option<Cell> {
        let (&letter, digits) = name.as_bytes().split_first()?;
        let letter = letter.to_ascii_lowercase();
        if !letter.is_ascii_lowercase() || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        if digits.is_empty() || digits.len() > 2 || digits[0] == b'0' {
            return None;
        }
        let number = digits
            .iter()
            .fold(0, |sum, digit| sum * 10 + usize::from(digit - b'0'));
        self.cell_at(usize::from(letter - b'a'), number - 1)
    }

    /// The distance that the tempo count uses (docs/rules.md, section 5): city blocks on a square,
    /// also with diagonals; hexagonal on the star.
    pub fn distance(&self, one: Cell, other: Cell) -> u32 {
        let (letter, number) = self.coordinates(one);
        let (other_letter, other_number) = self.coordinates(other);
        let letters = letter as i32 - other_letter as i32;
        let numbers = number as i32 - other_number as i32;
        match self.grid {
            Grid::Square { .. } => letters.unsigned_abs() + numbers.unsigned_abs(),
            Grid::Star => letters
                .unsigned_abs()
                .max(numbers.unsigned_abs())
                .max((letters + numbers).unsigned_abs()),
        }
    }
}

fn side(grid: Grid) -> usize {
    match grid {
        Grid::Square { size } => usize::from(size),
        Grid::Star => 17,
    }
}

fn compass(grid: Grid, diagonals: bool) -> Compass {
    let stride = (side(grid) + WALL) as i16;
    let offset = |(letters, numbers): (i16, i16)| numbers * stride + letters;
    let [up, right, down, left] = ORTHOGONAL.map(offset);
    let [up_right, down_right, down_left, up_left] = DIAGONAL.map(offset);
    match grid {
        // In axial coordinates two of the diagonals are neighbors as well (docs/rules.md, section
        // 2).
        Grid::Star => Compass::Six([up, right, down, left, down_right, up_left]),
        Grid::Square { .. } if !diagonals => Compass::Four([up, right, down, left]),
        Grid::Square { .. } => Compass::Eight([
            up, right, down, left, up_right, down_right, down_left, up_left,
        ]),
    }
}

fn exists(grid: Grid, letter: usize, number: usize) -> bool {
    match grid {
        Grid::Square { .. } => true,
        Grid::Star => {
            let [a, b, c] = star_axes(letter, number);
            a.min(b).min(c) >= -4 || a.max(b).max(c) <= 4
        }
    }
}

/// The three axes a, b, c of a hole of the star, with a + b + c = 0 (docs/rules.md, section 2).
pub(super) fn star_axes(letter: usize, number: usize) -> [i32; 3] {
    let a = letter as i32 - 8;
    let b = number as i32 - 8;
    [a, b, -a - b]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn star_has_121_holes_with_the_named_tips() {
        let star = Board::new(Grid::Star, false);
        assert_eq!(star.cells().len(), 121);
        for name in ["m1", "i9", "e17"] {
            assert_eq!(star.name(star.parse_cell(name).unwrap()), name);
        }
        assert_eq!(star.parse_cell("a1"), None);
    }

    #[test]
    fn cells_are_in_cell_order() {
        let board = Board::new(Grid::Square { size: 16 }, true);
        assert!(board.cells().is_sorted());
        let names: Vec<_> = board
            .cells()
            .iter()
            .take(3)
            .map(|&cell| board.name(cell))
            .collect();
        assert_eq!(names, ["a1", "b1", "c1"]);
        assert_eq!(board.neighbors(board.parse_cell("p16").unwrap()).count(), 3);
    }

    #[test]
    fn names_are_strict() {
        let board = Board::new(Grid::Square { size: 10 }, true);
        for bad in ["", "a", "a0", "a01", "a11", "k1", "1a", "a-1", "a1 ", "ä1"] {
            assert_eq!(board.parse_cell(bad), None, "{bad}");
        }
        assert_eq!(board.parse_cell("J10"), board.cell_at(9, 9));
    }
}
