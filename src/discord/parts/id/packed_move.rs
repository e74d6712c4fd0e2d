//! A move, or a stone, in an id.

use crate::discord::parts::id::{Field, Reader, Sample, Writer};

/// The maximum number of cells.
const MOST_CELLS: u32 = 3;
/// The number of bits of a letter, and of a number.
const BITS: u32 = 5;

/// A move of up to three cells, or a cell, as a number; 0 for none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PackedMove(u32);

impl PackedMove {
    /// No move.
    pub const NONE: Self = Self(0);

    /// Packs a move in strict text; `None` if the text isn't one.
    pub fn of(strict: &str) -> Self {
        let cells: Option<Vec<u32>> = strict.split('-').map(cell).collect();
        match cells {
            Some(cells) if cells.len() as u32 <= MOST_CELLS => {
                let add = |number, cell| number << (2 * BITS) | cell;
                Self(cells.into_iter().fold(0, add))
            }
            _ => Self::NONE,
        }
    }

    /// Returns the move in strict text; empty for none.
    pub fn text(self) -> String {
        let cells = (0..MOST_CELLS).rev().filter_map(|place| {
            let cell = self.0 >> (place * 2 * BITS) & ((1 << (2 * BITS)) - 1);
            let (letter, digits) = (cell >> BITS, cell & ((1 << BITS) - 1));
            let letter = char::from_u32(u32::from('a') + letter.checked_sub(1)?)?;
            Some(format!("{letter}{digits}"))
        });
        cells.collect::<Vec<_>>().join("-")
    }
}

impl Field for PackedMove {
    fn write(self, to: &mut Writer) {
        self.0.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        u32::read(from).map(Self)
    }

    fn sample(of: Sample) -> Self {
        Self(of.number as u32)
    }
}

fn cell(name: &str) -> Option<u32> {
    let letter = name.chars().next().filter(char::is_ascii_lowercase)?;
    let digits: u32 = name[1..].parse().ok()?;
    let letter = u32::from(letter) - u32::from('a') + 1;
    (digits < 1 << BITS).then_some(letter << BITS | digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_round_trip_and_everything_else_is_none() {
        for text in ["h4", "h4-h8", "a1-c3-e5", "z31-a0", "q17-e5"] {
            assert_eq!(PackedMove::of(text).text(), text);
        }
        for text in [
            "",
            "what",
            "h4-",
            "h4-h32",
            "a1-b2-c3-d4",
            "H4-h5",
            "🙂4",
            "a1-99",
        ] {
            assert_eq!(PackedMove::of(text), PackedMove::NONE, "{text}");
        }
        assert_eq!(PackedMove::NONE.text(), "");
        for number in [1, u32::MAX, 1 << 31, 31] {
            let _ = PackedMove(number).text();
        }
    }
}
