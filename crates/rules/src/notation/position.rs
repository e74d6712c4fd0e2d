//! The text of a position.

use std::fmt::{self, Write as _};

use crate::board::Board;
use crate::cell::Cell;
use crate::options::Contest;
use crate::placement::Placement;
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Color, Seat};

/// The highest round that a position may have when read.
const LAST_ROUND: u32 = 1_000_000;

/// One fault in the text of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionFault {
    /// The text isn't three parts separated by single spaces.
    Parts {
        /// The number of parts.
        found: usize,
    },
    /// The number of rows differs from the board's.
    Rows {
        /// The number of rows given.
        found: usize,
        /// The number of rows of the board.
        expected: usize,
    },
    /// The number of cells in a row differs from the board's.
    RowLength {
        /// The row, counted from 1 at the top.
        row: usize,
        /// The number of cells given.
        found: usize,
        /// The number of cells on the board.
        expected: usize,
    },
    /// A row has a character that is neither a color of this variant nor a number.
    Character {
        /// The row, counted from 1 at the top.
        row: usize,
        /// The character.
        found: char,
    },
    /// A row has a number of empty cells that is 0 or has leading zeros.
    Number {
        /// The row, counted from 1 at the top.
        row: usize,
    },
    /// A color has neither all of its stones nor none.
    Stones {
        /// The letter of the color.
        color: char,
        /// The number of stones given.
        found: usize,
        /// The number of stones that the color has.
        expected: usize,
    },
    /// Some colors of a seat have stones and others have none.
    SeatIncomplete {
        /// The number of the seat.
        seat: u8,
    },
    /// A color is missing in a game of two, a game for places or a game of pairs.
    ColorMissing {
        /// The letter of the color.
        color: char,
    },
    /// A seat is already built in a game for places or a game of pairs.
    SeatIsBuilt {
        /// The number of the seat.
        seat: u8,
    },
    /// Fewer than two seats have stones.
    TooFewSeats,
    /// The variant has no such seat to move.
    SeatToMove {
        /// The text as given, cut to 20 characters.
        found: String,
        /// The number of seats.
        seats: usize,
    },
    /// The seat to move has no stones.
    SeatToMoveIsOut {
        /// The number of the seat.
        seat: u8,
    },
    /// The round isn't a number from 1 to 1,000,000.
    Round {
        /// The text as given, cut to 20 characters.
        found: String,
    },
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts { found } => write!(
                f,
                "{found} parts instead of stones, seat to move and round with one space between"
            ),
            Self::Rows { found, expected } => {
                write!(f, "{found} rows where the board has {expected}")
            }
            Self::RowLength {
                row,
                found,
                expected,
            } => {
                write!(
                    f,
                    "row {row} from the top has {found} cells where the board has {expected}"
                )
            }
            Self::Character { row, found } => write!(f, "row {row} from the top has {found:?}"),
            Self::Number { row } => {
                write!(
                    f,
                    "row {row} from the top has a number that is 0 or begins with 0"
                )
            }
            Self::Stones {
                color,
                found,
                expected,
            } => {
                write!(
                    f,
                    "color {color} has {found} stones instead of {expected} or none"
                )
            }
            Self::SeatIncomplete { seat } => {
                write!(f, "seat {seat} has stones of some of its colors only")
            }
            Self::ColorMissing { color } => {
                write!(
                    f,
                    "color {color} has no stones, which a game of two, places and pairs do not allow"
                )
            }
            Self::SeatIsBuilt { seat } => {
                write!(
                    f,
                    "seat {seat} is built already, which places and pairs do not allow"
                )
            }
            Self::TooFewSeats => f.write_str("fewer than two seats have stones"),
            Self::SeatToMove { found, seats } => {
                write!(
                    f,
                    "the seat to move is {found:?}, not a number from 1 to {seats}"
                )
            }
            Self::SeatToMoveIsOut { seat } => {
                write!(f, "seat {seat} is to move but has no stones")
            }
            Self::Round { found } => {
                write!(
                    f,
                    "the round is {found:?}, not a number from 1 to {LAST_ROUND}"
                )
            }
        }
    }
}

