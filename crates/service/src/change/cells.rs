//! The cells in which a table's people are counted.
//!
//! A score belongs to one of 65,536 cells. The counts are kept in parts of 256: part 0 has the sums
//! of all other parts, part n + 1 has the cells of the n-th. So two records tell how many people
//! are above a cell, however many there are.

/// The bits of a score that differ within a cell.
const CELL_BITS: u32 = 6;
/// Scores above this are all in the last cell.
const MOST: u32 = (1 << 22) - 1;

/// A cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cell(u16);

impl Cell {
    /// Returns the cell of a score.
    pub fn of(score: u32) -> Self {
        Self((score.min(MOST) >> CELL_BITS) as u16)
    }

    /// Returns the number of its part of the counts.
    pub fn part(self) -> u64 {
        1 + u64::from(self.0 >> 8)
    }

    /// Returns its number in the sums.
    pub fn in_sums(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// Returns its number in its part.
    pub fn in_part(self) -> u8 {
        self.0 as u8
    }

    /// Returns the highest score in it.
    pub fn top(self) -> u32 {
        match self.0 {
            u16::MAX => u32::MAX,
            cell => (u32::from(cell) << CELL_BITS) | ((1 << CELL_BITS) - 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn higher_scores_have_higher_cells() {
        for score in (0..MOST + 1_000).step_by(17) {
            let (cell, next) = (Cell::of(score), Cell::of(score + 1));
            assert!(cell <= next && score <= cell.top());
            assert_eq!(cell == next, score < cell.top());
            assert_eq!(cell.part(), 1 + u64::from(cell.in_sums()));
        }
        assert_eq!(Cell::of(u32::MAX).top(), u32::MAX);
    }
}
