//! The least number of own moves in which a seat builds its goals, or leaves its homes, while
//! nobody else moves: a puzzle for one. A beam finds a way; a search that deepens proves that there
//! is no shorter one, where it can.

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasherDefault;

use crate::board::field::{AsItIs, Costs, Field, Shift};
use crate::board::layout::Layout;
use crate::board::reach::Reach;
use crate::limits::Limits;
use crate::tuning::{BEAM_OUT_OF_HOME, BEAM_TO_GOAL, MOST_MOVES, NODES_A_LOOK};

/// What a seat wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    Build,
    LeaveHome,
}

/// A way to what a seat wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub shifts: Vec<Shift>,
    /// Whether it is known that no way is shorter.
    pub is_least: bool,
}

type Spread = BuildHasherDefault<AsItIs>;

/// A seat that alone moves.
pub(crate) struct Sprinter<'a> {
    pub aim: Aim,
    pub layout: &'a Layout,
    pub costs: &'a Costs,
    pub seat: usize,
    /// How far from its goal a stone of each color may go.
    pub farthest: Vec<u8>,
    reach: Reach,
    /// The number of positions searched.
    pub nodes: u64,
    next_look: u64,
    halted: bool,
    limits: Limits<'a>,
}

/// A position of a beam, with its predecessor.
struct Stage {
    field: Field,
    before: usize,
    shift: Shift,
}

/// A position that may come into the beam.
struct Prospect {
    worth: (bool, i32, u64),
    before: usize,
    shift: Shift,
}

impl<'a> Sprinter<'a> {
    pub fn new(
        aim: Aim,
        layout: &'a Layout,
        costs: &'a Costs,
        seat: usize,
        farthest: Vec<u8>,
        limits: Limits<'a>,
    ) -> Self {
        Self {
            aim,
            layout,
            costs,
            seat,
            farthest,
            reach: Reach::new(limits.jumps),
            nodes: 0,
            next_look: NODES_A_LOOK,
            halted: false,
            limits,
        }
    }

    /// A short way from here, the least if there are nodes enough; `None` if no way was found.
    pub fn way(&mut self, field: &Field) -> Option<Way> {
        let shifts = self.beam(field)?;
        let (shifts, is_least) = self.shorten(field, shifts);
        Some(Way { shifts, is_least })
    }

    /// Searches for a shorter way than a known one. Returns the shortest found, and whether it is
    /// the minimum.
    fn shorten(&mut self, field: &Field, shifts: Vec<Shift>) -> (Vec<Shift>, bool) {
        for moves in usize::from(self.missing(field))..shifts.len() {
            let mut known = HashMap::default();
            let mut way = Vec::new();
            match self.within(&mut field.clone(), moves, &mut way, &mut known) {
                Found::Way => return (way, true),
                Found::None => {}
                Found::OutOfNodes => return (shifts, false),
            }
        }
        (shifts, true)
    }

    /// Counts positions, and checks whether to stop at `nodes`.
    fn count(&mut self, nodes: u64) {
        self.halted |= self.nodes + nodes > self.limits.nodes;
        if self.nodes >= self.next_look {
            self.next_look = self.nodes + NODES_A_LOOK;
            self.halted |= (self.limits.stop)();
        }
        if !self.halted {
            self.nodes += nodes;
        }
    }

    /// Returns the number of stones that aren't in the wanted place yet.
    fn missing(&self, field: &Field) -> u8 {
        match self.aim {
            Aim::Build => field.open(self.seat),
            Aim::LeaveHome => field.at_home[self.seat],
        }
    }

    /// Returns true if a slot is a wanted place for a color's stone.
    fn is_wanted(&self, color: usize, slot: u16) -> bool {
        let own = color as u8 + 1;
        match self.aim {
            Aim::Build => self.layout.goal_of[usize::from(slot)] == own,
            Aim::LeaveHome => self.layout.home_of[usize::from(slot)] != own,
        }
    }

