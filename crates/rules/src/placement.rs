//! The colors of stones by cell.

use super::cell::{Cell, SLOTS};
use super::seat::Color;
use super::setup::Setup;

pub(super) const EMPTY: u8 = 0;
pub(super) const WALL: u8 = u8::MAX;

const MOST_COLORS: usize = 6;
const MOST_STONES: usize = 20;

/// Returns true if a slot holds a stone of any color.
pub(super) fn is_stone(slot: u8) -> bool {
    slot.wrapping_sub(1) < MOST_COLORS as u8
}

/// The stones on a board. The number of a color never changes, except that all of them are taken
/// off when its seat goes out.
#[derive(Clone)]
pub struct Placement {
    /// For each slot [`EMPTY`], [`WALL`], or a color's index plus 1.
    slots: [u8; SLOTS],
    /// The same by color, for fast listing; unordered.
    stones: [[Cell; MOST_STONES]; MOST_COLORS],
    counts: [u8; MOST_COLORS],
}

impl Placement {
    /// The board without stones.
    pub(super) fn empty(setup: &Setup) -> Self {
        let mut slots = [WALL; SLOTS];
        for cell in setup.board().cells() {
            slots[cell.slot()] = EMPTY;
        }
        Self {
            slots,
            stones: [[Cell::at_slot(0); MOST_STONES]; MOST_COLORS],
            counts: [0; MOST_COLORS],
        }
    }

    /// Every color in its home.
    pub(super) fn start(setup: &Setup) -> Self {
        let mut placement = Self::empty(setup);
        for color in (0..setup.color_count()).map(Color::at) {
            for cell in setup.home(color).iter() {
                placement.add(color, cell);
            }
        }
        placement
    }

    /// Puts a stone on an empty cell, unless the color already has all its stones.
    pub(super) fn add(&mut self, color: Color, cell: Cell) {
        let count = usize::from(self.counts[color.index()]);
        if self.slots[cell.slot()] == EMPTY && count < MOST_STONES {
            self.slots[cell.slot()] = color.index() as u8 + 1;
            self.stones[color.index()][count] = cell;
            self.counts[color.index()] += 1;
        }
    }

    /// Moves a stone to an empty cell.
    pub(super) fn shift(&mut self, from: Cell, to: Cell) {
        let stone = std::mem::replace(&mut self.slots[from.slot()], EMPTY);
        debug_assert!(is_stone(stone) && self.slots[to.slot()] == EMPTY);
        self.slots[to.slot()] = stone;
        let color = usize::from(stone - 1);
        for place in &mut self.stones[color][..usize::from(self.counts[color])] {
            if *place == from {
                *place = to;
            }
        }
    }

    /// Takes all stones of a color off the board.
    pub(super) fn clear(&mut self, color: Color) {
        for cell in &self.stones[color.index()][..usize::from(self.counts[color.index()])] {
            self.slots[cell.slot()] = EMPTY;
        }
        self.counts[color.index()] = 0;
    }

    pub(super) fn slots(&self) -> &[u8; SLOTS] {
        &self.slots
    }

    /// The cells of a color's stones, in no particular order.
    pub fn stones(&self, color: Color) -> &[Cell] {
        &self.stones[color.index()][..usize::from(self.counts[color.index()])]
    }

    /// The color of the stone on a cell, or `None` if the cell is empty.
    pub fn at(&self, cell: Cell) -> Option<Color> {
        let slot = self.slots[cell.slot()];
        is_stone(slot).then(|| Color::at(usize::from(slot) - 1))
    }

    /// Returns true if a cell is on the board and empty.
    pub fn is_empty_at(&self, cell: Cell) -> bool {
        self.slots[cell.slot()] == EMPTY
    }
}

impl PartialEq for Placement {
    fn eq(&self, other: &Self) -> bool {
        self.slots == other.slots
    }
}

impl Eq for Placement {}

impl std::fmt::Debug for Placement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let colors = (0..MOST_COLORS).map(Color::at);
        f.debug_list()
            .entries(colors.map(|color| self.stones(color)))
            .finish()
    }
}
