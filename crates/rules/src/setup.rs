//! A variant laid out on its board: homes, goals, and who owns which color.

use std::sync::LazyLock;

use super::board::{Board, Grid, star_axes};
use super::cell::{Cell, CellSet};
use super::seat::{ByColor, BySeat, Color, Seat};
use super::variant::{Home, Variant};

/// A variant laid out on its board; built once per variant, with and without diagonals.
#[derive(Debug)]
pub struct Setup {
    board: Board,
    colors: BySeat<Vec<Color>>,
    owner: ByColor<Seat>,
    home: ByColor<CellSet>,
    goal: ByColor<CellSet>,
    goal_cells: ByColor<Vec<Cell>>,
    corner: ByColor<usize>,
    open: ByColor<CellSet>,
}

static SETUPS: LazyLock<Vec<[Setup; 2]>> = LazyLock::new(|| {
    Variant::ALL
        .into_iter()
        .map(|variant| [false, true].map(|diagonals| Setup::new(variant, diagonals)))
        .collect()
});

impl Setup {
    /// The setup of a variant; `diagonals` is ignored on the star.
    pub(super) fn of(variant: Variant, diagonals: bool) -> &'static Self {
        &SETUPS[variant as usize][usize::from(diagonals)]
    }

    fn new(variant: Variant, diagonals: bool) -> Self {
        let row = variant.row();
        let board = Board::new(row.grid, diagonals);
        let corners: Vec<usize> = row.seats.concat();
        let corner_count = corners_of(row.grid);
        let region = |corner| region(&board, row.home, corner % corner_count);
        let home = ByColor::new(corners.len(), |color| region(corners[color.index()]));
        let goal = ByColor::new(corners.len(), |color| {
            region(corners[color.index()] + corner_count / 2)
        });
        let first_color = |seat: Seat| row.seats[..seat.index()].concat().len();
        let colors = BySeat::new(row.seats.len(), |seat| {
            let first = first_color(seat);
            (first..first + row.seats[seat.index()].len())
                .map(Color::at)
                .collect::<Vec<_>>()
        });
        let owner = ByColor::new(corners.len(), |color| {
            let owns = |seat: &Seat| colors[*seat].contains(&color);
            colors
                .keys()
                .find(owns)
                .expect("every color is listed under a seat")
        });
        Self {
            goal_cells: ByColor::new(corners.len(), |color| goal[color].iter().collect()),
            corner: ByColor::new(corners.len(), |color| corners[color.index()]),
            open: ByColor::new(corners.len(), |color| {
                open_cells(&board, corners[color.index()])
            }),
            board,
            colors,
            owner,
            home,
            goal,
        }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.colors.len()
    }

    /// The number of colors.
    pub fn color_count(&self) -> usize {
        self.owner.len()
    }

    /// The colors that each seat owns.
    pub fn colors(&self, seat: Seat) -> &[Color] {
        &self.colors[seat]
    }

    /// The seat that owns a color.
    pub fn owner(&self, color: Color) -> Seat {
        self.owner[color]
    }

    /// The home of a color: where its stones start.
    pub fn home(&self, color: Color) -> &CellSet {
        &self.home[color]
    }

    /// The goal of a color: the home opposite.
    pub fn goal(&self, color: Color) -> &CellSet {
        &self.goal[color]
    }

    /// The cells of a color's goal in cell order.
    pub fn goal_cells(&self, color: Color) -> &[Cell] {
        &self.goal_cells[color]
    }

    /// The corner of a color's home, clockwise from 0: the bottom right of a square, the bottom of
    /// the star.
    pub fn corner(&self, color: Color) -> usize {
        self.corner[color]
    }

    /// The cells outside all corners of the star except a color's own home and goal.
    pub(super) fn open_cells(&self, color: Color) -> &CellSet {
        &self.open[color]
    }

    /// The seat whose home is opposite, in a variant that can be played in pairs.
    pub(super) fn opposite(&self, seat: Seat) -> Seat {
        Seat::at((seat.index() + self.seats() / 2) % self.seats())
    }

    /// The number of stones of each color.
    pub fn stones_per_color(&self) -> usize {
        self.goal_cells[Color::at(0)].len()
    }
}

fn corners_of(grid: Grid) -> usize {
    match grid {
        Grid::Square { .. } => 4,
        Grid::Star => 6,
    }
}

