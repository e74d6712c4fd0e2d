//! The log of a game as numbers: which stone goes to which empty cell, and after how long.

use std::collections::BTreeSet;

use halma_rules::{Board, Cell, Rules, Standing};
use halma_store::ids::Timestamp;
use halma_store::records::EventRecord;

use super::bits::{Reader, Writer, width_near};
use super::words;

/// The width of the kind of an event that isn't a move.
const KIND: u32 = 3;
const PASS: u64 = 0;
const OUT: u64 = 1;
const END: u64 = 2;
const BACK: u64 = 3;
const SPELLED: u64 = 4;
/// The width of the number of digits of a time; with all of them, a time can have 2 years.
const WIDTH_OF_DIGITS: u32 = 5;
const PASSED: &str = "--";

/// Writes a log.
pub fn write(to: &mut Writer, rules: Rules, began: Timestamp, log: &[EventRecord]) {
    let mut stones = Stones::at_start(rules);
    to.number(log.len() as u64);
    for event in log {
        write_event(to, &mut stones, event);
    }
    write_times(to, began, log);
}

/// Writes how long after the one before each event happened, as numbers near to the power of 2 with
/// which all of them take the least room.
fn write_times(to: &mut Writer, began: Timestamp, log: &[EventRecord]) {
    let moments = log.iter().map(EventRecord::at);
    let before = std::iter::once(began).chain(moments.clone());
    let times = moments.zip(before);
    let times: Vec<u64> = times
        .map(|(at, before)| at.0.wrapping_sub(before.0) as u64)
        .collect();
    let room = |digits: &u32| {
        times
            .iter()
            .map(|time| width_near(*time, *digits))
            .sum::<u32>()
    };
    let digits = (1..1 << WIDTH_OF_DIGITS).min_by_key(room).unwrap_or(1);
    to.bits(digits.into(), WIDTH_OF_DIGITS);
    for time in times {
        to.near(time, digits);
    }
}

fn write_event(to: &mut Writer, stones: &mut Stones, event: &EventRecord) {
    match event {
        EventRecord::Ply(text, _) => {
            let number = stones.number(text);
            to.below(number.map_or(0, |number| number + 1), stones.choices());
            match number {
                Some(_) => {}
                None if text == PASSED => to.bits(PASS, KIND),
                None => {
                    to.bits(SPELLED, KIND);
                    to.text(text);
                }
            }
            stones.play(number);
        }
        EventRecord::Out(seat, reason, _) => {
            to.below(0, stones.choices());
            to.bits(OUT, KIND);
            to.number((*seat).into());
            words::write(to, reason);
        }
        EventRecord::End(reason, _) => {
            to.below(0, stones.choices());
            to.bits(END, KIND);
            words::write(to, reason);
        }
        EventRecord::Back(plies, _) => {
            to.below(0, stones.choices());
            to.bits(BACK, KIND);
            to.number((*plies).into());
            stones.take_back(*plies);
        }
    }
}

/// Reads a log.
pub fn read(from: &mut Reader, rules: Rules, began: Timestamp) -> Option<Vec<EventRecord>> {
    let mut stones = Stones::at_start(rules);
    let length = from.number()?;
    let mut events = Vec::new();
    for _ in 0..length {
        events.push(read_event(from, &mut stones)?);
    }
    let digits = from.bits(WIDTH_OF_DIGITS)? as u32;
    let mut at = began;
    let timed = events.into_iter().map(|event| {
        at = Timestamp(at.0.wrapping_add(from.near(digits)? as i64));
        Some(event(at))
    });
    timed.collect()
}

type Untimed = Box<dyn FnOnce(Timestamp) -> EventRecord>;

fn read_event(from: &mut Reader, stones: &mut Stones) -> Option<Untimed> {
    if let Some(number) = from.below(stones.choices())?.checked_sub(1) {
        let text = stones.text(number)?;
        stones.play(Some(number));
        return Some(Box::new(|at| EventRecord::Ply(text, at)));
    }
    Some(match from.bits(KIND)? {
        PASS => {
            stones.play(None);
            Box::new(|at| EventRecord::Ply(PASSED.to_owned(), at))
        }
        SPELLED => {
            let text = from.text()?;
            stones.play(None);
            Box::new(|at| EventRecord::Ply(text, at))
        }
        OUT => {
            let (seat, reason) = (from.small()?, words::read(from)?);
            Box::new(move |at| EventRecord::Out(seat, reason, at))
        }
        END => {
            let reason = words::read(from)?;
            Box::new(|at| EventRecord::End(reason, at))
        }
        BACK => {
            let plies = from.small()?;
            stones.take_back(plies);
            Box::new(move |at| EventRecord::Back(plies, at))
        }
        _ => return None,
    })
}

/// Where stones are, whosever they are. Knows no rules: a move that doesn't fit is spelled out.
struct Stones {
    board: &'static Board,
    taken: BTreeSet<Cell>,
    /// The plies so far; `None` for one that moved no stone.
    plies: Vec<Option<(Cell, Cell)>>,
}

impl Stones {
    fn at_start(rules: Rules) -> Self {
        let board = rules.board();
        let start = Standing::start(rules);
        let placement = start.position().placement();
        let cells = board.cells().iter().copied();
        Self {
            board,
            taken: cells.filter(|cell| placement.at(*cell).is_some()).collect(),
            plies: Vec::new(),
        }
    }

    fn empty(&self) -> impl Iterator<Item = Cell> + '_ {
        let cells = self.board.cells().iter().copied();
        cells.filter(|cell| !self.taken.contains(cell))
    }

    fn empty_count(&self) -> u64 {
        (self.board.cells().len() - self.taken.len()) as u64
    }

    /// The number of moves to tell apart, and one more for all else.
    fn choices(&self) -> u64 {
        self.taken.len() as u64 * self.empty_count() + 1
    }

    /// Returns the number of a move, if it can have one.
    fn number(&self, text: &str) -> Option<u64> {
        let (from, to) = text.split_once('-')?;
        let (from, to) = (self.board.parse_cell(from)?, self.board.parse_cell(to)?);
        let from = self.taken.iter().position(|cell| *cell == from)? as u64;
        let to = self.empty().position(|cell| cell == to)? as u64;
        let number = from * self.empty_count() + to;
        (self.text(number)? == text).then_some(number)
    }

    fn cells(&self, number: u64) -> Option<(Cell, Cell)> {
        let count = self.empty_count().max(1);
        let from = self.taken.iter().nth((number / count) as usize)?;
        Some((*from, self.empty().nth((number % count) as usize)?))
    }

    fn text(&self, number: u64) -> Option<String> {
        let (from, to) = self.cells(number)?;
        Some(format!("{}-{}", self.board.name(from), self.board.name(to)))
    }

    fn play(&mut self, number: Option<u64>) {
        let ply = number.and_then(|number| self.cells(number));
        if let Some((from, to)) = ply {
            self.taken.remove(&from);
            self.taken.insert(to);
        }
        self.plies.push(ply);
    }

    fn take_back(&mut self, plies: u16) {
        for _ in 0..plies {
            if let Some(Some((from, to))) = self.plies.pop() {
                self.taken.remove(&to);
                self.taken.insert(from);
            }
        }
    }
}
