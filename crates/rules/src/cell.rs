//! A place on a board, and sets of them.

/// Slots of the largest board with its walls (the star), rounded up to a power of two so that
/// [`Cell::slot`] can prove to the compiler that it is in range.
pub const SLOTS: usize = 512;

/// A cell: a place on the board where a stone can stand.
///
/// A cell belongs to the [`Board`](super::Board) that made it. Cells compare in cell order: by
/// number, then by letter (docs/rules.md, section 3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u16);

impl Cell {
    pub(super) const fn at_slot(slot: u16) -> Self {
        Self(slot)
    }

    /// The index of this cell in a board's table of [`SLOTS`] slots, walls included.
    pub const fn slot(self) -> usize {
        self.0 as usize & (SLOTS - 1)
    }

    /// The slot `offset` away from this cell: possibly a wall, but never outside the table.
    pub(super) const fn shifted(self, offset: i16) -> Self {
        Self(self.0.wrapping_add_signed(offset))
    }
}

/// A set of cells of one board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CellSet([u64; SLOTS / 64]);

impl CellSet {
    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.slot() / 64] |= 1 << (cell.slot() % 64);
    }

    /// Returns true if the cell is in the set.
    pub fn contains(&self, cell: Cell) -> bool {
        self.0[cell.slot() / 64] >> (cell.slot() % 64) & 1 == 1
    }

    /// The number of cells in the set.
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The cells in cell order.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.0.iter().enumerate().flat_map(|(index, &word)| {
            (0..64)
                .filter(move |bit| word >> bit & 1 == 1)
                .map(move |bit| Cell::at_slot((index * 64 + bit) as u16))
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::default();
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}