/// The cells of the home in a corner.
fn region(board: &Board, home: Home, corner: usize) -> CellSet {
    let inside = |cell: &&Cell| {
        let (letter, number) = board.coordinates(**cell);
        match home {
            Home::Point => return star_point(letter, number) == Some(corner),
            Home::PointAndRow => return is_point_or_row(letter, number, corner),
            Home::Triangle { .. } | Home::Block { .. } | Home::Camp { .. } => {}
        }
        let far = board.side() - 1;
        let x = if corner == 0 || corner == 3 {
            far - letter
        } else {
            letter
        };
        let y = if corner == 2 || corner == 3 {
            far - number
        } else {
            number
        };
        covers(home, x, y)
    };
    board.cells().iter().filter(inside).copied().collect()
}

fn covers(home: Home, x: usize, y: usize) -> bool {
    match home {
        Home::Triangle { rows } => x + y < rows,
        Home::Block { files, ranks } => x < files && y < ranks,
        Home::Camp { side, diagonal } => x < side && y < side && x + y <= diagonal,
        Home::Point | Home::PointAndRow => false,
    }
}

/// The cells outside all corners except the home and the goal of a stone.
fn open_cells(board: &Board, corner: usize) -> CellSet {
    let is_open = |cell: &&Cell| {
        let (letter, number) = board.coordinates(**cell);
        let point = board
            .is_star()
            .then(|| star_point(letter, number))
            .flatten();
        point.is_none_or(|point| point % 3 == corner % 3)
    };
    board.cells().iter().filter(is_open).copied().collect()
}

/// The point of the star that a hole lies in, clockwise from the bottom; `None` in the middle.
fn star_point(letter: usize, number: usize) -> Option<usize> {
    let [a, b, c] = star_axes(letter, number);
    [b < -4, c > 4, a < -4, b > 4, c < -4, a > 4]
        .into_iter()
        .position(|inside| inside)
}

/// Returns true if a hole lies in a point of the star or in the row of five behind it: the part of
/// the point's large triangle that is at least four from the middle (docs/rules.md, section 2).
fn is_point_or_row(letter: usize, number: usize, corner: usize) -> bool {
    // For corners 1, 3 and 5 the axes point the other way.
    let sign = if corner.is_multiple_of(2) { 1 } else { -1 };
    let axes = star_axes(letter, number).map(|axis| axis * sign);
    let [a, b, c] = axes;
    let toward = [b, c, a][corner % 3];
    toward <= -4 && axes.iter().all(|&axis| axis <= 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn homes_have_the_sizes_of_the_table() {
        let sizes = [10, 15, 19, 13, 12, 9, 10, 10, 10, 10, 10, 10, 10, 15, 15];
        for (variant, size) in Variant::ALL.into_iter().zip(sizes) {
            let setup = Setup::of(variant, true);
            for color in setup.owner.keys() {
                assert_eq!(setup.home(color).count(), size, "{variant}");
                assert_eq!(setup.goal(color).count(), size, "{variant}");
            }
        }
    }

    #[test]
    fn homes_of_fifteen_are_a_point_and_the_next_row() {
        let setup = Setup::of(Variant::Star3Fifteen, false);
        let star = setup.board();
        for (color, row) in [["i5", "m5"], ["e9", "e13"], ["i13", "m9"]]
            .iter()
            .enumerate()
        {
            let home = setup.home(Color::at(color));
            let ends = row.map(|name| star.parse_cell(name).unwrap());
            assert!(ends.iter().all(|cell| home.contains(*cell)), "{row:?}");
            let point = |cell: &Cell| {
                let (letter, number) = star.coordinates(*cell);
                star_point(letter, number) == Some(setup.corner(Color::at(color)))
            };
            assert_eq!(home.iter().filter(point).count(), 10);
        }
        let in_a_goal =
            |cell: &Cell| (0..3).any(|color| setup.goal(Color::at(color)).contains(*cell));
        let shared = setup.home(Color::at(0)).iter().filter(in_a_goal);
        let shared: Vec<String> = shared.map(|cell| star.name(cell)).collect();
        assert_eq!(
            shared,
            ["i5", "m5"],
            "each edge of a row lies in a goal too"
        );
    }

    #[test]
    fn white_of_halma8_starts_at_the_bottom_right() {
        let setup = Setup::of(Variant::Halma8, true);
        for name in ["e1", "h1", "h4"] {
            let cell = setup.board().parse_cell(name).unwrap();
            assert!(setup.home(Color::at(0)).contains(cell));
            assert!(setup.goal(Color::at(1)).contains(cell));
        }
    }
}
