//! Players and colors, and tables with a value for each.

use std::ops::{Index, IndexMut};

/// A seat: a player of the game, who owns one or more colors (docs/rules.md, section 1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// Seat 1, who moves first.
    pub const FIRST: Self = Self(0);

    /// The seat with this place in turn order, counted from 0.
    pub const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// The place in turn order, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number that people and notations use, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct SeatSet(u8);

impl SeatSet {
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }

    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }
}

/// The stones of one color, which start in one home and must fill one goal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Color(u8);

impl Color {
    /// The color with this place in the order of docs/rules.md, section 7, counted from 0.
    pub const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// The place in the order of docs/rules.md, section 7, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter of the color in position texts: `a`, `b`, `c` and so on.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

/// The most seats, and the most colors, of any variant.
pub(super) const MOST: usize = 6;

/// One value for each seat of a game.
///
/// Inline rather than on the heap, because a search copies it at every ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BySeat<T>([Option<T>; MOST]);

/// One value for each color of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByColor<T>([Option<T>; MOST]);

macro_rules! indexed_by {
    ($table:ident, $key:ident) => {
        impl<T> $table<T> {
            /// Makes a table of `count` values, at most six.
            pub fn new(count: usize, mut value: impl FnMut($key) -> T) -> Self {
                Self(std::array::from_fn(|index| {
                    (index < count).then(|| value($key::at(index)))
                }))
            }

            /// The number of values.
            pub fn len(&self) -> usize {
                self.values().count()
            }

            /// Returns true if the table is empty; a game always has at least two.
            pub fn is_empty(&self) -> bool {
                self.0[0].is_none()
            }

            /// The value of a key, if the game has that key.
            pub fn get(&self, key: $key) -> Option<&T> {
                self.0.get(key.index())?.as_ref()
            }

            /// The keys in order.
            pub fn keys(&self) -> impl DoubleEndedIterator<Item = $key> + use<T> {
                (0..self.len()).map($key::at)
            }

            /// The values in the order of their keys.
            pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> {
                self.0.iter().flatten()
            }

            /// Keys and values in order.
            pub fn iter(&self) -> impl DoubleEndedIterator<Item = ($key, &T)> {
                let values = self.0.iter().enumerate();
                values.filter_map(|(index, value)| Some(($key::at(index), value.as_ref()?)))
            }
        }

        impl<T> Index<$key> for $table<T> {
            type Output = T;
            fn index(&self, key: $key) -> &T {
                self.0[key.index()]
                    .as_ref()
                    .expect("the key belongs to this game")
            }
        }

        impl<T> IndexMut<$key> for $table<T> {
            fn index_mut(&mut self, key: $key) -> &mut T {
                self.0[key.index()]
                    .as_mut()
                    .expect("the key belongs to this game")
            }
        }
    };
}

indexed_by!(BySeat, Seat);
indexed_by!(ByColor, Color);