    /// Calls `found` for each move that doesn't lead too far back.
    fn moves(&mut self, field: &Field, mut found: impl FnMut(usize, Shift)) {
        let (layout, farthest) = (self.layout, &self.farthest);
        self.reach.moves(field, layout, self.seat, |color, shift| {
            if layout.distance[color][usize::from(shift.to)] <= farthest[color] {
                found(color, shift);
            }
        });
    }

    /// A short way from here; `None` if none was found.
    pub fn beam(&mut self, field: &Field) -> Option<Vec<Shift>> {
        let mut stages = vec![vec![Stage {
            field: field.clone(),
            before: 0,
            shift: Shift::NONE,
        }]];
        let mut seen: HashSet<u64, Spread> = HashSet::default();
        seen.insert(field.key);
        if self.missing(field) == 0 {
            return Some(Vec::new());
        }
        while stages.len() <= MOST_MOVES && !self.halted {
            let last = &stages[stages.len() - 1];
            let mut prospects = self.prospects(last, &mut seen);
            if prospects.is_empty() {
                return None;
            }
            let width = match self.aim {
                Aim::Build => BEAM_TO_GOAL,
                Aim::LeaveHome => BEAM_OUT_OF_HOME,
            };
            let keep = width.min(prospects.len());
            prospects.select_nth_unstable_by(keep - 1, |a, b| a.worth.cmp(&b.worth));
            prospects.truncate(keep);
            let next = prospects.iter().map(|prospect| {
                let mut field = last[prospect.before].field.clone();
                field.shift(prospect.shift, self.layout, self.costs);
                Stage {
                    field,
                    before: prospect.before,
                    shift: prospect.shift,
                }
            });
            stages.push(next.collect());
            let is_there = |stage: &Stage| self.missing(&stage.field) == 0;
            if let Some(index) = stages[stages.len() - 1].iter().position(is_there) {
                return Some(trace(&stages, index));
            }
        }
        None
    }

    fn prospects(&mut self, stages: &[Stage], seen: &mut HashSet<u64, Spread>) -> Vec<Prospect> {
        let mut prospects = Vec::new();
        let (costs, seat) = (self.costs, self.seat);
        for (before, stage) in stages.iter().enumerate() {
            let field = &stage.field;
            let missing = self.missing(field);
            let mut moves = Vec::new();
            self.moves(field, |color, shift| moves.push((color, shift)));
            self.count(moves.len() as u64);
            if self.halted {
                break;
            }
            for (color, shift) in moves {
                let key = field.key_after(color, shift);
                if !seen.insert(key) {
                    continue;
                }
                let missing = missing + u8::from(self.is_wanted(color, shift.from))
                    - u8::from(self.is_wanted(color, shift.to));
                let table = &costs[color];
                let gain = table[usize::from(shift.from)] - table[usize::from(shift.to)];
                prospects.push(Prospect {
                    // The last move comes first, whatever it costs.
                    worth: (missing != 0, field.cost[seat] - gain, key),
                    before,
                    shift,
                });
            }
        }
        prospects
    }

