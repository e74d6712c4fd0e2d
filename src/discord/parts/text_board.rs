//! The board as lines of letters, for screen readers and devices that show no pictures.

use halma_rules::{Board, Cell, Color, Grid, Position};

use crate::discord::text::{Say as _, Speaker, say};
use crate::words::names::color_name;

/// The character of an empty cell.
const FREE: &str = ".";

/// Returns the board as a code block: one line per row of cells, starting with its number, from the
/// highest down; then a legend of the letters.
pub fn text_board(speaker: Speaker<'_>, position: &Position) -> String {
    let board = position.board();
    let mut lines: Vec<String> = Vec::new();
    if let Grid::Square { size } = board.grid() {
        lines.push(format!("   {}", letters(0, usize::from(size)).join(" ")));
    }
    lines.extend((0..board.side()).rev().map(|number| {
        let row: Vec<Cell> = row(board, number);
        let stones = row.iter().map(|&cell| match position.placement().at(cell) {
            Some(color) => letter(speaker, color),
            None => FREE.to_owned(),
        });
        let stones = stones.collect::<Vec<_>>().join(" ");
        let begins = begins(board, &row);
        format!("{:>2} {begins}{stones}", number + 1)
    }));
    let colors = (0..position.setup().color_count()).map(Color::at);
    let colors = colors.map(|color| {
        let (letter, name) = (letter(speaker, color), color_name(speaker, color));
        say!(speaker, "text-color", letter = letter, name = name)
    });
    let colors = speaker.list(&colors.collect::<Vec<_>>());
    let legend = say!(speaker, "text-legend", colors = colors, free = FREE);
    format!("```\n{}\n```{legend}", lines.join("\n"))
}

/// Returns the cells of a row, from the left.
fn row(board: &Board, number: usize) -> Vec<Cell> {
    let letters = 0..board.side();
    letters
        .filter_map(|letter| board.cell_at(letter, number))
        .collect()
}

/// Returns the start of a row: on the star its first and last letter and an indent, because its
/// rows start and end at different letters.
fn begins(board: &Board, row: &[Cell]) -> String {
    let ends = row.first().zip(row.last());
    let Some((&first, &last)) = ends.filter(|_| board.is_star()) else {
        return String::new();
    };
    let (from, number) = board.coordinates(first);
    let (to, _) = board.coordinates(last);
    // A row is half a cell farther left than the one above it, and a cell is two characters.
    let indent = 2 * from + number - leftmost(board);
    let names = letters(from, to + 1);
    let (from, to) = (&names[0], &names[names.len() - 1]);
    let range = if from == to {
        from.clone()
    } else {
        format!("{from}-{to}")
    };
    format!("{range:<4}{}", " ".repeat(indent))
}

/// Returns how far the star extends to the left, in half cells.
fn leftmost(board: &Board) -> usize {
    let cells = board.cells().iter().map(|&cell| board.coordinates(cell));
    let places = cells.map(|(letter, number)| 2 * letter + number);
    places.min().unwrap_or_default()
}

fn letters(from: usize, to: usize) -> Vec<String> {
    let names = (b'a'..=b'z').map(|letter| char::from(letter).to_string());
    names.skip(from).take(to - from).collect()
}

fn letter(speaker: Speaker<'_>, color: Color) -> String {
    speaker.say(&format!("text-stone-{}", color.letter()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::text::Texts;
    use halma_rules::notation::parse_position;
    use halma_rules::{Rules, Variant};

    fn shown(variant: Variant, rows: &str) -> String {
        let texts = Texts::load();
        let rules = Rules::default_for(variant);
        let position = parse_position(rules, rows).expect("a position");
        text_board(texts.speaker("en-US"), &position)
    }

    #[test]
    fn a_square_board_is_read_row_by_row() {
        let text = shown(Variant::Halma8, "8/8/8/aaaaaa2/8/bbbbbb2/2bbbb2/aaa4a 1 29");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[1], "   a b c d e f g h");
        assert_eq!(lines[2], " 8 . . . . . . . .");
        assert_eq!(lines[5], " 5 w w w w w w . .");
        assert_eq!(lines[9], " 1 w w w . . . . w");
        assert!(lines[10].contains("w White"), "{text}");
    }

    #[test]
    fn a_star_keeps_its_shape_and_says_where_its_rows_begin() {
        let texts = Texts::load();
        let start = Position::start(Rules::default_for(Variant::Star6));
        let text = text_board(texts.speaker("en-US"), &start);
        let lines: Vec<&str> = text.lines().skip(1).take(17).collect();
        let middle = |line: &str| {
            line[7..].find(|stone| stone != ' ').unwrap_or(0) * 2 + { line[7..].trim().len() }
        };
        for line in &lines {
            assert_eq!(middle(line), middle(lines[0]), "{text}");
        }
        for (line, begins) in [(0, "17 e"), (4, "13 a-m"), (8, " 9 e-m"), (16, " 1 m")] {
            assert!(lines[line].starts_with(begins), "{text}");
        }
        assert!(text.encode_utf16().count() < 1_000, "{}", text.len());
    }
}
