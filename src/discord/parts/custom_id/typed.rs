//! A move as it was typed, in the id of the button that opens its form again.

/// The most cells that there is room for.
const MOST_CELLS: u32 = 3;
/// The bits of a letter, and of a number.
const BITS: u32 = 5;

/// The number that stands for a move of up to three cells in strict text; 0 where it is none.
pub fn packed(strict: &str) -> u32 {
    let cells: Option<Vec<u32>> = strict.split('-').map(cell).collect();
    match cells {
        Some(cells) if cells.len() as u32 <= MOST_CELLS => {
            let add = |number, cell| number << (2 * BITS) | cell;
            cells.into_iter().fold(0, add)
        }
        _ => 0,
    }
}

/// The move that a number stands for; empty where it is none.
pub fn unpacked(number: u32) -> String {
    let cells = (0..MOST_CELLS).rev().filter_map(|place| {
        let cell = number >> (place * 2 * BITS) & ((1 << (2 * BITS)) - 1);
        let (letter, digits) = (cell >> BITS, cell & ((1 << BITS) - 1));
        let letter = char::from_u32(u32::from('a') + letter.checked_sub(1)?)?;
        Some(format!("{letter}{digits}"))
    });
    cells.collect::<Vec<_>>().join("-")
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
            assert_eq!(unpacked(packed(text)), text);
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
            assert_eq!(packed(text), 0, "{text}");
        }
        assert_eq!(unpacked(0), "");
        for number in [1, u32::MAX, 1 << 31, 31] {
            let _ = unpacked(number);
        }
    }
}
