//! The cells in which the people of a table are counted.
//!
//! A score belongs to one of 65,536 cells. The counts are kept in parts of 256: part 0 has the sums of
//! all others, part n + 1 the cells of the n-th. So how many people stand above a cell is in two
//! records, however many people there are.

/// The bits of a score that tell people of one cell apart.
const CELL_BITS: u32 = 6;
/// Scores above this one are all in the last cell.
const MOST: u32 = (1 << 22) - 1;

/// A cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cell(u16);

impl Cell {
    /// The cell of a score.
    pub fn of(score: u32) -> Self {
        Self((score.min(MOST) >> CELL_BITS) as u16)
    }

    /// The number of the part of the counts that it is in.
    pub fn part(self) -> u64 {
        1 + u64::from(self.0 >> 8)
    }

    /// Its number in the sums.
    pub fn in_sums(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// Its number in its part.
    pub fn in_part(self) -> u8 {
        self.0 as u8
    }

    /// The highest score that it has.
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
