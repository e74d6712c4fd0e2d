//! The routes of moves (docs/rules.md, section 3).

use super::board::Board;
use super::cell::{Cell, SLOTS};
use super::jump::{Jumping as _, LongJumps, ShortJumps, landings};
use super::moves::Move;
use super::options::Jumps;
use super::placement::Placement;

/// The route of a move: its start, then each landing. A step has one landing and jumps over
/// nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    cells: Vec<Cell>,
    step: bool,
}

impl Route {
    /// The cells: the start, then each landing.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns true if this is a step to a neighbor and not a chain of jumps.
    pub fn is_step(&self) -> bool {
        self.step
    }

    /// The number of jumps; 0 for a step.
    pub fn jumps(&self) -> usize {
        if self.is_step() {
            0
        } else {
            self.cells.len() - 1
        }
    }

    /// Parses a text made by [`Route::text`] on this board, without checking that the route was
    /// possible. `None` if it is no such text.
    pub fn parse(board: &Board, text: &str) -> Option<Self> {
        let cells = text.split('-').map(|name| board.parse_cell(name));
        let cells: Vec<Cell> = cells.collect::<Option<_>>()?;
        let step = match cells[..] {
            [] | [_] => return None,
            [from, to] => board.neighbors(from).any(|cell| cell == to),
            _ => false,
        };
        Some(Self { cells, step })
    }

    /// The move that this is the route of.
    pub fn mv(&self) -> Move {
        let (first, last) = (self.cells.first(), self.cells.last());
        let (from, to) = first.zip(last).expect("a route has a start and a landing");
        Move::new(*from, *to)
    }

    /// The text of the route: cells joined by `-`.
    pub fn text(&self, board: &Board) -> String {
        self.cells
            .iter()
            .map(|&cell| board.name(cell))
            .collect::<Vec<_>>()
            .join("-")
    }

    /// The route with the fewest jumps; among equals, the first by cell order.
    pub(super) fn shortest(flight: &Flight, to: Cell) -> Self {
        let from = flight.start;
        if flight.board.neighbors(from).any(|cell| cell == to) {
            return Self {
                cells: vec![from, to],
                step: true,
            };
        }
        let jumps = flight.jumps_to(to);
        let mut cells = vec![from];
        let mut at = from;
        while at != to {
            let nearer = |cell: &Cell| jumps[cell.slot()] == jumps[at.slot()] - 1;
            let landings = flight.landings(at).into_iter();
            at = landings
                .filter(nearer)
                .min()
                .expect("a legal move is a step or a chain of jumps");
            cells.push(at);
        }
        Self { cells, step: false }
    }
}

/// A jumping stone, with the cell where its turn began.
pub(super) struct Flight {
    board: &'static Board,
    start: Cell,
    jumping: Either,
}

#[expect(
    clippy::large_enum_variant,
    reason = "only one exists at a time, and it isn't moved"
)]
enum Either {
    Short(ShortJumps<'static, [i16]>),
    Long(LongJumps<'static, 8>),
}

impl Flight {
    pub fn new(board: &'static Board, placement: &Placement, jumps: Jumps, start: Cell) -> Self {
        let jumping = match jumps {
            Jumps::Short => {
                let mut jumps = ShortJumps::over(board.directions(), placement.slots());
                jumps.lift(start.slot() as u16);
                Either::Short(jumps)
            }
            Jumps::Long => {
                let mut jumps = LongJumps::of(board, placement);
                jumps.lift(start.slot() as u16);
                Either::Long(jumps)
            }
        };
        Self {
            board,
            start,
            jumping,
        }
    }

    /// The cells that one jump leads to from a cell.
    pub fn landings(&self, at: Cell) -> Vec<Cell> {
        match &self.jumping {
            Either::Short(jumps) => landings(jumps, at),
            Either::Long(jumps) => landings(jumps, at),
        }
    }

    /// Returns true if one leg of a route is a possible jump.
    pub fn is_jump(&self, from: Cell, to: Cell) -> bool {
        self.landings(from).contains(&to)
    }

    /// For each slot, the number of jumps from there to `to`. Jumps are reversible, so the search
    /// runs from the end.
    fn jumps_to(&self, to: Cell) -> [u16; SLOTS] {
        let mut jumps = [u16::MAX; SLOTS];
        jumps[to.slot()] = 0;
        let mut ring = vec![to];
        for distance in 1.. {
            let mut next = Vec::new();
            for cell in ring.iter().flat_map(|&at| self.landings(at)) {
                if jumps[cell.slot()] == u16::MAX {
                    jumps[cell.slot()] = distance;
                    next.push(cell);
                }
            }
            if next.is_empty() || jumps[self.start.slot()] != u16::MAX {
                break;
            }
            ring = next;
        }
        jumps
    }
}