/// All faults in the text of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// The faults, at least one, in the order of the text.
    pub faults: Vec<PositionFault>,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bad position: ")?;
        for (index, fault) in self.faults.iter().take(10).enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PositionError {}

/// Reads the strict text of a position.
///
/// # Errors
/// Returns every fault of the text at once.
pub fn parse_position(rules: Rules, text: &str) -> Result<Position, PositionError> {
    let parts: Vec<&str> = text.split(' ').collect();
    let [stones, seat, round] = parts[..] else {
        return Err(PositionError {
            faults: vec![PositionFault::Parts { found: parts.len() }],
        });
    };
    let mut reading = Reading {
        rules,
        faults: Vec::new(),
    };
    let placement = reading.stones(stones);
    let to_move = reading.seat_to_move(seat);
    let round = reading.round(round);
    match (to_move, round) {
        (Some(to_move), Some(round)) if reading.faults.is_empty() => {
            let position = Position::from_parts(rules, placement, to_move, round);
            reading.check_seats(&position);
            if reading.faults.is_empty() {
                return Ok(position);
            }
        }
        _ => {}
    }
    Err(PositionError {
        faults: reading.faults,
    })
}

/// Reads the stones of a position, with all or none of each color: seats may be out.
pub(super) fn parse_stones(rules: Rules, text: &str) -> Option<Placement> {
    let faults = Vec::new();
    let mut reading = Reading { rules, faults };
    let placement = reading.placement(text);
    let all = rules.setup().stones_per_color();
    let is_whole = |color| [0, all].contains(&placement.stones(color).len());
    let mut colors = (0..rules.setup().color_count()).map(Color::at);
    (reading.faults.is_empty() && colors.all(is_whole)).then_some(placement)
}

/// A parse in progress, with the faults found so far.
struct Reading {
    rules: Rules,
    faults: Vec<PositionFault>,
}

impl Reading {
    fn stones(&mut self, text: &str) -> Placement {
        let placement = self.placement(text);
        // Counts mean nothing if a row couldn't be read.
        if self.faults.is_empty() {
            self.check_counts(&placement);
        }
        placement
    }

    fn placement(&mut self, text: &str) -> Placement {
        let setup = self.rules.setup();
        let mut placement = Placement::empty(setup);
        let rows: Vec<&str> = text.split('/').collect();
        let board_rows = rows_of(setup.board());
        if rows.len() != board_rows.len() {
            let (found, expected) = (rows.len(), board_rows.len());
            self.faults.push(PositionFault::Rows { found, expected });
            return placement;
        }
        for (index, (text, cells)) in rows.into_iter().zip(board_rows).enumerate() {
            for (color, cell) in self.row(index + 1, text, &cells) {
                placement.add(color, cell);
            }
        }
        placement
    }

