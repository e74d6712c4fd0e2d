//! A seat's way to its goals that the other seat can't hinder, whatever it plays (docs/race.md).

use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use super::others::Others;
use super::track::Track;
use crate::board::field::{AsItIs, Field, Shift};
use crate::board::mask::Mask;
use crate::tuning::{BEAM_UNHINDERED, MOST_MOVES};

/// A position of the beam: the seat's own stones, and what is known of the other's.
struct Stage {
    field: Field,
    /// Where the other seat's stones may be at the seat's next move.
    others: Mask,
    before: usize,
    shift: Shift,
}

/// A position that may come into the beam.
struct Prospect {
    worth: (bool, i32, u64),
    before: usize,
    shift: Shift,
}

type Seen = HashSet<u64, BuildHasherDefault<AsItIs>>;

/// The search for such a way: a beam.
pub(crate) struct Runner<'a> {
    pub track: &'a Track<'a>,
    pub seat: usize,
    pub others: Others<'a>,
    /// Whether the seat moves before the other one.
    pub moves_first: bool,
}

impl Runner<'_> {
    /// A short way to the seat's goals that the other seat can't hinder.
    pub fn way(&self, field: &Field) -> Option<Vec<Shift>> {
        let own = field.alone(self.seat, self.track.layout, self.track.costs);
        let mut seen = Seen::from_iter([own.key]);
        let mut stages = vec![vec![Stage {
            field: own,
            others: self.at_first(field),
            before: 0,
            shift: Shift::NONE,
        }]];
        while stages.len() <= MOST_MOVES && !self.track.is_over() {
            let next = self.next(&stages[stages.len() - 1], stages.len() as u32, &mut seen);
            let is_built = |stage: &Stage| stage.field.is_built(self.seat);
            let built = next.iter().position(is_built);
            let is_empty = next.is_empty();
            stages.push(next);
            if let Some(index) = built {
                return Some(trace(&stages, index));
            }
            if is_empty {
                return None;
            }
        }
        None
    }

    /// Where the other seat's stones may be at the seat's first move.
    fn at_first(&self, field: &Field) -> Mask {
        let stones = |seat| self.track.stones(field, seat);
        let others = stones(1 - self.seat);
        if self.moves_first {
            others
        } else {
            self.others.spread(others, stones(self.seat), 1)
        }
    }

    /// The other seat's moves until it has answered so many of this one's.
    fn answered(&self, moves: u32) -> u32 {
        moves + u32::from(!self.moves_first)
    }

    /// The best positions after one more move, which makes so many.
    fn next(&self, stages: &[Stage], moves: u32, seen: &mut Seen) -> Vec<Stage> {
        let (answered, goals) = (self.answered(moves), self.track.goals(self.seat));
        // A goal where the other seat may have a stone is then one for good.
        let stays = self.others.may_stay(answered);
        let mut prospects = Vec::new();
        for (before, stage) in stages.iter().enumerate() {
            self.prospects(before, stage, seen, &mut prospects);
        }
        if prospects.len() > BEAM_UNHINDERED {
            prospects.select_nth_unstable_by(BEAM_UNHINDERED, |a, b| a.worth.cmp(&b.worth));
            prospects.truncate(BEAM_UNHINDERED);
        }
        let stages = prospects.iter().filter_map(|prospect| {
            let mut field = stages[prospect.before].field.clone();
            field.shift(prospect.shift, self.track.layout, self.track.costs);
            let own = self.track.stones(&field, self.seat);
            let others = self
                .others
                .spread(stages[prospect.before].others, own, answered);
            let can_arrive = !stays || (goals & others).is_empty();
            can_arrive.then_some(Stage {
                field,
                others,
                before: prospect.before,
                shift: prospect.shift,
            })
        });
        stages.collect()
    }

    /// The moves of one position that nobody can have hindered by then.
    fn prospects(&self, before: usize, stage: &Stage, seen: &mut Seen, found: &mut Vec<Prospect>) {
        let (layout, field) = (self.track.layout, &stage.field);
        let own = self.track.stones(field, self.seat);
        let mut nodes = 0;
        for color in layout.colors(self.seat) {
            for &from in field.stones(color) {
                for to in self.targets(own, stage.others, color, from).iter() {
                    nodes += 1;
                    let shift = Shift { from, to };
                    let key = field.key_after(color, shift);
                    if seen.insert(key) {
                        let worth = self.worth(field, color, shift, key);
                        found.push(Prospect {
                            worth,
                            before,
                            shift,
                        });
                    }
                }
            }
        }
        self.track.count(nodes);
    }

    /// Where a stone can go over its own side's stones and slots that are empty for sure.
    fn targets(&self, own: Mask, others: Mask, color: usize, from: u16) -> Mask {
        let ground = self.track.ground;
        let start = Mask::of(&[from]);
        let over = own & !start;
        let empty = ground.board & !over & !others;
        let reached = ground.steps(start) & empty | ground.chains(start, over, empty);
        let reached = reached & !start;
        match self.track.layout.end_cells(color, from) {
            Some(ends) => ends.iter().fold(Mask::default(), |all, cell| {
                all | reached & Mask::of(&[cell.slot() as u16])
            }),
            None => reached,
        }
    }

    fn worth(&self, field: &Field, color: usize, shift: Shift, key: u64) -> (bool, i32, u64) {
        let own = color as u8 + 1;
        let goal_of = &self.track.layout.goal_of;
        let is_in = |slot: u16| u8::from(goal_of[usize::from(slot)] == own);
        let open = field.open(self.seat) + is_in(shift.from) - is_in(shift.to);
        let table = &self.track.costs[color];
        let gain = table[usize::from(shift.from)] - table[usize::from(shift.to)];
        // The last move comes first, whatever it costs.
        (open != 0, field.cost[self.seat] - gain, key)
    }
}

/// The moves that led to a position of the last stage.
fn trace(stages: &[Vec<Stage>], mut index: usize) -> Vec<Shift> {
    let mut shifts = Vec::new();
    for stage in stages[1..].iter().rev() {
        shifts.push(stage[index].shift);
        index = stage[index].before;
    }
    shifts.reverse();
    shifts
}
