//! A proof that a seat can't fill its goals within a number of moves, while the other seat plays
//! moves that are known (docs/race.md).

use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use halma_rules::Jumps;

use super::track::Track;
use crate::board::field::{AsItIs, Field, Shift};
use crate::board::layout::EMPTY;
use crate::board::mask::Mask;
use crate::board::reach::Reach;

/// The search through everything that a seat can play.
pub(crate) struct Latecomer<'a> {
    track: &'a Track<'a>,
    seat: usize,
    /// The other seat's moves.
    way: &'a [Shift],
    /// By the number of those that are played: where its stones are from then on.
    bridges: Vec<Mask>,
    goals: Mask,
    /// Positions from which the goals can't be filled in time. They tell the time, because the other
    /// seat's stones never stand twice alike.
    vain: HashSet<u64, BuildHasherDefault<AsItIs>>,
    reach: Reach,
}

impl<'a> Latecomer<'a> {
    pub fn new(track: &'a Track, seat: usize, way: &'a [Shift]) -> Self {
        Self {
            track,
            seat,
            way,
            bridges: Vec::new(),
            goals: track.goals(seat),
            vain: HashSet::default(),
            reach: Reach::new(u32::MAX),
        }
    }

    /// Returns true if it is proven that the seat can't fill its goals with this many moves, of
    /// which the first is played after `played` moves of the other's way.
    pub fn is_too_late(&mut self, field: &Field, moves: u32, played: usize) -> bool {
        let mut field = field.clone();
        self.bridges = self.bridges(&field);
        for &shift in &self.way[..played] {
            field.shift(shift, self.track.layout, self.track.costs);
        }
        !self.can_build(&mut field, moves, played) && !self.track.is_over()
    }

    /// Where the other seat's stones stand from each of its moves on.
    fn bridges(&self, field: &Field) -> Vec<Mask> {
        let mut masks = vec![self.track.stones(field, 1 - self.seat)];
        for shift in self.way {
            let last = masks[masks.len() - 1];
            masks.push(last & !Mask::of(&[shift.from]) | Mask::of(&[shift.to]));
        }
        for index in (1..masks.len()).rev() {
            masks[index - 1] = masks[index - 1] | masks[index];
        }
        masks
    }

    fn can_build(&mut self, field: &mut Field, moves: u32, played: usize) -> bool {
        if field.is_built(self.seat) {
            return true;
        }
        if self.track.is_over()
            || self.needs_more(field, moves, played)
            || self.vain.contains(&field.key)
        {
            return false;
        }
        let (layout, costs) = (self.track.layout, self.track.costs);
        let (key, reply) = (field.key, self.way.get(played).copied());
        let reply = reply.unwrap_or(Shift::NONE);
        for shift in self.moves(field) {
            field.shift(shift, layout, costs);
            if field.is_built(self.seat) {
                return true;
            }
            // A stone is in the way only if it is at home when that has lost already.
            if reply == Shift::NONE || field.slots[usize::from(reply.to)] == EMPTY {
                field.shift(reply, layout, costs);
                if self.can_build(field, moves - 1, played + 1) {
                    return true;
                }
                field.shift(reply.back(), layout, costs);
            }
            field.shift(shift.back(), layout, costs);
        }
        self.vain.insert(key);
        false
    }

    /// All moves, those that gain most first; a pass if there is none.
    fn moves(&mut self, field: &Field) -> Vec<Shift> {
        let (layout, costs) = (self.track.layout, self.track.costs);
        let mut moves = Vec::new();
        self.reach.moves(field, layout, self.seat, |color, shift| {
            let cost = |slot: u16| costs[color][usize::from(slot)];
            moves.push((cost(shift.to) - cost(shift.from), shift));
        });
        self.track.count(moves.len() as u64);
        moves.sort_by_key(|(loss, _)| *loss);
        if moves.is_empty() {
            moves.push((0, Shift::NONE));
        }
        moves.into_iter().map(|(_, shift)| shift).collect()
    }

    /// Returns true if the seat needs more than this many moves, by a bound.
    fn needs_more(&self, field: &Field, moves: u32, played: usize) -> bool {
        let open = u32::from(field.open(self.seat));
        let Some(spare) = moves.checked_sub(open) else {
            return true;
        };
        let own = self.track.stones(field, self.seat);
        let bridges = own | self.goals | self.bridges[played.min(self.bridges.len() - 1)];
        let mut colors = self.track.layout.colors(self.seat);
        colors.any(|color| {
            let goal = Mask::of(&self.track.layout.goals[color]);
            let outside = Mask::of(field.stones(color)) & !goal;
            self.is_farther(outside, goal, spare + 1, bridges)
        })
    }

    /// Returns true if one of these stones needs more than `most` moves of its own or of stones
    /// that come to help it.
    fn is_farther(&self, outside: Mask, goal: Mask, most: u32, bridges: Mask) -> bool {
        let (ground, board) = (self.track.ground, self.track.ground.board);
        // Where a stone at rest, or within a chain of jumps, needs no more than so many moves.
        let (mut at_rest, mut in_chain) = (goal, ground.chains(goal, bridges, board));
        for _ in 0..most {
            at_rest |= ground.steps(at_rest) & board | in_chain;
            if outside.is_within(at_rest) {
                return false;
            }
            in_chain = match ground.jumps() {
                Jumps::Short => {
                    let helped = ground.jumps_from(in_chain, board, board);
                    ground.chains(at_rest | helped, bridges, board)
                }
                // One helper may serve many long jumps.
                Jumps::Long => board,
            };
        }
        true
    }
}
