//! The log of a game as numbers: which stone goes to which empty cell, and after how long.

use std::collections::BTreeSet;

use super::bits::{Reader, Writer};
use crate::ids::Timestamp;
use crate::store::records::EventRecord;
use halma_rules::{Board, Cell, Rules, Standing};

/// The width of the kind of an event that isn't a move.
const KIND: u32 = 3;
const PASS: u64 = 0;
const OUT: u64 = 1;
const END: u64 = 2;
const BACK: u64 = 3;
const SPELLED: u64 = 4;
const PASSED: &str = "--";

/// Writes a log.
pub fn write(to: &mut Writer, rules: Rules, began: Timestamp, log: &[EventRecord]) {
    let mut stones = Stones::at_start(rules);
    to.number(log.len() as u64);
    let mut before = began;
    for event in log {
        write_event(to, &mut stones, event);
        let at = event.at();
        to.number(at.0.wrapping_sub(before.0) as u64);
        before = at;
    }
}

fn write_event(to: &mut Writer, stones: &mut Stones, event: &EventRecord) {
    match event {
        EventRecord::Ply(text, _) => {
            let number = stones.number(text);
            to.flag(number.is_some());
            match number {
                Some(number) => to.bits(number, stones.width()),
                None if text == PASSED => to.bits(PASS, KIND),
                None => {
                    to.bits(SPELLED, KIND);
                    to.text(text);
                }
            }
            stones.play(number);
        }
        EventRecord::Out(seat, reason, _) => {
            to.flag(false);
            to.bits(OUT, KIND);
            to.number((*seat).into());
            to.text(reason);
        }
        EventRecord::End(reason, _) => {
            to.flag(false);
            to.bits(END, KIND);
            to.text(reason);
        }
        EventRecord::Back(plies, _) => {
            to.flag(false);
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
    let (mut log, mut before) = (Vec::new(), began);
    for _ in 0..length {
        let event = read_event(from, &mut stones)?;
        let at = Timestamp(before.0.wrapping_add(from.number()? as i64));
        log.push(event(at));
        before = at;
    }
    Some(log)
}

type Untimed = Box<dyn FnOnce(Timestamp) -> EventRecord>;

fn read_event(from: &mut Reader, stones: &mut Stones) -> Option<Untimed> {
    if from.flag()? {
        let number = from.bits(stones.width())?;
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
            let (seat, reason) = (from.small()?, from.text()?);
            Box::new(move |at| EventRecord::Out(seat, reason, at))
        }
        END => {
            let reason = from.text()?;
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

    /// The width of the number of a move.
    fn width(&self) -> u32 {
        let moves = self.taken.len() as u64 * self.empty_count();
        u64::BITS - moves.saturating_sub(1).leading_zeros()
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
