//! What a search remembers: a table of positions, and which moves have been good. All of it is
//! allocated once and forgotten between searches, so a search depends on nothing before it.

use super::field::Shift;

/// What a stored value is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u32,
    age: u16,
    pub depth: i8,
    pub bound: Bound,
    pub value: i32,
    pub shift: Shift,
}

const NOTHING: Entry = Entry {
    key: 0,
    age: 0,
    depth: 0,
    bound: Bound::Exact,
    value: 0,
    shift: Shift::NONE,
};

/// A move that a search looks at, and how promising it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub shift: Shift,
    pub seat: u8,
    /// By how much it lowers what the seat's stones cost.
    pub gain: i32,
    pub promise: i32,
}

/// The most cells of a board.
const CELLS: usize = 256;
/// Scores of the history are halved above this.
const MOST_CREDIT: i32 = 1 << 14;

/// The memory of searches, to be used for one after the other.
///
/// A search begins with nothing in it, whatever was searched before.
pub struct Memory {
    entries: Vec<Entry>,
    age: u16,
    /// By side and by the numbers of both cells.
    history: Vec<i32>,
    /// The moves of all plies that are being looked at, one after the other.
    pub(super) candidates: Vec<Candidate>,
}

impl Memory {
    /// Memory for about so many positions, at least 1,024; 16 bytes each, beside half a MiB.
    pub fn with_positions(positions: usize) -> Self {
        let entries = positions.max(1_024).next_power_of_two();
        Self {
            entries: vec![NOTHING; entries],
            age: 0,
            history: vec![0; 2 * CELLS * CELLS],
            candidates: Vec::with_capacity(8_192),
        }
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.entries.fill(NOTHING);
            self.age = 1;
        }
        self.history.fill(0);
        self.candidates.clear();
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub(super) fn recall(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[self.index(key)];
        (entry.age == self.age && entry.key == (key >> 32) as u32).then_some(entry)
    }

    pub(super) fn note(&mut self, key: u64, depth: i32, bound: Bound, value: i32, shift: Shift) {
        let (index, age) = (self.index(key), self.age);
        let entry = &mut self.entries[index];
        let high = (key >> 32) as u32;
        let is_same = entry.age == age && entry.key == high;
        if entry.age == age && !is_same && i32::from(entry.depth) > depth + 2 {
            return;
        }
        let shift = if is_same && shift == Shift::NONE {
            entry.shift
        } else {
            shift
        };
        *entry = Entry {
            key: high,
            age,
            depth: depth as i8,
            bound,
            value,
            shift,
        };
    }

    fn place(side: usize, from: u8, to: u8) -> usize {
        (side * CELLS + usize::from(from)) * CELLS + usize::from(to)
    }

    /// How often a move between two cells, by their numbers, has been good for a side.
    pub(super) fn credit(&self, side: usize, from: u8, to: u8) -> i32 {
        self.history[Self::place(side, from, to)]
    }

    /// Credits a move that was good at some depth.
    pub(super) fn give_credit(&mut self, side: usize, from: u8, to: u8, depth: i32) {
        let credit = &mut self.history[Self::place(side, from, to)];
        *credit += depth * depth;
        if *credit > MOST_CREDIT {
            for credit in &mut self.history {
                *credit /= 2;
            }
        }
    }
}
