//! The table of positions that searches remember, one or several at a time.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::board::field::Shift;

/// What a stored value is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

const BOUNDS: [Bound; 3] = [Bound::Exact, Bound::AtLeast, Bound::AtMost];

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub depth: i8,
    pub bound: Bound,
    pub value: i32,
    pub shift: Shift,
}

/// Two words per entry: the position, depth and search it belongs to, and what was found. The first
/// is stored mixed with the second, so that words of different entries, written by two searches at
/// once, match no position.
pub(crate) struct Table {
    words: Vec<[AtomicU64; 2]>,
}

impl Table {
    /// Creates a table for this many positions, a power of two; 16 bytes each.
    pub fn with_positions(positions: usize) -> Self {
        let empty = || [AtomicU64::new(0), AtomicU64::new(0)];
        Self {
            words: (0..positions).map(|_| empty()).collect(),
        }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for [which, what] in &self.words {
            which.store(0, Ordering::Relaxed);
            what.store(0, Ordering::Relaxed);
        }
    }

    fn words(&self, key: u64) -> &[AtomicU64; 2] {
        &self.words[key as usize & (self.words.len() - 1)]
    }

    /// What is there: which position and search it is of, and the entry.
    fn read(&self, key: u64) -> (u64, Entry) {
        let [which, what] = self
            .words(key)
            .each_ref()
            .map(|word| word.load(Ordering::Relaxed));
        let which = which ^ what;
        let entry = Entry {
            depth: (which >> 8) as i8,
            bound: BOUNDS[(which & 3) as usize % BOUNDS.len()],
            value: (what >> 32) as i32,
            shift: Shift {
                from: (what >> 16) as u16,
                to: what as u16,
            },
        };
        (which >> 16, entry)
    }

    /// What a search of this age knows of a position.
    #[inline]
    pub fn recall(&self, key: u64, age: u16) -> Option<Entry> {
        let (of, entry) = self.read(key);
        (of == sign(key, age)).then_some(entry)
    }

    /// Notes what a search of this age has found, unless something deeper is there.
    #[inline]
    pub fn note(&self, key: u64, age: u16, found: Entry) {
        let (of, known) = self.read(key);
        let is_same = of == sign(key, age);
        let is_of_age = of as u16 == age;
        if is_of_age && !is_same && i32::from(known.depth) > i32::from(found.depth) + 2 {
            return;
        }
        let shift = if is_same && found.shift == Shift::NONE {
            known.shift
        } else {
            found.shift
        };
        let which = sign(key, age) << 16 | u64::from(found.depth as u8) << 8 | found.bound as u64;
        let cells = u64::from(shift.from) << 16 | u64::from(shift.to);
        let what = u64::from(found.value as u32) << 32 | cells;
        let words = self.words(key);
        words[0].store(which ^ what, Ordering::Relaxed);
        words[1].store(what, Ordering::Relaxed);
    }
}

/// The upper half of the key, and the age.
fn sign(key: u64, age: u16) -> u64 {
    key >> 32 << 16 | u64::from(age)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: i8, value: i32) -> Entry {
        Entry {
            depth,
            bound: Bound::AtMost,
            value,
            shift: Shift { from: 300, to: 7 },
        }
    }

    #[test]
    fn what_was_noted_is_recalled_by_the_same_search_alone() {
        let table = Table::with_positions(16);
        let key = 0x1234_5678_9abc_def0;
        for found in [entry(5, -40), entry(-1, 999_998), entry(24, i32::MIN)] {
            table.note(key, 3, found);
            assert_eq!(table.recall(key, 3), Some(found));
        }
        assert_eq!(table.recall(key, 4), None);
        assert_eq!(table.recall(key ^ 1 << 40, 3), None);
    }

    #[test]
    fn what_is_much_deeper_stays_within_a_search() {
        let table = Table::with_positions(16);
        let (deep, other) = (7 << 40, 9 << 40);
        table.note(deep, 1, entry(6, 1));
        table.note(other, 1, entry(3, 2));
        assert_eq!(table.recall(deep, 1), Some(entry(6, 1)));
        table.note(other, 2, entry(3, 2));
        assert_eq!(
            table.recall(other, 2),
            Some(entry(3, 2)),
            "of a later search"
        );
    }

    #[test]
    fn a_best_move_is_kept_where_none_was_found() {
        let table = Table::with_positions(16);
        table.note(1 << 40, 1, entry(3, 10));
        let without = Entry {
            shift: Shift::NONE,
            ..entry(4, 20)
        };
        table.note(1 << 40, 1, without);
        assert_eq!(table.recall(1 << 40, 1), Some(entry(4, 20)));
    }

    #[test]
    fn words_of_two_entries_are_none() {
        let table = Table::with_positions(16);
        table.note(1 << 40, 1, entry(3, 10));
        table.words(0)[1].store(0x00ff_0000, Ordering::Relaxed);
        assert_eq!(table.recall(1 << 40, 1), None);
    }
}