    fn row(&mut self, row: usize, text: &str, cells: &[Cell]) -> Vec<(Color, Cell)> {
        let mut stones = Vec::new();
        let mut width = 0_usize;
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                width = width.saturating_add(self.empty_run(row, &rest[..digits]));
                rest = &rest[digits..];
                continue;
            }
            match self.color(first) {
                Some(color) => stones.extend(cells.get(width).map(|&cell| (color, cell))),
                None => self
                    .faults
                    .push(PositionFault::Character { row, found: first }),
            }
            width = width.saturating_add(1);
            rest = &rest[first.len_utf8()..];
        }
        if width != cells.len() {
            let expected = cells.len();
            self.faults.push(PositionFault::RowLength {
                row,
                found: width,
                expected,
            });
        }
        stones
    }

    fn empty_run(&mut self, row: usize, digits: &str) -> usize {
        if digits.starts_with('0') {
            self.faults.push(PositionFault::Number { row });
        }
        digits.parse().unwrap_or(usize::MAX)
    }

    fn color(&self, letter: char) -> Option<Color> {
        let colors = (0..self.rules.setup().color_count()).map(Color::at);
        colors.into_iter().find(|color| color.letter() == letter)
    }

    fn check_counts(&mut self, placement: &Placement) {
        let setup = self.rules.setup();
        let expected = setup.stones_per_color();
        for color in (0..setup.color_count()).map(Color::at) {
            let (found, color) = (placement.stones(color).len(), color.letter());
            if found == 0 && !can_lack_colors(self.rules) {
                self.faults.push(PositionFault::ColorMissing { color });
            } else if found != 0 && found != expected {
                self.faults.push(PositionFault::Stones {
                    color,
                    found,
                    expected,
                });
            }
        }
        let missing = |color: &Color| placement.stones(*color).is_empty();
        let mut seats_with_stones = 0;
        for seat in (0..setup.seats()).map(Seat::at) {
            let colors = setup.colors(seat);
            let complete = colors.iter().all(|color| !missing(color));
            seats_with_stones += usize::from(complete);
            if !complete && !colors.iter().all(missing) && can_lack_colors(self.rules) {
                self.faults.push(PositionFault::SeatIncomplete {
                    seat: seat.number(),
                });
            }
        }
        if seats_with_stones < 2 && self.faults.is_empty() {
            self.faults.push(PositionFault::TooFewSeats);
        }
    }

    /// Checks the seats of a position whose parts are each valid.
    fn check_seats(&mut self, position: &Position) {
        let to_move = position.to_move();
        if !position.has_stones(to_move) {
            let seat = to_move.number();
            self.faults.push(PositionFault::SeatToMoveIsOut { seat });
        }
        if self.rules.contest() != Contest::First {
            let seats = (0..position.setup().seats()).map(Seat::at);
            for seat in seats.filter(|&seat| position.is_built(seat)) {
                let seat = seat.number();
                self.faults.push(PositionFault::SeatIsBuilt { seat });
            }
        }
    }

    fn seat_to_move(&mut self, text: &str) -> Option<Seat> {
        let seats = self.rules.setup().seats();
        let number = strict_number(text).filter(|&number| number as usize <= seats);
        if number.is_none() {
            self.faults.push(PositionFault::SeatToMove {
                found: cut(text),
                seats,
            });
        }
        number.map(|number| Seat::at(number as usize - 1))
    }

    fn round(&mut self, text: &str) -> Option<u32> {
        let round = strict_number(text).filter(|&round| round <= LAST_ROUND);
        if round.is_none() {
            self.faults.push(PositionFault::Round { found: cut(text) });
        }
        round
    }
}

/// Returns true if seats may be out in a position that is read.
fn can_lack_colors(rules: Rules) -> bool {
    rules.variant().seats() > 2 && rules.contest() == Contest::First
}

/// Parses a positive number without sign or leading zeros.
pub(super) fn strict_number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    digits.then(|| text.parse().ok())?
}

fn cut(text: &str) -> String {
    text.chars().take(20).collect()
}

/// The rows of a board from top to bottom, each from left to right.
fn rows_of(board: &Board) -> Vec<Vec<Cell>> {
    let letters = 0..board.side();
    (0..board.side())
        .rev()
        .map(|number| {
            letters
                .clone()
                .filter_map(|letter| board.cell_at(letter, number))
                .collect()
        })
        .collect()
}

/// The strict text of a position.
pub fn position_text(position: &Position) -> String {
    let mut text = String::with_capacity(80);
    for (index, row) in rows_of(position.board()).iter().enumerate() {
        if index > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for &cell in row {
            match position.placement().at(cell) {
                None => empty += 1,
                Some(color) => {
                    push_run(&mut text, std::mem::take(&mut empty));
                    text.push(color.letter());
                }
            }
        }
        push_run(&mut text, empty);
    }
    write!(
        text,
        " {} {}",
        position.to_move().number(),
        position.round()
    )
    .expect("writing to a String cannot fail");
    text
}

fn push_run(text: &mut String, empty: usize) {
    if empty > 0 {
        write!(text, "{empty}").expect("writing to a String cannot fail");
    }
}
