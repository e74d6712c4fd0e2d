//! The layout of a board as a search needs it: what never changes while stones move, by slot.

use halma_rules::{Board, Cell, CellSet, Color, Rules, SLOTS, Seat, Setup};

/// What a slot holds: nothing, a color's index plus 1, or a wall.
pub(crate) const EMPTY: u8 = 0;
pub(crate) const WALL: u8 = u8::MAX;
/// The most colors, and the most seats, of any variant.
pub(crate) const MOST: usize = 6;
/// The most stones of one color.
pub(crate) const MOST_STONES: usize = 20;

/// The distances in slots to a cell's neighbors, their number in the type so that the search for
/// moves unrolls over it.
#[derive(Clone, Copy)]
pub(crate) enum Compass {
    Four([i16; 4]),
    Six([i16; 6]),
    Eight([i16; 8]),
}

/// The board of a variant as the search needs it: tables by slot.
pub(crate) struct Layout {
    pub rules: Rules,
    pub setup: &'static Setup,
    pub compass: Compass,
    /// An empty board with its walls.
    pub bare: [u8; SLOTS],
    /// The color whose goal a slot is part of, plus 1; 0 for none. No cell is in two goals.
    pub goal_of: [u8; SLOTS],
    /// The same for homes.
    pub home_of: [u8; SLOTS],
    /// The number of each cell in cell order, at most 255.
    pub number: [u8; SLOTS],
    /// The seat that owns each color.
    pub owner: [u8; MOST],
    /// The slots of each color's goal.
    pub goals: Vec<Vec<u16>>,
    /// For each color the distance of each slot to the innermost cell of its goal.
    pub distance: Vec<[u8; SLOTS]>,
    /// For each color the steps from each slot of its home out of it; 0 elsewhere.
    pub way_out: Vec<[u8; SLOTS]>,
    /// Whether there are cells where not every stone may end its turn (closed-camp 1, family).
    limits_ends: bool,
    cells: Vec<Cell>,
}

impl Layout {
    pub fn of(rules: Rules) -> Self {
        let (setup, board) = (rules.setup(), rules.board());
        let colors = || (0..setup.color_count()).map(Color::at);
        let mut layout = Self {
            rules,
            setup,
            compass: compass(board),
            bare: [WALL; SLOTS],
            goal_of: [0; SLOTS],
            home_of: [0; SLOTS],
            number: [0; SLOTS],
            owner: [0; MOST],
            goals: Vec::new(),
            distance: Vec::new(),
            way_out: Vec::new(),
            limits_ends: rules.limits_ends(),
            cells: vec![board.cells()[0]; SLOTS],
        };
        for (number, &cell) in board.cells().iter().enumerate() {
            layout.bare[cell.slot()] = EMPTY;
            layout.number[cell.slot()] = number as u8;
            layout.cells[cell.slot()] = cell;
        }
        for color in colors() {
            let sign = color.index() as u8 + 1;
            for cell in setup.goal(color).iter() {
                layout.goal_of[cell.slot()] = sign;
            }
            for cell in setup.home(color).iter() {
                layout.home_of[cell.slot()] = sign;
            }
            layout.owner[color.index()] = setup.owner(color).index() as u8;
            let goal = setup.goal_cells(color).iter();
            layout
                .goals
                .push(goal.map(|cell| cell.slot() as u16).collect());
            let innermost = innermost(setup, color);
            let mut distance = [0; SLOTS];
            for &cell in board.cells() {
                distance[cell.slot()] = board.distance(cell, innermost) as u8;
            }
            layout.distance.push(distance);
            layout.way_out.push(way_out(setup, color));
        }
        layout
    }

    /// The cell of a slot that is no wall.
    pub fn cell(&self, slot: u16) -> Cell {
        self.cells[usize::from(slot)]
    }

    /// Returns the cells where a color's stone on a slot may end its turn; `None` if no cell is
    /// closed to it.
    #[inline]
    pub fn end_cells(&self, color: usize, from: u16) -> Option<&'static CellSet> {
        let end_cells = || self.rules.end_cells(Color::at(color), self.cell(from));
        self.limits_ends.then(end_cells).flatten()
    }

    pub fn board(&self) -> &'static Board {
        self.setup.board()
    }

    /// The indices of a seat's colors.
    pub fn colors(&self, seat: usize) -> impl Iterator<Item = usize> + use<> {
        let colors = self.setup.colors(Seat::at(seat));
        colors.iter().map(|color| color.index())
    }
}

fn compass(board: &Board) -> Compass {
    let ways = board.directions();
    let four = ways.try_into().map(Compass::Four);
    let six = || ways.try_into().map(Compass::Six);
    let eight = || ways.try_into().map(Compass::Eight);
    let found = four.or_else(|_| six()).or_else(|_| eight());
    found.expect("boards have four, six or eight directions")
}

/// The steps from each cell of a color's home to the nearest cell outside.
fn way_out(setup: &Setup, color: Color) -> [u8; SLOTS] {
    let (board, home) = (setup.board(), setup.home(color));
    let mut steps = [0; SLOTS];
    let mut wave: Vec<Cell> = board.cells().to_vec();
    wave.retain(|cell| !home.contains(*cell));
    for number in 1_u8.. {
        let next: Vec<Cell> = home.iter().filter(|cell| steps[cell.slot()] == 0).collect();
        if next.is_empty() {
            break;
        }
        let reached = |cell: &Cell| board.neighbors(*cell).any(|other| wave.contains(&other));
        let next: Vec<Cell> = next.into_iter().filter(reached).collect();
        for cell in &next {
            steps[cell.slot()] = number;
        }
        wave = next;
    }
    steps
}

/// The cell of a color's goal that is farthest from its home.
pub(crate) fn innermost(setup: &Setup, color: Color) -> Cell {
    let board = setup.board();
    let from_home = |cell: &Cell| -> u32 {
        let home = setup.home(color).iter();
        home.map(|other| board.distance(*cell, other)).sum()
    };
    let cells = setup.goal_cells(color).iter().copied();
    cells.max_by_key(from_home).expect("every goal has cells")
}
