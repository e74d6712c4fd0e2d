//! The march of the day: bring a few stones across alone, in as few moves as possible.

use std::sync::LazyLock;

use halma_rules::{Move, Ply, Position, Route, RuleSet, Rules, Seat, Variant};

/// The day of the first march, counted from January 1, 1970: November 30, 2026.
const FIRST_DAY: u32 = 20_787;
/// The bits of a cell in packed stones.
const BITS: u32 = 7;

static MARCHES: LazyLock<Vec<Line>> =
    LazyLock::new(|| parse(include_str!("../../assets/marches.txt")));

#[derive(Clone, Debug)]
struct Line {
    start: Position,
    way: Vec<Move>,
}

/// The march of a day, the same for everyone.
#[derive(Clone, Debug)]
pub struct March {
    /// The day, counted from January 1, 1970.
    pub day: u32,
    line: &'static Line,
}

impl March {
    /// Returns the march of a day; they repeat after the last. `None` before there were any.
    pub fn of_day(day: u32) -> Option<Self> {
        let number = day.checked_sub(FIRST_DAY)? as usize;
        let line = MARCHES.get(number.checked_rem(MARCHES.len())?)?;
        Some(Self { day, line })
    }

    /// Returns the number that people know it by, from 1.
    pub fn number(&self) -> u32 {
        self.day - FIRST_DAY + 1
    }

    /// Returns the position at the start.
    pub fn start(&self) -> &Position {
        &self.line.start
    }

    /// Returns a way that can't be shorter, which `lab marches` has proven.
    pub fn way(&self) -> &[Move] {
        &self.line.way
    }

    /// Returns the number of moves that it takes at least.
    pub fn par(&self) -> u32 {
        self.way().len() as u32
    }

    /// Returns the position after moves from the start, with the last one's route and the position before
    /// it; `None` if one of them isn't legal or comes after the end.
    pub fn after(&self, moves: &[String]) -> Option<(Position, Option<(Position, Route)>)> {
        let mut position = self.start().clone();
        let mut last = None;
        for text in moves {
            let Ok(Ply::Move(mv)) = position.parse_ply(text) else {
                return None;
            };
            let after = position
                .alone_after(mv)
                .filter(|_| !Self::is_across(&position))?;
            let before = std::mem::replace(&mut position, after);
            let route = before.route(mv);
            last = Some((before, route));
        }
        Some((position, last))
    }

    /// Returns the position with its stones on the packed cells; `None` if this march has no such one.
    pub fn at(&self, packed: u64) -> Option<Position> {
        let board = self.start().board();
        let count = self.start().stones(Seat::FIRST).count() as u32;
        let cell = |place| {
            let index = packed >> (BITS * place) & ((1 << BITS) - 1);
            board.cells().get(index as usize).copied()
        };
        let cells: Option<Vec<_>> = (0..count).map(cell).collect();
        let position = Position::alone(self.start().rules(), &cells?)?;
        (Self::packed(&position) == packed).then_some(position)
    }

    /// Returns the cells of the stones in a number.
    pub fn packed(position: &Position) -> u64 {
        let cells = position.board().cells();
        let mut stones: Vec<_> = position.stones(Seat::FIRST).collect();
        stones.sort_unstable();
        let indices = stones
            .iter()
            .rev()
            .map(|stone| cells.partition_point(|cell| cell < stone));
        indices.fold(0, |packed, index| packed << BITS | index as u64)
    }

    /// Returns true if all stones are in the goal.
    pub fn is_across(position: &Position) -> bool {
        position.stones_in_goal(Seat::FIRST) == position.stones(Seat::FIRST).count()
    }
}

/// Parses the marches, one per line: the variant, the least number of moves, the stones and such moves.
fn parse(text: &str) -> Vec<Line> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(line).collect()
}

fn line(text: &str) -> Option<Line> {
    let mut words = text.split(' ');
    let variant: Variant = words.next()?.parse().ok()?;
    let rules = Rules::new(variant, Some(RuleSet::Parlett), None).ok()?;
    let board = rules.setup().board();
    let _moves = words.next()?;
    let stones: Option<Vec<_>> = words
        .next()?
        .split(',')
        .map(|cell| board.parse_cell(cell))
        .collect();
    let start = Position::alone(rules, &stones?)?;
    let mut position = start.clone();
    let moves = words.next()?.split(',').map(|text| {
        let Ok(Ply::Move(mv)) = position.parse_ply(text) else {
            return None;
        };
        position = position.alone_after(mv)?;
        Some(mv)
    });
    let way: Option<Vec<_>> = moves.collect();
    Some(Line { start, way: way? })
}
