//! The straight lines of a board as bits, and how far long jumps reach along them.

use std::sync::OnceLock;

use super::cell::{Cell, SLOTS};

/// The most lines through a cell: rows, files and two diagonals.
const MOST_AXES: usize = 4;
/// The most cells of a line.
const MOST_CELLS: usize = 16;

/// The lines of a board in all its directions. A line has a bit for each cell, the first cell
/// lowest; all bits above its last cell are set.
#[derive(Debug)]
pub(super) struct Lines {
    /// For each axis, the distance in slots from one cell of a line to the next.
    directions: [i16; MOST_AXES],
    walls: [u16; Self::MOST],
    spots: Box<[[Spot; MOST_AXES]; SLOTS]>,
    /// The cells of the longest line.
    longest: usize,
}

/// Where a cell lies on a line: the line's number, and the cell's place on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    line: u8,
    place: u8,
}

impl Spot {
    /// A place on a line that is all walls.
    const NOWHERE: Self = Self {
        line: Lines::MOST as u8 - 1,
        place: 0,
    };

    #[inline]
    pub fn line(self) -> usize {
        usize::from(self.line) & (Lines::MOST - 1)
    }

    #[inline]
    pub fn bit(self) -> u16 {
        1 << (self.place & 15)
    }
}

impl Lines {
    /// The most lines of any board, rounded up to a power of two.
    pub const MOST: usize = 128;

    /// The lines through these cells, in these directions and their opposites.
    pub fn of(cells: &[Cell], directions: &[i16]) -> Self {
        let mut lines = Self {
            directions: [0; MOST_AXES],
            walls: [u16::MAX; Self::MOST],
            spots: Box::new([[Spot::NOWHERE; MOST_AXES]; SLOTS]),
            longest: 0,
        };
        let is_cell = |cell: Cell| cells.binary_search(&cell).is_ok();
        let mut line = 0;
        for (axis, &direction) in directions.iter().filter(|way| **way > 0).enumerate() {
            lines.directions[axis] = direction;
            for &first in cells
                .iter()
                .filter(|cell| !is_cell(cell.shifted(-direction)))
            {
                let (mut cell, mut place) = (first, 0);
                while is_cell(cell) {
                    let spot = Spot { line, place };
                    lines.spots[cell.slot()][axis] = spot;
                    lines.walls[spot.line()] &= !spot.bit();
                    (cell, place) = (cell.shifted(direction), place + 1);
                }
                lines.longest = lines.longest.max(usize::from(place));
                line += 1;
            }
        }
        lines
    }

    #[inline]
    pub fn directions(&self) -> &[i16; MOST_AXES] {
        &self.directions
    }

    /// The lines of the empty board.
    pub fn walls(&self) -> &[u16; Self::MOST] {
        &self.walls
    }

    /// Where a slot lies on each of the lines through it.
    #[inline]
    pub fn through(&self, slot: u16) -> &[Spot; MOST_AXES] {
        &self.spots[usize::from(slot) & (SLOTS - 1)]
    }

    /// How far long jumps reach along these lines.
    pub fn reach(&self) -> &'static Reach {
        REACHES[self.longest].get_or_init(|| Reach::new(self.longest))
    }
}

/// How far long jumps reach from each cell of a line of this length, for every way to fill the
/// line. A table, because a search needs it very often.
pub(super) struct Reach {
    cells: usize,
    /// By place and filled bits: half the reach ahead, and in the upper four bits half the reach
    /// behind.
    table: Box<[u8]>,
}

/// By the length of the longest line.
static REACHES: [OnceLock<Reach>; MOST_CELLS + 1] = [const { OnceLock::new() }; MOST_CELLS + 1];

impl Reach {
    fn new(cells: usize) -> Self {
        let lines = 0..1_u32 << cells;
        let places =
            (0..cells as u32).flat_map(|place| lines.clone().map(move |line| (place, line)));
        let reach = |(place, line): (u32, u32)| {
            let ahead = half(line >> place >> 1, cells as u32 - 1 - place);
            // The cells behind, the nearest one lowest.
            let behind = line & ((1 << place) - 1);
            let behind = half(behind.reverse_bits() >> (31 - place) >> 1, place);
            ahead | behind << 4
        };
        Self {
            cells,
            table: places.map(reach).collect(),
        }
    }

    /// How far long jumps reach ahead and behind from a spot on a line; 0 if there is no jump.
    #[inline]
    pub fn from(&self, spot: Spot, filled: u16) -> (i16, i16) {
        let mask = (1 << self.cells) - 1;
        let index = usize::from(spot.place) << self.cells | usize::from(filled) & mask;
        let halves = self.table.get(index).copied().unwrap_or(0);
        (i16::from(halves & 15) * 2, i16::from(halves >> 4) * 2)
    }
}

/// Half the reach of a jump along `cells` cells, the nearest one lowest: the distance of the first
/// stone, if nothing else stands within twice that distance; 0 if the landing is beyond the last
/// cell.
fn half(line: u32, cells: u32) -> u8 {
    let over = line.trailing_zeros() + 1;
    let others = line & line.wrapping_sub(1);
    let is_free = others.trailing_zeros() >= 2 * over;
    if is_free && 2 * over <= cells {
        over as u8
    } else {
        0
    }
}