    /// Searches for a way of at most `moves` moves; `known` holds how many moves weren't enough
    /// from which position.
    fn within(
        &mut self,
        field: &mut Field,
        moves: usize,
        way: &mut Vec<Shift>,
        known: &mut HashMap<u64, usize, Spread>,
    ) -> Found {
        let missing = usize::from(self.missing(field));
        if missing == 0 {
            return Found::Way;
        }
        // Each move brings at most one stone to a wanted place.
        if missing > moves {
            return Found::None;
        }
        if known.get(&field.key).is_some_and(|&vain| vain >= moves) {
            return Found::None;
        }
        let mut shifts = Vec::new();
        self.moves(field, |color, shift| shifts.push((color, shift)));
        self.count(shifts.len() as u64);
        if self.halted {
            return Found::OutOfNodes;
        }
        let gain = |(color, shift): &(usize, Shift)| {
            self.costs[*color][usize::from(shift.to)] - self.costs[*color][usize::from(shift.from)]
        };
        shifts.sort_by_key(gain);
        for (_, shift) in shifts {
            field.shift(shift, self.layout, self.costs);
            way.push(shift);
            let found = self.within(field, moves - 1, way, known);
            if found != Found::None {
                return found;
            }
            way.pop();
            field.shift(shift.back(), self.layout, self.costs);
        }
        known.insert(field.key, moves);
        Found::None
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Way,
    None,
    OutOfNodes,
}

/// The moves that led to a position of the last stage.
fn trace(stages: &[Vec<Stage>], index: usize) -> Vec<Shift> {
    let mut shifts = Vec::new();
    let mut index = index;
    for stage in stages[1..].iter().rev() {
        shifts.push(stage[index].shift);
        index = stage[index].before;
    }
    shifts.reverse();
    shifts
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::evaluation::term::{Knowledge, costs};
    use crate::test_games::Luck;
    use halma_rules::{Rules, Standing, Variant};

    /// All stones in the goal but a few, which stand near it.
    fn nearly_built(layout: &Layout, costs: &Costs, open: usize, luck: &mut Luck) -> Field {
        let mut field = Field::bare(layout);
        let mut goal = layout.goals[0].clone();
        for _ in 0..open {
            goal.swap_remove(luck.below(goal.len()));
        }
        for &slot in &goal {
            field.put(0, usize::from(slot), layout, costs);
        }
        let depth = layout.goals[0]
            .iter()
            .map(|&slot| layout.distance[0][usize::from(slot)]);
        let edge = depth.max().unwrap();
        let near =
            |slot: &usize| layout.goal_of[*slot] != 1 && layout.distance[0][*slot] <= edge + 3;
        let cells = layout.board().cells().iter().map(|cell| cell.slot());
        let mut around: Vec<usize> = cells.filter(near).collect();
        for _ in 0..open {
            let slot = around.swap_remove(luck.below(around.len()));
            field.put(0, slot, layout, costs);
        }
        field
    }

    /// Returns the least number of moves, found breadth first; `None` if it is too large.
    fn least(layout: &Layout, costs: &Costs, start: &Field, most: usize) -> Option<usize> {
        let mut reach = Reach::new(u32::MAX);
        let mut seen = HashSet::from([start.key]);
        let mut wave = vec![start.clone()];
        for moves in 0..=most {
            if wave.iter().any(|field| field.is_built(0)) {
                return Some(moves);
            }
            let mut next = Vec::new();
            for field in &wave {
                reach.moves(field, layout, 0, |color, shift| {
                    if seen.insert(field.key_after(color, shift)) {
                        let mut after = field.clone();
                        after.shift(shift, layout, costs);
                        next.push(after);
                    }
                });
            }
            wave = next;
        }
        None
    }

    #[test]
    fn ways_are_as_short_as_those_found_breadth_first() {
        let limits = Limits {
            nodes: 2_000_000,
            jumps: u32::MAX,
            stop: &|| false,
        };
        let mut compared = 0;
        for name in ["halma8", "star2", "corners", "mini-corners"] {
            let variant: Variant = name.parse().unwrap();
            let rules = Rules::default_for(variant);
            let layout = Layout::of(rules);
            let costs = costs(&layout, &Standing::start(rules), Knowledge::ALL);
            let luck = &mut Luck(variant as u64);
            for case in 0..16 {
                let start = nearly_built(&layout, &costs, 1 + case % 2, luck);
                let Some(least) = least(&layout, &costs, &start, 3) else {
                    continue;
                };
                let farthest = vec![u8::MAX; layout.goals.len()];
                let mut sprinter = Sprinter::new(Aim::Build, &layout, &costs, 0, farthest, limits);
                let way = sprinter.way(&start).unwrap();
                assert!(way.is_least, "{variant}: case {case}");
                assert_eq!(way.shifts.len(), least, "{variant}: case {case}");
                let mut field = start;
                for &shift in &way.shifts {
                    field.shift(shift, &layout, &costs);
                }
                assert!(field.is_built(0));
                compared += 1;
            }
        }
        assert!(compared > 20, "only {compared}");
    }
}
