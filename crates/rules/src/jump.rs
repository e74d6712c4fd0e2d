//! How far a jump reaches (docs/rules.md, section 3), for every search for moves.

use super::board::Board;
use super::cell::{Cell, SLOTS};
use super::lines::{Lines, Reach};
use super::placement::{EMPTY, Placement, is_stone};
use super::seat::{Color, MOST};

/// The stones of a position while one of them jumps: the slot where its turn began counts as empty.
/// The kind of jump is a type, so that move searches are compiled once per kind.
pub trait Jumping {
    /// Starts the turn of the stone on a slot.
    fn lift(&mut self, start: u16);

    /// Ends the turn, with the stone back where it was.
    fn put_back(&mut self, start: u16);

    /// Calls `landed` for each slot that one jump from a slot leads to.
    fn each_landing(&self, at: u16, landed: impl FnMut(u16));
}

/// Short jumps: over a neighboring stone to the slot behind it.
pub struct ShortJumps<'a, W: ?Sized> {
    directions: &'a W,
    slots: [u8; SLOTS],
    lifted: u8,
}

impl<'a, W: AsRef<[i16]> + ?Sized> ShortJumps<'a, W> {
    /// The stones in `slots`, on a board with these directions.
    #[inline]
    pub fn over(directions: &'a W, slots: &[u8; SLOTS]) -> Self {
        Self {
            directions,
            slots: *slots,
            lifted: EMPTY,
        }
    }
}

impl<W: AsRef<[i16]> + ?Sized> Jumping for ShortJumps<'_, W> {
    #[inline]
    fn lift(&mut self, start: u16) {
        self.lifted = std::mem::replace(&mut self.slots[usize::from(start) & (SLOTS - 1)], EMPTY);
    }

    #[inline]
    fn put_back(&mut self, start: u16) {
        self.slots[usize::from(start) & (SLOTS - 1)] = self.lifted;
    }

    #[inline]
    fn each_landing(&self, at: u16, mut landed: impl FnMut(u16)) {
        for &direction in self.directions.as_ref() {
            let over = at.wrapping_add_signed(direction);
            if !is_stone(self.slots[usize::from(over) & (SLOTS - 1)]) {
                continue;
            }
            let to = over.wrapping_add_signed(direction);
            if self.slots[usize::from(to) & (SLOTS - 1)] == EMPTY {
                landed(to);
            }
        }
    }
}

/// Long jumps: over one stone at any distance to the slot at the same distance behind it, with
/// nothing else between. `D` is at least the board's number of directions.
pub struct LongJumps<'a, const D: usize> {
    lines: &'a Lines,
    reach: &'static Reach,
    /// For each line of the board, a bit for each stone and for everything off the board.
    filled: [u16; Lines::MOST],
}

impl<'a, const D: usize> LongJumps<'a, D> {
    /// These stones on a board.
    pub fn over(board: &'a Board, stones: impl Iterator<Item = u16>) -> Self {
        let lines = board.lines();
        let mut jumps = Self {
            lines,
            reach: lines.reach(),
            filled: *lines.walls(),
        };
        stones.for_each(|stone| jumps.put_back(stone));
        jumps
    }

    /// All stones of a board.
    pub(super) fn of(board: &'a Board, placement: &Placement) -> Self {
        let stones = (0..MOST)
            .map(Color::at)
            .flat_map(|color| placement.stones(color));
        Self::over(board, stones.map(|cell| cell.slot() as u16))
    }
}

impl<const D: usize> Jumping for LongJumps<'_, D> {
    #[inline]
    fn lift(&mut self, start: u16) {
        for spot in &self.lines.through(start)[..D / 2] {
            self.filled[spot.line()] &= !spot.bit();
        }
    }

    #[inline]
    fn put_back(&mut self, start: u16) {
        for spot in &self.lines.through(start)[..D / 2] {
            self.filled[spot.line()] |= spot.bit();
        }
    }

    #[inline]
    fn each_landing(&self, at: u16, mut landed: impl FnMut(u16)) {
        let (spots, directions) = (self.lines.through(at), self.lines.directions());
        for axis in 0..D / 2 {
            let (spot, direction) = (spots[axis], directions[axis]);
            let (ahead, behind) = self.reach.from(spot, self.filled[spot.line()]);
            if ahead > 0 {
                landed(at.wrapping_add_signed(direction * ahead));
            }
            if behind > 0 {
                landed(at.wrapping_add_signed(-direction * behind));
            }
        }
    }
}

/// Returns true if the stone on a slot has neither an empty neighbor nor a jump (docs/rules.md,
/// section 4, igroved 2). Without an empty neighbor, every jump is a short one.
#[inline]
pub fn is_locked(slots: &[u8; SLOTS], directions: &[i16], slot: u16) -> bool {
    let content = |slot: u16| slots[usize::from(slot) & (SLOTS - 1)];
    directions.iter().all(|&direction| {
        let next = slot.wrapping_add_signed(direction);
        let behind = next.wrapping_add_signed(direction);
        content(next) != EMPTY && !(is_stone(content(next)) && content(behind) == EMPTY)
    })
}

/// The cells that one jump leads to.
pub(super) fn landings(jumping: &impl Jumping, at: Cell) -> Vec<Cell> {
    let mut cells = Vec::new();
    jumping.each_landing(at.slot() as u16, |to| cells.push(Cell::at_slot(to)));
    cells
}
