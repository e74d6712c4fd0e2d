//! What a search remembers: a table of positions, and which moves have been good. All of it is
//! allocated once and forgotten between searches, so a search depends on nothing before it.

use std::sync::Arc;

use super::table::{Entry, Table};
use crate::board::field::Shift;
use crate::tuning::MOST_CREDIT;

/// A move that a search looks at, and how promising it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub shift: Shift,
    pub seat: u8,
    /// By how much it lowers what the seat's stones cost.
    pub gain: i32,
    pub promise: i32,
}

/// The most cells of a board.
const CELLS: usize = 256;

/// The memory of searches, to be used for one after the other.
///
/// A search begins with nothing in it, whatever was searched before.
pub struct Memory {
    table: Arc<Table>,
    /// Counts searches, so that what earlier ones have left is as good as forgotten.
    age: u16,
    /// By side and by the numbers of both cells.
    history: Vec<i32>,
    /// The moves of all plies being searched, ply by ply.
    pub(crate) candidates: Vec<Candidate>,
}

impl Memory {
    /// Creates memory for about this many positions, at least 1,024: 16 bytes each, plus half a
    /// MiB.
    pub fn with_positions(positions: usize) -> Self {
        let entries = positions.max(1_024).next_power_of_two();
        Self {
            table: Arc::new(Table::with_positions(entries)),
            age: 0,
            history: vec![0; 2 * CELLS * CELLS],
            candidates: Vec::with_capacity(8_192),
        }
    }

    /// Returns memory for a search that runs in parallel with the next one of this memory and
    /// shares its positions.
    #[must_use]
    pub fn beside(&self) -> Self {
        Self {
            table: Arc::clone(&self.table),
            age: self.age,
            history: vec![0; 2 * CELLS * CELLS],
            candidates: Vec::with_capacity(8_192),
        }
    }

    /// Forgets everything.
    pub(crate) fn forget(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.table.clear();
            self.age = 1;
        }
        self.history.fill(0);
        self.candidates.clear();
    }

    pub(crate) fn recall(&self, key: u64) -> Option<Entry> {
        self.table.recall(key, self.age)
    }

    pub(crate) fn note(&self, key: u64, found: Entry) {
        self.table.note(key, self.age, found);
    }

    fn place(side: usize, from: u8, to: u8) -> usize {
        (side * CELLS + usize::from(from)) * CELLS + usize::from(to)
    }

    /// How often a move between two cells, by their numbers, has been good for a side.
    pub(crate) fn credit(&self, side: usize, from: u8, to: u8) -> i32 {
        self.history[Self::place(side, from, to)]
    }

    /// Credits a move that was good at some depth.
    pub(crate) fn give_credit(&mut self, side: usize, from: u8, to: u8, depth: i32) {
        let credit = &mut self.history[Self::place(side, from, to)];
        *credit += depth * depth;
        if *credit > MOST_CREDIT {
            for credit in &mut self.history {
                *credit /= 2;
            }
        }
    }
}
