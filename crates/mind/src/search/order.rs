//! The order in which moves are searched: the best known one, those that gain most, those that have
//! been good elsewhere.

use halma_rules::SLOTS;

use super::memory::{Candidate, Memory};
use super::sides::Sides;
use crate::board::field::Shift;
use crate::board::reach::Reach;
use crate::tuning::{BEST_KNOWN, CREDIT, KILLER, MOST_PLIES};

/// Orders the moves of a search.
pub(crate) struct MoveOrder<'a> {
    pub memory: &'a mut Memory,
    pub reach: Reach,
    killers: [[Shift; 2]; MOST_PLIES + 1],
}

impl<'a> MoveOrder<'a> {
    /// Creates an empty order for a new search that sees chains of up to `jumps` jumps.
    pub fn new(memory: &'a mut Memory, jumps: u32) -> Self {
        memory.forget();
        Self {
            memory,
            reach: Reach::new(jumps),
            killers: [[Shift::NONE; 2]; MOST_PLIES + 1],
        }
    }

    /// The moves of the seat that thinks, the most promising first.
    pub fn first_moves(&mut self, sides: &Sides) -> Vec<Candidate> {
        let start = self.memory.candidates.len();
        self.gather(sides, true, Shift::NONE, 0);
        let mut moves = self.memory.candidates.split_off(start);
        moves.sort_by_key(|candidate| {
            let Shift { from, to } = candidate.shift;
            (-candidate.promise, from, to)
        });
        moves
    }

    /// Appends all moves of a side to those being searched.
    pub fn gather(&mut self, sides: &Sides, mine: bool, best_known: Shift, ply: usize) {
        let killers = self.killers[ply];
        let side = usize::from(mine);
        let Self { reach, memory, .. } = self;
        let mut candidates = std::mem::take(&mut memory.candidates);
        for &seat in sides.seats(mine) {
            reach.moves(&sides.field, sides.layout, seat, |color, shift| {
                let (from, to) = (usize::from(shift.from), usize::from(shift.to));
                let gain = sides.costs[color][from] - sides.costs[color][to];
                let number = &sides.layout.number;
                let credit = memory.credit(side, number[from], number[to]);
                let special = if shift == best_known {
                    BEST_KNOWN
                } else if killers.contains(&shift) {
                    KILLER
                } else {
                    0
                };
                candidates.push(Candidate {
                    shift,
                    seat: seat as u8,
                    gain,
                    promise: gain + special + credit / CREDIT,
                });
            });
        }
        memory.candidates = candidates;
    }

    /// Brings the most promising of the moves from an index on to that index.
    pub fn pick(&mut self, index: usize, end: usize) -> Candidate {
        let candidates = &mut self.memory.candidates[index..end];
        let mut best = 0;
        for other in 1..candidates.len() {
            if candidates[other].promise > candidates[best].promise {
                best = other;
            }
        }
        candidates.swap(0, best);
        candidates[0]
    }

    /// Remembers a move that was too good for the other side to allow.
    pub fn reward(
        &mut self,
        shift: Shift,
        number: &[u8; SLOTS],
        mine: bool,
        depth: i32,
        ply: usize,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != shift {
            *killers = [shift, killers[0]];
        }
        let (from, to) = (usize::from(shift.from), usize::from(shift.to));
        let side = usize::from(mine);
        self.memory
            .give_credit(side, number[from], number[to], depth);
    }
}
