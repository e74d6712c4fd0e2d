//! Sets of slots as bits, and where stones could go from any of them at once.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use halma_rules::{Jumps, SLOTS};

use super::layout::{EMPTY, Layout};

/// Words that cover all slots of the largest board, the star, with its walls.
const WORDS: usize = 6;
const BITS: usize = 64;

/// A set of slots.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Mask([u64; WORDS]);

impl Mask {
    pub fn of(slots: &[u16]) -> Self {
        let mut mask = Self::default();
        for &slot in slots {
            mask.insert(slot);
        }
        mask
    }

    pub fn insert(&mut self, slot: u16) {
        self.0[usize::from(slot) / BITS] |= 1 << (usize::from(slot) % BITS);
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Returns true if all slots are in another set.
    pub fn is_within(self, other: Self) -> bool {
        (self & !other).is_empty()
    }

    pub fn iter(self) -> impl Iterator<Item = u16> {
        let word = move |index: usize| {
            let mut left = self.0[index];
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.checked_sub(1)?;
                Some((index * BITS) as u16 + bit as u16)
            })
        };
        (0..WORDS).flat_map(word)
    }

    /// All slots moved by less than a word.
    #[inline]
    fn shifted(self, by: i16) -> Self {
        let (words, bits) = (self.0, u32::from(by.unsigned_abs()));
        let rest = BITS as u32 - bits;
        Self(std::array::from_fn(|index| {
            if by > 0 {
                let carried = index.checked_sub(1).map_or(0, |below| words[below] >> rest);
                words[index] << bits | carried
            } else {
                let carried = words.get(index + 1).map_or(0, |above| above << rest);
                words[index] >> bits | carried
            }
        }))
    }
}

impl BitAnd for Mask {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Mask {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitOrAssign for Mask {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for Mask {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

/// A board on which many stones move at once. Which slots may hold a stone and which may be empty
/// are separate sets, so that a slot can be both where that isn't known.
pub(crate) struct Ground {
    /// All slots that are no walls.
    pub board: Mask,
    ways: &'static [i16],
    jumps: Jumps,
}

impl Ground {
    pub fn of(layout: &Layout) -> Self {
        let slots = (0..SLOTS as u16).filter(|slot| layout.bare[usize::from(*slot)] == EMPTY);
        Self {
            board: Mask::of(&slots.collect::<Vec<_>>()),
            ways: layout.setup.board().directions(),
            jumps: layout.rules.jumps(),
        }
    }

    /// How far stones jump.
    pub fn jumps(&self) -> Jumps {
        self.jumps
    }

    /// The slots one step from any of these; walls too.
    #[inline]
    pub fn steps(&self, from: Mask) -> Mask {
        let ways = self.ways.iter();
        ways.fold(Mask::default(), |all, &way| all | from.shifted(way))
    }

    /// The slots of `empty` one jump over a stone of `over` from any of these.
    #[inline]
    pub fn jumps_from(&self, from: Mask, over: Mask, empty: Mask) -> Mask {
        let mut landed = Mask::default();
        for &way in self.ways {
            landed |= match self.jumps {
                Jumps::Short => (from.shifted(way) & over).shifted(way) & empty,
                Jumps::Long => long_jumps(from, way, over, empty),
            };
        }
        landed
    }

    /// These slots and all that chains of jumps lead to.
    #[inline]
    pub fn chains(&self, from: Mask, over: Mask, empty: Mask) -> Mask {
        let (mut all, mut fresh) = (from, from);
        while !fresh.is_empty() {
            fresh = self.jumps_from(fresh, over, empty) & !all;
            all |= fresh;
        }
        all
    }
}

/// Jumps of all lengths in one direction: as many empty slots before the stone as behind it.
fn long_jumps(from: Mask, way: i16, over: Mask, empty: Mask) -> Mask {
    let (mut landed, mut before, mut length) = (Mask::default(), from, 1);
    while !before.is_empty() {
        let stone = before.shifted(way) & over;
        landed |= (0..length).fold(stone, |at, _| at.shifted(way) & empty);
        before = before.shifted(way) & empty;
        length += 1;
    }
    landed
}
